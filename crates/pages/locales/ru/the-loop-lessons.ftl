# The lessons of The LOOP, in Russian.
