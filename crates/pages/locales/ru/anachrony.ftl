### Anachrony: что говорит за вариант или против него, и части партии в разборе.

ana-review-round = Эра { $n }
ana-term-points = { $how ->
    [better] больше очков
   *[worse] меньше очков
}
ana-term-actions = { $how ->
    [better] больше действий впереди
   *[worse] меньше действий впереди
}
ana-term-workers = { $how ->
    [better] больше бодрых работников
   *[worse] меньше бодрых работников
}
ana-term-goods = { $how ->
    [better] больше ресурсов и воды
   *[worse] меньше ресурсов и воды
}
ana-term-engine = { $how ->
    [better] больше пользы от построек
   *[worse] меньше пользы от построек
}
ana-term-plans = { $how ->
    [better] ближе к следующей стройке
   *[worse] дальше от следующей стройки
}
ana-term-time-travel = { $how ->
    [better] меньше долгов прошлому
   *[worse] больше долгов прошлому
}
ana-term-paradoxes = { $how ->
    [better] меньше риска парадоксов
   *[worse] больше риска парадоксов
}
ana-term-evacuation = { $how ->
    [better] больше от эвакуации
   *[worse] меньше от эвакуации
}
ana-term-goals = { $how ->
    [better] больше за цели в конце игры
   *[worse] меньше за цели в конце игры
}
ana-term-first-player = { $how ->
    [better] раньше ходить
   *[worse] позже ходить
}
