# The lessons of Anachrony, in Czech.
