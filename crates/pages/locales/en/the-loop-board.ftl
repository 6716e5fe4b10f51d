# What is written on the table of The LOOP, in English.

# What agents can do and eras, in few words
loop-ability-time-prowler = May cancel 1 rift that falls into her era, on any turn.
loop-ability-cztwyzzek = The free move may go to any other era.
loop-ability-robofinisher-404 = From the 2nd clone destroyed in a turn on: may remove 1 rift there.
loop-ability-mr-time = Once a turn: move another agent to an era next to it.
loop-ability-v-girl = Clones you push may go 2 eras instead of 1.
loop-era-short-dawn = Dawn
loop-era-short-medieval = Medieval
loop-era-short-renaissance = Renaissance
loop-era-short-industrial = Industrial
loop-era-short-globalization = Globalization
loop-era-short-robots = Robots
loop-era-short-end = End of Times

# The table
loop-zone-status = Turn and phase
loop-zone-phases = Phases of the turn
loop-zone-ring = The ring of eras
loop-zone-missions = Missions
loop-zone-now = What is going on
loop-zone-hand = Your hand
loop-zone-me = Your agent
loop-zone-team = The team
loop-phase-doctor = Doctor
loop-phase-actions = Actions
loop-phase-take = Take
loop-phase-archive = Archive
loop-phase-end = End
loop-cycle = Cycle { $n }/{ $of }
loop-turn = turn { $n }
loop-brings = Each turn of this cycle brings: clones { $clones }, artifacts 1, rifts { $rifts } and 1 more for each clone where the Doctor comes
loop-to-come = Doctor cards: { $n }
loop-coming = The Doctor is still to come to this era in this cycle ({ $era }); as it is now, with { $n } rifts, and 1 more for each clone that appears before
loop-doctor-is = The Doctor is { $where }
loop-vortexes = Vortexes: { $n } of { $of }
loop-bag = Clones in the bag: { $n }
loop-great-deck = Artifacts in the Big Deck: { $n }
loop-destroyed = Destroyed artifacts: { $n }

# The ring
loop-next-vortex = Next rift: vortex!
loop-next-defeat = Next rift: defeat!
loop-vortex = Vortex
loop-archived = Archived: { $mission }
loop-face-down = A mission, face down
loop-rifts = rifts
loop-energy = energy
loop-clone-clockwise = A clone, to be destroyed { $where }: { $n ->
    [one] { $n } era clockwise
   *[other] { $n } eras clockwise
}
loop-clone-counter = A clone, to be destroyed { $where }: { $n ->
    [one] { $n } era counter-clockwise
   *[other] { $n } eras counter-clockwise
}
loop-on-the-way = On your way
loop-free = free
loop-free-move = Free move
loop-paid-move = Move for 1 energy

# Missions
loop-archived-of = { $n } of { $of } archived
loop-note-full = Complete: to be archived { $where }
loop-note-once = Done for this turn
loop-note-surrounded = Both sides are held
loop-note-fed = Every era has energy: it counts now
loop-note-missing-agents = Nobody in
loop-note-no-energy = Not now: no energy in
loop-note-nothing = Nothing counts right now
loop-note-clean = Clean eras:
loop-note-rifts = Rifts to remove:
loop-note-loops = Energy for a LOOP:
loop-note-clones = Clones that can die in
loop-note-here = Energy counts in

# Hands and piles
loop-deck = Deck { $n }
loop-discard = Discard { $n }
loop-on-top = On top: { $card }
loop-none = none
loop-free-ready = Free move ready
loop-free-used = Free move used
loop-energy-here = { $n } energy in your era
loop-offer-recover = Take one card back into your hand
loop-offer-take = Take one: it goes face down on top of your deck and is drawn next
loop-offer-bonus = Bonus of the Agency: everybody takes one, the last is destroyed
loop-offer-deal = Dealt from the common deck: to whom?
loop-holds = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
loop-lies-here = Lies in your era
loop-never-readied = No LOOP readies these cards
loop-loop = LOOP
loop-readies = readies { $n }
loop-card-ours = The effect is ours: what is printed on this card is not published.
loop-ready = ready
loop-exhausted = exhausted

# What is going on
loop-my-turn = Your turn
loop-turn-of = { $agent }: turn
loop-asked = { $agent } is asked
loop-ability = Ability
loop-then-arrive = then on { $to }
loop-left-out = nothing to do, left out
loop-or = or
loop-follows-take = Take an artifact of your era
loop-follows-archive = Archive a complete mission here
loop-follows-end = Discard the hand, draw 3
loop-fallen = Rifts have fallen
loop-let-fall = Let them all fall
loop-bonus-about = The active agent chooses first, then the others in turn. Cards go on top of the decks.
loop-deal-about = Cards are dealt until an agent holds three: that agent takes the turn.
loop-danger-vortex = { $era }: the next rift opens a vortex. Doctor cards to come that reach it: { $n } of { $of }.
loop-danger-defeat = { $era }: the next rift is defeat. Doctor cards to come that reach it: { $n } of { $of }.
loop-question-actions = Your actions, as many as you like
loop-figure-rifts = { $era }: rifts
loop-figure-energy = { $era }: energy
loop-figure-clones = { $era }: clones
loop-figure-vortexes = Vortexes

# How it ended
loop-result-vortexes = vortexes
loop-result-turns = turns
loop-result-clones = clones at large
loop-result-rifts = rifts left open
loop-result-archived = archived
loop-result-archived-vortex = archived, later a vortex
loop-board-result = Turns: { $turns }. Missions archived: { $archived } of 4. Vortexes: { $vortexes }.
loop-board-turn = Turn { $turn } of 21, cycle { $cycle } of 3, missions archived: { $n } of 4
loop-board-artifacts = artifacts: { $cards }
loop-board-none = none
