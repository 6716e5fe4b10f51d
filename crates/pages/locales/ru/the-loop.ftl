# What is said of The LOOP, in Russian.

loop-about = Гоняйтесь за д-ром Фальшем по кольцу времени: латайте дыры, которые рвёт его Машина, избавляйтесь от его двойников и платите энергией, чтобы пустить карты в дело ещё раз в тот же ход. От одного до четырёх игроков; выигрывают или проигрывают все вместе.

loop-option-players = Игроки
loop-option-players-about = В одиночку вы ведёте команду агентов с общей колодой.
loop-option-level = Уровень
loop-option-level-about = Насколько трудным будет задание.
loop-option-level-employee-of-the-month = { loop-level-employee-of-the-month }
loop-option-level-employee-of-the-month-about = Для первой партии.
loop-option-level-agent-of-the-year = { loop-level-agent-of-the-year }
loop-option-level-agent-of-the-year-about = Больше дыр и двойников: для тех, кто уже знает игру.
loop-option-level-agency-legend = { loop-level-agency-legend }
loop-option-level-agency-legend-about = Самый трудный уровень: ошибок он не прощает.
loop-option-agents = Агенты
loop-option-agents-about = Кто отправится на задание.
loop-option-agents-dealt = По жребию
loop-option-agents-dealt-about = Агентов выбирает случай.
loop-option-agents-chosen = На выбор
loop-option-agents-chosen-about = В начале игры каждый по очереди выбирает агента; в одиночку вы выбираете всю команду.
loop-option-agents-time-prowler = { loop-agent-time-prowler }
loop-option-agents-cztwyzzek = { loop-agent-cztwyzzek }
loop-option-agents-robofinisher-404 = { loop-agent-robofinisher-404 }
loop-option-agents-mr-time = { loop-agent-mr-time }
loop-option-agents-v-girl = { loop-agent-v-girl }
loop-option-team = Агенты в одиночной игре
loop-option-team-about = Сколько агентов вы ведёте, если играете в одиночку; обычно двух.
loop-option-team-none = как обычно
loop-reason-team-alone = Команду ведут только в одиночной игре: выберите одного игрока.
loop-reason-agents-alone = В одиночной игре агентов здесь не назначают: вы выберете их в начале партии.
loop-preset-first-game-about = Первый уровень, агенты по жребию.
loop-preset-full-game-about = Второй уровень, каждый выбирает агента.
loop-preset-everything-about = Самый трудный уровень, каждый выбирает агента.

loop-mission-needs-cubes = { $n ->
    [one] Нужен { $n } куб.
    [few] Нужно { $n } куба.
   *[other] Нужно { $n } кубов.
}
loop-mission-needs-eras = { $n ->
    [one] Нужна { $n } эпоха.
    [few] Нужны { $n } разные эпохи.
   *[other] Нужно { $n } разных эпох.
}

## What artifacts do. Each line is a part of a sentence.

loop-then = { $before }; { $kind ->
    [if] затем,
   *[other] затем
} { $after }
loop-and-then = { $before }, затем { $after }
loop-either = либо { $first }, либо { $second }
loop-may = при желании { $what }
loop-may-then = при желании { $what }; если сделали это, { $then }
loop-company = если в вашей эпохе есть другой агент, { $what }

loop-op-add = добавьте { $n ->
    [one] { $n } энергию
    [few] { $n } энергии
   *[other] { $n } энергий
} { $where }
loop-op-remove = уберите { $n ->
    [one] { $n } дыру
    [few] { $n } дыры
   *[other] { $n } дыр
} { $where }
loop-op-energy-until-rifts = { $where } добавляйте энергию по одной, пока её не станет столько же, сколько дыр
loop-op-rifts-until-clones = { $where } убирайте дыры по одной, пока их не останется столько же, сколько двойников
loop-op-rifts-until-energy = { $where } убирайте дыры по одной, пока их не останется столько же, сколько энергии
loop-op-push = оттолкните { $n ->
    [one] { $n } двойника
   *[other] { $n } двойников
} { $where } (в любую сторону)
loop-op-push-each = оттолкните по 1 двойнику { $where } (в любую сторону)
loop-op-pull = притяните { $n ->
    [one] { $n } двойника
   *[other] { $n } двойников
} { $where }
loop-op-pull-each = притяните по 1 двойнику { $where }
loop-op-destroy = уничтожьте 1 двойника { $where }
loop-op-swap-clones = поменяйте местами 1 двойника своей эпохи и 1 двойника любой другой эпохи
loop-op-move = переместитесь { $n ->
    [1] в соседнюю эпоху
    [one] на { $n } эпоху в одном направлении
    [few] на { $n } эпохи в одном направлении
   *[other] на { $n } эпох в одном направлении
}
loop-op-carry = { $move } (можете забрать с собой { $n ->
    [one] { $n } двойника
   *[other] до { $n } двойников
})
loop-op-carry-from-vortex = { $move } (можете забрать с собой { $n ->
    [one] { $n } двойника
   *[other] до { $n } двойников
}, но только из воронки)
loop-op-move-to = переместитесь { $where }
loop-op-move-any = переместите любого агента в соседнюю с ним эпоху
loop-op-move-other = переместите другого агента в соседнюю с ним эпоху
loop-op-summon = переместите другого агента в свою эпоху
loop-op-swap-agents = поменяйтесь местами с другим агентом
loop-op-draw = возьмите { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}
loop-op-other-draws = дайте другому агенту взять 1 карту
loop-op-each-draws = каждый агент берёт 1 карту
loop-op-discard = сбросьте 1 карту с руки
loop-op-destroy-card = уничтожьте 1 карту с руки
loop-op-ready = зарядите 1 другую разряженную карту на руке (кроме Чёрной Дыры)
loop-op-recover = возьмите на руку заряженной 1 карту на выбор из своего сброса
loop-op-use-other = примените эффект 1 карты с руки другого агента, как если бы она была вашей (заряжена она или разряжена, так и останется)
loop-op-reveal = { $n ->
    [one] откройте { $n } артефакт Громадной Колоды и сделайте его доступным
    [few] откройте { $n } артефакта Громадной Колоды и сделайте их доступными
   *[other] откройте { $n } артефактов Громадной Колоды и сделайте их доступными
}

loop-from-own = из своей эпохи
loop-from-adjacent = { $n ->
    [one] из одной соседней эпохи
   *[other] из соседних эпох
}
loop-from-each-adjacent = из каждой соседней эпохи
loop-from-own-or-adjacent = { $n ->
    [one] из своей или одной соседней эпохи
   *[other] из своей и соседних эпох
}
loop-from-next = из следующей эпохи
loop-from-previous = из предыдущей эпохи
loop-from-doctor = из эпохи д-ра Фальша
loop-from-vortex = { $n ->
    [one] из одной эпохи с воронкой
   *[other] из эпох с воронкой
}
loop-from-each-vortex = из каждой эпохи с воронкой
loop-from-vortex-or-doctor = { $n ->
    [one] из одной эпохи с воронкой или из эпохи д-ра Фальша
   *[other] из эпох с воронкой и из эпохи д-ра Фальша
}
loop-from-other-agent = { $n ->
    [one] из эпохи другого агента
   *[other] из эпох других агентов
}
loop-from-other-agent-or-doctor = { $n ->
    [one] из эпохи другого агента или из эпохи д-ра Фальша
   *[other] из эпох других агентов и из эпохи д-ра Фальша
}
loop-from-any = { $n ->
    [one] из любой эпохи
   *[other] из любых эпох
}
loop-from-pushed = из эпохи, куда попал двойник
loop-from-destroyed = из эпохи, где уничтожен двойник
loop-from-moved = из эпохи этого агента
loop-from-drawn = { $cards ->
    [one] из исходной эпохи взятой карты
   *[other] из исходной эпохи каждой взятой карты
}
loop-from-revealed = { $cards ->
    [one] из исходной эпохи открытого артефакта
   *[other] из исходной эпохи каждого открытого артефакта
}

loop-to-own = в свою эпоху
loop-to-adjacent = в одну соседнюю эпоху
loop-to-each-adjacent = в каждую соседнюю эпоху
loop-to-own-or-adjacent = в свою или в одну соседнюю эпоху
loop-to-next = в следующую эпоху
loop-to-previous = в предыдущую эпоху
loop-to-doctor = в эпоху д-ра Фальша
loop-to-vortex = в одну эпоху с воронкой
loop-to-each-vortex = в каждую эпоху с воронкой
loop-to-vortex-or-doctor = в эпоху с воронкой или в эпоху д-ра Фальша
loop-to-other-agent = в эпоху другого агента
loop-to-other-agent-or-doctor = в эпоху другого агента или в эпоху д-ра Фальша
loop-to-any = в любую эпоху
loop-to-pushed = в эпоху, куда попал двойник
loop-to-destroyed = в эпоху, где уничтожен двойник
loop-to-moved = в эпоху этого агента
loop-to-drawn = { $cards ->
    [one] в исходную эпоху взятой карты
   *[other] в исходную эпоху каждой взятой карты
}
loop-to-revealed = { $cards ->
    [one] в исходную эпоху открытого артефакта
   *[other] в исходную эпоху каждого открытого артефакта
}

loop-in-own = в своей эпохе
loop-in-adjacent = в одной соседней эпохе
loop-in-each-adjacent = в каждой соседней эпохе
loop-in-own-or-adjacent = в своей или в одной соседней эпохе
loop-in-next = в следующей эпохе
loop-in-previous = в предыдущей эпохе
loop-in-doctor = в эпохе д-ра Фальша
loop-in-vortex = в одной эпохе с воронкой
loop-in-each-vortex = в каждой эпохе с воронкой
loop-in-vortex-or-doctor = в одной эпохе с воронкой или в эпохе д-ра Фальша
loop-in-other-agent = в эпохе другого агента
loop-in-other-agent-or-doctor = в эпохе другого агента или в эпохе д-ра Фальша
loop-in-any = в любой эпохе
loop-in-pushed = в эпохе, куда попал двойник
loop-in-destroyed = в эпохе, где уничтожен двойник
loop-in-moved = в эпохе этого агента
loop-in-drawn = { $cards ->
    [one] в исходной эпохе взятой карты
   *[other] в исходной эпохе каждой взятой карты
}
loop-in-revealed = { $cards ->
    [one] в исходной эпохе открытого артефакта
   *[other] в исходной эпохе каждого открытого артефакта
}

## What is asked, and what can be chosen

loop-ask-agent = Каким агентом вы будете?
loop-ask-deal = Кому достаётся карта «{ $card }»?
loop-ask-turn = Кто ходит?
loop-ask-fallen = Выпали дыры: перед эпохой д-ра Фальша — { $before }, в неё — { $here }, за ней — { $after }
loop-ask-take = Взять артефакт на верх своей колоды
loop-ask-archive = Подтвердить задание «{ $mission }»?
loop-ask-bonus = Бонус от Агентства: возьмите карту
loop-ask-use = Использовать карту
loop-ask-loop = ПЕТЛЯ за { $n } энергии
loop-ask-move = Переместиться
loop-ask-either = Что из двух?
loop-ask-add = { $n ->
    [one] Добавить { $n } энергию: куда?
    [few] Добавить { $n } энергии: куда?
   *[other] Добавить { $n } энергий: куда?
}
loop-ask-remove = { $n ->
    [one] Убрать { $n } дыру: откуда?
    [few] Убрать { $n } дыры: откуда?
   *[other] Убрать { $n } дыр: откуда?
}
loop-ask-until-energy = Добавлять энергию по одной: куда?
loop-ask-until-rifts = Убирать дыры по одной: откуда?
loop-ask-push = Какого двойника оттолкнуть?
loop-ask-push-to = Куда оттолкнуть двойника?
loop-ask-pull = Какого двойника притянуть?
loop-ask-destroy = Какого двойника уничтожить?
loop-ask-swap = Какого двойника вашей эпохи поменять местами?
loop-ask-swap-with = С каким двойником?
loop-ask-order = Уничтожены два двойника: какой считается первым?
loop-ask-go = Куда вы идёте?
loop-ask-take-along = Какого двойника забрать с собой?
loop-ask-leave = Где оставить двойника?
loop-ask-who-moves = Кого переместить?
loop-ask-who-swaps = С кем поменяться местами?
loop-ask-who-draws = Кто берёт карту?
loop-ask-where-to = Куда?
loop-ask-discard = Сбросить карту
loop-ask-destroy-card = Уничтожить карту
loop-ask-ready = Зарядить карту
loop-ask-recover = Вернуть карту из сброса
loop-ask-use-other = Применить карту другого агента
loop-ask-finish = Убрать дыру там, где уничтожен двойник?

loop-choose-card-of = { $card } ({ $agent })
loop-choose-agent = { $agent }, { $where }
loop-choose-clone = { $where }, уничтожается { $dies }
loop-choose-move = { $era }, 1 энергия
loop-choose-free-move = { $era }, даром
loop-choose-loop = { $dimension }: { $cards }
loop-choose-loop-nothing = { $dimension }: ни одной карты
loop-choose-ability = Переместить другого агента (способность)
loop-choose-cancel = Бегущая по времени отменяет дыру
loop-choose-archive = Подтвердить
loop-choose-end = Закончить действия
loop-skip = Нет
loop-skip-take = Ничего не брать
loop-skip-archive = Не сейчас

## What happened

loop-log-beginning = До первого хода
loop-log-title = Ход { $n }: { $agent }
loop-log-next = { $before }; { $after }
loop-log-chosen = { $agent } в команде
loop-log-dealt = { $agent } получает карту «{ $card }»
loop-log-clone-appeared = двойник появляется { $where }, уничтожается { $dies }
loop-log-appeared = «{ $card }» появляется { $where }
loop-log-destroyed = карта «{ $card }» уничтожена
loop-log-new-great-deck = уничтоженные артефакты стали новой Громадной Колодой
loop-log-doctor = д-р Фальш { $where }
loop-log-fell = падают дыры: перед его эпохой — { $before }, в неё — { $here }, за ней — { $after }
loop-log-cancelled = Бегущая по времени отменяет дыру { $where }
loop-log-vortex = воронка { $where }!
loop-log-failed = провалено задание «{ $mission }»
loop-log-opened = открывается задание { $where }: «{ $mission }»
loop-log-moved = { $agent } идёт { $to }
loop-log-spent = потрачено энергии: { $n } { $where }
loop-log-used = { $agent } использует карту «{ $card }»
loop-log-applied = { $agent } применяет карту «{ $card }»
loop-log-ability = { $agent } пользуется способностью
loop-log-looped = { $agent }: ПЕТЛЯ, { $dimension }
loop-log-energy = { $n ->
    [one] +{ $n } энергия { $where }
    [few] +{ $n } энергии { $where }
   *[other] +{ $n } энергий { $where }
}
loop-log-removed = убрано дыр: { $n } { $where }
loop-log-clone-moved = двойник идёт { $to }
loop-log-clone-destroyed = двойник уничтожен { $where }
loop-log-drew = { $agent } берёт: { $cards }
loop-log-new-deck = сброс замешан в новую колоду
loop-log-discarded = карта «{ $card }» сброшена
loop-log-readied = карта «{ $card }» снова заряжена
loop-log-recovered = карта «{ $card }» возвращается из сброса
loop-log-left-out = нечего делать: { $part }
loop-log-progress = «{ $mission }»: { $n } из { $of }
loop-log-took = { $agent } забирает карту «{ $card }»
loop-log-archived = подтверждено задание «{ $mission }»
loop-log-bonus = бонус от Агентства: { $cards }
loop-log-end-of-turn = { $agent } заканчивает ход
loop-log-cycle = начинается цикл { $n }
loop-over-won = подтверждены четыре задания: команда победила!
loop-over-second-vortex = воронка должна появиться там, где она уже есть: команда проиграла
loop-over-fourth-vortex = должна появиться четвёртая воронка: команда проиграла
loop-over-fourth-cycle = время вышло: команда проиграла

## Что говорит за вариант или против него, и части партии в разборе

loop-review-round = Цикл { $n }
loop-term-missions = { $how ->
    [better] больше успехов в заданиях
   *[worse] меньше успехов в заданиях
}
loop-term-vortexes = { $how ->
    [better] меньше воронок
   *[worse] больше воронок
}
loop-term-rifts = { $how ->
    [better] меньше опасности от дыр
   *[worse] больше опасности от дыр
}
loop-term-clones = { $how ->
    [better] меньше хлопот с двойниками
   *[worse] больше хлопот с двойниками
}
loop-term-energy = { $how ->
    [better] больше энергии
   *[worse] меньше энергии
}
loop-term-cards = { $how ->
    [better] больше карт в деле
   *[worse] меньше карт в деле
}
