### Every page but the table, in Czech.

site-description = Stůl pro deskové hry o čase a budoucnosti přímo v prohlížeči: s přáteli, proti botům i o samotě.
site-pages = Stránky
skip-to-content = Přejít k obsahu
language = Jazyk
language-is = Jazyk: { $language }
theme-dark = Přepnout na tmavý vzhled
theme-light = Přepnout na světlý vzhled
rules = Pravidla
to-home = Na úvodní stránku
foot-people = Bez registrace, reklam a sledování: stačí jméno a jedno cookie.
foot-games = Hry patří svým autorům a vydavatelům. Program, kresby a texty jsou naše vlastní.

## The first page

home-tab = Deskové hry o čase a budoucnosti
home-headline = Postavte zítřek ještě dnes.
home-lead = Chronotope je stůl pro deskové hry o čase a budoucnosti. Zná všechna pravidla, takže vám zbývá jen hrát: s přáteli přes odkaz, proti botům, nebo o samotě.
home-games = Hry
players-exactly = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
}
players-range = { $fewest }–{ $most } { $most ->
    [one] hráč
    [few] hráči
   *[other] hráčů
}
play-now = Hrát hned
play-now-about = Vy proti botům, bez čekání.
create-table = Založit stůl
home-mine = Moje stoly
home-mine-none = Zatím nesedíte u žádného stolu. Stačí stisknout „Hrát hned“.
home-open = Volné stoly
home-open-none = Právě teď nikdo spoluhráče nehledá. Založte stůl s volným místem a ostatní ho tu najdou.
home-finished = Dohrané partie
home-finished-none = Ještě se nic nedohrálo. Najdete tu výsledky a záznamy her.
your-turn = Jste na tahu
others-turn = Na tahu jsou ostatní
open-seats = { $n ->
    [one] { $n } volné místo
    [few] { $n } volná místa
   *[other] { $n } volných míst
}
nobody-yet = zatím nikdo
ago-now = právě teď
ago-minutes = před { $n } min
ago-hours = { $n ->
    [one] před hodinou
   *[other] před { $n } hodinami
}
ago-days = { $n ->
    [one] včera
   *[other] před { $n } dny
}

## A new table

create-title = Nový stůl
create-refused = Takhle to nejde dohromady.
create-options = Hra
create-refused-below = Důvody najdete níže u jednotlivých voleb.
create-presets = Připravené hry
preset-first-game = První hra
preset-full-game = Celá hra
preset-everything = Všechno najednou
option-default = jako obvykle
option-by-seat = Pro každé místo
option-by-seat-about = Tady rozhodnete pro každé místo zvlášť.
option-by-seat-nothing = vyberte
option-reason-each-seat = Vyberte pro každé místo.
option-reason-different = Dvě místa mají totéž, každé však musí mít něco jiného.
create-seats = Místa
create-seats-about = Můžete obsadit i více míst a zařízení si předávat: mezi tahy spadne opona.
create-seats-more = Počítá se jen tolik míst, kolik je hráčů.
seat-number = Místo { $n }
seat-me = Já ({ $name })
seat-open = Volné: pro každého, kdo má odkaz
bot-best = Bot: nejlepší (přemýšlí 2 s)
bot-easy = Bot: snadný
bot-fair = Bot: slušný
bot-random = Bot: náhodný
bot-strong = Bot: silný
create-hints = Nápověda
create-hints-alone = dokud hraje jeden člověk
create-hints-everybody = pro všechny
create-hints-nobody = pro nikoho
create-hints-about = Na požádání se hráči ukážou nejlepší možnosti a proč, jak je vidí silný bot.
create-patience = Když je někdo pryč a netáhne
create-patience-ten-minutes = bot po 10 minutách
create-patience-day = po jednom dni
create-patience-three-days = po 3 dnech
create-patience-week = po týdnu
create-patience-never = nikdy
create-patience-about = Po této době za něj ostatní mohou nechat hrát bota, aspoň slušného; dřív jen tehdy, když souhlasí všichni, kdo jsou u stolu, a to nejméně dva. Kdo se vrátí, dostane své místo zpět.
create-listed = Ukázat stůl mezi volnými stoly
create-link-about = Chcete-li hrát s přáteli, nechte místa volná a pošlete jim odkaz na stůl.
create-submit = Založit stůl

## Rules

rules-about = Jak se u tohoto stolu hraje, našimi slovy. Každé pravidlo má svůj kód a svou adresu.
rules-of = Pravidla: { $game }
rules-contents = Obsah
rules-table = Tabulka

## Who you are

me-title = Vaše jméno
me-change = Změnit jméno
me-name = Jak vám máme říkat?
me-about = Toto jméno vidí ostatní u stolu. I s vašimi místy je uloženo v cookie tohoto prohlížeče; chcete-li si místo vzít na jiné zařízení, použijte tajný odkaz z nabídky stolu.
me-save = Uložit

## A seat by its secret link

take-title = Převzít toto místo sem?
take-text = Odkaz vede na místo, kde sedí { $seat }, u stolu { $game }.
take-about = Za toto místo budete moci hrát i z tohoto prohlížeče. Otevírejte takový odkaz, jen pokud je váš.
take-submit = Převzít místo
take-not = Ne, na úvodní stránku

## The curtain between two people at one screen

curtain-title = Předejte zařízení: { $seat }
curtain-about = Ostatní se prosím nedívají.
curtain-open = To jsem já, { $seat }
curtain-device = Prohlížeč: { $person }

## Replay

replay-title = Záznam
replay-pages = Tato partie
replay-skip = Přejít k ovládání
replay-back = Zpět ke stolu
replay-record = Stáhnout záznam
replay-board = Herní plán
replay-log = Co se stalo
replay-controls = Ovládání
replay-jump = Přejít
replay-first = Na začátek
replay-previous = O krok zpět
replay-next = O krok vpřed
replay-last = Na konec
replay-step = Krok
replay-where = Krok { $step } z { $steps }
replay-eyes = Dívá se
replay-spectator = divák
replay-show = Zobrazit
what-if = Hrát odtud
what-if-about = Co kdyby? Nový stůl proti botům naváže na tento krok, z místa, odkud se díváte

## Rozbor dohrané hry

review-title = Rozbor
review-lead = Každou volbu této hry znovu promyslel silný bot, který nevěděl víc než ten, kdo vybíral.
review-working = Hra se rozebírá…
review-progress = { $done } z { $of } voleb
review-again = Podívat se, jak je to daleko
review-failed = Tuto hru se nepodařilo rozebrat: program o ni zakopl. Přehrát si ji můžete i tak.
review-chart = Co mohl kdo čekat
review-chart-about = Čím výš čára vede, tím pravděpodobnější výhra; na pravém konci je, jak to dopadlo. Čísla jsou zlomové okamžiky ze seznamu níže.
review-chart-describes = { $name }: { $start } na začátku, { $end } na konci.
review-team = Tým
review-steps = Učiněné volby
review-numbers = Totéž v číslech
review-seat = Místo
review-end = Konec
review-turns = Zlomové okamžiky
review-turns-none = Nikdo žádnou volbou mnoho neztratil: výborně zahráno.
review-step = Krok { $step }
review-chose = { $name } volí
review-better = Lepší
review-lost = −{ $n } proc. bodů
