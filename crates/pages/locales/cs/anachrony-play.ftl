# Na co se Anachrony ptá, co se volí, co se vypráví a ukazuje, česky.

ana-phase-paths = Příprava: Cesty
ana-phase-boards = Příprava: desky Cest
ana-phase-assets = Příprava: výchozí prostředky
ana-phase-leaders = Příprava: vůdci
ana-phase-goals = Příprava: závěrečné bonusy
ana-phase-paradox = Paradoxy
ana-phase-power-up = Aktivace
ana-phase-warp = Cestování časem
ana-phase-actions = Akce
ana-phase-clean-up = Úklid
ana-phase-over = Hra skončila

ana-space-capital = { $action }, pole { $n }
ana-space-capital-tile = { $action }, pole { $n } ({ $tile })
ana-space-council-left = Světová rada, levé pole
ana-space-council-right = Světová rada, pravé pole
ana-space-mine = Těžba, pole { $n }
ana-space-purify = Vyčištění vody
ana-space-nomads = Obchod s nomády
ana-space-evacuate = Evakuace
ana-space-supply = Zásobování
ana-space-anomaly = odstranit anomálii: { $spot }
ana-slot-1 = horní levé pole
ana-slot-2 = horní prostřední pole
ana-slot-3 = horní pravé pole
ana-slot-4 = dolní levé pole
ana-slot-5 = dolní prostřední pole
ana-slot-6 = dolní pravé pole

## What is asked

ana-ask-path = Zvolte si Cestu
ana-ask-board = Kterou stranou nahoru položíte desku Cesty?
ana-ask-leader = Zvolte si vůdce
ana-ask-asset = Nechte si kartu výchozích prostředků (výběr { $n } z { $of })
ana-ask-goal = Nechte si kartu závěrečného bonusu
ana-ask-charge = Aktivujte exoskelety
ana-ask-exchange = Vyměňte vodu a články
ana-ask-warp = Vezměte si něco z budoucnosti
ana-ask-main-board = Umístěte pracovníka na herní plán
ana-ask-own-board = Umístěte pracovníka na svou desku
ana-ask-free = Volné akce
ana-ask-construct = Co postavíte?
ana-ask-discount = Sleva: čeho zaplatíte méně?
ana-ask-pay-worker = Kterým pracovníkem zaplatíte?
ana-ask-pay-breakthrough = Kterým průlomem zaplatíte?
ana-ask-recruit = Koho získáte?
ana-ask-bonus = Který bonus za génia?
ana-ask-research = Nastavte jednu kostku výzkumu
ana-ask-second-die = Nastavte druhou kostku, nebo jí hoďte
ana-ask-question-mark = Otazník: který obrázek?
ana-ask-reroll = Takový průlom už nezbývá: kterou kostkou hodíte znovu?
ana-ask-perform = Kterou akci?
ana-ask-copy = Které pole použijete?
ana-ask-mine = Co si vezmete z nabídky dolu?
ana-ask-gain = { $n ->
    [one] Který zdroj získáte?
   *[other] Které zdroje získáte? Zbývá zvolit: { $n }
}
ana-ask-pay = { $n ->
    [one] Kterým zdrojem zaplatíte?
   *[other] Kterými zdroji zaplatíte? Zbývá zvolit: { $n }
}
ana-ask-three-or-neutronium = Neutronium, nebo tři jiné zdroje?
ana-ask-new-worker = Kterého pracovníka získáte?
ana-ask-lose = O kterého pracovníka přijdete?
ana-ask-converted = Co za pracovníka získáte?
ana-ask-trade = Co vyměníte?
ana-ask-spend = Kolik utratíte za cestu do minulosti?
ana-ask-focus = Do které epochy se vydáte?
ana-ask-repay = Splatit žeton cesty časem z této epochy?
ana-ask-take-back = Který žeton cesty časem si vezmete zpět?
ana-ask-anomaly-price = Čím zaplatíte odstranění anomálie?
ana-ask-anomaly = Kam přijde anomálie?
ana-ask-return-paradoxes = Vrátit paradox?
ana-ask-bargain = Caratacus: co z toho?
ana-ask-zaida = Zaida: zaplatit { $water } za pracovníka?
ana-ask-samira = Samira: co si vezmete z nabídky dolu?
ana-ask-samira-pays = Samira: další zdroj za { $water }?

## What can be chosen

ana-choose-board = Strana { $side }, { $name }. { $text }
ana-choose-with-text = { $name }: { $text }
ana-choose-asset = Karta { $n }: { $what }
ana-choose-charge = { $slot }, zdarma
ana-choose-charge-for = { $slot }, za { $what }
ana-choose-exchange = { $give } za { $gain }
ana-choose-warp-worker = { $worker }, za 1 vodu
ana-choose-place = { $worker } → { $space }
ana-choose-empty-suit = Prázdný exoskelet
ana-choose-force = Nucené směny: osvěžte všechny vyčerpané, snižte morálku o krok
ana-choose-supply = Zásobování: osvěžte všechny vyčerpané, zvyšte morálku o krok
ana-choose-pass = Vzdát se tahu
ana-choose-build = { $name } ({ $points }) za { $cost }. { $text }
ana-choose-superproject = { $name } ({ $points }), { $spot }. { $text }
ana-choose-discount = o { $what } méně
ana-choose-roll = Hodit druhou kostkou
ana-choose-reroll-shape = Hodit znovu kostkou tvarů
ana-choose-reroll-symbol = Hodit znovu kostkou obrázků
ana-choose-reroll-both = Hodit znovu oběma kostkami
ana-choose-copy = { $name } ({ $player }): { $text }
ana-choose-era = Epocha { $n }
ana-choose-give-up = Vzdát se místo toho: { $name }
ana-choose-return-paradox = Vrátit paradox
ana-choose-bargain-gain = Získat { $water } a vzít si paradox
ana-choose-bargain-return = Zaplatit { $water } a vrátit paradox
ana-choose-skip = Ne
ana-choose-done = Hotovo
ana-choose-done-charging = Ukončit aktivace
ana-choose-done-warping = Nic dalšího nebrat

## What happened

ana-log-setup = Příprava hry
ana-log-era = Epocha { $n }
ana-log-line = { $name }: { $acts }
ana-log-goals = Závěrečné bonusy: { $goals }
ana-log-first-player = Začínající hráč: { $name }
ana-log-superproject = Superprojekt nad epochou { $n }: { $name }
ana-log-stocked = Na sekundárním sloupci: { $name }
ana-log-recruit-pool = Nabídka pracovníků: { $workers }
ana-log-mine-pool = Nabídka dolu: { $goods }
ana-log-home = Pracovníci a exoskelety se vracejí domů
ana-log-collapsed = { $space }: odteď zavřeno
ana-log-impact = Asteroid dopadá: evakuace je otevřená, Kapitol se začíná hroutit
ana-log-laid = { $space }: { $tile }
ana-log-path = Cesta: { $path }
ana-log-board = deska Cesty: strana { $side }
ana-log-leader = vůdce: { $leader }
ana-log-picked = karta vybrána
ana-log-picked-card = vybrána karta { $n }
ana-log-assets = karty { $numbers }
ana-log-kept = ponecháno: { $goal }
ana-log-rolled = { $n ->
    [one] { $n } paradox za epochu { $era }
    [few] { $n } paradoxy za epochu { $era }
   *[other] { $n } paradoxů za epochu { $era }
}
ana-log-paradoxes = paradoxů teď: { $n }
ana-log-anomaly = anomálie: { $spot }
ana-log-gave-up = místo anomálie obětováno: { $name }
ana-log-took-back = žeton cesty časem zpět ({ $what })
ana-log-charged = aktivován exoskelet ({ $slot })
ana-log-lost-worker = ztráta: { $worker }
ana-log-new-worker = zisk: { $worker }
ana-log-ready = zvoleno
ana-log-warping = zvolen žeton cesty časem ({ $what })
ana-log-warped = žeton cesty časem: { $what }
ana-log-placed = { $worker } → { $space }
ana-log-empty-suit = prázdný exoskelet
ana-log-force = nucené směny
ana-log-supply = zásobování
ana-log-used-leader = volná akce vůdce
ana-log-used = volná akce: { $name }
ana-log-passed = vzdání se tahu
ana-log-performs = akce: { $action }
ana-log-copies = zkopírováno: { $name } ({ $player })
ana-log-built = postaveno: { $name } ({ $spot })
ana-log-set = nastaveno: { $what }
ana-log-rolled-die = padlo: { $what }
ana-log-breakthrough = průlom: { $what }
ana-log-paid-breakthrough = zaplacen průlom: { $what }
ana-log-focus = zaměření na epochu { $n }
ana-log-repaid = splaceno: { $what }
ana-log-time-travel = kroků cestování časem: { $n }
ana-log-morale = morálka: krok { $n } z { $of }
ana-log-woke = všichni vyčerpaní osvěženi
ana-log-removed = anomálie odstraněna: { $spot }
ana-log-banner = prapor u Světové rady
ana-log-evacuated = evakuace, místo { $n }: { $points }

## How it stands, and how it ended

ana-part-buildings = Stavby
ana-part-superprojects = Superprojekty
ana-part-anomalies = Anomálie
ana-part-time-travel = Cestování časem
ana-part-morale = Morálka
ana-part-tokens = Získané body
ana-part-goals = Závěrečné bonusy
ana-part-warp-tokens = Žetony cesty časem
ana-part-breakthroughs = Průlomy
ana-total = Celkem
ana-tie-water = Voda (při rovnosti)
ana-tie-resources = Zdroje (při další rovnosti)
ana-rank = Pořadí
ana-scores = Body
ana-over-last-era = Poslední epocha skončila.
ana-over-collapse = Kapitol se zhroutil.
ana-won = Vítězství, bodů: { $n } – { $names }
ana-won-by-water = Vítězství při shodě bodů ({ $n }) díky vodě: { $names }
ana-won-by-resources = Vítězství při shodě bodů ({ $n }) i vody díky zdrojům: { $names }
ana-won-shared = Společné vítězství při úplné shodě, bodů: { $n } – { $names }

## The table

ana-board-era = Epocha { $n } z { $of }
ana-board-first = Začínající hráč: { $name }
ana-board-main = Herní plán
ana-board-free = volné
ana-board-closed = zavřené
ana-board-empty = nic
ana-board-built = postaveno
ana-board-face-down = zakrytý
ana-board-anomaly = anomálie
ana-board-covered = { $name } (pod anomálií)
ana-board-used = { $name } (použito)
ana-board-recruits = Nabídka pracovníků
ana-board-mining = Nabídka dolu
ana-board-offer = Stavby k dispozici
ana-board-timeline = Časová osa
ana-board-goals = Závěrečné bonusy
ana-board-path = Cesta
ana-board-evacuation = Evakuace
ana-board-evacuated = { $name } (hotovo)
ana-board-active = Aktivní pracovníci
ana-board-tired = Vyčerpaní pracovníci
ana-board-suits = Exoskelety: aktivované / v zásobě
ana-board-charged = { $charged } / { $supply }
ana-board-markers = Žetony Cesty
ana-board-morale = Morálka
ana-board-steps = Kroky cestování časem
ana-board-focus = Zaměření na epochu
ana-board-paradoxes = Paradoxy
ana-board-of = { $n } z { $of }
ana-board-score = Body k tomuto okamžiku
ana-board-breakthroughs = Průlomy
ana-board-debts = Dluhy minulosti
ana-board-debt = { $what } (epocha { $n })
