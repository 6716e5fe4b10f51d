### The page of a table, and what is said when something is refused.

you = You
board = Board
skip-to-choices = Skip to your choices
home-link = First page
tools = Tools
take-back = Take back the last choice
take-back-turn = Take back the whole turn
redo = Make it again
log-and-chat = Log and chat
menu = Menu
close = Close
side-title = Log and chat
log-title = Log
chat-title = Chat
chat-label = Say something
chat-watching = { $name } (watching)
chat-site = Site
chat-resumed = The rules of this game were corrected in an upgrade of the site, so the game goes on from its last saved position.{ $lost ->
        [0] {""}
        [one] {" "}One later choice is lost.
       *[other] {" "}{ $lost } later choices are lost.
    }
chat-send = Send
title-your-turn = Your turn
connection-lost = The connection is lost. Trying again…
table-moved-on = The table had moved on. This is how it stands now.
bots-paused = The bots paused while nobody was here. Now they go on.
request-failed = That did not get through. Nothing has changed; try again.
not-saved = Nothing can be saved at the moment. Your last choice is kept here and sent again.
copied = Copied

hint = Hint
hint-title = Hint
hint-about = Hint { $rank }: { $expected }
hint-expected = What can be expected: 100 % is a certain victory
hint-close = Hardly any difference
percent = { $n } %
hints-on = Hints are given at this table.
hints-off = No hints at this table

turn-yours = Your turn
turn-others = The others choose
turn-confirm = Confirm your turn
turn-watching = You are watching
turn-bot = A bot plays for you
turn-over = The game is over
your-choices = Your choices
idle-waiting = Nothing to choose now: the others are at it.
idle-watching = You are watching.
idle-over = The game is over.
waiting-for-players = Waiting for players: send this link
let-bot-play = Let a bot play seat { $n }
take-seat = Take seat { $n }
all-choices = All choices ({ $n })
confirm-choice = Confirm: { $choice }
why = What the rules say: { $what }

chairs-title = At the table
chair-here = here
chair-away = away
chair-bot = bot
chair-stand-in = a bot stands in
chair-open = free
chair-nobody = Free seat
bot-name-best = Best
bot-name-easy = Easy
bot-name-fair = Fair
bot-name-random = Random
bot-name-strong = Strong
chair-you = you
chair-look = Look from here
chair-take = Take this seat
chair-return = Take it back
chair-hand-over = Let a bot play
chair-propose = Propose a bot
proposal = { $by } proposes to let a bot ({ $bot }) play for { $name }.
proposal-agreed = In favour: { $names }
proposal-agree = Agree
proposal-disagree = Disagree
absence-ten-minutes = If somebody is away and does not move, the others may let a bot play after 10 minutes.
absence-day = If somebody is away and does not move, the others may let a bot play after a day.
absence-three-days = If somebody is away and does not move, the others may let a bot play after 3 days.
absence-week = If somebody is away and does not move, the others may let a bot play after a week.
absence-never = A bot plays for somebody who is away only if all the others agree.
stood-in = { $n ->
    [one] A bot made { $n } choice for you.
   *[other] A bot made { $n } choices for you.
}
stood-in-take-back = Take back what can be taken back
stood-in-stands = None of it can be taken back: something has been revealed since, or somebody else has chosen.

result-title = Final score
again = Again with the same options
next-game = To the next game
replay = Replay
review = Review
download-record = Download the record
show-board = Show the board / the result

seat-menu = My seat
setting-go-on = Go on by itself when I could only give up cards or spend tokens
setting-confirm = Let me confirm the end of my turn
seat-link = Secret link to my seat
seat-link-about = Play on from another device. Anybody with this link holds your seat, so keep it to yourself.
seat-link-renew = Make a new link; the old one stops working
seat-link-alone = Make a new link and sign out my other devices
copy = Copy
report = Report a problem (a file with what you see)
invite = Invite
invite-about = Anybody who opens this link can watch, and can take a free seat.
browser-settings = This browser
speed = Animation
speed-none = none
speed-fast = fast
speed-normal = normal
speed-slow = slow
keys-title = Keys
keys-about = Numbers choose · U takes back, Shift+U the whole turn · R makes it again · H hint · I enlarges the card in focus · L log · M menu · B result · ? rules
watch-link = Watch as a spectator

## What is refused, and why

note-not-found = Not found
note-unreadable = A finished game
note-unreadable-result = This game was played with an earlier version of the program, and this version can no longer show it. It ended like this: { $result }
note-refused = That cannot be done
try-again = Try again
denied-no-such-page = There is no such page here.
denied-wrong-method = This address cannot be used in this way.
denied-other-origin = This came from another site, so nothing was done.
denied-no-cookie = Your browser sent no cookie of ours that is good. Open the first page, then try again; cookies must be allowed.
denied-too-often = That was too much at once. Wait a moment, then go on.
denied-too-many-tables = You have opened as many tables as one person can. Finish some of them first.
denied-opened-too-often = Many tables have been opened from here just now. Wait a few minutes, then open the next one.
denied-nearly-full = No new tables can be opened at the moment: the disk of this site is nearly full. Games that have begun go on.
denied-too-many-streams = This browser follows too many tables at once. Close some tabs.
denied-still-running = Records and replays are there once the game is over: until then everybody sees only what their seat sees.
denied-unread = This request cannot be understood, so nothing was done.
denied-too-large = That is far too much. Nothing was done.
denied-no-such-table = There is no such table, or not any more: tables that nobody comes back to are cleared away in time. Or perhaps the link is cut short.
denied-busy = Too much is asked of this table just now. Try again in a moment.
denied-broken = This table cannot be opened by this version of the program. Nothing of it is lost.
denied-internal = Something went wrong on the server. Nothing was changed. Please try again.
denied-not-saved = Nothing can be saved at the moment, so nothing was done. Try again in a moment.
denied-stopped = Nothing can be saved until the host of this site has looked into it. Nothing was done.
denied-unreadable = This cannot be read from the disk at the moment. Nothing is lost; try again in a moment.
denied-empty-name = A name needs at least one letter.
denied-no-such-seat = This table has no such seat.
denied-not-yours = This seat is not yours.
denied-bot-plays = A bot plays this seat. Take it back first.
denied-taken = Somebody else has taken this seat.
denied-wrong-secret = This link is not good, or no longer. Ask for a new one at the device that holds the seat.
denied-too-many-devices = This seat is held on as many devices as it can be.
denied-no-such-bot = There is no such bot.
denied-not-left = A bot can play for somebody who is away once the time agreed when the table was opened is over, or when everybody else who is present agrees, two people at least.
denied-too-weak = Only a fair bot or a better one may play for somebody else.
denied-no-proposal = Nothing is proposed for this seat any more.
denied-only-watching = Hints are for players whose turn it is.
denied-nothing-to-choose = This seat has nothing to choose just now.
denied-no-hints = No hints are given at this table: it was opened without them. At a table of your own you can allow them.
denied-hint-under-way = A hint for this seat is being thought about already.
denied-rules = The rules do not allow it: { $why }

# The chain above the action bar, previews and confirmation
chain-title = Chosen so far
chain-back = Take back to: { $choice }
fold-bar = Fold the action bar
preview-final = cannot be taken back
confirm-touch = Confirm
cancel = Cancel
setting-confirm-touch = On a touch screen, confirm what cannot be taken back
offer-auto-continue = You can do nothing now that would matter. Should the table go on by itself at such moments?
offer-auto-continue-yes = Yes, go on by itself
offer-auto-continue-no = No, ask me

# What just happened, and the pace of others
recent-title = Since your last choice
recent-open = { $n ->
    [0] Nothing has happened since your last choice
    [one] What happened since your last choice: { $n } entry
   *[other] What happened since your last choice: { $n } entries
}
recent-again = Show it again on the board
pace = What others do
pace-none = at once
pace-normal = step by step
pace-slow = slowly
pace-pause = Pause
pace-skip = Skip to now
