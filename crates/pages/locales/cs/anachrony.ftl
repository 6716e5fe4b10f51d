### Anachrony: co je to za hru, co mluví pro volbu nebo proti ní a části hry v rozboru.

ana-title = Anachrony
ana-about = Půjčujte si od vlastní budoucnosti, než udeří asteroid, a vraťte dluh, než se čas roztrhne: vysílejte pracovníky v exoskeletech, stavte, bádejte a odveďte své lidi z Kapitolu. Dva až čtyři hráči, pět až sedm epoch; vyhrává, kdo má nejvíc bodů.

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
