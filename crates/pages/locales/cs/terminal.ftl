# Co říká jen terminál, česky.

terminal-player = Hráč { $n }
terminal-not-over = Hra ještě neskončila.
terminal-not-kept = Hra tu končí a neuloží se: uložilo by ji --record SOUBOR.
terminal-nothing-yet = Zatím se nic nestalo.
ana-terminal-welcome = Hráčů: { $players }, strana { $side }, epoch: { $eras }; vyhrává, kdo má nejvíc bodů.
# Nine short words: active and tired workers, exosuits, path markers, morale, time travel, paradoxes, points gained, points as of now.
ana-terminal-columns = Akt Vyč Exo Žt Mor Čas Par Bd Celk
ana-terminal-legend = Akt a Vyč: aktivní a vyčerpaní pracovníci. Exo: exoskelety aktivované a v zásobě. Žt žetony Cesty, Mor morálka, Čas kroky cestování časem, Par paradoxy, Bd získané body, Celk body k tomuto okamžiku.
ana-terminal-look-by-name = Stavbu určete číslem, superprojekt nebo vůdce jménem: i 305, i exokrauler.
# Seven short words: card, type, cost, production, bonus, points, recycling.
ww-terminal-columns = Karta Typ Cena Tvoří Bonus Bod Rec
