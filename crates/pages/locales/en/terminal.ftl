# What only the terminal says, in English.

terminal-player = Player { $n }
terminal-not-over = The game is not over.
terminal-not-kept = The game ends here and is not kept: --record FILE would have kept it.
terminal-nothing-yet = Nothing has happened yet.

terminal-prompt = Choose 1-{ $n } (h for help):
terminal-press-number = Type the number of a choice and press Enter, or h for help.
terminal-no-choice = There is no choice { $number }: choose 1 to { $n }.
terminal-not-understood = “{ $typed }” is not understood: type the number of a choice, or h for help.
terminal-choice-no-card = Choice { $number } is about no card.
terminal-taken-back = Taken back. (r makes it again.)
terminal-nothing-taken-back = Nothing can be taken back: something was revealed since, or another player has chosen.
terminal-nothing-to-redo = You have taken nothing back that you could make again.
terminal-try-going-on = (Type g to let the game go on by itself when you can only finish.)
terminal-going-on = From now on the game goes on by itself when you can only finish. (g stops that.)
terminal-not-going-on = From now on you finish every phase and step yourself.
terminal-not-saved = The game could not be saved in { $path }: { $error }.
terminal-saved = The game is saved in { $path }. Go on with:
terminal-recorded = The game is recorded in { $path }.
terminal-seed = Seed { $seed }
terminal-rules-silent = The rules say nothing about “{ $topic }”. Try another word.

terminal-seat-bot = { $name }: bot { $bot }
terminal-seat-you = { $name }: you
terminal-seat-person = { $name }: at the keyboard
terminal-resumed = The recorded game goes on. Choices made so far: { $n }.
terminal-now = Now player { $n } ({ $name }).
terminal-pass = Pass the keyboard to player { $n } ({ $name }).
terminal-look-away = Press Enter when the others look away:

terminal-help-title = What you can type
terminal-help-number = choose number 3; 3*2 chooses it twice if it can be
terminal-help-undo = undo: take your last choice back if nothing was revealed since
terminal-help-redo = redo: make the choice again that you took back
terminal-help-board = the board and your choices again
terminal-help-log = the whole log
terminal-help-going-on = let the game go on by itself when you can only finish
terminal-help-hint = a hint: what a strong player would do, and why
terminal-help-help = this help
terminal-help-rules = what the rules say about a word
terminal-help-quit = save and quit

terminal-review-choices = { $title }, choices: { $n }
terminal-review-turn = { $number }. Step { $step }, { $name }: { $chosen }
terminal-review-better = better: { $better }; lost: { $lost }

ana-terminal-welcome = { $players } players, side { $side }, { $eras } eras; the most points win.
# Six letters: water, titanium, uranium, gold, neutronium, core.
ana-terminal-letters = W T U G N C
# Nine short words: active and tired workers, exosuits, path markers, morale, time travel, paradoxes, points gained, points as of now.
ana-terminal-columns = Act Trd Suit Mk Mor Trv Par VP Sum
ana-terminal-legend = Act and Trd: active and tired workers. Suit: exosuits charged and in the supply. Mk path markers, Mor morale, Trv steps of time travel, Par paradoxes, VP points gained, Sum points as of now.
ana-terminal-look-by-name = Name a building by its number, or a superproject or a leader by its name: i 305, i exocrawler.
ana-terminal-help-look = a building by its number; a superproject or a leader by name: i exocrawler
ana-terminal-help-others = the boards of all players
ana-terminal-help-value = the points of all players so far, part by part

# Seven short words: card, type, cost, production, bonus, points, recycling.
ww-terminal-columns = Card Type Cost Makes Bonus Pts Rec
# Eight short words: the five resources, krystallium, general, financier.
ww-terminal-letters = M E S G X K Gen Fin
# Five words of three letters: structure, vehicle, research, project, discovery.
ww-terminal-types = Str Veh Res Pro Dis
# Three short words: empire, cubes on the empire, points.
ww-terminal-players = Empire Cubes Pts
ww-terminal-round = Round { $n }/{ $of }
ww-terminal-draft = Draft { $n }/{ $of }
ww-terminal-swap = You swap hands with { $to } after every pick.
ww-terminal-pass = Your hand goes to { $to }; the next one comes from { $from }.
ww-terminal-piles = Piles left: { $piles }, cards in the deck: { $deck }, discarded: { $discard }
# What a player is doing: at most six letters.
ww-terminal-ready = ready
ww-terminal-picks = picks
ww-terminal-picked = picked
ww-terminal-plans = plans
ww-terminal-builds = builds
ww-terminal-done = done
ww-terminal-your-picks = Your picks
ww-terminal-your-hand = Your hand
# Two words over two columns of numbers: five letters, a space, seven letters.
ww-terminal-plan = Build Recycle
ww-terminal-filled = Filled
ww-terminal-needs = Needs
ww-terminal-onto-empire = your empire (cubes there: { $n }/{ $of })
ww-terminal-onto-empire-fifth = your empire (cubes there: { $n }/{ $of }; the fifth makes a krystallium)
ww-terminal-must = ! must be built to win the scenario
ww-terminal-place-cube = Place a cube of { $what } ({ $n } to place)
ww-terminal-place-last = Place the last cube of { $what }
ww-terminal-copies = (Several copies: { $cards })
ww-terminal-building = Building { $card }: { $filled } (needs { $missing })
ww-terminal-nothing-built = Nothing built or under construction.
ww-terminal-empire = { $title }, side { $side } (makes { $makes }, points { $points })
ww-terminal-which-card = Which card? Type i and its name or the number of a choice: i zeppelin, i 3.
ww-terminal-no-card = There is no such card. A part of the name is enough.
ww-terminal-did-you-mean = There is no such card. Did you mean { $card }?
ww-terminal-several-cards = Several cards fit: { $cards }.
ww-terminal-letters-title = Letters
ww-terminal-columns-title = Columns
ww-terminal-legend =
    M to X: what an empire produces. Str to Dis: the cards it has built.
    1X/Veh: 1 exploration for each vehicle. 2/Gen: 2 points for each general.
    Cubes 3/5: three cubes on the empire; the fifth turns them into a krystallium.
    MM.. E: two of four materials and one of one energy lie on the card.
    Rec: the cube that the card gives when it is recycled or given up.
    A krystallium fills any slot but a leader's. A leader at the end is a point.
    A leader goes to the player who alone produces most of a resource:
ww-terminal-supremacy = { $leader }: { $resources }
ww-terminal-welcome = { $players } players, side { $side }, { $rounds } rounds; the most points win.
ww-terminal-welcome-alone = One player, side { $side }, { $rounds } rounds. The rating rises at { $points } points.
ww-terminal-scenario = Scenario { $number }, { $title }: side { $side }, { $rounds } rounds.
ww-terminal-scenario-build = Build: { $cards }.
ww-terminal-medals = Medals by points: { $medals }.
ww-terminal-help-sites = the sites, built cards and picks of all players
ww-terminal-help-look = the card of choice 3 in full; or by name: i zeppelin

loop-terminal-team = The team
loop-terminal-welcome = Agents: { $n }, level: { $level }. Archive four missions in time.
loop-terminal-phase-choose = choosing agents
loop-terminal-phase-deal = dealing
loop-terminal-phase-fallen = I, rifts fall
loop-terminal-phase-actions = II, actions
loop-terminal-phase-take = III, take an artifact
loop-terminal-phase-archive = IV, archive a mission
loop-terminal-phase-bonus = IV, bonus of the Agency
loop-terminal-phase-over = game over
# Six headings: era, rifts, energy, clones, agents, mission tile.
loop-terminal-columns = Era|R|E|Clones, by where they are destroyed|Agents|Tile
# The seven eras in at most 13 letters; the first three letters must differ.
loop-terminal-eras = Dawn|Medieval|Renaissance|Industrial|Globalization|Robots|End
# Two letters each: Time Prowler, Cztwyzzek, Robofinisher 404, Mr Time, V-Girl.
loop-terminal-agents = TP Cz RF MT VG
loop-terminal-doctor = D
loop-terminal-vortex = VORTEX
loop-terminal-mission = M{ $n }
loop-terminal-archived = archived
loop-terminal-open = open { $where }
loop-terminal-failed = failed
loop-terminal-unseen = not seen yet
loop-terminal-slots = (done: { $eras })
loop-terminal-free-move = free move
loop-terminal-common-deck = Common deck
loop-terminal-deck = { $whose }: cards: { $n }; on top: { $top }; below, in no order: { $below }
loop-terminal-discard = discard pile: { $cards }
loop-terminal-big-deck = Big Deck: { $n }; destroyed: { $destroyed }
loop-terminal-doctor-to-come = The Doctor has yet to visit: { $eras }
loop-terminal-card = { $card } ({ $dimension }, origin: { $era })
loop-terminal-starter = { $card } ({ $dimension }, origin: { $era }, starting card: { $agent })
loop-terminal-no-artifact = There is no such artifact or agent.
loop-terminal-did-you-mean = There is no such artifact. Did you mean { $card }?
loop-terminal-legend = R: rifts, and how many an era holds. E: energy. VORTEX: an era with a vortex. D: the Doctor. A clone is shown by the era where it is destroyed. After a card: o spiral, * star, = line, # black hole; x exhausted.
loop-terminal-help-cards = the cards, decks and piles of all agents
loop-terminal-help-missions = the missions, one by one
loop-terminal-help-look = an artifact or an agent by name, or the card of a choice
