### Anachrony: what it is, what speaks for a choice or against it, and the parts of a game in a review.

ana-title = Anachrony
ana-about = Borrow from your own future before the asteroid strikes, and pay it back before time breaks: send workers out in exosuits, build, research, and get your people out of the capital. Two to four players, five to seven eras; whoever has most points wins.

ana-review-round = Era { $n }
ana-term-points = { $how ->
    [better] more points
   *[worse] fewer points
}
ana-term-actions = { $how ->
    [better] more actions left
   *[worse] fewer actions left
}
ana-term-workers = { $how ->
    [better] more able workers
   *[worse] fewer able workers
}
ana-term-goods = { $how ->
    [better] more resources and water
   *[worse] fewer resources and less water
}
ana-term-engine = { $how ->
    [better] more from buildings later
   *[worse] less from buildings later
}
ana-term-plans = { $how ->
    [better] closer to the next project
   *[worse] further from the next project
}
ana-term-time-travel = { $how ->
    [better] fewer debts to the past
   *[worse] more debts to the past
}
ana-term-paradoxes = { $how ->
    [better] less risk of paradoxes
   *[worse] more risk of paradoxes
}
ana-term-evacuation = { $how ->
    [better] more from the evacuation
   *[worse] less from the evacuation
}
ana-term-goals = { $how ->
    [better] more from endgame goals
   *[worse] less from endgame goals
}
ana-term-first-player = { $how ->
    [better] sooner to play
   *[worse] later to play
}
