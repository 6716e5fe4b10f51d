# Как называется всё в Анахронности и что оно делает, по-русски.

ana-good-water = вода
ana-good-titanium = титан
ana-good-uranium = уран
ana-good-gold = золото
ana-good-neutronium = нейтроний
ana-good-core = энергоядро
ana-count-water = { $n ->
    [one] { $n } воду
   *[other] { $n } воды
}
ana-count-titanium = { $n ->
    [one] { $n } титан
   *[other] { $n } титана
}
ana-count-uranium = { $n ->
    [one] { $n } уран
   *[other] { $n } урана
}
ana-count-gold = { $n ->
    [one] { $n } золото
   *[other] { $n } золота
}
ana-count-neutronium = { $n ->
    [one] { $n } нейтроний
   *[other] { $n } нейтрония
}
ana-count-core = { $n ->
    [one] { $n } энергоядро
    [few] { $n } энергоядра
   *[other] { $n } энергоядер
}
ana-count-any = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[other] { $n } ресурсов
} (титан, уран, золото)
ana-count-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}

ana-worker-scientist = учёный
ana-worker-engineer = инженер
ana-worker-administrator = администратор
ana-worker-genius = гений
ana-workers-scientist = { $n ->
    [one] { $n } учёный
   *[other] { $n } учёных
}
ana-workers-engineer = { $n ->
    [one] { $n } инженер
    [few] { $n } инженера
   *[other] { $n } инженеров
}
ana-workers-administrator = { $n ->
    [one] { $n } администратор
    [few] { $n } администратора
   *[other] { $n } администраторов
}
ana-workers-genius = { $n ->
    [one] { $n } гений
    [few] { $n } гения
   *[other] { $n } гениев
}
# Somebody who is gained, paid or lost.
ana-a-scientist = учёного
ana-a-engineer = инженера
ana-a-administrator = администратора
ana-a-genius = гения
ana-active-scientist = активного учёного
ana-active-engineer = активного инженера
ana-active-administrator = активного администратора
ana-active-genius = активного гения
ana-tired-scientist = уставшего учёного
ana-tired-engineer = уставшего инженера
ana-tired-administrator = уставшего администратора
ana-tired-genius = уставшего гения
ana-a-suit = заряженный экзокостюм
ana-a-breakthrough = научное открытие
ana-or = { $first } или { $second }
ana-and = { $first } и { $second }

ana-path-harmony = Гармония
ana-path-dominance = Превосходство
ana-path-progress = Прогресс
ana-path-salvation = Спасение

ana-leader-haulani = Патриарх Гаулани
ana-leader-haulani-text = Свободное действие: разместите ещё одного работника на своём планшете
ana-leader-zaida = Матриарх Зайда
ana-leader-zaida-text = В конце эры можете заплатить { $water } за работника, оставшегося в секции найма: он активен, но бонуса не даёт
ana-leader-wolfe = Капитан Вульф
ana-leader-wolfe-text = На этапе подзарядки меняйте { $water } на { $core } или обратно сколько угодно раз, но за эру только в одну сторону
ana-leader-samira = Охотница за сокровищами Самира
ana-leader-samira-text = В конце эры возьмите ресурс, оставшийся в секции добычи, и ещё один за { $water }, но не нейтроний
ana-leader-valerian = Покровитель Валериан
ana-leader-valerian-text = Свободное действие: отправьте заряженный экзокостюм без работника; он действует как учёный
ana-leader-cornella = Библиотекарь Корнелла
ana-leader-caratacus = Пастырь Каратакус
ana-leader-caratacus-text = Свободное действие: получите { $water } и { $paradox } или заплатите { $water } и { $return }
ana-leader-amena = Амена, высшая из ходящих под солнцем
ana-leader-amena-text = При астероидном ударе ваши ячейки для подзарядки не закрываются

ana-row-power-plant = электростанции
ana-row-factory = заводы
ana-row-life-support = системы жизнеобеспечения
ana-row-lab = лаборатории
ana-building-power-plant = Электростанция { $n }
ana-building-factory = Завод { $n }
ana-building-life-support = Система жизнеобеспечения { $n }
ana-building-lab = Лаборатория { $n }
ana-spot = { $row }, место { $n }

ana-capital-construct = Строительство
ana-capital-recruit = Наём
ana-capital-research = Исследование

ana-shape-circle = круг
ana-shape-triangle = треугольник
ana-shape-square = квадрат
ana-symbol-time-travel = путешествия во времени
ana-symbol-warfare = военное дело
ana-symbol-genetics = генетика
ana-symbol-technology = технологии
ana-symbol-society = общество
ana-breakthrough = { $symbol } ({ $shape })

ana-project-welfare-society = Общество благоденствия
ana-project-archive-of-the-eras = Архив времён
ana-project-continuum-stabilizer = Стабилизатор континуума
ana-project-grand-reservoir = Великое водохранилище
ana-project-anti-gravity-field = Поле контроля гравитации
ana-project-uranium-cores = Урановые энергоядра
ana-project-particle-collider = Ускоритель частиц
ana-project-temporal-tourism = Временной туризм
ana-project-outback-conditioner = Возрождение пустошей
ana-project-synthetic-endorphins = Синтетические эндорфины
ana-project-exocrawler = Экзовездеход
ana-project-dark-matter-converter = Модулятор тёмной материи
ana-project-tectonic-drill = Тектонический бур
ana-project-rescue-pods = Спасательные капсулы
ana-project-neutronium-research-center = Центр исследования нейтрония
ana-project-the-ultimate-plan = Великий план
ana-project-quantum-chameleon = Квантовый хамелеон
ana-project-cloning-vat = Камера клонирования

ana-evacuation-harmony-a = Благополучие и процветание
ana-evacuation-harmony-b = Возрождение природы
ana-evacuation-dominance-a = Промышленная революция
ana-evacuation-dominance-b = Сила единства
ana-evacuation-progress-a = Технологическое превосходство
ana-evacuation-progress-b = Вершина гуманизма
ana-evacuation-salvation-a = Подавляющая мощь
ana-evacuation-salvation-b = Властители времени

ana-goal-most-workers = Больше всего работников
ana-goal-most-water = Больше всего воды
ana-goal-most-breakthroughs = Больше всего научных открытий
ana-goal-most-spots = Больше всего занятых мест
ana-goal-highest-morale = Самый высокий моральный дух
ana-goal-largest-range = Самая большая суммарная дальность
ana-goal-most-superprojects = Больше всего суперпроектов
ana-goal-furthest-time-travel = Больше всего делений путешествий во времени

## What buildings and superprojects do. Each line is a part of a sentence.

ana-text-worker = { $who }{ $returns ->
    [motivated] {" "}(воодушевление)
    [administrators] {" "}(администратор получает воодушевление)
   *[other] {""}
}: { $what }{ $returns ->
    [dies] ; в конце эры работник погибает
   *[other] {""}
}
ana-text-anybody = Любой работник
ana-text-free = Свободное действие: { $what }
ana-text-once = Разово, при постройке: { $what }
ana-text-cost = Стоимость: { $what }
ana-text-breakthroughs = { $exact ->
    [none] научные открытия: { $one } + { $other }
   *[other] научное открытие: { $exact } или { $one } + { $other }
}

ana-op-pay = заплатите { $what }
ana-op-gain = получите { $what }
ana-op-focus = совершите путешествие во времени (дальность { $n })
ana-op-focus-twice = дважды совершите путешествие во времени (дальность { $n })
ana-op-focus-for-water = совершите путешествие во времени, заплатив 1 воду за каждую эру назад (лаборатории экономят часть, но не меньше 1)
ana-op-focus-for-resources = заплатите 1 ресурс (титан, уран, золото) или больше: столько же дальность путешествия во времени (лаборатории её увеличивают) и столько же очков
ana-op-three-or-neutronium = получите 3 ресурса (титан, уран, золото) или 1 нейтроний
ana-op-charge-suit = зарядите экзокостюм
ana-op-return-paradox = верните парадокс
ana-op-paradox = возьмите парадокс
ana-op-take-back = заберите жетон разрыва
ana-op-wake-all = восстановите всех уставших работников
ana-op-raise-morale = поднимите моральный дух на деление
ana-op-capital-action = выполните строительство, наём или исследование
ana-op-clone-worker = получите уставшего работника того же типа
ana-op-copy-space = выполните действие любой ячейки для работника на чьей угодно постройке или чьём угодно суперпроекте
ana-op-convert = отдайте работника за активного гения, 1 нейтроний или 1 энергоядро
ana-op-collide = обменяйте 2 ресурса (титан, уран, золото) на 1 нейтроний или обратно
ana-op-place-on-main-board = разместите ещё одного работника в заряженном экзокостюме на игровом поле
ana-once-take-back = { $n ->
    [one] можете забрать { $n } жетон разрыва
   *[other] заберите до { $n } жетонов разрыва
}
ana-once-research = { $n ->
    [one] { $n } исследование
   *[other] до { $n } исследований
}

ana-always-halves-supply = Снабжение вдвое дешевле, с округлением вверх
ana-always-range = Дальность ваших электростанций больше на { $n }
ana-always-more-paradoxes = До аномалии вы можете держать на один парадокс больше
ana-always-anomalies-cost-less = Каждая ваша аномалия отнимает на 2 очка меньше
ana-always-sets-second-die = При исследовании за { $water } выставьте и второй кубик
ana-always-steps-score = 1 очко за каждое ваше деление путешествий во времени
ana-always-projects-score = 3 очка за каждый ваш суперпроект, включая этот
ana-always-saves-water = Раз за ход вы платите на 1 воду меньше (на этапе действий, но не кочевникам)
ana-always-cheaper-construction = Строительство на 1 ресурс (титан, уран, золото) дешевле
ana-always-no-low-morale = Из-за низкого морального духа вы не теряете ни очков, ни работников
ana-always-evacuates-anyway = Условие вашей эвакуации считается выполненным
ana-always-mines-more = Добыча приносит ещё 1 ресурс (титан, уран, золото)

ana-tile-name = Жетон столицы ({ $action })
ana-tile-less = на { $what } дешевле
ana-tile-building-points = постройка даёт столько очков, каков номер её места
ana-tile-project-points = суперпроект даёт ещё { $points }
ana-tile-again-construct = затем постройте ещё раз, если хотите
ana-tile-bonus-twice = бонус дважды
ana-tile-again-recruit = затем наймите ещё раз, если хотите
ana-tile-set-both-dice = выставьте оба кубика, если хотите
ana-tile-then-superproject = затем постройте суперпроект, если хотите
ana-tile-return-paradoxes = { $n ->
    [one] верните { $n } парадокс, если хотите
   *[other] верните до { $n } парадоксов
}
ana-tile-again-research = затем исследуйте ещё раз, если хотите

ana-evacuation-text = { $condition }: { $points }; { $extra } за каждый набор: { $reward }
ana-if-three-power-plant = 3 электростанции
ana-if-three-factory = 3 завода
ana-if-three-life-support = 3 системы жизнеобеспечения
ana-if-three-lab = 3 лаборатории
ana-if-six-spots = 6 занятых мест, чем угодно
ana-if-best-morale = Наивысший моральный дух
ana-if-eight-water = 8 воды
ana-if-two-anomalies = 2 аномалии
ana-reward-scientist = учёный
ana-reward-engineer = инженер
ana-reward-administrator = администратор
ana-reward-genius = гений
ana-reward-building = постройка
ana-reward-worker = работник
ana-reward-breakthrough = научное открытие
ana-reward-superproject = суперпроект
ana-reward-warp-token = неиспользуемый жетон разрыва
ana-goal-text = { $goal } в конце игры: { $points }, и всем, у кого столько же

ana-cell-plain = ничего
ana-cell-inspiring-message = моральный дух растёт
ana-cell-glorious-future = 1 очко
ana-cell-stable-rift = парадоксом меньше
ana-cell-parallel-timeline = всё дважды
ana-cell-grim-message = моральный дух падает
ana-cell-unstable-rift = парадоксом больше
