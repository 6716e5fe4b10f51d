# What is said of The LOOP, in English.

loop-about = Chase Dr. Foo round the ring of time: mend the rifts his Machine tears, get rid of his clones, and pay energy to use your cards again in the same turn. One to four players, who win or lose as one team.

loop-option-players = Players
loop-option-players-about = Alone you lead a team of agents with a common deck.
loop-option-level = Level
loop-option-level-about = How hard the mission is.
loop-option-level-employee-of-the-month = { loop-level-employee-of-the-month }
loop-option-level-employee-of-the-month-about = For a first game.
loop-option-level-agent-of-the-year = { loop-level-agent-of-the-year }
loop-option-level-agent-of-the-year-about = More rifts and more clones: for teams that know the game.
loop-option-level-agency-legend = { loop-level-agency-legend }
loop-option-level-agency-legend-about = The hardest level: every mistake counts.
loop-option-agents = Agents
loop-option-agents-about = Who goes on the mission.
loop-option-agents-dealt = By lot
loop-option-agents-dealt-about = The agents are drawn at random.
loop-option-agents-chosen = Chosen
loop-option-agents-chosen-about = When the game begins, everybody chooses in turn; alone you choose the whole team.
loop-option-agents-time-prowler = { loop-agent-time-prowler }
loop-option-agents-cztwyzzek = { loop-agent-cztwyzzek }
loop-option-agents-robofinisher-404 = { loop-agent-robofinisher-404 }
loop-option-agents-mr-time = { loop-agent-mr-time }
loop-option-agents-v-girl = { loop-agent-v-girl }
loop-option-team = Agents in a solo game
loop-option-team-about = How many agents you lead when you play alone; usually two.
loop-option-team-none = as usual
loop-reason-team-alone = You lead a team only in a solo game: set the number of players to 1.
loop-reason-agents-alone = In a solo game you do not name agents here: you choose them when the game begins.
loop-preset-first-game-about = The first level, with agents drawn by lot.
loop-preset-full-game-about = The second level, and everybody chooses an agent.
loop-preset-everything-about = The hardest level, and everybody chooses an agent.

loop-mission-needs-cubes = Needs { $n ->
    [one] { $n } cube.
   *[other] { $n } cubes.
}
loop-mission-needs-eras = Needs { $n ->
    [one] { $n } era.
   *[other] { $n } different eras.
}

## What artifacts do. Each line is a part of a sentence.

loop-then = { $before }; { $kind ->
    [if] then,
   *[other] then
} { $after }
loop-and-then = { $before }, then { $after }
loop-either = either { $first } or { $second }
loop-may = you may { $what }
loop-may-then = you may { $what }; if you do, { $then }
loop-company = if another agent is in your era, { $what }

loop-op-add = add { $n } energy { $where }
loop-op-remove = remove { $n ->
    [one] { $n } rift
   *[other] { $n } rifts
} { $where }
loop-op-energy-until-rifts = { $where } add energy one by one until there is as much of it as there are rifts
loop-op-rifts-until-clones = { $where } remove rifts one by one until there are as many of them as clones
loop-op-rifts-until-energy = { $where } remove rifts one by one until there are as many of them as there is energy
loop-op-push = push { $n ->
    [one] { $n } clone
   *[other] { $n } clones
} { $where } (either direction)
loop-op-push-each = push 1 clone { $where } (either direction)
loop-op-pull = pull { $n ->
    [one] { $n } clone
   *[other] { $n } clones
} { $where }
loop-op-pull-each = pull 1 clone { $where }
loop-op-destroy = destroy 1 clone { $where }
loop-op-swap-clones = swap 1 clone of your era with 1 clone of any other era
loop-op-move = move { $n ->
    [1] to an adjacent era
   *[other] { $n } eras in one direction
}
loop-op-carry = { $move } (you may take along { $n ->
    [one] { $n } clone
   *[other] up to { $n } clones
})
loop-op-carry-from-vortex = { $move } (you may take along { $n ->
    [one] { $n } clone
   *[other] up to { $n } clones
}, but only out of a vortex)
loop-op-move-to = move { $where }
loop-op-move-any = move any agent to an era adjacent to it
loop-op-move-other = move another agent to an era adjacent to it
loop-op-summon = move another agent to your era
loop-op-swap-agents = swap places with another agent
loop-op-draw = draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
loop-op-other-draws = let another agent draw 1 card
loop-op-each-draws = each agent draws 1 card
loop-op-discard = discard 1 card from your hand
loop-op-destroy-card = destroy 1 card from your hand
loop-op-ready = ready 1 other exhausted card in your hand (not of the Black Hole)
loop-op-recover = take 1 card of your choice from your discard pile into your hand, ready
loop-op-use-other = apply the effect of 1 card in another agent's hand as if it were yours (it stays ready or exhausted as it was)
loop-op-reveal = { $n ->
    [one] reveal { $n } artifact of the Big Deck and make it available
   *[other] reveal { $n } artifacts of the Big Deck and make them available
}

loop-from-own = from your era
loop-from-adjacent = { $n ->
    [one] from one adjacent era
   *[other] from adjacent eras
}
loop-from-each-adjacent = from each adjacent era
loop-from-own-or-adjacent = { $n ->
    [one] from your era or one adjacent era
   *[other] from your era and adjacent eras
}
loop-from-next = from the next era
loop-from-previous = from the previous era
loop-from-doctor = from the Doctor's era
loop-from-vortex = { $n ->
    [one] from one vortex
   *[other] from vortexes
}
loop-from-each-vortex = from each vortex
loop-from-vortex-or-doctor = { $n ->
    [one] from one vortex or from the Doctor's era
   *[other] from vortexes and from the Doctor's era
}
loop-from-other-agent = { $n ->
    [one] from the era of another agent
   *[other] from the eras of other agents
}
loop-from-other-agent-or-doctor = { $n ->
    [one] from the era of another agent or from the Doctor's era
   *[other] from the eras of other agents and from the Doctor's era
}
loop-from-any = { $n ->
    [one] from any era
   *[other] from any eras
}
loop-from-pushed = from the era the clone went to
loop-from-destroyed = from the era where the clone was destroyed
loop-from-moved = from that agent's era
loop-from-drawn = { $cards ->
    [one] from the origin era of the drawn card
   *[other] from the origin era of each drawn card
}
loop-from-revealed = { $cards ->
    [one] from the origin era of the revealed artifact
   *[other] from the origin era of each revealed artifact
}

loop-to-own = to your era
loop-to-adjacent = to one adjacent era
loop-to-each-adjacent = to each adjacent era
loop-to-own-or-adjacent = to your era or to one adjacent era
loop-to-next = to the next era
loop-to-previous = to the previous era
loop-to-doctor = to the Doctor's era
loop-to-vortex = to one vortex
loop-to-each-vortex = to each vortex
loop-to-vortex-or-doctor = to a vortex or to the Doctor's era
loop-to-other-agent = to the era of another agent
loop-to-other-agent-or-doctor = to the era of another agent or to the Doctor's era
loop-to-any = to any era
loop-to-pushed = to the era the clone went to
loop-to-destroyed = to the era where the clone was destroyed
loop-to-moved = to that agent's era
loop-to-drawn = { $cards ->
    [one] to the origin era of the drawn card
   *[other] to the origin era of each drawn card
}
loop-to-revealed = { $cards ->
    [one] to the origin era of the revealed artifact
   *[other] to the origin era of each revealed artifact
}

loop-in-own = in your era
loop-in-adjacent = in one adjacent era
loop-in-each-adjacent = in each adjacent era
loop-in-own-or-adjacent = in your era or in one adjacent era
loop-in-next = in the next era
loop-in-previous = in the previous era
loop-in-doctor = in the Doctor's era
loop-in-vortex = in one vortex
loop-in-each-vortex = in each vortex
loop-in-vortex-or-doctor = in one vortex or in the Doctor's era
loop-in-other-agent = in the era of another agent
loop-in-other-agent-or-doctor = in the era of another agent or in the Doctor's era
loop-in-any = in any era
loop-in-pushed = in the era the clone went to
loop-in-destroyed = in the era where the clone was destroyed
loop-in-moved = in that agent's era
loop-in-drawn = { $cards ->
    [one] in the origin era of the drawn card
   *[other] in the origin era of each drawn card
}
loop-in-revealed = { $cards ->
    [one] in the origin era of the revealed artifact
   *[other] in the origin era of each revealed artifact
}

## What is asked, and what can be chosen

loop-ask-agent = Which agent will you be?
loop-ask-deal = Who gets { $card }?
loop-ask-turn = Who takes the turn?
loop-ask-fallen = Rifts have fallen: { $before } before the Doctor's era, { $here } into it, { $after } after it
loop-ask-take = Take an artifact, on top of your deck
loop-ask-archive = Archive { $mission }?
loop-ask-bonus = Bonus of the Agency: take a card
loop-ask-use = Use a card
loop-ask-loop = LOOP for { $n } energy
loop-ask-move = Move
loop-ask-either = Which of the two?
loop-ask-add = Add { $n } energy: where?
loop-ask-remove = { $n ->
    [one] Remove { $n } rift: where?
   *[other] Remove { $n } rifts: where?
}
loop-ask-until-energy = Add energy one by one: where?
loop-ask-until-rifts = Remove rifts one by one: where?
loop-ask-push = Which clone is pushed?
loop-ask-push-to = Where is the clone pushed to?
loop-ask-pull = Which clone is pulled?
loop-ask-destroy = Which clone is destroyed?
loop-ask-swap = Which clone of your era is swapped?
loop-ask-swap-with = With which clone?
loop-ask-order = Two clones are destroyed: which counts first?
loop-ask-go = Where do you go?
loop-ask-take-along = Which clone comes along?
loop-ask-leave = Where is the clone left?
loop-ask-who-moves = Who is moved?
loop-ask-who-swaps = With whom do you swap places?
loop-ask-who-draws = Who draws a card?
loop-ask-where-to = Where to?
loop-ask-discard = Discard a card
loop-ask-destroy-card = Destroy a card
loop-ask-ready = Ready a card
loop-ask-recover = Take back a card
loop-ask-use-other = Apply a card of another agent
loop-ask-finish = Remove a rift where the clone was destroyed?

loop-choose-card-of = { $card } ({ $agent })
loop-choose-agent = { $agent }, { $where }
loop-choose-clone = { $where }, to be destroyed { $dies }
loop-choose-move = { $era }, 1 energy
loop-choose-free-move = { $era }, free
loop-choose-loop = { $dimension }: { $cards }
loop-choose-loop-nothing = { $dimension }: no card
loop-choose-ability = Move another agent (ability)
loop-choose-cancel = The Time Prowler cancels a rift
loop-choose-archive = Archive
loop-choose-end = End the actions
loop-skip = No
loop-skip-take = Take nothing
loop-skip-archive = Not now

## What happened

loop-log-beginning = Before the first turn
loop-log-title = Turn { $n }: { $agent }
loop-log-next = { $before }; { $after }
loop-log-chosen = { $agent } joins the team
loop-log-dealt = { $agent } is dealt { $card }
loop-log-clone-appeared = a clone appears { $where }, to be destroyed { $dies }
loop-log-appeared = { $card } appears { $where }
loop-log-destroyed = { $card } is destroyed
loop-log-new-great-deck = the destroyed artifacts are the new Big Deck
loop-log-doctor = the Doctor is { $where }
loop-log-fell = rifts fall: { $before } before his era, { $here } into it, { $after } after it
loop-log-cancelled = the Time Prowler cancels a rift { $where }
loop-log-vortex = a vortex opens { $where }!
loop-log-failed = mission failed: { $mission }
loop-log-opened = a mission opens { $where }: { $mission }
loop-log-moved = { $agent } goes { $to }
loop-log-spent = { $n } energy spent { $where }
loop-log-used = { $agent } uses { $card }
loop-log-applied = { $agent } applies { $card }
loop-log-ability = { $agent } uses the ability
loop-log-looped = { $agent }: LOOP, { $dimension }
loop-log-energy = +{ $n } energy { $where }
loop-log-removed = { $n ->
    [one] { $n } rift removed { $where }
   *[other] { $n } rifts removed { $where }
}
loop-log-clone-moved = a clone goes { $to }
loop-log-clone-destroyed = a clone is destroyed { $where }
loop-log-drew = { $agent } draws { $cards }
loop-log-new-deck = a discard pile becomes a new deck
loop-log-discarded = { $card } is discarded
loop-log-readied = { $card } is ready again
loop-log-recovered = { $card } comes back from the discard pile
loop-log-left-out = nothing to do: { $part }
loop-log-progress = { $mission }: { $n } of { $of }
loop-log-took = { $agent } takes { $card }
loop-log-archived = mission archived: { $mission }
loop-log-bonus = bonus of the Agency: { $cards }
loop-log-end-of-turn = { $agent } ends the turn
loop-log-cycle = cycle { $n } begins
loop-over-won = four missions are archived: the team has won!
loop-over-second-vortex = a vortex would open where there is one already: the team has lost
loop-over-fourth-vortex = a fourth vortex would open: the team has lost
loop-over-fourth-cycle = time has run out: the team has lost

## What speaks for a choice or against it, and the parts of a game in a review

loop-review-round = Cycle { $n }
loop-term-missions = { $how ->
    [better] more progress with missions
   *[worse] less progress with missions
}
loop-term-vortexes = { $how ->
    [better] fewer vortexes
   *[worse] more vortexes
}
loop-term-rifts = { $how ->
    [better] less danger from rifts
   *[worse] more danger from rifts
}
loop-term-clones = { $how ->
    [better] less trouble with clones
   *[worse] more trouble with clones
}
loop-term-energy = { $how ->
    [better] more energy
   *[worse] less energy
}
loop-term-cards = { $how ->
    [better] more cards to use
   *[worse] fewer cards to use
}
