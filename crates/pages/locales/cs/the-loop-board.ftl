# Co je napsáno na stole hry The LOOP, česky.

# Schopnosti a éry stručně
loop-ability-time-prowler = Smí zrušit 1 trhlinu, která vypadne v její éře, v kterémkoli tahu.
loop-ability-cztwyzzek = Volným přesunem se dostane do kterékoli éry.
loop-ability-robofinisher-404 = Od 2. dvojníka zničeného v tahu: smí tam odstranit 1 trhlinu.
loop-ability-mr-time = Jednou za tah: přesuňte jiného agenta do sousední éry.
loop-ability-v-girl = Dvojníky smí odstrčit o 2 éry místo o 1.
loop-era-short-dawn = Úsvit
loop-era-short-medieval = Středověk
loop-era-short-renaissance = Renesance
loop-era-short-industrial = Průmysl
loop-era-short-globalization = Globalizace
loop-era-short-robots = Roboti
loop-era-short-end = Konec časů

# Stůl
loop-zone-status = Tah a fáze
loop-zone-phases = Fáze tahu
loop-zone-ring = Kruh ér
loop-zone-missions = Mise
loop-zone-now = Co se děje
loop-zone-hand = Vaše ruka
loop-zone-me = Váš agent
loop-zone-team = Tým
loop-phase-doctor = Doktor
loop-phase-actions = Akce
loop-phase-take = Artefakt
loop-phase-archive = Odevzdání
loop-phase-end = Konec
loop-cycle = Cyklus { $n }/{ $of }
loop-turn = tah { $n }
loop-brings = Každý tah tohoto cyklu přináší: dvojníky { $clones }, artefakty 1, trhliny { $rifts } a další 1 za každého dvojníka tam, kam Doktor přijde
loop-to-come = Karet Doktora: { $n }
loop-coming = V tomto cyklu sem Doktor ještě přijde ({ $era }); zatím trhlin: { $n } a další 1 za každého nového dvojníka
loop-doctor-is = Doktor je { $where }
loop-vortexes = Víry: { $n } ze { $of }
loop-bag = Dvojníků v pytlíku: { $n }
loop-great-deck = Artefaktů ve Velkém balíčku: { $n }
loop-destroyed = Zničených artefaktů: { $n }

# Kruh
loop-next-vortex = Další trhlina: vír!
loop-next-defeat = Další trhlina: prohra!
loop-vortex = Vír
loop-archived = Odevzdáno: { $mission }
loop-face-down = Mise, lícem dolů
loop-rifts = trhliny
loop-energy = energie
loop-clone-clockwise = Dvojník, zničí se { $where }: { $n ->
    [one] { $n } éra po směru hodin
    [few] { $n } éry po směru hodin
   *[other] { $n } ér po směru hodin
}
loop-clone-counter = Dvojník, zničí se { $where }: { $n ->
    [one] { $n } éra proti směru hodin
    [few] { $n } éry proti směru hodin
   *[other] { $n } ér proti směru hodin
}
loop-on-the-way = Na vaší cestě
loop-free = zdarma
loop-free-move = Volný přesun
loop-paid-move = Přesunout se za 1 energii

# Mise
loop-archived-of = odevzdáno { $n } ze { $of }
loop-note-full = Splněno: odevzdává se { $where }
loop-note-once = V tomto tahu už započteno
loop-note-surrounded = Obě strany jsou obsazené
loop-note-fed = Energie je všude: počítá se
loop-note-missing-agents = Nikdo není:
loop-note-no-energy = Teď ne, chybí energie:
loop-note-nothing = Teď se nic nepočítá
loop-note-clean = Čisté éry:
loop-note-rifts = Trhliny k odstranění:
loop-note-loops = Energie na SMYČKU:
loop-note-clones = Dvojníci mohou zaniknout:
loop-note-here = Energie se počítá zde:

# Ruce a balíčky
loop-deck = Balíček { $n }
loop-discard = Odhoz { $n }
loop-on-top = Navrchu: { $card }
loop-none = nic
loop-free-ready = Volný přesun je k dispozici
loop-free-used = Volný přesun je použitý
loop-energy-here = energie ve vaší éře: { $n }
loop-offer-recover = Vezměte jednu kartu zpět do ruky
loop-offer-take = Vezměte jednu: půjde navrch vašeho balíčku a líznete ji první
loop-offer-bonus = Bonus Agentury: každý si vezme jednu, poslední se zničí
loop-offer-deal = Ze společného balíčku: komu?
loop-holds = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
loop-lies-here = Leží ve vaší éře
loop-never-readied = Tyto karty žádná SMYČKA nepřipraví
loop-loop = SMYČKA
loop-readies = připraví { $n }
loop-card-ours = Účinek je náš: text vytištěný na této kartě není zveřejněn.
loop-ready = připravená
loop-exhausted = vyčerpaná

# Co se děje
loop-my-turn = Váš tah
loop-turn-of = Na tahu: { $agent }
loop-asked = Rozhoduje { $agent }
loop-ability = Schopnost
loop-then-arrive = potom dál { $to }
loop-left-out = není co dělat, vynecháno
loop-or = nebo
loop-follows-take = Vzít artefakt své éry
loop-follows-archive = Odevzdat zde splněnou misi
loop-follows-end = Odhodit ruku, líznout 3
loop-fallen = Vypadly trhliny
loop-let-fall = Nechat všechny spadnout
loop-bonus-about = První vybírá aktivní agent, pak ostatní po řadě. Karty jdou navrch balíčků.
loop-deal-about = Karty se rozdávají, dokud některý agent nemá tři: ten je na tahu.
loop-danger-vortex = { $era }: další trhlina otevře vír. Karet Doktora, které sem dosáhnou: { $n } z { $of }.
loop-danger-defeat = { $era }: další trhlina znamená prohru. Karet Doktora, které sem dosáhnou: { $n } z { $of }.
loop-question-actions = Vaše akce, kolik chcete
loop-figure-rifts = { $era }: trhliny
loop-figure-energy = { $era }: energie
loop-figure-clones = { $era }: dvojníci
loop-figure-vortexes = Víry

# Jak to skončilo
loop-result-vortexes = víry
loop-result-turns = tahy
loop-result-clones = dvojníků na svobodě
loop-result-rifts = trhlin zbylo
loop-result-archived = odevzdáno
loop-result-archived-vortex = odevzdáno, později vír
loop-board-result = Tahů: { $turns }. Odevzdaných misí: { $archived } ze 4. Vírů: { $vortexes }.
loop-board-turn = Tah { $turn } z 21, cyklus { $cycle } ze 3, odevzdaných misí: { $n } ze 4
loop-board-artifacts = artefakty: { $cards }
loop-board-none = nic
