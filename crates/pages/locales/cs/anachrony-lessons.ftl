# Lekce Anachrony, česky.
