# Что написано на столе «Петли», по-русски.

# Способности и эпохи коротко
loop-ability-time-prowler = Может отменить 1 дыру, выпавшую в её эпоху, в любой ход.
loop-ability-cztwyzzek = Свободно перемещается в любую другую эпоху.
loop-ability-robofinisher-404 = Со 2-го уничтоженного за ход двойника: может убрать там 1 дыру.
loop-ability-mr-time = Раз за ход: передвиньте другого агента в соседнюю с ним эпоху.
loop-ability-v-girl = Двойников отталкивает на 2 эпохи вместо 1.
loop-era-short-dawn = Древность
loop-era-short-medieval = Средневековье
loop-era-short-renaissance = Ренессанс
loop-era-short-industrial = Революция
loop-era-short-globalization = Глобализация
loop-era-short-robots = Роботы
loop-era-short-end = Конец времён

# Стол
loop-zone-status = Ход и фаза
loop-zone-phases = Фазы хода
loop-zone-ring = Круг эпох
loop-zone-missions = Задания
loop-zone-now = Что происходит
loop-zone-hand = Ваша рука
loop-zone-me = Ваш агент
loop-zone-team = Команда
loop-phase-doctor = Доктор
loop-phase-actions = Действия
loop-phase-take = Артефакт
loop-phase-archive = Архив
loop-phase-end = Конец
loop-cycle = Цикл { $n }/{ $of }
loop-turn = ход { $n }
loop-brings = Каждый ход этого цикла: двойники { $clones }, артефакты 1, дыры { $rifts } и ещё по 1 за каждого двойника там, куда придёт Доктор
loop-to-come = Карт Доктора: { $n }
loop-coming = В этом цикле Доктор ещё придёт в эту эпоху ({ $era }); пока дыр: { $n }, и ещё по 1 за каждого нового двойника
loop-doctor-is = Доктор { $where }
loop-vortexes = Воронки: { $n } из { $of }
loop-bag = Двойников в мешке: { $n }
loop-great-deck = Артефактов в Громадной Колоде: { $n }
loop-destroyed = Уничтоженных артефактов: { $n }

# Круг
loop-next-vortex = Ещё дыра — воронка!
loop-next-defeat = Ещё дыра — поражение!
loop-vortex = Воронка
loop-archived = В архиве: { $mission }
loop-face-down = Задание, лицом вниз
loop-rifts = дыры
loop-energy = энергия
loop-clone-clockwise = Двойник, уничтожается { $where }: { $n ->
    [one] { $n } эпоха по часовой стрелке
    [few] { $n } эпохи по часовой стрелке
   *[other] { $n } эпох по часовой стрелке
}
loop-clone-counter = Двойник, уничтожается { $where }: { $n ->
    [one] { $n } эпоха против часовой стрелки
    [few] { $n } эпохи против часовой стрелки
   *[other] { $n } эпох против часовой стрелки
}
loop-on-the-way = На вашем пути
loop-free = даром
loop-free-move = Свободное перемещение
loop-paid-move = Переместиться за 1 энергию

# Задания
loop-archived-of = в архиве { $n } из { $of }
loop-note-full = Выполнено: подтвердите { $where }
loop-note-once = В этом ходу уже засчитано
loop-note-surrounded = Обе стороны заняты
loop-note-fed = Энергия есть везде: засчитывается
loop-note-missing-agents = Никого нет:
loop-note-no-energy = Не сейчас, нет энергии:
loop-note-nothing = Сейчас засчитать нечего
loop-note-clean = Чистые эпохи:
loop-note-rifts = Убрать дыры:
loop-note-loops = Энергия для ПЕТЛИ:
loop-note-clones = Двойники гибнут здесь:
loop-note-here = Энергия считается здесь:

# Руки и стопки
loop-deck = Колода { $n }
loop-discard = Сброс { $n }
loop-on-top = Сверху: { $card }
loop-none = пусто
loop-free-ready = Свободный ход есть
loop-free-used = Свободный ход потрачен
loop-energy-here = энергия в вашей эпохе: { $n }
loop-offer-recover = Верните одну карту в руку
loop-offer-take = Возьмите одну: она ляжет на верх колоды и придёт первой
loop-offer-bonus = Бонус Агентства: каждый берёт одну, последняя уничтожается
loop-offer-deal = Из общей колоды: кому?
loop-holds = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
loop-lies-here = Лежит в вашей эпохе
loop-never-readied = ПЕТЛЯ эти карты не заряжает
loop-loop = ПЕТЛЯ
loop-readies = зарядит { $n }
loop-card-ours = Действие придумано нами: напечатанный на карте текст не опубликован.
loop-ready = заряжена
loop-exhausted = разряжена

# Что происходит
loop-my-turn = Ваш ход
loop-turn-of = Ходит { $agent }
loop-asked = Решает { $agent }
loop-ability = Способность
loop-then-arrive = затем дальше { $to }
loop-left-out = нечего делать, пропущено
loop-or = или
loop-follows-take = Взять артефакт своей эпохи
loop-follows-archive = Подтвердить здесь выполненное задание
loop-follows-end = Сбросить руку, взять 3 карты
loop-fallen = Выпали дыры
loop-let-fall = Пусть падают все
loop-bonus-about = Первым выбирает активный агент, потом остальные по кругу. Карты ложатся на верх колод.
loop-deal-about = Карты раздаются, пока у одного из агентов не станет три: он и ходит.
loop-danger-vortex = { $era }: следующая дыра откроет воронку. Карт Доктора, которые её достанут: { $n } из { $of }.
loop-danger-defeat = { $era }: следующая дыра — поражение. Карт Доктора, которые её достанут: { $n } из { $of }.
loop-question-actions = Ваши действия, сколько хотите
loop-figure-rifts = { $era }: дыры
loop-figure-energy = { $era }: энергия
loop-figure-clones = { $era }: двойники
loop-figure-vortexes = Воронки

# Чем кончилось
loop-result-vortexes = воронки
loop-result-turns = ходы
loop-result-clones = двойников на свободе
loop-result-rifts = дыр осталось
loop-result-archived = в архиве
loop-result-archived-vortex = в архиве, позже воронка
loop-board-result = Ходов: { $turns }. Миссий в архиве: { $archived } из 4. Воронок: { $vortexes }.
loop-board-turn = Ход { $turn } из 21, цикл { $cycle } из 3, миссий в архиве: { $n } из 4
loop-board-artifacts = артефакты: { $cards }
loop-board-none = нет
