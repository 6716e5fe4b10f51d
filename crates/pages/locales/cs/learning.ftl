# Learning a game, in Czech.

learn = Učit se hrou
learn-about = Skutečná partie proti dvěma snadným soupeřům s vysvětlením za pochodu.
lessons = Lekce
lessons-of = { $game }: lekce
lessons-about = Vše, co první partie vysvětluje u stolu, na jednom místě.
lessons-all = Všechny lekce
lesson-read = Rozumím
lesson-show = Ukaž mi
lesson-off = Už nevysvětlovat
lesson-switch = Vysvětlovat, co je pro mě nové
lesson-again = Začít lekce znovu
lesson-rule = Přečíst pravidlo
