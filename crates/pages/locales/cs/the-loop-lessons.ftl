# The lessons of The LOOP, in Czech.
