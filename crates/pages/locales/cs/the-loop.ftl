# What is said of The LOOP, in Czech.

loop-about = Honíte Doktora po kruhu času: zacelujete trhliny, které trhá jeho Stroj, zbavujete se jeho dvojníků a platíte energií, abyste své karty použili v témže tahu znovu. Jeden až čtyři hráči, kteří vyhrají nebo prohrají společně.

loop-option-players = Hráči
loop-option-players-about = Při sólové hře vedete tým agentů se společným balíčkem.
loop-option-level = Úroveň
loop-option-level-about = Jak těžká bude mise.
loop-option-level-employee-of-the-month = { loop-level-employee-of-the-month }
loop-option-level-employee-of-the-month-about = Pro první hru.
loop-option-level-agent-of-the-year = { loop-level-agent-of-the-year }
loop-option-level-agent-of-the-year-about = Víc trhlin a víc dvojníků: pro ty, kdo hru už znají.
loop-option-level-agency-legend = { loop-level-agency-legend }
loop-option-level-agency-legend-about = Nejtěžší úroveň: neodpustí žádnou chybu.
loop-option-agents = Agenti
loop-option-agents-about = Kdo se vydá na misi.
loop-option-agents-dealt = Losem
loop-option-agents-dealt-about = Agenty určí náhoda.
loop-option-agents-chosen = Výběrem
loop-option-agents-chosen-about = Na začátku hry si postupně každý vybere; při sólové hře vyberete celý tým.
loop-option-agents-time-prowler = { loop-agent-time-prowler }
loop-option-agents-cztwyzzek = { loop-agent-cztwyzzek }
loop-option-agents-robofinisher-404 = { loop-agent-robofinisher-404 }
loop-option-agents-mr-time = { loop-agent-mr-time }
loop-option-agents-v-girl = { loop-agent-v-girl }
loop-option-team = Agenti při sólové hře
loop-option-team-about = Kolik agentů vedete, hrajete-li sami; obvykle dva.
loop-option-team-none = jako obvykle
loop-reason-team-alone = Tým vede jen sólový hráč: nastavte jednoho hráče.
loop-reason-agents-alone = Při sólové hře se agenti neurčují tady: vyberete je na začátku hry.
loop-preset-first-game-about = První úroveň, agenti losem.
loop-preset-full-game-about = Druhá úroveň a každý si vybere agenta.
loop-preset-everything-about = Nejtěžší úroveň a každý si vybere agenta.

loop-mission-needs-cubes = Potřebuje { $n ->
    [one] { $n } kostku.
    [few] { $n } kostky.
   *[other] { $n } kostek.
}
loop-mission-needs-eras = Potřebuje { $n ->
    [one] { $n } éru.
    [few] { $n } různé éry.
   *[other] { $n } různých ér.
}

## What artifacts do. Each line is a part of a sentence.

loop-then = { $before }; { $kind ->
    [plain] potom
   *[other] potom,
} { $after }
loop-and-then = { $before }, potom { $after }
loop-either = buď { $first }, nebo { $second }
loop-may = chcete-li, { $what }
loop-may-then = chcete-li, { $what }; pokud to uděláte, { $then }
loop-company = je-li ve vaší éře jiný agent, { $what }

loop-op-add = přidejte { $n ->
    [one] { $n } energii
    [few] { $n } energie
   *[other] { $n } energií
} { $where }
loop-op-remove = odstraňte { $n ->
    [one] { $n } trhlinu
    [few] { $n } trhliny
   *[other] { $n } trhlin
} { $where }
loop-op-energy-until-rifts = { $where } přidávejte energii po jedné, dokud jí není stejně jako trhlin
loop-op-rifts-until-clones = { $where } odstraňujte trhliny po jedné, dokud jich není stejně jako dvojníků
loop-op-rifts-until-energy = { $where } odstraňujte trhliny po jedné, dokud jich není stejně jako energie
loop-op-push = odstrčte { $n ->
    [one] { $n } dvojníka
    [few] { $n } dvojníky
   *[other] { $n } dvojníků
} { $where } (libovolným směrem)
loop-op-push-each = odstrčte po 1 dvojníkovi { $where } (libovolným směrem)
loop-op-pull = přitáhněte { $n ->
    [one] { $n } dvojníka
    [few] { $n } dvojníky
   *[other] { $n } dvojníků
} { $where }
loop-op-pull-each = přitáhněte po 1 dvojníkovi { $where }
loop-op-destroy = zničte 1 dvojníka { $where }
loop-op-swap-clones = vyměňte 1 dvojníka své éry s 1 dvojníkem kterékoli jiné éry
loop-op-move = přesuňte se { $n ->
    [1] do sousední éry
    [few] o { $n } éry jedním směrem
   *[other] o { $n } ér jedním směrem
}
loop-op-carry = { $move } (můžete s sebou vzít { $n ->
    [one] { $n } dvojníka
    [few] až { $n } dvojníky
   *[other] až { $n } dvojníků
})
loop-op-carry-from-vortex = { $move } (můžete s sebou vzít { $n ->
    [one] { $n } dvojníka
    [few] až { $n } dvojníky
   *[other] až { $n } dvojníků
}, ale jen z víru)
loop-op-move-to = přesuňte se { $where }
loop-op-move-any = přesuňte kteréhokoli agenta do éry, která s ním sousedí
loop-op-move-other = přesuňte jiného agenta do éry, která s ním sousedí
loop-op-summon = přesuňte jiného agenta do své éry
loop-op-swap-agents = vyměňte si místo s jiným agentem
loop-op-draw = lízněte { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}
loop-op-other-draws = nechte jiného agenta líznout 1 kartu
loop-op-each-draws = každý agent lízne 1 kartu
loop-op-discard = odhoďte 1 kartu z ruky
loop-op-destroy-card = zničte 1 kartu z ruky
loop-op-ready = připravte 1 jinou vyčerpanou kartu v ruce (ne kartu Černé díry)
loop-op-recover = vezměte 1 kartu podle volby ze svého odhazovacího balíčku do ruky, připravenou
loop-op-use-other = proveďte účinek 1 karty z ruky jiného agenta, jako by byla vaše (zůstane připravená, nebo vyčerpaná, jak byla)
loop-op-reveal = { $n ->
    [one] odkryjte { $n } artefakt z Velkého balíčku a vyložte ho
    [few] odkryjte { $n } artefakty z Velkého balíčku a vyložte je
   *[other] odkryjte { $n } artefaktů z Velkého balíčku a vyložte je
}

loop-from-own = ze své éry
loop-from-adjacent = { $n ->
    [one] z jedné sousední éry
   *[other] ze sousedních ér
}
loop-from-each-adjacent = z každé sousední éry
loop-from-own-or-adjacent = { $n ->
    [one] ze své nebo z jedné sousední éry
   *[other] ze své éry a ze sousedních ér
}
loop-from-next = z následující éry
loop-from-previous = z předchozí éry
loop-from-doctor = z éry Doktora
loop-from-vortex = { $n ->
    [one] z jedné éry s vírem
   *[other] z ér s vírem
}
loop-from-each-vortex = z každé éry s vírem
loop-from-vortex-or-doctor = { $n ->
    [one] z jedné éry s vírem nebo z éry Doktora
   *[other] z ér s vírem a z éry Doktora
}
loop-from-other-agent = { $n ->
    [one] z éry jiného agenta
   *[other] z ér jiných agentů
}
loop-from-other-agent-or-doctor = { $n ->
    [one] z éry jiného agenta nebo z éry Doktora
   *[other] z ér jiných agentů a z éry Doktora
}
loop-from-any = { $n ->
    [one] z kterékoli éry
   *[other] z kterýchkoli ér
}
loop-from-pushed = z éry, kam dvojník přešel
loop-from-destroyed = z éry, kde byl dvojník zničen
loop-from-moved = z éry tohoto agenta
loop-from-drawn = { $cards ->
    [one] z domovské éry líznuté karty
   *[other] z domovské éry každé líznuté karty
}
loop-from-revealed = { $cards ->
    [one] z domovské éry odkrytého artefaktu
   *[other] z domovské éry každého odkrytého artefaktu
}

loop-to-own = do své éry
loop-to-adjacent = do jedné sousední éry
loop-to-each-adjacent = do každé sousední éry
loop-to-own-or-adjacent = do své nebo do jedné sousední éry
loop-to-next = do následující éry
loop-to-previous = do předchozí éry
loop-to-doctor = do éry Doktora
loop-to-vortex = do jedné éry s vírem
loop-to-each-vortex = do každé éry s vírem
loop-to-vortex-or-doctor = do éry s vírem nebo do éry Doktora
loop-to-other-agent = do éry jiného agenta
loop-to-other-agent-or-doctor = do éry jiného agenta nebo do éry Doktora
loop-to-any = do kterékoli éry
loop-to-pushed = do éry, kam dvojník přešel
loop-to-destroyed = do éry, kde byl dvojník zničen
loop-to-moved = do éry tohoto agenta
loop-to-drawn = { $cards ->
    [one] do domovské éry líznuté karty
   *[other] do domovské éry každé líznuté karty
}
loop-to-revealed = { $cards ->
    [one] do domovské éry odkrytého artefaktu
   *[other] do domovské éry každého odkrytého artefaktu
}

loop-in-own = ve své éře
loop-in-adjacent = v jedné sousední éře
loop-in-each-adjacent = v každé sousední éře
loop-in-own-or-adjacent = ve své nebo v jedné sousední éře
loop-in-next = v následující éře
loop-in-previous = v předchozí éře
loop-in-doctor = v éře Doktora
loop-in-vortex = v jedné éře s vírem
loop-in-each-vortex = v každé éře s vírem
loop-in-vortex-or-doctor = v jedné éře s vírem nebo v éře Doktora
loop-in-other-agent = v éře jiného agenta
loop-in-other-agent-or-doctor = v éře jiného agenta nebo v éře Doktora
loop-in-any = v kterékoli éře
loop-in-pushed = v éře, kam dvojník přešel
loop-in-destroyed = v éře, kde byl dvojník zničen
loop-in-moved = v éře tohoto agenta
loop-in-drawn = { $cards ->
    [one] v domovské éře líznuté karty
   *[other] v domovské éře každé líznuté karty
}
loop-in-revealed = { $cards ->
    [one] v domovské éře odkrytého artefaktu
   *[other] v domovské éře každého odkrytého artefaktu
}

## What is asked, and what can be chosen

loop-ask-agent = Kterým agentem budete?
loop-ask-deal = Kdo dostane kartu { $card }?
loop-ask-turn = Kdo je na tahu?
loop-ask-fallen = Vypadly trhliny: { $before } před éru Doktora, { $here } do ní, { $after } za ni
loop-ask-take = Vzít artefakt navrch svého balíčku
loop-ask-archive = Odevzdat misi { $mission }?
loop-ask-bonus = Bonus od Agentury: vezměte kartu
loop-ask-use = Použít kartu
loop-ask-loop = SMYČKA za { $n } energie
loop-ask-move = Přesunout se
loop-ask-either = Co ze dvou možností?
loop-ask-add = { $n ->
    [one] Přidat { $n } energii: kam?
    [few] Přidat { $n } energie: kam?
   *[other] Přidat { $n } energií: kam?
}
loop-ask-remove = { $n ->
    [one] Odstranit { $n } trhlinu: odkud?
    [few] Odstranit { $n } trhliny: odkud?
   *[other] Odstranit { $n } trhlin: odkud?
}
loop-ask-until-energy = Přidávat energii po jedné: kam?
loop-ask-until-rifts = Odstraňovat trhliny po jedné: odkud?
loop-ask-push = Kterého dvojníka odstrčit?
loop-ask-push-to = Kam dvojníka odstrčit?
loop-ask-pull = Kterého dvojníka přitáhnout?
loop-ask-destroy = Kterého dvojníka zničit?
loop-ask-swap = Kterého dvojníka vaší éry vyměnit?
loop-ask-swap-with = S kterým dvojníkem?
loop-ask-order = Jsou zničeni dva dvojníci: který se počítá první?
loop-ask-go = Kam jdete?
loop-ask-take-along = Kterého dvojníka vzít s sebou?
loop-ask-leave = Kde dvojníka nechat?
loop-ask-who-moves = Koho přesunout?
loop-ask-who-swaps = S kým si vyměnit místo?
loop-ask-who-draws = Kdo si lízne kartu?
loop-ask-where-to = Kam?
loop-ask-discard = Odhodit kartu
loop-ask-destroy-card = Zničit kartu
loop-ask-ready = Připravit kartu
loop-ask-recover = Vrátit kartu z odhazovacího balíčku
loop-ask-use-other = Použít kartu jiného agenta
loop-ask-finish = Odstranit trhlinu tam, kde byl dvojník zničen?

loop-choose-card-of = { $card } ({ $agent })
loop-choose-agent = { $agent }, { $where }
loop-choose-clone = { $where }, zničí se { $dies }
loop-choose-move = { $era }, 1 energie
loop-choose-free-move = { $era }, zdarma
loop-choose-loop = { $dimension }: { $cards }
loop-choose-loop-nothing = { $dimension }: žádná karta
loop-choose-ability = Přesunout jiného agenta (schopnost)
loop-choose-cancel = Tulačka časem ruší trhlinu
loop-choose-archive = Odevzdat
loop-choose-end = Ukončit akce
loop-skip = Ne
loop-skip-take = Nic nebrat
loop-skip-archive = Teď ne

## What happened

loop-log-beginning = Před prvním tahem
loop-log-title = Tah { $n }: { $agent }
loop-log-next = { $before }; { $after }
loop-log-chosen = { $agent } je v týmu
loop-log-dealt = { $agent } dostává kartu { $card }
loop-log-clone-appeared = dvojník se objevuje { $where }, zničí se { $dies }
loop-log-appeared = { $card } se objevuje { $where }
loop-log-destroyed = karta { $card } je zničena
loop-log-new-great-deck = ze zničených artefaktů je nový Velký balíček
loop-log-doctor = Doktor je { $where }
loop-log-fell = padají trhliny: { $before } před jeho éru, { $here } do ní, { $after } za ni
loop-log-cancelled = Tulačka časem ruší trhlinu { $where }
loop-log-vortex = vír { $where }!
loop-log-failed = mise selhala: { $mission }
loop-log-opened = otevírá se mise { $where }: { $mission }
loop-log-moved = { $agent } jde { $to }
loop-log-spent = spotřebováno energie: { $n } { $where }
loop-log-used = { $agent } používá kartu { $card }
loop-log-applied = { $agent } provádí účinek karty { $card }
loop-log-ability = { $agent } používá schopnost
loop-log-looped = { $agent }: SMYČKA, { $dimension }
loop-log-energy = { $n ->
    [one] +{ $n } energie { $where }
    [few] +{ $n } energie { $where }
   *[other] +{ $n } energií { $where }
}
loop-log-removed = odstraněno trhlin: { $n } { $where }
loop-log-clone-moved = dvojník jde { $to }
loop-log-clone-destroyed = dvojník je zničen { $where }
loop-log-drew = { $agent } si líže: { $cards }
loop-log-new-deck = z odhazovacího balíčku je nový balíček
loop-log-discarded = karta { $card } je odhozena
loop-log-readied = karta { $card } je znovu připravená
loop-log-recovered = karta { $card } se vrací z odhazovacího balíčku
loop-log-left-out = není co dělat: { $part }
loop-log-progress = { $mission }: { $n } z { $of }
loop-log-took = { $agent } bere kartu { $card }
loop-log-archived = mise odevzdána: { $mission }
loop-log-bonus = bonus od Agentury: { $cards }
loop-log-end-of-turn = { $agent } končí tah
loop-log-cycle = začíná cyklus { $n }
loop-over-won = čtyři mise jsou odevzdány: tým zvítězil!
loop-over-second-vortex = vír by se objevil tam, kde už jeden je: tým prohrál
loop-over-fourth-vortex = objevil by se čtvrtý vír: tým prohrál
loop-over-fourth-cycle = čas vypršel: tým prohrál

## Co mluví pro volbu nebo proti ní a části hry v rozboru

loop-review-round = Cyklus { $n }
loop-term-missions = { $how ->
    [better] větší pokrok v misích
   *[worse] menší pokrok v misích
}
loop-term-vortexes = { $how ->
    [better] méně vírů
   *[worse] více vírů
}
loop-term-rifts = { $how ->
    [better] menší nebezpečí od trhlin
   *[worse] větší nebezpečí od trhlin
}
loop-term-clones = { $how ->
    [better] méně potíží s dvojníky
   *[worse] více potíží s dvojníky
}
loop-term-energy = { $how ->
    [better] více energie
   *[worse] méně energie
}
loop-term-cards = { $how ->
    [better] více použitelných karet
   *[worse] méně použitelných karet
}
