### Anachrony: co je to za hru, co mluví pro volbu nebo proti ní a části hry v rozboru.

ana-title = Anachrony
ana-about = Půjčujte si od vlastní budoucnosti, než udeří asteroid, a vraťte dluh, než se čas roztrhne: vysílejte pracovníky v exoskeletech, stavte, bádejte a odveďte své lidi z Kapitolu. Dva až čtyři hráči, pět až sedm epoch; vyhrává, kdo má nejvíc bodů.

ana-option-players = Hráči
ana-option-players-about = Každý hráč jde jinou Cestou.
ana-option-side = Strana desek hráčů
ana-option-side-about = Všichni hrají se stejnou stranou.
ana-option-side-A = Strana A
ana-option-side-A-about = Všechny desky jsou stejné; hodí se pro první hru.
ana-option-side-B = Strana B
ana-option-side-B-about = Každá Cesta má vlastní ceny, stupnice a schopnosti.
ana-option-paths = Cesty
ana-option-paths-about = Jak hráči přijdou ke svým Cestám.
ana-option-paths-dealt = Rozdané
ana-option-paths-dealt-about = Každý dostane náhodnou Cestu.
ana-option-paths-chosen = Vybírané
ana-option-paths-chosen-about = Na začátku hry si postupně každý vybere.
ana-option-paths-harmony = Harmonie
ana-option-paths-dominance = Nadvláda
ana-option-paths-progress = Pokrok
ana-option-paths-salvation = Vykoupení
ana-option-leaders = Vůdci
ana-option-leaders-about = Každá Cesta má dva vůdce s různými schopnostmi.
ana-option-leaders-dealt = Rozdaní
ana-option-leaders-dealt-about = Každý dostane náhodně jednoho z obou vůdců.
ana-option-leaders-chosen = Vybíraní
ana-option-leaders-chosen-about = Na začátku hry si každý vybere jednoho z obou.
ana-option-leaders-haulani = Haulani (Harmonie)
ana-option-leaders-zaida = Zaida (Harmonie)
ana-option-leaders-wolfe = Wolfe (Nadvláda)
ana-option-leaders-samira = Samira (Nadvláda)
ana-option-leaders-valerian = Valerian (Pokrok)
ana-option-leaders-cornella = Cornella (Pokrok)
ana-option-leaders-caratacus = Caratacus (Vykoupení)
ana-option-leaders-amena = Amena (Vykoupení)
ana-option-evacuation = Evakuace
ana-option-evacuation-about = Strana desky Cesty určuje, kdy hráč smí evakuovat a co mu to přinese.
ana-option-evacuation-dealt = Náhodná
ana-option-evacuation-dealt-about = Stranu každé desky Cesty určí náhoda.
ana-option-evacuation-chosen = Vybíraná
ana-option-evacuation-chosen-about = Na začátku hry si každý vybere stranu své desky Cesty.
ana-option-evacuation-A = Strana A
ana-option-evacuation-B = Strana B
ana-option-variants = Varianty
ana-option-variants-about = Lze je libovolně kombinovat.
ana-option-variants-alternate-timeline = Alternativní časová osa
ana-option-variants-alternate-timeline-about = Mnohá místa pro žetony trhlin přinášejí odměnu nebo postih.
ana-option-variants-asset-draft = Výběr počátečních prostředků
ana-option-variants-asset-draft-about = Počáteční prostředky si vyberete draftem karet, místo abyste je dostali od Cesty.
ana-option-variants-goal-draft = Výběr závěrečných bonusů
ana-option-variants-goal-draft-about = Hráči mají vliv na to, které závěrečné bonusy budou ve hře.
ana-option-variants-fixed-paradox = Paradoxy bez kostky
ana-option-variants-fixed-paradox-about = Místo hodu kostkou si vezmete právě jeden paradox.
ana-reason-leader-path = Vůdce patří k Cestě: nejdřív určete Cestu tohoto místa, pak jednoho z jejích dvou vůdců.
ana-preset-first-game-about = Stejné desky; Cesty a vůdci se rozdají.
ana-preset-full-game-about = Stejné desky; každý si vybere Cestu, vůdce a evakuaci.
ana-preset-everything-about = Různé desky, všechno podle výběru, všechny čtyři varianty.

ana-review-round = Epocha { $n }
ana-term-points = { $how ->
    [better] více bodů
   *[worse] méně bodů
}
ana-term-actions = { $how ->
    [better] více zbývajících akcí
   *[worse] méně zbývajících akcí
}
ana-term-workers = { $how ->
    [better] více pracovníků v síle
   *[worse] méně pracovníků v síle
}
ana-term-goods = { $how ->
    [better] více surovin a vody
   *[worse] méně surovin a vody
}
ana-term-engine = { $how ->
    [better] více užitku z budov
   *[worse] méně užitku z budov
}
ana-term-plans = { $how ->
    [better] blíž k další stavbě
   *[worse] dál od další stavby
}
ana-term-time-travel = { $how ->
    [better] méně dluhů minulosti
   *[worse] více dluhů minulosti
}
ana-term-paradoxes = { $how ->
    [better] menší riziko paradoxů
   *[worse] větší riziko paradoxů
}
ana-term-evacuation = { $how ->
    [better] více z evakuace
   *[worse] méně z evakuace
}
ana-term-goals = { $how ->
    [better] více za závěrečné cíle
   *[worse] méně za závěrečné cíle
}
ana-term-first-player = { $how ->
    [better] dřív na tahu
   *[worse] později na tahu
}
