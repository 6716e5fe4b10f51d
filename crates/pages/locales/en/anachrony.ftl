### Anachrony: what it is, what speaks for a choice or against it, and the parts of a game in a review.

ana-title = Anachrony
ana-about = Borrow from your own future before the asteroid strikes, and pay it back before time breaks: send workers out in exosuits, build, research, and get your people out of the capital. Two to four players, five to seven eras; the most points win.

ana-option-players = Players
ana-option-players-about = Every player follows a different path.
ana-option-side = Side of the player boards
ana-option-side-about = Everybody plays with the same side.
ana-option-side-A = Side A
ana-option-side-A-about = All boards are the same; good for a first game.
ana-option-side-B = Side B
ana-option-side-B-about = Every path has its own costs, tracks and abilities.
ana-option-paths = Paths
ana-option-paths-about = How the players get their paths.
ana-option-paths-dealt = Dealt
ana-option-paths-dealt-about = Everybody gets a path at random.
ana-option-paths-chosen = Chosen
ana-option-paths-chosen-about = When the game begins, everybody chooses in turn.
ana-option-paths-harmony = Harmony
ana-option-paths-dominance = Dominance
ana-option-paths-progress = Progress
ana-option-paths-salvation = Salvation
ana-option-leaders = Leaders
ana-option-leaders-about = Every path has two leaders with different abilities.
ana-option-leaders-dealt = Dealt
ana-option-leaders-dealt-about = Everybody gets one of the two leaders at random.
ana-option-leaders-chosen = Chosen
ana-option-leaders-chosen-about = When the game begins, everybody chooses one of the two.
ana-option-leaders-haulani = Haulani (Harmony)
ana-option-leaders-zaida = Zaida (Harmony)
ana-option-leaders-wolfe = Wolfe (Dominance)
ana-option-leaders-samira = Samira (Dominance)
ana-option-leaders-valerian = Valerian (Progress)
ana-option-leaders-cornella = Cornella (Progress)
ana-option-leaders-caratacus = Caratacus (Salvation)
ana-option-leaders-amena = Amena (Salvation)
ana-option-evacuation = Evacuation
ana-option-evacuation-about = The side of a path board sets when its player may evacuate and what that brings.
ana-option-evacuation-dealt = At random
ana-option-evacuation-dealt-about = The side of each path board is drawn at random.
ana-option-evacuation-chosen = Chosen
ana-option-evacuation-chosen-about = When the game begins, everybody chooses the side of their own path board.
ana-option-evacuation-A = Side A
ana-option-evacuation-B = Side B
ana-option-variants = Variants
ana-option-variants-about = Any of them can be combined.
ana-option-variants-alternate-timeline = Alternate timeline
ana-option-variants-alternate-timeline-about = Many spaces for warp tiles bring a reward or a penalty.
ana-option-variants-asset-draft = Draft of starting assets
ana-option-variants-asset-draft-about = You draft cards for what you begin with, instead of taking what your path gives.
ana-option-variants-goal-draft = Draft of endgame cards
ana-option-variants-goal-draft-about = The players have a say in which endgame cards are in play.
ana-option-variants-fixed-paradox = Paradoxes without dice
ana-option-variants-fixed-paradox-about = Instead of rolling for paradoxes you take exactly one.
ana-reason-leader-path = A leader belongs to a path: first name the path of that seat, then one of its two leaders.
ana-preset-first-game-about = Equal boards; paths and leaders are dealt.
ana-preset-full-game-about = Equal boards; everybody chooses a path, a leader and an evacuation.
ana-preset-everything-about = Different boards, everything chosen, all four variants.

ana-review-round = Era { $n }
ana-term-points = { $how ->
    [better] more points
   *[worse] fewer points
}
ana-term-actions = { $how ->
    [better] more actions left
   *[worse] fewer actions left
}
ana-term-workers = { $how ->
    [better] more able workers
   *[worse] fewer able workers
}
ana-term-goods = { $how ->
    [better] more resources and water
   *[worse] fewer resources and less water
}
ana-term-engine = { $how ->
    [better] more from buildings later
   *[worse] less from buildings later
}
ana-term-plans = { $how ->
    [better] closer to the next project
   *[worse] further from the next project
}
ana-term-time-travel = { $how ->
    [better] fewer debts to the past
   *[worse] more debts to the past
}
ana-term-paradoxes = { $how ->
    [better] less risk of paradoxes
   *[worse] more risk of paradoxes
}
ana-term-evacuation = { $how ->
    [better] more from the evacuation
   *[worse] less from the evacuation
}
ana-term-goals = { $how ->
    [better] more from endgame goals
   *[worse] less from endgame goals
}
ana-term-first-player = { $how ->
    [better] sooner to play
   *[worse] later to play
}
