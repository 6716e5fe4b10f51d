# What the things of Anachrony are called and what they do, in English.

ana-good-water = water
ana-good-titanium = titanium
ana-good-uranium = uranium
ana-good-gold = gold
ana-good-neutronium = neutronium
ana-good-core = core
ana-count-water = { $n } water
ana-count-titanium = { $n } titanium
ana-count-uranium = { $n } uranium
ana-count-gold = { $n } gold
ana-count-neutronium = { $n } neutronium
ana-count-core = { $n ->
    [one] { $n } core
   *[other] { $n } cores
}
ana-count-any = { $n } of titanium, uranium, gold
ana-count-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

ana-worker-scientist = scientist
ana-worker-engineer = engineer
ana-worker-administrator = administrator
ana-worker-genius = genius
ana-workers-scientist = { $n ->
    [one] { $n } scientist
   *[other] { $n } scientists
}
ana-workers-engineer = { $n ->
    [one] { $n } engineer
   *[other] { $n } engineers
}
ana-workers-administrator = { $n ->
    [one] { $n } administrator
   *[other] { $n } administrators
}
ana-workers-genius = { $n ->
    [one] { $n } genius
   *[other] { $n } geniuses
}
# Somebody who is gained, paid or lost.
ana-a-scientist = a scientist
ana-a-engineer = an engineer
ana-a-administrator = an administrator
ana-a-genius = a genius
ana-active-scientist = an active scientist
ana-active-engineer = an active engineer
ana-active-administrator = an active administrator
ana-active-genius = an active genius
ana-tired-scientist = a tired scientist
ana-tired-engineer = a tired engineer
ana-tired-administrator = a tired administrator
ana-tired-genius = a tired genius
ana-a-suit = a charged exosuit
ana-a-breakthrough = a breakthrough
ana-or = { $first } or { $second }
ana-and = { $first } and { $second }

ana-path-harmony = Harmony
ana-path-dominance = Dominance
ana-path-progress = Progress
ana-path-salvation = Salvation

ana-leader-haulani = Patriarch Haulani
ana-leader-haulani-text = Free action: place one more worker on your own board
ana-leader-zaida = Matriarch Zaida
ana-leader-zaida-text = In clean-up you may pay { $water } for a worker left in the recruit pool: active, without a bonus
ana-leader-wolfe = Captain Wolfe
ana-leader-wolfe-text = In power up: exchange { $water } for { $core } or back, as often as you like, but only one way in an era
ana-leader-samira = Treasure Hunter Samira
ana-leader-samira-text = In clean-up: take a resource left in the mining pool, and another for { $water }, but never neutronium
ana-leader-valerian = Patron Valerian
ana-leader-valerian-text = Free action: send out a charged exosuit without a worker; it acts like a scientist
ana-leader-cornella = Librarian Cornella
ana-leader-caratacus = Shepherd Caratacus
ana-leader-caratacus-text = Free action: gain { $water } and { $paradox }, or pay { $water } and { $return }
ana-leader-amena = High Sunwalker Amena
ana-leader-amena-text = None of your exosuit slots close at the impact

ana-row-power-plant = power plants
ana-row-factory = factories
ana-row-life-support = life supports
ana-row-lab = labs
ana-building-power-plant = Power plant { $n }
ana-building-factory = Factory { $n }
ana-building-life-support = Life support { $n }
ana-building-lab = Lab { $n }
ana-spot = { $row }, spot { $n }

ana-capital-construct = Construct
ana-capital-recruit = Recruit
ana-capital-research = Research

ana-shape-circle = circle
ana-shape-triangle = triangle
ana-shape-square = square
ana-symbol-time-travel = time travel
ana-symbol-warfare = warfare
ana-symbol-genetics = genetics
ana-symbol-technology = technology
ana-symbol-society = society
ana-breakthrough = { $symbol } ({ $shape })

ana-project-welfare-society = Welfare Society
ana-project-archive-of-the-eras = Archive of the Eras
ana-project-continuum-stabilizer = Continuum Stabilizer
ana-project-grand-reservoir = Grand Reservoir
ana-project-anti-gravity-field = Anti-Gravity Field
ana-project-uranium-cores = Uranium Cores
ana-project-particle-collider = Particle Collider
ana-project-temporal-tourism = Temporal Tourism
ana-project-outback-conditioner = Outback Conditioner
ana-project-synthetic-endorphins = Synthetic Endorphins
ana-project-exocrawler = Exocrawler
ana-project-dark-matter-converter = Dark Matter Converter
ana-project-tectonic-drill = Tectonic Drill
ana-project-rescue-pods = Rescue Pods
ana-project-neutronium-research-center = Neutronium Research Center
ana-project-the-ultimate-plan = The Ultimate Plan
ana-project-quantum-chameleon = Quantum Chameleon
ana-project-cloning-vat = Cloning Vat

ana-evacuation-harmony-a = Welfare and Prosperity
ana-evacuation-harmony-b = Nature's Resurgence
ana-evacuation-dominance-a = Industrial Revolution
ana-evacuation-dominance-b = The Power of Unity
ana-evacuation-progress-a = Technological Superiority
ana-evacuation-progress-b = The Apex of Humanity
ana-evacuation-salvation-a = Overwhelming Power
ana-evacuation-salvation-b = Masters of Time

ana-goal-most-workers = Most workers
ana-goal-most-water = Most water
ana-goal-most-breakthroughs = Most breakthroughs
ana-goal-most-spots = Most spots taken
ana-goal-highest-morale = Highest morale
ana-goal-largest-range = Largest total range of time travel
ana-goal-most-superprojects = Most superprojects
ana-goal-furthest-time-travel = Most steps of time travel

## What buildings and superprojects do. Each line is a part of a sentence.

ana-text-worker = { $who }{ $returns ->
    [motivated] {" "}(motivated)
    [administrators] {" "}(administrators motivated)
   *[other] {""}
}: { $what }{ $returns ->
    [dies] ; the worker dies in clean-up
   *[other] {""}
}
ana-text-anybody = Any worker
ana-text-free = Free action: { $what }
ana-text-once = Once, when built: { $what }
ana-text-cost = Cost: { $what }
ana-text-breakthroughs = { $exact ->
    [none] breakthroughs: { $one } + { $other }
   *[other] breakthrough: { $exact }, or { $one } + { $other }
}

ana-op-pay = pay { $what }
ana-op-gain = gain { $what }
ana-op-focus = travel in time (range { $n })
ana-op-focus-twice = travel in time twice (range { $n })
ana-op-focus-for-water = travel in time, paying 1 water for each era back (labs save some of it, at least 1 is paid)
ana-op-focus-for-resources = pay 1 or more of titanium, uranium, gold: travel in time with as much range (labs add to it) and gain as many points
ana-op-three-or-neutronium = gain 3 of titanium, uranium, gold, or 1 neutronium
ana-op-charge-suit = charge an exosuit
ana-op-return-paradox = return a paradox
ana-op-paradox = take a paradox
ana-op-take-back = take back a warp token
ana-op-wake-all = wake all tired workers
ana-op-raise-morale = raise morale by a step
ana-op-capital-action = construct, recruit or research
ana-op-clone-worker = gain a tired worker of the same kind
ana-op-copy-space = use any worker space on a building or superproject of any player
ana-op-convert = give up a worker for an active genius, 1 neutronium or 1 core
ana-op-collide = exchange 2 of titanium, uranium, gold for 1 neutronium, or back
ana-op-place-on-main-board = place one more worker in a charged exosuit on the main board
ana-once-take-back = { $n ->
    [one] you may take back a warp token
   *[other] take back up to { $n } warp tokens
}
ana-once-research = { $n ->
    [one] { $n } research action
   *[other] up to { $n } research actions
}

ana-always-halves-supply = Supply costs half the water, rounded up
ana-always-range = Your power plants reach { $n ->
    [one] { $n } era
   *[other] { $n } eras
} further
ana-always-more-paradoxes = You can hold one more paradox before an anomaly comes
ana-always-anomalies-cost-less = Each of your anomalies costs 2 points less
ana-always-sets-second-die = In research: pay { $water } to set the second die too
ana-always-steps-score = 1 point for each of your steps of time travel
ana-always-projects-score = 3 points for each of your superprojects, this one included
ana-always-saves-water = Once a turn you pay 1 water less (in the action phase, not to nomads)
ana-always-cheaper-construction = Construction costs 1 of titanium, uranium, gold less
ana-always-no-low-morale = Low morale costs you neither points nor workers
ana-always-evacuates-anyway = The condition of your evacuation counts as met
ana-always-mines-more = Mining brings 1 of titanium, uranium, gold more

ana-tile-name = Collapsing tile ({ $action })
ana-tile-less = costs { $what } less
ana-tile-building-points = a building gives as many points as the number of its spot
ana-tile-project-points = a superproject gives { $points } more
ana-tile-again-construct = then construct once more, if you like
ana-tile-bonus-twice = the bonus comes twice
ana-tile-again-recruit = then recruit once more, if you like
ana-tile-set-both-dice = set both dice, if you like
ana-tile-then-superproject = then construct a superproject, if you like
ana-tile-return-paradoxes = { $n ->
    [one] you may return a paradox
   *[other] return up to { $n } paradoxes
}
ana-tile-again-research = then research once more, if you like

ana-evacuation-text = { $condition }: { $points }; { $extra } for each { $reward }
ana-if-three-power-plant = 3 power plants
ana-if-three-factory = 3 factories
ana-if-three-life-support = 3 life supports
ana-if-three-lab = 3 labs
ana-if-six-spots = 6 spots taken, by anything
ana-if-best-morale = Highest morale
ana-if-eight-water = 8 water
ana-if-two-anomalies = 2 anomalies
ana-reward-scientist = scientist
ana-reward-engineer = engineer
ana-reward-administrator = administrator
ana-reward-genius = genius
ana-reward-building = building
ana-reward-worker = worker
ana-reward-breakthrough = breakthrough
ana-reward-superproject = superproject
ana-reward-warp-token = unused warp token
ana-goal-text = { $goal } at the end of the game: { $points }, for everybody who is tied too

ana-cell-plain = nothing
ana-cell-inspiring-message = morale rises
ana-cell-glorious-future = 1 point
ana-cell-stable-rift = a paradox less
ana-cell-parallel-timeline = everything twice
ana-cell-grim-message = morale falls
ana-cell-unstable-rift = a paradox more
