# The lessons of The LOOP, in English.
