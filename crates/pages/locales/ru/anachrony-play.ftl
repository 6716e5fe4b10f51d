# Что в Анахронности спрашивают, выбирают, рассказывают и показывают, по-русски.

ana-phase-paths = Подготовка: пути
ana-phase-boards = Подготовка: планшеты путей
ana-phase-assets = Подготовка: начальные активы
ana-phase-leaders = Подготовка: лидеры
ana-phase-goals = Подготовка: карты достижений
ana-phase-paradox = Парадоксы
ana-phase-power-up = Подзарядка
ana-phase-warp = Искривление времени
ana-phase-actions = Действия
ana-phase-clean-up = Конец эры
ana-phase-over = Игра окончена

ana-space-capital = { $action }, ячейка { $n }
ana-space-capital-tile = { $action }, ячейка { $n } ({ $tile })
ana-space-council-left = Всемирный совет, левая ячейка
ana-space-council-right = Всемирный совет, правая ячейка
ana-space-mine = Добыча, ячейка { $n }
ana-space-purify = Очистка воды
ana-space-nomads = Торговля с кочевниками
ana-space-evacuate = Эвакуация
ana-space-supply = Снабжение
ana-space-anomaly = устранить аномалию: { $spot }
ana-slot-1 = верхняя левая ячейка
ana-slot-2 = верхняя средняя ячейка
ana-slot-3 = верхняя правая ячейка
ana-slot-4 = нижняя левая ячейка
ana-slot-5 = нижняя средняя ячейка
ana-slot-6 = нижняя правая ячейка

## What is asked

ana-ask-path = Выберите свой путь
ana-ask-board = Какой стороной положить планшет пути?
ana-ask-leader = Выберите лидера
ana-ask-asset = Оставьте карту начальных активов (выбор { $n } из { $of })
ana-ask-goal = Оставьте карту достижений
ana-ask-charge = Зарядите экзокостюмы
ana-ask-exchange = Обменяйте воду и энергоядра
ana-ask-warp = Возьмите что-нибудь из будущего
ana-ask-main-board = Разместите работника на игровом поле
ana-ask-own-board = Разместите работника на своём планшете
ana-ask-free = Свободные действия
ana-ask-construct = Что вы строите?
ana-ask-discount = Скидка: чего вы платите меньше?
ana-ask-pay-worker = Каким работником вы платите?
ana-ask-pay-breakthrough = Каким научным открытием вы платите?
ana-ask-recruit = Кого вы нанимаете?
ana-ask-bonus = Какой бонус за гения?
ana-ask-research = Выставьте один кубик исследований
ana-ask-second-die = Выставьте или бросьте второй кубик
ana-ask-question-mark = Знак вопроса: какой символ?
ana-ask-reroll = Такого научного открытия уже нет: какой кубик перебросить?
ana-ask-perform = Какое действие?
ana-ask-copy = Чьей ячейкой вы пользуетесь?
ana-ask-mine = Что вы берёте из секции добычи?
ana-ask-gain = { $n ->
    [one] Какой ресурс вы получаете?
   *[other] Какие ресурсы вы получаете? Осталось выбрать: { $n }
}
ana-ask-pay = { $n ->
    [one] Какой ресурс вы платите?
   *[other] Какие ресурсы вы платите? Осталось выбрать: { $n }
}
ana-ask-three-or-neutronium = Нейтроний или три других ресурса?
ana-ask-new-worker = Какого работника вы получаете?
ana-ask-lose = Какого работника вы теряете?
ana-ask-converted = Что вы получаете за работника?
ana-ask-trade = Что вы обмениваете?
ana-ask-spend = Сколько вы тратите на путешествие во времени?
ana-ask-focus = В какую эру вы отправляетесь?
ana-ask-repay = Вернуть долг по жетону разрыва этой эры?
ana-ask-take-back = Какой жетон разрыва вы забираете?
ana-ask-anomaly-price = Чем вы платите за устранение аномалии?
ana-ask-anomaly = Куда ляжет аномалия?
ana-ask-return-paradoxes = Вернуть парадокс?
ana-ask-bargain = Каратакус: что из двух?
ana-ask-zaida = Зайда: заплатить { $water } за работника?
ana-ask-samira = Самира: что вы берёте из секции добычи?
ana-ask-samira-pays = Самира: ещё один ресурс за { $water }?

## What can be chosen

ana-choose-board = Сторона { $side }, «{ $name }». { $text }
ana-choose-with-text = { $name }: { $text }
ana-choose-asset = Карта { $n }: { $what }
ana-choose-charge = { $slot }, бесплатно
ana-choose-charge-for = { $slot }, за { $what }
ana-choose-exchange = { $give } на { $gain }
ana-choose-warp-worker = { $worker }, за 1 воду
ana-choose-place = { $worker } → { $space }
ana-choose-empty-suit = Пустой экзокостюм
ana-choose-force = Принуждение: восстановите всех уставших, опустите моральный дух на деление
ana-choose-supply = Снабжение: восстановите всех уставших, поднимите моральный дух на деление
ana-choose-pass = Спасовать
ana-choose-build = { $name } ({ $points }) за { $cost }. { $text }
ana-choose-superproject = «{ $name }» ({ $points }), { $spot }. { $text }
ana-choose-discount = на { $what } меньше
ana-choose-roll = Бросить второй кубик
ana-choose-reroll-shape = Перебросить кубик форм
ana-choose-reroll-symbol = Перебросить кубик символов
ana-choose-reroll-both = Перебросить оба кубика
ana-choose-copy = { $name } ({ $player }): { $text }
ana-choose-era = Эра { $n }
ana-choose-give-up = Вместо этого отдать: { $name }
ana-choose-return-paradox = Вернуть парадокс
ana-choose-bargain-gain = Получить { $water } и взять парадокс
ana-choose-bargain-return = Заплатить { $water } и вернуть парадокс
ana-choose-skip = Нет
ana-choose-done = Готово
ana-choose-done-charging = Закончить подзарядку
ana-choose-done-warping = Больше ничего не брать

## What happened

ana-log-setup = Подготовка к игре
ana-log-era = Эра { $n }
ana-log-line = { $name }: { $acts }
ana-log-goals = Карты достижений: { $goals }
ana-log-first-player = Первый игрок: { $name }
ana-log-superproject = Суперпроект над эрой { $n }: { $name }
ana-log-stocked = Во вторичной стопке: { $name }
ana-log-recruit-pool = Секция найма: { $workers }
ana-log-mine-pool = Секция добычи: { $goods }
ana-log-home = Работники и экзокостюмы возвращаются домой
ana-log-collapsed = { $space }: теперь закрыта
ana-log-impact = Астероид падает: эвакуация открыта, столица начинает рушиться
ana-log-laid = { $space }: { $tile }
ana-log-path = путь: { $path }
ana-log-board = планшет пути: сторона { $side }
ana-log-leader = лидер: { $leader }
ana-log-picked = карта выбрана
ana-log-picked-card = выбрана карта { $n }
ana-log-assets = карты { $numbers }
ana-log-kept = оставлено: { $goal }
ana-log-rolled = { $n ->
    [one] { $n } парадокс за эру { $era }
    [few] { $n } парадокса за эру { $era }
   *[other] { $n } парадоксов за эру { $era }
}
ana-log-paradoxes = теперь парадоксов: { $n }
ana-log-anomaly = аномалия: { $spot }
ana-log-gave-up = вместо аномалии отдано: { $name }
ana-log-took-back = возвращён жетон разрыва ({ $what })
ana-log-charged = заряжен экзокостюм ({ $slot })
ana-log-lost-worker = минус { $worker }
ana-log-new-worker = плюс { $worker }
ana-log-ready = выбор сделан
ana-log-warping = выбран жетон разрыва ({ $what })
ana-log-warped = жетон разрыва: { $what }
ana-log-placed = { $worker } → { $space }
ana-log-empty-suit = пустой экзокостюм
ana-log-force = принуждение
ana-log-supply = снабжение
ana-log-used-leader = свободное действие лидера
ana-log-used = свободное действие: { $name }
ana-log-passed = пас
ana-log-performs = действие: { $action }
ana-log-copies = скопировано: { $name } ({ $player })
ana-log-built = построено: { $name } ({ $spot })
ana-log-set = выставлено: { $what }
ana-log-rolled-die = выпало: { $what }
ana-log-breakthrough = научное открытие: { $what }
ana-log-paid-breakthrough = потрачено научное открытие: { $what }
ana-log-focus = фокус на эре { $n }
ana-log-repaid = возвращён долг: { $what }
ana-log-time-travel = делений путешествий во времени: { $n }
ana-log-morale = моральный дух: деление { $n } из { $of }
ana-log-woke = все уставшие восстановлены
ana-log-removed = аномалия устранена: { $spot }
ana-log-banner = герб во Всемирном совете
ana-log-evacuated = эвакуация, круг { $n }: { $points }

## How it stands, and how it ended

ana-part-buildings = Постройки
ana-part-superprojects = Суперпроекты
ana-part-anomalies = Аномалии
ana-part-time-travel = Путешествия во времени
ana-part-morale = Моральный дух
ana-part-tokens = Полученные очки
ana-part-goals = Карты достижений
ana-part-warp-tokens = Жетоны разрыва
ana-part-breakthroughs = Научные открытия
ana-total = Всего
ana-tie-water = Вода (при ничьей)
ana-tie-resources = Ресурсы (если и воды поровну)
ana-rank = Место
ana-scores = Очки
ana-over-last-era = Последняя эра окончена.
ana-over-collapse = Столица разрушена.
ana-won = Победа, очков: { $n } — { $names }
ana-won-by-water = Победа при равных очках ({ $n }) за счёт воды: { $names }
ana-won-by-resources = Победа при равных очках ({ $n }) и воде за счёт ресурсов: { $names }
ana-won-shared = Общая победа при равенстве во всём, очков: { $n } — { $names }

## The table

ana-board-era = Эра { $n } из { $of }
ana-board-first = Первый игрок: { $name }
ana-board-main = Игровое поле
ana-board-free = свободна
ana-board-closed = закрыта
ana-board-empty = нет
ana-board-built = построен
ana-board-face-down = закрыт
ana-board-anomaly = аномалия
ana-board-covered = { $name } (под аномалией)
ana-board-used = { $name } (использовано)
ana-board-recruits = Секция найма
ana-board-mining = Секция добычи
ana-board-offer = Доступные постройки
ana-board-timeline = Лента хронологии
ana-board-goals = Карты достижений
ana-board-path = Путь
ana-board-evacuation = Эвакуация
ana-board-evacuated = { $name } (выполнена)
ana-board-active = Активные работники
ana-board-tired = Уставшие работники
ana-board-suits = Экзокостюмы: заряжены / в запасе
ana-board-charged = { $charged } / { $supply }
ana-board-markers = Маркеры пути
ana-board-morale = Моральный дух
ana-board-steps = Деления путешествий во времени
ana-board-focus = Фокус на эре
ana-board-paradoxes = Парадоксы
ana-board-of = { $n } из { $of }
ana-board-score = Очки на сейчас
ana-board-breakthroughs = Научные открытия
ana-board-debts = Долги прошлому
ana-board-debt = { $what } (эра { $n })
