# The board of It's a Wonderful World, in English.

ww-about = Draft developments, build them with the cubes your empire produces, and let each one drive the next. Four rounds, one to five players; the richest future wins.

ww-option-players = Players
ww-option-players-about = Alone you take cards from piles instead of drafting.
ww-option-side = Side of the empire cards
ww-option-side-about = Everybody plays with the same side.
ww-option-side-A = Side A
ww-option-side-A-about = Every empire produces something different; good for a first game.
ww-option-side-B = Side B
ww-option-side-B-about = All empires produce the same; scenarios are played on this side.
ww-option-empires = Empires
ww-option-empires-about = How the players get their empires.
ww-option-empires-none = As usual
ww-option-empires-none-about = Dealt at random; if you play alone, you choose.
ww-option-empires-dealt = Dealt
ww-option-empires-dealt-about = Everybody gets an empire at random.
ww-option-empires-chosen = Chosen
ww-option-empires-chosen-about = When the game begins, everybody chooses in turn.
ww-option-empires-aztec-empire = { ww-empire-aztec-empire }
ww-option-empires-federation-of-asia = { ww-empire-federation-of-asia }
ww-option-empires-noram-states = { ww-empire-noram-states }
ww-option-empires-panafrican-union = { ww-empire-panafrican-union }
ww-option-empires-republic-of-europe = { ww-empire-republic-of-europe }
ww-option-scenario = Scenario
ww-option-scenario-about = A task for one player: certain cards must be built, and points bring a medal.
ww-option-scenario-none = None
ww-option-scenario-none-about = The game as usual.
ww-option-scenario-01 = 01: { ww-scenario-01 }
ww-option-scenario-01-about = Build { ww-card-polar-base }, { ww-card-mega-drill }, { ww-card-super-sonar } and { ww-card-center-of-the-earth }.
ww-option-scenario-02 = 02: { ww-scenario-02 }
ww-option-scenario-02-about = Build { ww-card-recycling-plant }, { ww-card-wind-turbines }, { ww-card-universal-vaccine } and { ww-card-aquaculture }.
ww-option-scenario-03 = 03: { ww-scenario-03 }
ww-option-scenario-03-about = Build { ww-card-unknown-technology }, { ww-card-saucer-squadron }, { ww-card-lunar-base } and { ww-card-secret-laboratory }.
ww-option-scenario-04 = 04: { ww-scenario-04 }
ww-option-scenario-04-about = Build { ww-card-research-center }, { ww-card-neuroscience } and { ww-card-time-travel }.
ww-option-scenario-05 = 05: { ww-scenario-05 }
ww-option-scenario-05-about = Build { ww-card-industrial-complex }, { ww-card-underground-city }, { ww-card-underwater-city } and { ww-card-secret-society }.
ww-option-scenario-06 = 06: { ww-scenario-06 }
ww-option-scenario-06-about = Build { ww-card-financial-center }, { ww-card-propaganda-center } and { ww-card-national-monument }.
ww-reason-scenario-alone = A scenario is for one player.
ww-reason-scenario-side = A scenario is played on side B.
ww-preset-first-game-about = Different empires, dealt at random: start at once.
ww-preset-full-game-about = Different empires, and everybody chooses their own.
ww-preset-everything-about = Five players, equal empires, and everybody chooses: only the draft decides.

ww-zone-status = Round and phase
ww-zone-players = Players
ww-zone-sites = Under construction
ww-zone-hand = Hand
ww-rules = Rules

ww-round = Round { $n } of { $of }
ww-track = Phases of the round
ww-pick = { $n }/{ $of }
ww-deck = Deck { $n }
ww-discard = Discards { $n }
ww-discard-title = Discard pile
ww-discard-empty = No card has been discarded yet.
ww-known-in-deck = Known to be in the deck

ww-text-cost = Cost: { $what }
ww-text-makes = Production: { $what }
ww-text-bonus = When built: +{ $what }
ww-text-points = Points: { $what }
ww-text-recycles = Recycling: { $what }
ww-text-progress = { $filled } of { $cost } filled, missing: { $missing }.

ww-choosing = choosing
ww-ready = ready
ww-built = Built
ww-picks = Picks
ww-known-hand = You passed this hand on
ww-hand-size = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
ww-own-things = Your things lie open on the table.
ww-cubes-on-empire = { $n } of { $of } cubes
ww-player-in-words = { $name }, { $empire }: production { $production }; built cards: { $built }; { $tokens }; points: { $points }; { $state }

ww-race = Supremacy
ww-race-rule = Rule: who gets the leader of a step
ww-race-nobody = nobody produces any
ww-race-tie = tie at { $n }: { $names }
ww-race-leads = { $names } with { $n }, { $by } more than the next
ww-race-behind = ; you are { $behind } behind
ww-race-alone = { $n }/{ $of }

ww-goal-rating = Rating
ww-goal-handicap = Side A: { $n } points more than on side B.
ww-goal-build = Build all of these:
ww-goal-missing = ({ $n } to go)

ww-tray = To place: { $what }
ww-filter = Show only cards that still need
ww-filter-short = Missing
ww-filter-missing = Show only cards that need { $what }; { $n } missing in all
ww-no-sites = No card is under construction.
ww-nothing-built = Nothing built yet. Finished cards will produce here.
ww-side = side { $side }
ww-points = { $n ->
    [one] point
   *[other] points
}

ww-choose-empire = Choose your empire
ww-others-choose-empire = Another player is choosing an empire
ww-hand-pick = Pick a card
ww-hand-picked = Picked; the others are still choosing
ww-pick-label = Pick { $card }
ww-picks-count = Picks { $n }/{ $of }
ww-plan = Build or recycle each card
ww-plan-alone = Build, recycle or throw away
ww-build = Build
ww-build-label = Build { $card }
ww-build-title = Put under construction
ww-recycle-label = Recycle { $card }
ww-recycle-title = Recycle
ww-for-cube = { $card }: { $cube }
ww-dig-label = Throw { $card } away
ww-throw-first = Throw two cards away to draw five and keep one
ww-throw-second = Throw a second card away
ww-keep = Keep one of these cards
ww-keep-label = Keep { $card }
ww-take-pile = Take up a pile
ww-piles = Piles left
ww-pile = Pile { $n }
ww-take-leader = Supremacy in science: take a leader
ww-use-pieces = Use krystallium and leaders
ww-drop-title = Give up a card for a cube on the empire
ww-drop-label = Give up { $card }
ww-place = { $piece } → { $card }
ww-place-as = { $piece } as { $slot } → { $card }
ww-onto-card = onto { $card }
ww-onto-empire = onto the empire
ww-onto-empire-filled = onto the empire ({ $n }/{ $of })
ww-all-onto = { $what } { $onto }
ww-finish-step = Finish: { $what }
ww-finish-planning = Finish planning

ww-log-beginning = The beginning
ww-log-round = Round { $n }
ww-log-draft = Round { $n }: draft
ww-log-step = Production: { $what }
ww-log-dealt = { $n ->
    [one] { $n } card dealt
   *[other] { $n } cards dealt
}
ww-log-shown = Turned up
ww-log-produced = Produced
ww-log-left-over = discarded the rest: { $cards }
ww-log-recycled = recycled { $card }
ww-log-krystallium = five cubes became a krystallium
ww-log-dropped = gave up { $cards }
ww-log-supremacy = supremacy, { $gains }
ww-log-leader = a leader to choose
ww-log-pile = took up pile { $n }
ww-log-threw = threw { $cards } away
ww-log-drew = drew { $cards }
ww-log-drew-some = drew { $n } cards
ww-log-kept = kept { $cards }
ww-log-kept-one = kept a card
ww-log-rejected = discarded { $cards }
ww-log-reshuffled = The discard pile was shuffled into the deck.
ww-log-on-empire = { $what } onto the empire
ww-log-began = under construction: { $cards }
ww-log-placed = { $what } onto { $card }
ww-log-built = built { $card }
ww-log-built-with = built { $card } with { $what }

ww-scores = Final points
ww-chart = Final points as bars, part by part; the table below has the same numbers.
ww-winner = Winner:
ww-part-flat = Printed points
ww-total = Total
ww-tie-built = Built cards (first tie-break)
ww-tie-leaders = Leaders (second tie-break)
ww-rank = Rank
ww-place-of = Your place: { $n } of { $of }
ww-won = Victory with { $n } points: { $names }
ww-won-shared = Shared victory with { $n } points, equal in every tie-break: { $names }
ww-won-by-built = Victory with { $n } points, ahead of an equal score by more built cards: { $names }
ww-won-by-leaders = Victory with { $n } points, ahead of an equal score and as many cards by more leaders: { $names }
ww-rated = { $n } points. Rating: { $rating }
ww-rated-less = { $n } points, less { $less } for side A: { $score }. Rating: { $rating }
ww-scenario-lost = Scenario “{ $scenario }”: lost
ww-scenario-won = Scenario “{ $scenario }”: won with { $n } points. Medal: { $medal }
ww-no-medal = none
ww-unbuilt = Not built: { $cards }
ww-next-medal = { $medal }: from { $n } points

## What speaks for a choice or against it, and the parts of a game in a review

ww-review-round = Round { $n }
ww-term-points = { $how ->
    [better] more points for certain
   *[worse] fewer points for certain
}
ww-term-sets = { $how ->
    [better] more points for cards that count each other
   *[worse] fewer points for cards that count each other
}
ww-term-leaders = { $how ->
    [better] more from generals and financiers
   *[worse] less from generals and financiers
}
ww-term-supremacy = { $how ->
    [better] better hopes of supremacy
   *[worse] worse hopes of supremacy
}
ww-term-production = { $how ->
    [better] more production to come
   *[worse] less production to come
}
ww-term-krystallium = { $how ->
    [better] more krystallium
   *[worse] less krystallium
}
ww-term-required = { $how ->
    [better] closer to the required cards
   *[worse] further from the required cards
}
ww-term-experience = { $how ->
    [better] cards that do better than they look
   *[worse] cards that do worse than they look
}

# What is asked, and the figures that choices change
ww-question-empire = Which empire?
ww-question-keep = Which card do you keep?
ww-question-leader = Which leader?
ww-question-pick = Which card do you pick?
ww-question-plan = Build or recycle?
ww-question-dig = Which card do you discard?
ww-question-pile = Which pile?
ww-question-cube = Where does { $what } go?
ww-question-finish = Anything else before you finish?
ww-figure-points = points
ww-figure-cubes = cubes on the empire card
ww-figure-production = production: { $what }
ww-figure-missing = { $card }, missing
