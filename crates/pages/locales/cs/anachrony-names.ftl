# Jak se v Anachrony co jmenuje a co to dělá, česky.

ana-good-water = voda
ana-good-titanium = titan
ana-good-uranium = uran
ana-good-gold = zlato
ana-good-neutronium = neutronium
ana-good-core = článek
ana-count-water = { $n ->
    [one] { $n } vodu
    [few] { $n } vody
   *[other] { $n } vod
}
ana-count-titanium = { $n ->
    [one] { $n } titan
    [few] { $n } titany
   *[other] { $n } titanů
}
ana-count-uranium = { $n ->
    [one] { $n } uran
    [few] { $n } urany
   *[other] { $n } uranů
}
ana-count-gold = { $n ->
    [one] { $n } zlato
    [few] { $n } zlata
   *[other] { $n } zlat
}
ana-count-neutronium = { $n ->
    [one] { $n } neutronium
    [few] { $n } neutronia
   *[other] { $n } neutronií
}
ana-count-core = { $n ->
    [one] { $n } článek
    [few] { $n } články
   *[other] { $n } článků
}
ana-count-any = { $n ->
    [one] { $n } zdroj
    [few] { $n } zdroje
   *[other] { $n } zdrojů
} (titan, uran, zlato)
ana-count-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}

ana-worker-scientist = vědec
ana-worker-engineer = technik
ana-worker-administrator = správce
ana-worker-genius = génius
ana-workers-scientist = { $n ->
    [one] { $n } vědec
    [few] { $n } vědci
   *[other] { $n } vědců
}
ana-workers-engineer = { $n ->
    [one] { $n } technik
    [few] { $n } technici
   *[other] { $n } techniků
}
ana-workers-administrator = { $n ->
    [one] { $n } správce
    [few] { $n } správci
   *[other] { $n } správců
}
ana-workers-genius = { $n ->
    [one] { $n } génius
    [few] { $n } géniové
   *[other] { $n } géniů
}
# Somebody who is gained, paid or lost.
ana-a-scientist = vědce
ana-a-engineer = technika
ana-a-administrator = správce
ana-a-genius = génia
ana-active-scientist = aktivního vědce
ana-active-engineer = aktivního technika
ana-active-administrator = aktivního správce
ana-active-genius = aktivního génia
ana-tired-scientist = vyčerpaného vědce
ana-tired-engineer = vyčerpaného technika
ana-tired-administrator = vyčerpaného správce
ana-tired-genius = vyčerpaného génia
ana-a-suit = aktivovaný exoskelet
ana-a-breakthrough = průlom
ana-or = { $first } nebo { $second }
ana-and = { $first } a { $second }

ana-path-harmony = Harmonie
ana-path-dominance = Nadvláda
ana-path-progress = Pokrok
ana-path-salvation = Vykoupení

ana-leader-haulani = Patriarcha Haulani
ana-leader-haulani-text = Volná akce: umístěte dalšího pracovníka na svou desku
ana-leader-zaida = Matriarcha Zaida
ana-leader-zaida-text = Při úklidu smíte zaplatit { $water } za pracovníka, který zbyl v nabídce pracovníků: je aktivní, ale bez bonusu
ana-leader-wolfe = Kapitán Wolfe
ana-leader-wolfe-text = Ve fázi aktivací vyměňujte { $water } za { $core } nebo naopak, kolikrát chcete, ale v jedné epoše jen jedním směrem
ana-leader-samira = Lovkyně pokladů Samira
ana-leader-samira-text = Při úklidu si vezměte zdroj, který zbyl v nabídce dolu, a další za { $water }, nikdy však neutronium
ana-leader-valerian = Patron Valerian
ana-leader-valerian-text = Volná akce: vyšlete aktivovaný exoskelet bez pracovníka; jedná jako vědec
ana-leader-cornella = Knihovnice Cornella
ana-leader-caratacus = Pastýř Caratacus
ana-leader-caratacus-text = Volná akce: získejte { $water } a { $paradox }, nebo zaplaťte { $water } a { $return }
ana-leader-amena = První průzkumnice Amena
ana-leader-amena-text = Při dopadu se žádné vaše pole pro exoskelety nezavírá

ana-row-power-plant = elektrárny
ana-row-factory = továrny
ana-row-life-support = podpora života
ana-row-lab = laboratoře
ana-building-power-plant = Elektrárna { $n }
ana-building-factory = Továrna { $n }
ana-building-life-support = Podpora života { $n }
ana-building-lab = Laboratoř { $n }
ana-spot = { $row }, sektor { $n }

ana-capital-construct = Stavba
ana-capital-recruit = Nábor
ana-capital-research = Výzkum

ana-shape-circle = kruh
ana-shape-triangle = trojúhelník
ana-shape-square = čtverec
ana-symbol-time-travel = cestování časem
ana-symbol-warfare = válčení
ana-symbol-genetics = genetika
ana-symbol-technology = technologie
ana-symbol-society = společnost
ana-breakthrough = { $symbol } ({ $shape })

ana-project-welfare-society = Společnost blahobytu
ana-project-archive-of-the-eras = Archiv epoch
ana-project-continuum-stabilizer = Stabilizátor kontinua
ana-project-grand-reservoir = Obří nádrž
ana-project-anti-gravity-field = Antigravitační pole
ana-project-uranium-cores = Uranové články
ana-project-particle-collider = Urychlovač částic
ana-project-temporal-tourism = Časová turistika
ana-project-outback-conditioner = Pracovní skafandr
ana-project-synthetic-endorphins = Syntetické endorfiny
ana-project-exocrawler = Exokrauler
ana-project-dark-matter-converter = Konvertor temné hmoty
ana-project-tectonic-drill = Tektonický vrták
ana-project-rescue-pods = Záchranné moduly
ana-project-neutronium-research-center = Výzkumné středisko pro neutronium
ana-project-the-ultimate-plan = Dokonalý plán
ana-project-quantum-chameleon = Kvantový chameleon
ana-project-cloning-vat = Klonovací káď

ana-evacuation-harmony-a = Blahobyt a prosperita
ana-evacuation-harmony-b = Obrození přírody
ana-evacuation-dominance-a = Průmyslová revoluce
ana-evacuation-dominance-b = Síla jednoty
ana-evacuation-progress-a = Technologická nadřazenost
ana-evacuation-progress-b = Vrchol lidstva
ana-evacuation-salvation-a = Energie na věčné časy
ana-evacuation-salvation-b = Páni času

ana-goal-most-workers = Nejvíc pracovníků
ana-goal-most-water = Nejvíc vody
ana-goal-most-breakthroughs = Nejvíc průlomů
ana-goal-most-spots = Nejvíc obsazených sektorů
ana-goal-highest-morale = Nejvyšší morálka
ana-goal-largest-range = Největší souhrnný dosah
ana-goal-most-superprojects = Nejvíc superprojektů
ana-goal-furthest-time-travel = Nejvíc kroků cestování časem

## What buildings and superprojects do. Each line is a part of a sentence.

ana-text-worker = { $who }{ $returns ->
    [motivated] {" "}(motivovaný)
    [administrators] {" "}(správce motivovaný)
   *[other] {""}
}: { $what }{ $returns ->
    [dies] ; při úklidu pracovník umírá
   *[other] {""}
}
ana-text-anybody = Kdokoli
ana-text-free = Volná akce: { $what }
ana-text-once = Jednou, při postavení: { $what }
ana-text-cost = Cena: { $what }
ana-text-breakthroughs = { $exact ->
    [none] průlomy: { $one } + { $other }
   *[other] průlom: { $exact }, nebo { $one } + { $other }
}

ana-op-pay = zaplaťte { $what }
ana-op-gain = získejte { $what }
ana-op-focus = vydejte se do minulosti (dosah { $n })
ana-op-focus-twice = vydejte se dvakrát do minulosti (dosah { $n })
ana-op-focus-for-water = vydejte se do minulosti a za každou epochu zpět zaplaťte 1 vodu (laboratoře část ušetří, aspoň 1 se platí)
ana-op-focus-for-resources = zaplaťte 1 nebo víc zdrojů (titan, uran, zlato): tolik je dosah cesty do minulosti (laboratoře ho zvětší) i získaných bodů
ana-op-three-or-neutronium = získejte 3 zdroje (titan, uran, zlato), nebo 1 neutronium
ana-op-charge-suit = aktivujte exoskelet
ana-op-return-paradox = vraťte paradox
ana-op-paradox = vezměte si paradox
ana-op-take-back = vezměte si zpět žeton cesty časem
ana-op-wake-all = osvěžte všechny vyčerpané pracovníky
ana-op-raise-morale = zvyšte morálku o krok
ana-op-capital-action = proveďte stavbu, nábor, nebo výzkum
ana-op-clone-worker = získejte vyčerpaného pracovníka stejného typu
ana-op-copy-space = použijte kterékoli pole pro pracovníka na číkoli stavbě nebo superprojektu
ana-op-convert = vzdejte se pracovníka za aktivního génia, 1 neutronium, nebo 1 článek
ana-op-collide = vyměňte 2 zdroje (titan, uran, zlato) za 1 neutronium, nebo naopak
ana-op-place-on-main-board = umístěte dalšího pracovníka v aktivovaném exoskeletu na herní plán
ana-once-take-back = { $n ->
    [one] smíte si vzít zpět { $n } žeton cesty časem
    [few] vezměte si zpět až { $n } žetony cesty časem
   *[other] vezměte si zpět až { $n } žetonů cesty časem
}
ana-once-research = { $n ->
    [one] { $n } výzkum
    [few] až { $n } výzkumy
   *[other] až { $n } výzkumů
}

ana-always-halves-supply = Zásobování stojí polovinu vody, zaokrouhleno nahoru
ana-always-range = Vaše elektrárny mají dosah o { $n } větší
ana-always-more-paradoxes = Před anomálií smíte mít o jeden paradox víc
ana-always-anomalies-cost-less = Každá vaše anomálie stojí o 2 body méně
ana-always-sets-second-die = Při výzkumu nastavte za { $water } i druhou kostku
ana-always-steps-score = 1 bod za každý váš krok cestování časem
ana-always-projects-score = 3 body za každý váš superprojekt včetně tohoto
ana-always-saves-water = Jednou za tah platíte o 1 vodu méně (ve fázi akcí, ne nomádům)
ana-always-cheaper-construction = Stavba stojí o 1 zdroj (titan, uran, zlato) méně
ana-always-no-low-morale = Nízká morálka vás nestojí body ani pracovníky
ana-always-evacuates-anyway = Podmínka vaší evakuace se počítá jako splněná
ana-always-mines-more = Těžba přinese o 1 zdroj (titan, uran, zlato) víc

ana-tile-name = Destička Kapitolu ({ $action })
ana-tile-less = o { $what } levněji
ana-tile-building-points = stavba dá tolik bodů, kolikátý je její sektor
ana-tile-project-points = superprojekt dá navíc { $points }
ana-tile-again-construct = potom stavte ještě jednou, chcete-li
ana-tile-bonus-twice = bonus dvakrát
ana-tile-again-recruit = potom nábor ještě jednou, chcete-li
ana-tile-set-both-dice = nastavte obě kostky, chcete-li
ana-tile-then-superproject = potom postavte superprojekt, chcete-li
ana-tile-return-paradoxes = { $n ->
    [one] smíte vrátit { $n } paradox
    [few] vraťte až { $n } paradoxy
   *[other] vraťte až { $n } paradoxů
}
ana-tile-again-research = potom výzkum ještě jednou, chcete-li

ana-evacuation-text = { $condition }: { $points }; { $extra } za každou sadu: { $reward }
ana-if-three-power-plant = 3 elektrárny
ana-if-three-factory = 3 továrny
ana-if-three-life-support = 3 zařízení pro podporu života
ana-if-three-lab = 3 laboratoře
ana-if-six-spots = 6 obsazených sektorů, čímkoli
ana-if-best-morale = Nejvyšší morálka
ana-if-eight-water = 8 vod
ana-if-two-anomalies = 2 anomálie
ana-reward-scientist = vědec
ana-reward-engineer = technik
ana-reward-administrator = správce
ana-reward-genius = génius
ana-reward-building = stavba
ana-reward-worker = pracovník
ana-reward-breakthrough = průlom
ana-reward-superproject = superprojekt
ana-reward-warp-token = nevyužitý žeton cesty časem
ana-goal-text = { $goal } na konci hry: { $points }, i všem se stejným výsledkem

ana-cell-plain = nic
ana-cell-inspiring-message = morálka vzroste
ana-cell-glorious-future = 1 bod
ana-cell-stable-rift = o paradox méně
ana-cell-parallel-timeline = všechno dvakrát
ana-cell-grim-message = morálka klesne
ana-cell-unstable-rift = o paradox víc
