### Stránka stolu a odmítnutí.

you = Vy
board = Deska
skip-to-choices = K vašim volbám
home-link = Úvodní stránka
tools = Nástroje
take-back = Vzít zpět poslední volbu
take-back-turn = Vzít zpět celý tah
redo = Provést znovu
log-and-chat = Záznam a chat
menu = Nabídka
close = Zavřít
side-title = Záznam a chat
log-title = Záznam
chat-title = Chat
chat-label = Napište něco
chat-watching = { $name } (divák)
chat-site = Web
chat-resumed = Při aktualizaci webu byla opravena pravidla této hry, partie proto pokračuje od poslední uložené pozice.{ $lost ->
        [0] {""}
        [one] {" "}Jedna pozdější volba je ztracena.
        [few] {" "}{ $lost } pozdější volby jsou ztraceny.
       *[other] {" "}{ $lost } pozdějších voleb je ztraceno.
    }
chat-send = Odeslat
title-your-turn = Jste na tahu
connection-lost = Spojení se přerušilo. Zkouším to znovu…
table-moved-on = Stůl se mezitím změnil. Takhle vypadá teď.
bots-paused = Dokud u stolu nikdo nebyl, boti čekali. Teď hrají dál.
request-failed = Neprošlo to. Nic se nezměnilo, zkuste to znovu.
not-saved = Teď nelze nic uložit. Vaše poslední volba zůstává tady a odesílá se znovu.
copied = Zkopírováno

hint = Nápověda
hint-title = Nápověda
hint-about = Nápověda { $rank }: { $expected }
hint-expected = Co lze čekat: 100 % je jistá výhra
hint-close = Téměř žádný rozdíl
percent = { $n } %
hints-on = U tohoto stolu se napovídá.
hints-off = U tohoto stolu se nenapovídá

turn-yours = Jste na tahu
turn-others = Vybírají ostatní
turn-confirm = Potvrďte tah
turn-watching = Díváte se
turn-bot = Hraje za vás bot
turn-over = Hra skončila
your-choices = Vaše volby
idle-waiting = Teď není co vybírat: na řadě jsou ostatní.
idle-watching = Díváte se.
idle-over = Hra skončila.
waiting-for-players = Čeká se na hráče: pošlete tento odkaz
let-bot-play = Nechat bota hrát místo { $n }
take-seat = Zabrat místo { $n }
all-choices = Všechny volby ({ $n })
confirm-choice = Potvrdit: { $choice }
why = Co říkají pravidla: { $what }

chairs-title = U stolu
chair-here = u stolu
chair-away = pryč
chair-bot = bot
chair-stand-in = zastupuje bot
chair-open = volno
chair-nobody = Volné místo
bot-name-best = Nejlepší
bot-name-easy = Snadný
bot-name-fair = Slušný
bot-name-random = Náhodný
bot-name-strong = Silný
chair-you = vy
chair-look = Dívat se odtud
chair-take = Zabrat místo
chair-return = Vrátit se na místo
chair-hand-over = Nechat hrát bota
chair-propose = Navrhnout bota
proposal = { $by } navrhuje, aby za hráče { $name } hrál bot ({ $bot }).
proposal-agreed = Pro: { $names }
proposal-agree = Souhlasím
proposal-disagree = Nesouhlasím
absence-ten-minutes = Když je někdo pryč a netáhne, ostatní za něj po 10 minutách mohou nechat hrát bota.
absence-day = Když je někdo pryč a netáhne, ostatní za něj po jednom dni mohou nechat hrát bota.
absence-three-days = Když je někdo pryč a netáhne, ostatní za něj po 3 dnech mohou nechat hrát bota.
absence-week = Když je někdo pryč a netáhne, ostatní za něj po týdnu mohou nechat hrát bota.
absence-never = Za toho, kdo je pryč, hraje bot jen tehdy, když souhlasí všichni ostatní.
stood-in = { $n ->
    [one] Bot za vás udělal { $n } volbu.
    [few] Bot za vás udělal { $n } volby.
   *[other] Bot za vás udělal { $n } voleb.
}
stood-in-take-back = Vzít zpět vše, co jde
stood-in-stands = Zpět nejde vzít nic: od té doby se něco odhalilo, nebo volil někdo jiný.

result-title = Konečný výsledek
again = Znovu se stejnými volbami
next-game = K další hře
replay = Přehrát hru
review = Rozbor
download-record = Stáhnout záznam
show-board = Ukázat desku / výsledek

seat-menu = Moje místo
setting-go-on = Pokračovat samo, když se můžu jen vzdávat karet nebo utrácet žetony
setting-confirm = Nechat mě potvrdit konec tahu
seat-link = Tajný odkaz na moje místo
seat-link-about = Hrajte dál na jiném zařízení. Kdo má tento odkaz, drží vaše místo, takže ho nikomu neukazujte.
seat-link-renew = Vytvořit nový odkaz; starý přestane fungovat
seat-link-alone = Vytvořit nový odkaz a odhlásit moje ostatní zařízení
copy = Kopírovat
report = Nahlásit problém (soubor s tím, co vidíte)
invite = Pozvat
invite-about = Kdo otevře tento odkaz, může se dívat a zabrat volné místo.
browser-settings = Tento prohlížeč
speed = Animace
speed-none = žádná
speed-fast = rychlá
speed-normal = běžná
speed-slow = pomalá
keys-title = Klávesy
keys-about = Čísla vybírají · U vezme zpět, Shift+U celý tah · R provede znovu · H nápověda · I zvětší vybranou kartu · L záznam · M nabídka · B výsledek · ? pravidla
watch-link = Dívat se jako divák

## Co se odmítá a proč

note-not-found = Nenalezeno
note-unreadable = Dohraná hra
note-unreadable-result = Tato hra se hrála ve starší verzi programu a tato verze ji už neumí zobrazit. Skončila takto: { $result }
note-refused = To nejde
try-again = Zkusit znovu
denied-no-such-page = Taková stránka tu není.
denied-wrong-method = Tuto adresu takto použít nelze.
denied-other-origin = Požadavek přišel z jiného webu, takže se nic nestalo.
denied-no-cookie = Prohlížeč neposlal naše platné cookie. Otevřete úvodní stránku a zkuste to znovu; cookies musí být povolené.
denied-too-often = To bylo moc najednou. Chvilku počkejte a pokračujte.
denied-too-many-tables = Otevřeli jste tolik stolů, kolik jeden člověk může mít. Nejdřív některé dohrajte.
denied-opened-too-often = Odsud bylo právě otevřeno mnoho stolů. Počkejte pár minut a pak otevřete další.
denied-nearly-full = Nové stoly teď otevřít nelze: disk tohoto webu je skoro plný. Rozehrané hry pokračují.
denied-too-many-streams = Tento prohlížeč sleduje příliš mnoho stolů. Zavřete některé panely prohlížeče.
denied-still-running = Záznam a přehrání budou po skončení hry: do té doby každý vidí jen to, co je vidět z jeho místa.
denied-unread = Tomuto požadavku není rozumět, takže se nic nestalo.
denied-too-large = To je příliš mnoho. Nic se nestalo.
denied-no-such-table = Takový stůl tu není, nebo už není: stoly, ke kterým se nikdo nevrací, se časem uklízejí. Možná je také odkaz neúplný.
denied-busy = Po tomto stolu se teď chce příliš mnoho. Zkuste to za okamžik.
denied-broken = Tato verze programu nemůže tento stůl otevřít. Nic z něj se neztratilo.
denied-internal = Na serveru došlo k chybě. Nic se nezměnilo. Zkuste to prosím znovu.
denied-not-saved = Teď nelze nic uložit, takže se nic nestalo. Zkuste to za chvíli znovu.
denied-stopped = Dokud se na to nepodívá provozovatel tohoto webu, nelze už nic uložit. Nic se nestalo.
denied-unreadable = Teď to nelze přečíst z disku. Nic se neztratilo, zkuste to za chvíli znovu.
denied-empty-name = Jméno potřebuje aspoň jedno písmeno.
denied-no-such-seat = U tohoto stolu takové místo není.
denied-not-yours = Toto místo není vaše.
denied-bot-plays = Na tomto místě hraje bot. Nejdřív se na něj vraťte.
denied-taken = Toto místo už někdo zabral.
denied-wrong-secret = Tento odkaz neplatí, nebo už neplatí. Vezměte si nový na zařízení, které místo drží.
denied-too-many-devices = Toto místo už drží tolik zařízení, kolik může.
denied-no-such-bot = Takový bot neexistuje.
denied-not-left = Za toho, kdo je pryč, může hrát bot, až uplyne doba dohodnutá při založení stolu, nebo když souhlasí všichni ostatní, kdo jsou u stolu, a to nejméně dva.
denied-too-weak = Za někoho jiného smí hrát jen slušný bot nebo lepší.
denied-no-proposal = Pro toto místo už není nic navrženo.
denied-only-watching = Nápověda je pro toho, kdo sedí u stolu a má vybírat.
denied-nothing-to-choose = Toto místo teď nemá co vybírat.
denied-no-hints = U tohoto stolu se nenapovídá: tak byl otevřen. U vlastního stolu můžete nápovědu povolit.
denied-hint-under-way = O nápovědě pro toto místo se už přemýšlí.
denied-rules = Pravidla to nedovolují: { $why }

# The chain above the action bar, previews and confirmation
chain-title = Zatím zvoleno
chain-back = Vrátit se k volbě: { $choice }
fold-bar = Sbalit lištu akcí
preview-final = nepůjde vzít zpět
confirm-touch = Potvrdit
cancel = Zrušit
setting-confirm-touch = Na dotykové obrazovce potvrzovat, co nejde vzít zpět
offer-auto-continue = Teď můžete udělat jen to, na čem nezáleží. Má hra v takových chvílích pokračovat sama?
offer-auto-continue-yes = Ano, pokračovat
offer-auto-continue-no = Ne, ptát se mě

# What just happened, and the pace of others
recent-title = Od vaší poslední volby
recent-open = { $n ->
    [0] Od vaší poslední volby se nic nestalo
    [one] Co se stalo od vaší poslední volby: { $n } záznam
    [few] Co se stalo od vaší poslední volby: { $n } záznamy
   *[other] Co se stalo od vaší poslední volby: { $n } záznamů
}
recent-again = Ukázat znovu na plánu
pace = Tahy ostatních
pace-none = najednou
pace-normal = krok za krokem
pace-slow = pomalu
pace-pause = Pozastavit
pace-skip = Přeskočit na současnost
