# The lessons of Anachrony, in English.
