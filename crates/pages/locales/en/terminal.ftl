# What only the terminal says, in English.

terminal-player = Player { $n }
terminal-not-over = The game is not over.
terminal-not-kept = The game ends here and is not kept: --record FILE would have kept it.
terminal-nothing-yet = Nothing has happened yet.
ana-terminal-welcome = { $players } players, side { $side }, { $eras } eras; the most points win.
# Nine short words: active and tired workers, exosuits, path markers, morale, time travel, paradoxes, points gained, points as of now.
ana-terminal-columns = Act Trd Suit Mk Mor Trv Par VP Sum
ana-terminal-legend = Act and Trd: active and tired workers. Suit: exosuits charged and in the supply. Mk path markers, Mor morale, Trv steps of time travel, Par paradoxes, VP points gained, Sum points as of now.
ana-terminal-look-by-name = Name a building by its number, or a superproject or a leader by its name: i 305, i exocrawler.
# Seven short words: card, type, cost, production, bonus, points, recycling.
ww-terminal-columns = Card Type Cost Makes Bonus Pts Rec
