# Anachrony česky: krátká slova, ukazatele, příprava před deskou a konec hry.

ana-short-council = Rada
ana-short-mine = Těžba
ana-short-purify = Voda
ana-short-nomads = Obchod
ana-short-leader = Vůdce
ana-short-anomaly = odstranit anomálii
ana-recent-impact = Dopad!

ana-question-turn = Kdo kam? Exoskeletů: { $suits }, aktivních pracovníků: { $workers }
ana-question-charge = Která pole? Aktivováno: { $charged }, v zásobě: { $rest }
ana-question-warp = Co z budoucnosti? Vzato { $n } z { $of }
ana-question-discount = { $n ->
    [one] O jeden méně: čeho?
   *[other] O { $n } méně: čeho?
}
ana-question-focus = Do které epochy? Nejvýš { $n } zpět
ana-question-research = Kterou kostku nastavíte? Počet opakování: { $n }
ana-question-superproject = Kam přijde superprojekt?
ana-question-return-paradoxes = Vrátit paradox? Nejvýš { $n }
ana-question-take-back = { $n ->
    [one] Který žeton cesty časem se vrátí?
   *[other] Které žetony cesty časem se vrátí? Nejvýš { $n }
}

ana-figure-evacuation = Body za evakuaci teď
ana-figure-travel = Cestování časem
ana-figure-suits = Aktivované exoskelety
ana-figure-tired = { $worker }, vyčerpaný
ana-figure-warp = Dluhy v epoše { $n }
ana-figure-mine = Nabídka dolu: { $what }
ana-figure-recruit = Nabídka pracovníků: { $worker }
ana-figure-breakthroughs = Průlomy ({ $shape })

## Before the first era

ana-setup-waiting = { $phase }. Vybírají: { $names }
ana-setup-path = Cesta určuje, s čím začínáte, vaše dva vůdce a to, jak se vaši lidé evakuují.
ana-setup-board = Po dopadu asteroidu mohou vaši lidé opustit Kapitol. Splňte podmínku a vyšlete tam pracovníka: přinese to body a další za každou sadu.
ana-setup-leader = Schopnost vůdce vám zůstává po celou hru.
ana-setup-asset = Nechte si kartu a ostatní předejte doprava, dokud nemáte { $n }. Co je na kartách, dostanete navíc k základu: { $kit }. Kdo má nejnižší součet čísel, začíná.
ana-setup-goal = Ponechané karty budou ve hře. Na konci karta přinese { $points } tomu, kdo je v ní nejlepší; při rovnosti všem rovným.
ana-setup-begin = Začínáte s
ana-setup-side = Deska Cesty, strana { $side }
ana-setup-leaders = Vůdci
ana-setup-tired = vyčerpaný
ana-setup-kept = Zatím ponecháno
ana-setup-passed = Co jste předali dál

## The end

ana-part-evacuation = Evakuace
ana-part-modules = Moduly
ana-chart = Body každého hráče po částech
ana-place-of = Vaše pořadí: { $n }. z { $of }
ana-story = Příběh hry
ana-story-impact = Asteroid dopadl na konci epochy { $era }; na konci epochy { $last } bylo v Kapitolu zhroucených polí: { $gone } z { $of }.
ana-story-evacuated = { $name }: evakuace, místo { $n }, { $title }, { $points }
ana-story-nobody-evacuated = Nikdo nebyl evakuován.
ana-story-stayed = { $name }: bez evakuace, podmínka splněna na { $have } z { $need }
ana-story-superprojects = { $name }: postaveno – { $what }
ana-story-anomalies = { $name }: anomálií na desce: { $what }
ana-story-debts = { $name }: nikdy nesplaceno – { $what }
