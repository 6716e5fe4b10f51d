### Every page but the table.

site-description = A table for board games about time and the future, in your browser: with friends, against bots or alone.
site-pages = Pages
skip-to-content = Skip to content
language = Language
language-is = Language: { $language }
theme-dark = Switch to the dark theme
theme-light = Switch to the light theme
rules = Rules
to-home = To the first page
foot-people = No account, no adverts, no tracking: a name and a cookie are all it takes.
foot-games = The games belong to their authors and publishers. Program, drawings and words are our own.

## The first page

home-tab = Board games about time and the future
home-headline = Build tomorrow tonight.
home-lead = Chronotope is a table for board games about time and the future. It knows every rule, so all you do is play: with friends by a link, against bots, or alone.
home-games = Games
players-exactly = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
players-range = { $fewest }–{ $most } players
play-now = Play now
play-now-about = You against bots, right away.
create-table = Create a table
home-mine = My tables
home-mine-none = You sit at no table yet. “Play now” changes that.
home-open = Open tables
home-open-none = Nobody is looking for players just now. Create a table with an open seat, and it can be found here.
home-finished = Finished games
home-finished-none = Nothing has ended yet. Results and replays will be kept here.
your-turn = Your turn
others-turn = Others are choosing
open-seats = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
nobody-yet = nobody yet
ago-now = just now
ago-minutes = { $n } min ago
ago-hours = { $n ->
    [one] { $n } hour ago
   *[other] { $n } hours ago
}
ago-days = { $n ->
    [one] { $n } day ago
   *[other] { $n } days ago
}

## A new table

create-title = A new table
create-refused = That does not go together.
create-options = The game
create-refused-below = You find the reasons beside the options below.
create-presets = Ready-made games
preset-first-game = First game
preset-full-game = Full game
preset-everything = Everything
option-default = as usual
option-by-seat = Seat by seat
option-by-seat-about = You decide here for every seat.
option-by-seat-nothing = choose
option-reason-each-seat = Choose one for every seat.
option-reason-different = Two seats have the same one: each seat needs its own.
create-seats = Seats
create-seats-about = You may take several seats and pass the device around: a curtain falls between turns.
create-seats-more = Only as many seats count as there are players.
seat-number = Seat { $n }
seat-me = Me ({ $name })
seat-open = Open: anybody with the link
bot-best = Bot: best (thinks for 2 s)
bot-easy = Bot: easy
bot-fair = Bot: fair
bot-random = Bot: random
bot-strong = Bot: strong
create-hints = Hints
create-hints-alone = while one person plays
create-hints-everybody = for everybody
create-hints-nobody = for nobody
create-hints-about = On request a seat is shown its best choices and why, as a strong bot sees them.
create-patience = If somebody is away and does not move
create-patience-ten-minutes = a bot after 10 minutes
create-patience-day = after a day
create-patience-three-days = after 3 days
create-patience-week = after a week
create-patience-never = never
create-patience-about = After that time the others may let a bot play for them, a fair one or better. Sooner only if everybody present agrees, two people at least. Players who come back get their seat back.
create-listed = Show the table among the open tables
create-link-about = To play with friends, leave seats open and send them the table's link.
create-submit = Create the table

## Rules

rules-about = How each game is played at this table, in our own words. Every rule has a code and an address of its own.
rules-of = Rules of { $game }
rules-contents = Contents
rules-table = Table

## Who you are

me-title = Your name
me-change = Change your name
me-name = What shall we call you?
me-about = Others at the table see this name. It lives with your seats in a cookie of this browser; to take a seat to another device, use the secret link in the table's menu.
me-save = Save

## A seat by its secret link

take-title = Take this seat here?
take-text = The link leads to the seat of { $seat } at { $game }.
take-about = You will play that seat from this browser as well. Open such a link only if it is yours.
take-submit = Take the seat
take-not = No, to the first page

## The curtain between two people at one screen

curtain-title = Hand over to { $seat }
curtain-about = Everybody else looks away, please.
curtain-open = I am { $seat }
curtain-device = This is { $person }'s browser

## Replay

replay-title = Replay
replay-pages = This game
replay-skip = Skip to the controls
replay-back = Back to the table
replay-record = Download the record
replay-board = Board
replay-log = What happened
replay-controls = Controls
replay-jump = Go to
replay-first = First step
replay-previous = One step back
replay-next = One step on
replay-last = Last step
replay-step = Step
replay-where = Step { $step } of { $steps }
replay-eyes = Seen by
replay-spectator = a spectator
replay-show = Show
what-if = Play on from here
what-if-about = What if? A new table against bots goes on from this step, in the seat you look from

## Review of a finished game

review-title = Review
review-lead = Every choice of this game, looked at again by a strong bot that knew no more than the seat that chose.
review-working = The game is being looked at again…
review-progress = { $done } of { $of } choices
review-again = See how far it is
review-failed = This game could not be reviewed: an error occurred. The replay still works.
review-chart = What each seat could expect
review-chart-about = The higher a line, the likelier a victory; at the right end stands what came of it. The numbers are the turning points below.
review-chart-describes = { $name }: { $start } at the beginning, { $end } at the end.
review-team = The team
review-steps = Choices made
review-numbers = The same in numbers
review-seat = Seat
review-end = End
review-turns = Turning points
review-turns-none = Nobody gave much away with any one choice: well played.
review-step = Step { $step }
review-chose = { $name } chose
review-better = Better
review-lost = −{ $n } percentage points
