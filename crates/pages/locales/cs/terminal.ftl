# Co říká jen terminál, česky.

terminal-player = Hráč { $n }
terminal-not-over = Hra ještě neskončila.
terminal-not-kept = Hra tu končí a neuloží se: uložilo by ji --record SOUBOR.
terminal-nothing-yet = Zatím se nic nestalo.

terminal-prompt = Vyberte 1-{ $n } (h: nápověda):
terminal-press-number = Napište číslo volby a stiskněte Enter; h ukáže nápovědu.
terminal-no-choice = Volba { $number } tu není: vyberte 1 až { $n }.
terminal-not-understood = „{ $typed }“ nedává smysl: napište číslo volby, nebo h pro nápovědu.
terminal-choice-no-card = Volba { $number } se netýká žádné karty.
terminal-taken-back = Vzato zpět. (r to udělá znovu.)
terminal-nothing-taken-back = Zpět vzít nejde nic: mezitím se něco odkrylo, nebo volil jiný hráč.
terminal-nothing-to-redo = Není co udělat znovu: nic jste nevzali zpět.
terminal-try-going-on = (Napište g a hra půjde dál sama, kdykoli zbývá jen skončit.)
terminal-going-on = Od teď jde hra dál sama, když vám zbývá jen skončit. (g to zruší.)
terminal-not-going-on = Od teď ukončujete každou fázi a každý krok sami.
terminal-not-saved = Hru se nepodařilo uložit do { $path }: { $error }.
terminal-saved = Hra je uložena v { $path }. Pokračujte příkazem:
terminal-recorded = Záznam hry: { $path }.
terminal-seed = Semínko { $seed }
terminal-rules-silent = O slově „{ $topic }“ pravidla nic neříkají. Zkuste jiné.

terminal-seat-bot = { $name }: bot { $bot }
terminal-seat-you = { $name }: vy
terminal-seat-person = { $name }: u klávesnice
terminal-resumed = Uložená hra pokračuje. Dosud učiněných voleb: { $n }.
terminal-now = Teď hráč { $n } ({ $name }).
terminal-pass = Předejte klávesnici hráči { $n } ({ $name }).
terminal-look-away = Stiskněte Enter, až se ostatní odvrátí:

terminal-help-title = Co můžete napsat
terminal-help-number = vybere volbu 3; 3*2 ji vybere dvakrát, pokud to jde
terminal-help-undo = vezme zpět vaši poslední volbu, pokud se od té doby nic neodkrylo
terminal-help-redo = udělá znovu, co jste vzali zpět
terminal-help-board = znovu ukáže stůl a vaše volby
terminal-help-log = celý záznam událostí
terminal-help-going-on = nechá hru jít dál samu, když zbývá jen skončit
terminal-help-hint = rada: co by udělal silný hráč a proč
terminal-help-help = tato nápověda
terminal-help-rules = co o slově říkají pravidla
terminal-help-quit = uloží hru a skončí

terminal-review-choices = { $title }, voleb: { $n }
terminal-review-turn = { $number }. Krok { $step }, { $name }: { $chosen }
terminal-review-better = lepší: { $better }; ztráta: { $lost }

ana-terminal-welcome = Hráčů: { $players }, strana { $side }, epoch: { $eras }; vyhrává, kdo má nejvíc bodů.
# Six letters: water, titanium, uranium, gold, neutronium, core.
ana-terminal-letters = V T U Z N Č
# Nine short words: active and tired workers, exosuits, path markers, morale, time travel, paradoxes, points gained, points as of now.
ana-terminal-columns = Akt Vyč Exo Žt Mor Čas Par Bd Celk
ana-terminal-legend = Akt a Vyč: aktivní a vyčerpaní pracovníci. Exo: exoskelety aktivované a v zásobě. Žt žetony Cesty, Mor morálka, Čas kroky cestování časem, Par paradoxy, Bd získané body, Celk body k tomuto okamžiku.
ana-terminal-look-by-name = Stavbu určete číslem, superprojekt nebo vůdce jménem: i 305, i exokrauler.
ana-terminal-help-look = stavba podle čísla, superprojekt nebo vůdce podle jména: i exokrauler
ana-terminal-help-others = desky všech hráčů
ana-terminal-help-value = body všech hráčů k tomuto okamžiku, po částech

# Seven short words: card, type, cost, production, bonus, points, recycling.
ww-terminal-columns = Karta Typ Cena Tvoří Bonus Bod Rec
# Eight short words: the five resources, krystallium, general, financier.
ww-terminal-letters = M E V Z P K Gen Fin
# Five words of three letters: structure, vehicle, research, project, discovery.
ww-terminal-types = Sta Voz Výz Pro Obj
# Three short words: empire, cubes on the empire, points.
ww-terminal-players = Říše Kost Bod
ww-terminal-round = Kolo { $n }/{ $of }
ww-terminal-draft = Draft { $n }/{ $of }
ww-terminal-swap = Po každém výběru si vyměňujete karty; protistrana: { $to }.
ww-terminal-pass = Vaše karty dostane { $to }; další vám pošle { $from }.
ww-terminal-piles = Zbývá hromádek: { $piles }, karet v balíčku: { $deck }, odhozeno: { $discard }
# What a player is doing: at most six letters.
ww-terminal-ready = hotovo
ww-terminal-picks = vybírá
ww-terminal-picked = hotovo
ww-terminal-plans = plán
ww-terminal-builds = staví
ww-terminal-done = hotovo
ww-terminal-your-picks = Vaše vybrané karty
ww-terminal-your-hand = Karty ve vaší ruce
# Two words over two columns of numbers: five letters, a space, seven letters.
ww-terminal-plan = Stav. Recykl.
ww-terminal-filled = Leží tam
ww-terminal-needs = Chybí
ww-terminal-onto-empire = vaše říše (kostek tam: { $n }/{ $of })
ww-terminal-onto-empire-fifth = vaše říše (kostek tam: { $n }/{ $of }; pátá dá krystalium)
ww-terminal-must = ! musí se postavit, aby byl scénář vyhraný
ww-terminal-place-cube = Umístěte kostku: { $what } (zbývá: { $n })
ww-terminal-place-last = Umístěte poslední kostku: { $what }
ww-terminal-copies = (Ve více kopiích: { $cards })
ww-terminal-building = Staví se { $card }: { $filled } (chybí { $missing })
ww-terminal-nothing-built = Nic postaveného ani rozestavěného.
ww-terminal-empire = { $title }, strana { $side } (tvoří { $makes }, body { $points })
ww-terminal-which-card = Která karta? Napište i a její jméno nebo číslo volby: i vzducholoď, i 3.
ww-terminal-no-card = Taková karta není. Stačí část jména.
ww-terminal-did-you-mean = Taková karta není. Možná { $card }?
ww-terminal-several-cards = Vyhovuje více karet: { $cards }.
ww-terminal-letters-title = Písmena
ww-terminal-columns-title = Sloupce
ww-terminal-legend =
    M až P: co říše produkuje. Sta až Obj: karty, které postavila.
    1P/Voz: 1 průzkum za každé vozidlo. 2/Gen: 2 body za každého generála.
    Kost 3/5: tři kostky na říši; pátá z nich udělá krystalium.
    MM.. E: na kartě leží dva materiály ze čtyř a jedna energie z jedné.
    Rec: kostka, kterou karta dá, když se recykluje nebo když se jí vzdáte.
    Krystalium zaplní každé pole kromě osobnosti. Osobnost je na konci bod.
    Osobnost dostane, kdo sám produkuje nejvíc některé suroviny:
ww-terminal-supremacy = { $leader }: { $resources }
ww-terminal-welcome = Hráčů: { $players }, strana { $side }, kol: { $rounds }; vyhrává, kdo má nejvíc bodů.
ww-terminal-welcome-alone = Jeden hráč, strana { $side }, kol: { $rounds }. Hodnocení roste s body: { $points }.
ww-terminal-scenario = Scénář { $number }, „{ $title }“: strana { $side }, kol: { $rounds }.
ww-terminal-scenario-build = Postavte: { $cards }.
ww-terminal-medals = Medaile podle bodů: { $medals }.
ww-terminal-help-sites = stavby, postavené a vybrané karty všech hráčů
ww-terminal-help-look = celá karta volby 3; nebo podle jména: i vzducholoď

loop-terminal-team = Tým
loop-terminal-welcome = Agentů: { $n }, úroveň: { $level }. Odevzdejte včas čtyři mise.
loop-terminal-phase-choose = výběr agentů
loop-terminal-phase-deal = rozdávání
loop-terminal-phase-fallen = I, padají trhliny
loop-terminal-phase-actions = II, akce
loop-terminal-phase-take = III, vzít artefakt
loop-terminal-phase-archive = IV, odevzdat misi
loop-terminal-phase-bonus = IV, bonus od Agentury
loop-terminal-phase-over = konec hry
# Six headings: era, rifts, energy, clones, agents, mission tile.
loop-terminal-columns = Éra|T|E|Dvojníci: kde se zničí|Agenti|Mise
# The seven eras in at most 13 letters; the first three letters must differ.
loop-terminal-eras = Úsvit|Středověk|Renesance|Průmysl|Globalizace|Roboti|Konec
# Two letters each: Time Prowler, Cztwyzzek, Robofinisher 404, Mr Time, V-Girl.
loop-terminal-agents = TČ Cz R4 PČ VG
loop-terminal-doctor = D
loop-terminal-vortex = VÍR
loop-terminal-mission = M{ $n }
loop-terminal-archived = odevzdána
loop-terminal-open = otevřená { $where }
loop-terminal-failed = nesplněná
loop-terminal-unseen = zatím skrytá
loop-terminal-slots = (hotovo: { $eras })
loop-terminal-free-move = má volný přesun
loop-terminal-common-deck = Společný balíček
loop-terminal-deck = { $whose }: karet: { $n }; navrchu: { $top }; pod nimi v neznámém pořadí: { $below }
loop-terminal-discard = odhozené karty: { $cards }
loop-terminal-big-deck = Velký balíček: { $n }; zničeno: { $destroyed }
loop-terminal-doctor-to-come = Kam Doktor ještě přijde: { $eras }
loop-terminal-card = { $card } ({ $dimension }, původ: { $era })
loop-terminal-starter = { $card } ({ $dimension }, původ: { $era }, začíná s ní { $agent })
loop-terminal-no-artifact = Takový artefakt ani agent není.
loop-terminal-did-you-mean = Takový artefakt není. Možná { $card }?
loop-terminal-legend = T: trhliny a kolik jich éra unese. E: energie. VÍR: éra s vírem. D: Doktor. Dvojník je označen érou, kde se zničí. Za kartou: o spirála, * hvězda, = linie, # černá díra; x vyčerpaná.
loop-terminal-help-cards = karty, balíčky a odhoz všech agentů
loop-terminal-help-missions = mise jedna po druhé
loop-terminal-help-look = artefakt nebo agent podle jména, nebo karta volby
