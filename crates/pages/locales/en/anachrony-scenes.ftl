# Anachrony, in English: short words, figures, the setup in front of the board, and the end of a game.

ana-short-council = Council
ana-short-mine = Mine
ana-short-purify = Water
ana-short-nomads = Trade
ana-short-leader = Leader
ana-short-anomaly = remove the anomaly
ana-recent-impact = Impact!

ana-question-turn = Who goes where? Suits: { $suits }, active workers: { $workers }
ana-question-charge = Which slots? Charged: { $charged }, at rest: { $rest }
ana-question-warp = What from the future? { $n } of { $of } taken
ana-question-discount = { $n ->
    [one] One off: of what?
   *[other] { $n } off: of what?
}
ana-question-focus = To which era? Up to { $n } back
ana-question-research = Which die do you set? { $n } times
ana-question-superproject = Where does the superproject go?
ana-question-return-paradoxes = Return a paradox? Up to { $n }
ana-question-take-back = { $n ->
    [one] Which warp token comes back?
   *[other] Which warp tokens come back? Up to { $n }
}

ana-figure-evacuation = What evacuation would bring
ana-figure-travel = Time travel
ana-figure-suits = Charged suits
ana-figure-tired = { $worker }, tired
ana-figure-warp = Debts in era { $n }
ana-figure-mine = Mining pool: { $what }
ana-figure-recruit = Recruit pool: { $worker }
ana-figure-breakthroughs = Breakthroughs ({ $shape })

## Before the first era

ana-setup-waiting = { $phase }. Choosing: { $names }
ana-setup-path = Your path brings what you begin with, two leaders, and the way your people will be evacuated.
ana-setup-board = After the impact your people can leave the capital. Meet the condition and send a worker there: it brings the points, and more for each set you have.
ana-setup-leader = What your leader can do is yours for the whole game.
ana-setup-asset = Keep a card and pass the others to the right, until you have { $n }. Their gifts come on top of { $kit }. The lowest sum of numbers makes the first player.
ana-setup-goal = What the players keep is in play. At the end a card gives { $points } to whoever is best at it; all who are equal get them.
ana-setup-begin = You begin with
ana-setup-side = Path board, side { $side }
ana-setup-leaders = Leaders
ana-setup-tired = tired
ana-setup-kept = Kept so far
ana-setup-passed = What you passed on

## The end

ana-part-evacuation = Evacuation
ana-part-modules = Modules
ana-chart = The points of each player, part by part
ana-place-of = You are number { $n } of { $of }.
ana-story = The story of the game
ana-story-impact = The asteroid struck at the end of era { $era }; when era { $last } was over, { $gone } of { $of } spaces of the capital had collapsed.
ana-story-evacuated = { $name }: evacuated as number { $n }, { $title }, { $points }
ana-story-nobody-evacuated = Nobody was evacuated.
ana-story-stayed = { $name }: not evacuated, { $have } of { $need } of the condition
ana-story-superprojects = { $name }: built { $what }
ana-story-anomalies = { $name }: anomalies left on the board: { $what }
ana-story-debts = { $name }: never repaid { $what }
