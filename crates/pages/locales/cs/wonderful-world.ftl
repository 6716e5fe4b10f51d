# Deska hry It's a Wonderful World, česky.

ww-about = Vybírejte karty rozvoje, stavte je z kostek, které vaše říše vyrobí, a nechte každou stavbu pohánět tu další. Čtyři kola, jeden až pět hráčů; vítězí nejbohatší budoucnost.

ww-option-players = Hráči
ww-option-players-about = Sám hráč bere karty z hromádek místo draftu.
ww-option-side = Strana karet říší
ww-option-side-about = Všichni hrají se stejnou stranou.
ww-option-side-A = Strana A
ww-option-side-A-about = Každá říše vyrábí něco jiného; hodí se pro první hru.
ww-option-side-B = Strana B
ww-option-side-B-about = Všechny říše vyrábějí totéž; na této straně se hrají scénáře.
ww-option-empires = Říše
ww-option-empires-about = Jak hráči přijdou ke svým říším.
ww-option-empires-none = Jako obvykle
ww-option-empires-none-about = Rozdají se náhodně; hrajete-li sami, vyberete si.
ww-option-empires-dealt = Rozdané
ww-option-empires-dealt-about = Každý dostane náhodnou říši.
ww-option-empires-chosen = Vybírané
ww-option-empires-chosen-about = Na začátku hry si postupně každý vybere.
ww-option-empires-aztec-empire = { ww-empire-aztec-empire }
ww-option-empires-federation-of-asia = { ww-empire-federation-of-asia }
ww-option-empires-noram-states = { ww-empire-noram-states }
ww-option-empires-panafrican-union = { ww-empire-panafrican-union }
ww-option-empires-republic-of-europe = { ww-empire-republic-of-europe }
ww-option-scenario = Scénář
ww-option-scenario-about = Úkol pro jednoho hráče: určité karty je nutné postavit a body přinesou medaili.
ww-option-scenario-none = Žádný
ww-option-scenario-none-about = Běžná hra.
ww-option-scenario-01 = 01: { ww-scenario-01 }
ww-option-scenario-01-about = Postavte: { ww-card-polar-base }, { ww-card-mega-drill }, { ww-card-super-sonar } a { ww-card-center-of-the-earth }.
ww-option-scenario-02 = 02: { ww-scenario-02 }
ww-option-scenario-02-about = Postavte: { ww-card-recycling-plant }, { ww-card-wind-turbines }, { ww-card-universal-vaccine } a { ww-card-aquaculture }.
ww-option-scenario-03 = 03: { ww-scenario-03 }
ww-option-scenario-03-about = Postavte: { ww-card-unknown-technology }, { ww-card-saucer-squadron }, { ww-card-lunar-base } a { ww-card-secret-laboratory }.
ww-option-scenario-04 = 04: { ww-scenario-04 }
ww-option-scenario-04-about = Postavte: { ww-card-research-center }, { ww-card-neuroscience } a { ww-card-time-travel }.
ww-option-scenario-05 = 05: { ww-scenario-05 }
ww-option-scenario-05-about = Postavte: { ww-card-industrial-complex }, { ww-card-underground-city }, { ww-card-underwater-city } a { ww-card-secret-society }.
ww-option-scenario-06 = 06: { ww-scenario-06 }
ww-option-scenario-06-about = Postavte: { ww-card-financial-center }, { ww-card-propaganda-center } a { ww-card-national-monument }.
ww-reason-scenario-alone = Scénář je pro jednoho hráče.
ww-reason-scenario-side = Scénář se hraje na straně B.
ww-preset-first-game-about = Různé říše, náhodně rozdané: můžete hned začít.
ww-preset-full-game-about = Různé říše a každý si vybere svou.
ww-preset-everything-about = Pět hráčů, stejně silné říše podle výběru: rozhoduje jen draft.

ww-zone-status = Kolo a fáze
ww-zone-players = Hráči
ww-zone-sites = Rozestavěno
ww-zone-hand = Karty v ruce
ww-rules = Pravidla

ww-round = Kolo { $n } ze { $of }
ww-track = Fáze kola
ww-pick = { $n }/{ $of }
ww-deck = Balíček { $n }
ww-discard = Odhoz { $n }
ww-discard-title = Odhazovací balíček
ww-discard-empty = Zatím nebyla odhozena žádná karta.
ww-known-in-deck = Určitě v balíčku

ww-text-cost = Cena: { $what }
ww-text-makes = Produkce: { $what }
ww-text-bonus = Po dostavění: +{ $what }
ww-text-points = Body: { $what }
ww-text-recycles = Recyklace: { $what }
ww-text-progress = Zaplněno { $filled } z { $cost }, chybí: { $missing }.

ww-choosing = vybírá
ww-ready = hotovo
ww-built = Postaveno
ww-picks = Vybrané karty
ww-known-hand = Tyto karty jste poslali dál
ww-hand-size = { $n ->
    [one] { $n } karta v ruce
    [few] { $n } karty v ruce
   *[other] { $n } karet v ruce
}
ww-own-things = Vaše věci leží na stole.
ww-cubes-on-empire = kostky: { $n } z { $of }
ww-player-in-words = { $name }, { $empire }: produkce { $production }; postavené karty: { $built }; { $tokens }; body: { $points }; { $state }

ww-race = Převaha
ww-race-rule = Pravidlo: kdo získá osobnost kroku
ww-race-nobody = nikdo nevyrábí
ww-race-tie = shoda na { $n }: { $names }
ww-race-leads = vede { $names }: { $n }, o { $by } víc než další
ww-race-behind = ; zaostáváte o { $behind }
ww-race-alone = { $n }/{ $of }

ww-goal-rating = Hodnocení
ww-goal-handicap = Strana A: o { $n } bodů víc než na straně B.
ww-goal-build = Postavte všechny tyto karty:
ww-goal-missing = (chybí { $n })

ww-tray = K umístění: { $what }
ww-filter = Ukázat jen karty, kterým ještě chybí
ww-filter-short = Chybí
ww-filter-missing = Jen karty, kterým chybí { $what }; celkem chybí { $n }
ww-no-sites = Žádná karta není rozestavěná.
ww-nothing-built = Zatím nic nestojí. Dokončené karty tu budou vyrábět.
ww-side = strana { $side }
ww-points = { $n ->
    [one] bod
    [few] body
   *[other] bodů
}

ww-choose-empire = Vyberte si říši
ww-others-choose-empire = Říši vybírá jiný hráč
ww-hand-pick = Vyberte kartu
ww-hand-picked = Vybráno, čeká se na ostatní
ww-pick-label = Vzít: { $card }
ww-picks-count = Vybráno { $n }/{ $of }
ww-plan = Každou kartu stavte, nebo recyklujte
ww-plan-alone = Stavte, recyklujte, nebo odhoďte
ww-build = Stavět
ww-build-label = Stavět: { $card }
ww-build-title = Začít stavět
ww-recycle-label = Recyklovat: { $card }
ww-recycle-title = Recyklovat
ww-for-cube = { $card }: { $cube }
ww-dig-label = Odhodit: { $card }
ww-throw-first = Odhodit dvě karty, vzít si pět a jednu ponechat
ww-throw-second = Odhoďte druhou kartu
ww-keep = Ponechte si jednu z těchto karet
ww-keep-label = Ponechat: { $card }
ww-take-pile = Vezměte si hromádku
ww-piles = Zbývající hromádky
ww-pile = Hromádka { $n }
ww-take-leader = Převaha ve vědě: vezměte si osobnost
ww-use-pieces = Použít krystalium a osobnosti
ww-drop-title = Vzdát se karty za kostku na říši
ww-drop-label = Vzdát se: { $card }
ww-place = { $piece } → { $card }
ww-place-as = { $piece } ({ $slot }) → { $card }
ww-onto-card = na kartu { $card }
ww-onto-empire = na říši
ww-onto-empire-filled = na říši ({ $n }/{ $of })
ww-all-onto = { $what } { $onto }
ww-finish-step = Ukončit: { $what }
ww-finish-planning = Ukončit plánování

ww-log-beginning = Začátek
ww-log-round = Kolo { $n }
ww-log-draft = Kolo { $n }: draft
ww-log-step = Produkce: { $what }
ww-log-dealt = { $n ->
    [one] rozdána { $n } karta
    [few] rozdány { $n } karty
   *[other] rozdáno { $n } karet
}
ww-log-shown = Odkryto
ww-log-produced = Vyrobeno
ww-log-left-over = odhozen zbytek: { $cards }
ww-log-recycled = recyklace: { $card }
ww-log-krystallium = z pěti kostek je krystalium
ww-log-dropped = vzdání se karty: { $cards }
ww-log-supremacy = převaha, { $gains }
ww-log-leader = osobnost podle volby
ww-log-pile = vzata hromádka { $n }
ww-log-threw = odhozeno: { $cards }
ww-log-drew = z balíčku: { $cards }
ww-log-drew-some = { $n ->
    [one] { $n } karta z balíčku
    [few] { $n } karty z balíčku
   *[other] { $n } karet z balíčku
}
ww-log-kept = ponecháno: { $cards }
ww-log-kept-one = ponechána jedna karta
ww-log-rejected = odhozeno: { $cards }
ww-log-reshuffled = Odhoz byl zamíchán do balíčku.
ww-log-on-empire = { $what } na říši
ww-log-began = rozestavěno: { $cards }
ww-log-placed = { $what } na kartu { $card }
ww-log-built = postaveno: { $card }
ww-log-built-with = postaveno: { $card } ({ $what })

ww-scores = Konečné body
ww-chart = Konečné body jako pruhy po částech; tabulka níže má stejná čísla.
ww-winner = Vítěz:
ww-part-flat = Body na kartách
ww-total = Celkem
ww-tie-built = Postavené karty (1. rozhodnutí shody)
ww-tie-leaders = Osobnosti (2. rozhodnutí shody)
ww-rank = Pořadí
ww-place-of = Vaše pořadí: { $n }. z { $of }
ww-won = Vítězství, bodů: { $n } – { $names }
ww-won-shared = Společné vítězství při úplné shodě, bodů: { $n } – { $names }
ww-won-by-built = Vítězství při shodě bodů ({ $n }) díky více postaveným kartám: { $names }
ww-won-by-leaders = Vítězství při shodě bodů ({ $n }) i karet díky více osobnostem: { $names }
ww-rated = Bodů: { $n }. Hodnocení: { $rating }
ww-rated-less = Bodů: { $n }, minus { $less } za stranu A: { $score }. Hodnocení: { $rating }
ww-scenario-lost = Scénář „{ $scenario }“: prohra
ww-scenario-won = Scénář „{ $scenario }“: výhra, bodů: { $n }. Medaile: { $medal }
ww-no-medal = žádná
ww-unbuilt = Nepostaveno: { $cards }
ww-next-medal = { $medal }: od { $n } bodů

## Co mluví pro volbu nebo proti ní a části hry v rozboru

ww-review-round = Kolo { $n }
ww-term-points = { $how ->
    [better] více jistých bodů
   *[worse] méně jistých bodů
}
ww-term-sets = { $how ->
    [better] více bodů za karty, které se počítají navzájem
   *[worse] méně bodů za karty, které se počítají navzájem
}
ww-term-leaders = { $how ->
    [better] více z generálů a finančníků
   *[worse] méně z generálů a finančníků
}
ww-term-supremacy = { $how ->
    [better] lepší naděje na převahu
   *[worse] horší naděje na převahu
}
ww-term-production = { $how ->
    [better] více budoucí výroby
   *[worse] méně budoucí výroby
}
ww-term-krystallium = { $how ->
    [better] více krystalia
   *[worse] méně krystalia
}
ww-term-required = { $how ->
    [better] blíž k povinným kartám
   *[worse] dál od povinných karet
}
ww-term-experience = { $how ->
    [better] karty, které dokážou víc, než se zdá
   *[worse] karty, které dokážou méně, než se zdá
}

# What is asked, and the figures that choices change
ww-question-empire = Které impérium?
ww-question-keep = Kterou kartu si necháte?
ww-question-leader = Který vůdce?
ww-question-pick = Kterou kartu si vezmete?
ww-question-plan = Stavět, nebo recyklovat?
ww-question-dig = Kterou kartu odhodíte?
ww-question-pile = Který balíček?
ww-question-cube = Kam přijde: { $what }?
ww-question-finish = Ještě něco, než skončíte?
ww-figure-points = body
ww-figure-cubes = kostky na kartě impéria
ww-figure-production = výroba: { $what }
ww-figure-missing = { $card }, chybí
