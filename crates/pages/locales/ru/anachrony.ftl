### Anachrony: что это за игра, что говорит за вариант или против него, и части партии в разборе.

ana-title = Анахронность
ana-about = Берите взаймы у собственного будущего, пока не ударил астероид, и возвращайте долг, пока не порвалось время: отправляйте работников в экзокостюмах, стройте, исследуйте и выводите своих людей из столицы. От двух до четырёх игроков, от пяти до семи эр; выигрывает тот, у кого больше очков.

ana-option-players = Игроки
ana-option-players-about = Каждый игрок следует своему пути.
ana-option-side = Сторона планшетов игроков
ana-option-side-about = Все играют одной и той же стороной.
ana-option-side-A = Сторона A
ana-option-side-A-about = Все планшеты одинаковы; хороша для первой партии.
ana-option-side-B = Сторона B
ana-option-side-B-about = У каждого пути своя стоимость, свои шкалы и свойства.
ana-option-paths = Пути
ana-option-paths-about = Как игроки получают свои пути.
ana-option-paths-dealt = Раздать
ana-option-paths-dealt-about = Каждый получает случайный путь.
ana-option-paths-chosen = Выбирать
ana-option-paths-chosen-about = В начале игры каждый по очереди выбирает путь.
ana-option-paths-harmony = Гармония
ana-option-paths-dominance = Превосходство
ana-option-paths-progress = Прогресс
ana-option-paths-salvation = Спасение
ana-option-leaders = Лидеры
ana-option-leaders-about = У каждого пути два лидера с разными способностями.
ana-option-leaders-dealt = Раздать
ana-option-leaders-dealt-about = Каждый получает случайного лидера из двух.
ana-option-leaders-chosen = Выбирать
ana-option-leaders-chosen-about = В начале игры каждый выбирает одного из двух.
ana-option-leaders-haulani = Гаулани (Гармония)
ana-option-leaders-zaida = Зайда (Гармония)
ana-option-leaders-wolfe = Вульф (Превосходство)
ana-option-leaders-samira = Самира (Превосходство)
ana-option-leaders-valerian = Валериан (Прогресс)
ana-option-leaders-cornella = Корнелла (Прогресс)
ana-option-leaders-caratacus = Каратакус (Спасение)
ana-option-leaders-amena = Амена (Спасение)
ana-option-evacuation = Эвакуация
ana-option-evacuation-about = Сторона планшета пути определяет, когда можно эвакуироваться и что это даёт.
ana-option-evacuation-dealt = Случайно
ana-option-evacuation-dealt-about = Сторону каждого планшета пути выбирает случай.
ana-option-evacuation-chosen = Выбирать
ana-option-evacuation-chosen-about = В начале игры каждый выбирает сторону своего планшета пути.
ana-option-evacuation-A = Сторона A
ana-option-evacuation-B = Сторона B
ana-option-variants = Варианты
ana-option-variants-about = Их можно сочетать как угодно.
ana-option-variants-alternate-timeline = Иная хронология
ana-option-variants-alternate-timeline-about = Многие места для жетонов разрыва дают награду или штраф.
ana-option-variants-asset-draft = Драфт начальных активов
ana-option-variants-asset-draft-about = Начальные активы вы набираете драфтом карт, а не получаете от пути.
ana-option-variants-goal-draft = Драфт достижений
ana-option-variants-goal-draft-about = Игроки влияют на то, какие достижения будут в игре.
ana-option-variants-fixed-paradox = Парадоксы без броска
ana-option-variants-fixed-paradox-about = Вместо броска кубика вы берёте ровно один парадокс.
ana-reason-leader-path = Лидер связан с путём: сначала назначьте месту путь, потом одного из двух его лидеров.
ana-preset-first-game-about = Одинаковые планшеты; пути и лидеры раздаются.
ana-preset-full-game-about = Одинаковые планшеты; каждый выбирает путь, лидера и эвакуацию.
ana-preset-everything-about = Разные планшеты, всё на выбор, все четыре варианта.

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
