### How It's a Wonderful World presents itself, and what can be agreed before it is played, in Czech.

ww-about = Vybírejte karty, stavte je, nebo je rozeberte na suroviny: za čtyři kola vybudujte říši vzducholodí, divů a tajné vědy.

ww-option-players = Hráči
ww-option-players-about = Jeden hráč hraje sólovou hru.
ww-option-side = Strana říší
ww-option-side-A = A: každá jiná
ww-option-side-B = B: všechny stejné
ww-option-side-about = Pro první hru se hodí strana A. Scénáře se hrají vždy na straně B.
ww-option-empires = Říše
ww-option-empires-default = Jako obvykle
ww-option-empires-dealt = Rozdat náhodně
ww-option-empires-chosen = Vybírat postupně
ww-option-empires-about = Obvykle se říše rozdají náhodně; kdo hraje sám, ten si vybírá.
ww-option-scenario = Scénář
ww-option-scenario-default = Žádný
ww-option-scenario-01 = 01 · { ww-scenario-01 }
ww-option-scenario-02 = 02 · { ww-scenario-02 }
ww-option-scenario-03 = 03 · { ww-scenario-03 }
ww-option-scenario-04 = 04 · { ww-scenario-04 }
ww-option-scenario-05 = 05 · { ww-scenario-05 }
ww-option-scenario-06 = 06 · { ww-scenario-06 }
ww-option-scenario-about = Úkol pro jednoho hráče, o medaile.
