# The lessons of Anachrony, in Russian.
