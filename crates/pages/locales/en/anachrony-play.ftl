# What is asked, chosen, told and shown in Anachrony, in English.

ana-phase-paths = Setup: paths
ana-phase-boards = Setup: path boards
ana-phase-assets = Setup: starting assets
ana-phase-leaders = Setup: leaders
ana-phase-goals = Setup: endgame cards
ana-phase-paradox = Paradox
ana-phase-power-up = Power up
ana-phase-warp = Warp
ana-phase-actions = Actions
ana-phase-clean-up = Clean-up
ana-phase-over = The game is over

ana-space-capital = { $action }, space { $n }
ana-space-capital-tile = { $action }, space { $n } ({ $tile })
ana-space-council-left = World Council, left space
ana-space-council-right = World Council, right space
ana-space-mine = Mine, space { $n }
ana-space-purify = Purify Water
ana-space-nomads = Trade with Nomads
ana-space-evacuate = Evacuation
ana-space-supply = Supply
ana-space-anomaly = remove the anomaly on { $spot }
ana-slot-1 = top left slot
ana-slot-2 = top middle slot
ana-slot-3 = top right slot
ana-slot-4 = bottom left slot
ana-slot-5 = bottom middle slot
ana-slot-6 = bottom right slot

## What is asked

ana-ask-path = Choose your path
ana-ask-board = Which side of your path board?
ana-ask-leader = Choose your leader
ana-ask-asset = Keep a starting-asset card (pick { $n } of { $of })
ana-ask-goal = Keep an endgame card
ana-ask-charge = Charge exosuits
ana-ask-exchange = Exchange water and cores
ana-ask-warp = Take something from the future
ana-ask-main-board = Place a worker on the main board
ana-ask-own-board = Place a worker on your own board
ana-ask-free = Free actions
ana-ask-construct = What do you construct?
ana-ask-discount = Discount: what do you pay less of?
ana-ask-pay-worker = Which worker do you pay?
ana-ask-pay-breakthrough = Which breakthrough do you pay?
ana-ask-recruit = Whom do you recruit?
ana-ask-bonus = Which bonus for the genius?
ana-ask-research = Set one research die
ana-ask-second-die = Set or roll the other die
ana-ask-question-mark = The question mark: which symbol?
ana-ask-reroll = No such breakthrough is left: which die do you roll again?
ana-ask-perform = Which action?
ana-ask-copy = Which space do you use?
ana-ask-mine = What do you take from the mining pool?
ana-ask-gain = { $n ->
    [one] Which resource do you gain?
   *[other] Which resources do you gain? { $n } to choose
}
ana-ask-pay = { $n ->
    [one] Which resource do you pay?
   *[other] Which resources do you pay? { $n } to choose
}
ana-ask-three-or-neutronium = Neutronium, or three others?
ana-ask-new-worker = Which worker do you gain?
ana-ask-lose = Which worker do you lose?
ana-ask-converted = What do you gain for the worker?
ana-ask-trade = What do you exchange?
ana-ask-spend = How much do you spend on the time travel?
ana-ask-focus = To which era do you travel?
ana-ask-repay = Repay a warp token of this era?
ana-ask-take-back = Which warp token do you take back?
ana-ask-anomaly-price = What do you pay to remove the anomaly?
ana-ask-anomaly = Where does the anomaly go?
ana-ask-return-paradoxes = Return a paradox?
ana-ask-bargain = Caratacus: which of the two?
ana-ask-zaida = Zaida: pay { $water } for a worker?
ana-ask-samira = Samira: what do you take from the mining pool?
ana-ask-samira-pays = Samira: another resource for { $water }?

## What can be chosen

ana-choose-board = Side { $side }, { $name }. { $text }
ana-choose-with-text = { $name }: { $text }
ana-choose-asset = Card { $n }: { $what }
ana-choose-charge = { $slot }, free of charge
ana-choose-charge-for = { $slot }, for { $what }
ana-choose-exchange = { $give } for { $gain }
ana-choose-warp-worker = { $worker }, for 1 water
ana-choose-place = { $worker } → { $space }
ana-choose-empty-suit = Empty exosuit
ana-choose-force = Force Workers: wake all tired workers, lower morale by a step
ana-choose-supply = Supply: wake all tired workers, raise morale by a step
ana-choose-pass = Pass
ana-choose-build = { $name } ({ $points }) for { $cost }. { $text }
ana-choose-superproject = { $name } ({ $points }) on { $spot }. { $text }
ana-choose-discount = { $what } less
ana-choose-roll = Roll the other die
ana-choose-reroll-shape = Roll the shape die again
ana-choose-reroll-symbol = Roll the symbol die again
ana-choose-reroll-both = Roll both dice again
ana-choose-copy = { $name } of { $player }: { $text }
ana-choose-era = Era { $n }
ana-choose-give-up = Give up { $name } instead
ana-choose-return-paradox = Return a paradox
ana-choose-bargain-gain = Gain { $water }, take a paradox
ana-choose-bargain-return = Pay { $water }, return a paradox
ana-choose-skip = No
ana-choose-done = Done
ana-choose-done-charging = Finish charging
ana-choose-done-warping = Take no more

## What happened

ana-log-setup = Setup
ana-log-era = Era { $n }
ana-log-line = { $name }: { $acts }
ana-log-goals = Endgame cards: { $goals }
ana-log-first-player = First player: { $name }
ana-log-superproject = Superproject above era { $n }: { $name }
ana-log-stocked = Second stack: { $name }
ana-log-recruit-pool = Recruit pool: { $workers }
ana-log-mine-pool = Mining pool: { $goods }
ana-log-home = Workers and exosuits come home
ana-log-collapsed = { $space } is closed from now on
ana-log-impact = The asteroid falls: evacuation is open, the capital begins to collapse
ana-log-laid = { $space }: { $tile }
ana-log-path = path: { $path }
ana-log-board = path board: side { $side }
ana-log-leader = leader: { $leader }
ana-log-picked = picked a card
ana-log-picked-card = picked card { $n }
ana-log-assets = cards { $numbers }
ana-log-kept = kept: { $goal }
ana-log-rolled = { $n ->
    [one] { $n } paradox for era { $era }
   *[other] { $n } paradoxes for era { $era }
}
ana-log-paradoxes = paradoxes now: { $n }
ana-log-anomaly = an anomaly on { $spot }
ana-log-gave-up = gave up { $name } instead of an anomaly
ana-log-took-back = took back a warp token ({ $what })
ana-log-charged = charged an exosuit ({ $slot })
ana-log-lost-worker = gone: { $worker }
ana-log-new-worker = gained { $worker }
ana-log-ready = ready
ana-log-warping = chose a warp token ({ $what })
ana-log-warped = warp token: { $what }
ana-log-placed = { $worker } → { $space }
ana-log-empty-suit = empty exosuit
ana-log-force = Force Workers
ana-log-supply = Supply
ana-log-used-leader = used the leader
ana-log-used = free action of { $name }
ana-log-passed = passed
ana-log-performs = action: { $action }
ana-log-copies = copied { $name } of { $player }
ana-log-built = built { $name } on { $spot }
ana-log-set = set: { $what }
ana-log-rolled-die = rolled: { $what }
ana-log-breakthrough = breakthrough: { $what }
ana-log-paid-breakthrough = paid a breakthrough: { $what }
ana-log-focus = focus on era { $n }
ana-log-repaid = repaid: { $what }
ana-log-time-travel = steps of time travel: { $n }
ana-log-morale = morale: step { $n } of { $of }
ana-log-woke = woke all tired workers
ana-log-removed = removed the anomaly on { $spot }
ana-log-banner = banner of the World Council
ana-log-evacuated = evacuated, place { $n }: { $points }

## How it stands, and how it ended

ana-part-buildings = Buildings
ana-part-superprojects = Superprojects
ana-part-anomalies = Anomalies
ana-part-time-travel = Time travel
ana-part-morale = Morale
ana-part-tokens = Points gained
ana-part-goals = Endgame cards
ana-part-warp-tokens = Warp tokens left
ana-part-breakthroughs = Breakthroughs
ana-total = Total
ana-tie-water = Water (first tie-break)
ana-tie-resources = Resources (second tie-break)
ana-rank = Rank
ana-scores = Points
ana-over-last-era = The last era is over.
ana-over-collapse = The capital has collapsed.
ana-won = Victory with { $n } points: { $names }
ana-won-by-water = Victory with { $n } points, ahead of an equal score by more water: { $names }
ana-won-by-resources = Victory with { $n } points, ahead of an equal score and as much water by more resources: { $names }
ana-won-shared = Shared victory with { $n } points, equal in every tie-break: { $names }

## The table

ana-board-era = Era { $n } of { $of }
ana-board-first = First player: { $name }
ana-board-main = Main board
ana-board-free = free
ana-board-closed = closed
ana-board-empty = none
ana-board-built = built
ana-board-face-down = face down
ana-board-anomaly = anomaly
ana-board-covered = { $name } (covered by an anomaly)
ana-board-used = { $name } (used)
ana-board-recruits = Recruit pool
ana-board-mining = Mining pool
ana-board-offer = Buildings on offer
ana-board-timeline = Timeline
ana-board-goals = Endgame cards
ana-board-path = Path
ana-board-evacuation = Evacuation
ana-board-evacuated = { $name } (done)
ana-board-active = Active workers
ana-board-tired = Tired workers
ana-board-suits = Exosuits charged / in supply
ana-board-charged = { $charged } / { $supply }
ana-board-markers = Path markers
ana-board-morale = Morale
ana-board-steps = Steps of time travel
ana-board-focus = Focus on era
ana-board-paradoxes = Paradoxes
ana-board-of = { $n } of { $of }
ana-board-score = Points as of now
ana-board-breakthroughs = Breakthroughs
ana-board-debts = Owed to the past
ana-board-debt = { $what } (era { $n })
