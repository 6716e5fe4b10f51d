# Поле игры «Этот безумный мир», по-русски.

ww-about = Выбирайте карты развития, стройте их из ресурсов своей империи — и пусть каждая постройка приближает следующую. Четыре раунда, от одного до пяти игроков; побеждает самое богатое будущее.

ww-option-players = Игроки
ww-option-players-about = В одиночку карты берут из стопок, без драфта.
ww-option-side = Сторона карт империй
ww-option-side-about = Все играют одной и той же стороной.
ww-option-side-A = Сторона А
ww-option-side-A-about = Каждая империя производит своё; хороша для первой партии.
ww-option-side-B = Сторона Б
ww-option-side-B-about = Все империи производят одинаково; на этой стороне проходят сценарии.
ww-option-empires = Империи
ww-option-empires-about = Как игроки получают свои империи.
ww-option-empires-none = Как обычно
ww-option-empires-none-about = Империи раздают случайно, а в одиночку вы выбираете сами.
ww-option-empires-dealt = Раздать
ww-option-empires-dealt-about = Каждый получает случайную империю.
ww-option-empires-chosen = Выбирать
ww-option-empires-chosen-about = В начале игры каждый по очереди выбирает империю.
ww-option-empires-aztec-empire = { ww-empire-aztec-empire }
ww-option-empires-federation-of-asia = { ww-empire-federation-of-asia }
ww-option-empires-noram-states = { ww-empire-noram-states }
ww-option-empires-panafrican-union = { ww-empire-panafrican-union }
ww-option-empires-republic-of-europe = { ww-empire-republic-of-europe }
ww-option-scenario = Сценарий
ww-option-scenario-about = Задание для одного игрока: нужно построить указанные карты, а за очки дают медаль.
ww-option-scenario-none = Нет
ww-option-scenario-none-about = Обычная игра.
ww-option-scenario-01 = 01: { ww-scenario-01 }
ww-option-scenario-01-about = Постройте: { ww-card-polar-base }, { ww-card-mega-drill }, { ww-card-super-sonar } и { ww-card-center-of-the-earth }.
ww-option-scenario-02 = 02: { ww-scenario-02 }
ww-option-scenario-02-about = Постройте: { ww-card-recycling-plant }, { ww-card-wind-turbines }, { ww-card-universal-vaccine } и { ww-card-aquaculture }.
ww-option-scenario-03 = 03: { ww-scenario-03 }
ww-option-scenario-03-about = Постройте: { ww-card-unknown-technology }, { ww-card-saucer-squadron }, { ww-card-lunar-base } и { ww-card-secret-laboratory }.
ww-option-scenario-04 = 04: { ww-scenario-04 }
ww-option-scenario-04-about = Постройте: { ww-card-research-center }, { ww-card-neuroscience } и { ww-card-time-travel }.
ww-option-scenario-05 = 05: { ww-scenario-05 }
ww-option-scenario-05-about = Постройте: { ww-card-industrial-complex }, { ww-card-underground-city }, { ww-card-underwater-city } и { ww-card-secret-society }.
ww-option-scenario-06 = 06: { ww-scenario-06 }
ww-option-scenario-06-about = Постройте: { ww-card-financial-center }, { ww-card-propaganda-center } и { ww-card-national-monument }.
ww-reason-scenario-alone = Сценарий рассчитан на одного игрока.
ww-reason-scenario-side = В сценариях играют на стороне Б.
ww-preset-first-game-about = Разные империи, розданные случайно: можно сразу начинать.
ww-preset-full-game-about = Разные империи, и каждый выбирает свою.
ww-preset-everything-about = Пять игроков, равные империи на выбор: всё решает драфт.

ww-zone-status = Раунд и фаза
ww-zone-players = Игроки
ww-zone-sites = Строятся
ww-zone-hand = Карты на руке
ww-rules = Правила

ww-round = Раунд { $n } из { $of }
ww-track = Фазы раунда
ww-pick = { $n }/{ $of }
ww-deck = Колода { $n }
ww-discard = Сброс { $n }
ww-discard-title = Стопка сброса
ww-discard-empty = Сброшенных карт пока нет.
ww-known-in-deck = Точно лежат в колоде

ww-text-cost = Стоимость: { $what }
ww-text-makes = Производство: { $what }
ww-text-bonus = При постройке: +{ $what }
ww-text-points = Очки: { $what }
ww-text-recycles = Переработка: { $what }
ww-text-progress = Заполнено { $filled } из { $cost }, не хватает: { $missing }.

ww-choosing = выбирает
ww-ready = готово
ww-built = Построено
ww-picks = Отобранные карты
ww-known-hand = Эту руку вы передали дальше
ww-hand-size = { $n ->
    [one] { $n } карта на руке
    [few] { $n } карты на руке
   *[other] { $n } карт на руке
}
ww-own-things = Ваше имущество лежит на столе.
ww-cubes-on-empire = кубики: { $n } из { $of }
ww-player-in-words = { $name }, { $empire }: производство — { $production }; построено карт: { $built }; { $tokens }; очки: { $points }; { $state }

ww-race = Превосходство
ww-race-rule = Правило: кто получает лидера этапа
ww-race-nobody = никто не производит
ww-race-tie = поровну по { $n }: { $names }
ww-race-leads = впереди { $names }: { $n }, на { $by } больше следующего
ww-race-behind = ; вы отстаёте на { $behind }
ww-race-alone = { $n }/{ $of }

ww-goal-rating = Оценка
ww-goal-handicap = Сторона А: на { $n } очков больше, чем на стороне Б.
ww-goal-build = Постройте все эти карты:
ww-goal-missing = (ещё { $n })

ww-tray = Разместить: { $what }
ww-filter = Показать только карты, которым ещё нужно
ww-filter-short = Нужно
ww-filter-missing = Только карты, которым нужно: { $what }; всего не хватает { $n }
ww-no-sites = Ни одна карта не строится.
ww-nothing-built = Пока ничего не построено. Готовые карты будут приносить ресурсы здесь.
ww-side = сторона { $side ->
    [A] А
   *[other] Б
}
ww-points = { $n ->
    [one] очко
    [few] очка
   *[other] очков
}

ww-choose-empire = Выберите империю
ww-others-choose-empire = Другой игрок выбирает империю
ww-hand-pick = Выберите карту
ww-hand-picked = Карта выбрана, ждём остальных
ww-pick-label = Взять: { $card }
ww-picks-count = Отобрано { $n }/{ $of }
ww-plan = Стройте или перерабатывайте каждую карту
ww-plan-alone = Стройте, перерабатывайте или сбрасывайте
ww-build = Строить
ww-build-label = Строить: { $card }
ww-build-title = Начать строительство
ww-recycle-label = Переработать: { $card }
ww-recycle-title = Переработать
ww-for-cube = { $card }: { $cube }
ww-dig-label = Сбросить: { $card }
ww-throw-first = Сбросить две карты, чтобы взять пять и оставить одну
ww-throw-second = Сбросьте вторую карту
ww-keep = Оставьте одну из этих карт
ww-keep-label = Оставить: { $card }
ww-take-pile = Возьмите стопку
ww-piles = Оставшиеся стопки
ww-pile = Стопка { $n }
ww-take-leader = Превосходство в знаниях: возьмите лидера
ww-use-pieces = Использовать кристаллиум и лидеров
ww-drop-title = Отказаться от карты ради кубика на карту империи
ww-drop-label = Отказаться: { $card }
ww-place = { $piece } → { $card }
ww-place-as = { $piece } ({ $slot }) → { $card }
ww-onto-card = на карту «{ $card }»
ww-onto-empire = на империю
ww-onto-empire-filled = на империю ({ $n }/{ $of })
ww-all-onto = { $what } { $onto }
ww-finish-step = Завершить: { $what }
ww-finish-planning = Завершить планирование

ww-log-beginning = Начало
ww-log-round = Раунд { $n }
ww-log-draft = Раунд { $n }: драфт
ww-log-step = Производство: { $what }
ww-log-dealt = { $n ->
    [one] сдана { $n } карта
    [few] сданы { $n } карты
   *[other] сдано { $n } карт
}
ww-log-shown = Открыты
ww-log-produced = Произведено
ww-log-left-over = сброшены остатки: { $cards }
ww-log-recycled = переработка: { $card }
ww-log-krystallium = пять кубиков стали кристаллиумом
ww-log-dropped = отказ от карты: { $cards }
ww-log-supremacy = превосходство, { $gains }
ww-log-leader = лидер на выбор
ww-log-pile = взята стопка { $n }
ww-log-threw = в сброс: { $cards }
ww-log-drew = взяты из колоды: { $cards }
ww-log-drew-some = { $n ->
    [one] взята { $n } карта из колоды
    [few] взяты { $n } карты из колоды
   *[other] взято { $n } карт из колоды
}
ww-log-kept = оставлено: { $cards }
ww-log-kept-one = оставлена одна карта
ww-log-rejected = сброшены: { $cards }
ww-log-reshuffled = Сброс замешан в колоду.
ww-log-on-empire = { $what } на империю
ww-log-began = строится: { $cards }
ww-log-placed = { $what } на карту «{ $card }»
ww-log-built = построено: { $card }
ww-log-built-with = построено: { $card } ({ $what })

ww-scores = Итоговые очки
ww-chart = Итоговые очки столбиками, по частям; те же числа — в таблице ниже.
ww-winner = Победа:
ww-part-flat = Очки на картах
ww-total = Всего
ww-tie-built = Построено карт (1-й критерий при ничьей)
ww-tie-leaders = Лидеры (2-й критерий при ничьей)
ww-rank = Место
ww-place-of = Ваше место: { $n } из { $of }
ww-won = Победа, очков: { $n } — { $names }
ww-won-shared = Общая победа при равенстве во всём, очков: { $n } — { $names }
ww-won-by-built = Победа при равных очках ({ $n }) за счёт построенных карт: { $names }
ww-won-by-leaders = Победа при равных очках ({ $n }) и картах за счёт лидеров: { $names }
ww-rated = Очков: { $n }. Оценка: { $rating }
ww-rated-less = Очков: { $n }, минус { $less } за сторону А: { $score }. Оценка: { $rating }
ww-scenario-lost = Сценарий «{ $scenario }»: поражение
ww-scenario-won = Сценарий «{ $scenario }»: победа, очков: { $n }. Медаль: { $medal }
ww-no-medal = нет
ww-unbuilt = Не построено: { $cards }
ww-next-medal = { $medal }: от { $n } очков

## Что говорит за вариант или против него, и части партии в разборе

ww-review-round = Раунд { $n }
ww-term-points = { $how ->
    [better] больше верных очков
   *[worse] меньше верных очков
}
ww-term-sets = { $how ->
    [better] больше очков за сочетания карт
   *[worse] меньше очков за сочетания карт
}
ww-term-leaders = { $how ->
    [better] больше от генералов и финансистов
   *[worse] меньше от генералов и финансистов
}
ww-term-supremacy = { $how ->
    [better] больше надежд на превосходство
   *[worse] меньше надежд на превосходство
}
ww-term-production = { $how ->
    [better] больше будущего производства
   *[worse] меньше будущего производства
}
ww-term-krystallium = { $how ->
    [better] больше кристаллиума
   *[worse] меньше кристаллиума
}
ww-term-required = { $how ->
    [better] ближе к обязательным картам
   *[worse] дальше от обязательных карт
}
ww-term-experience = { $how ->
    [better] карты, что дают больше, чем кажется
   *[worse] карты, что дают меньше, чем кажется
}

# What is asked, and the figures that choices change
ww-question-empire = Какая империя?
ww-question-keep = Какую карту оставить?
ww-question-leader = Какой лидер?
ww-question-pick = Какую карту взять?
ww-question-plan = Строить или перерабатывать?
ww-question-dig = Какую карту сбросить?
ww-question-pile = Какая стопка?
ww-question-cube = Куда положить: { $what }?
ww-question-finish = Что-нибудь ещё перед завершением?
ww-figure-points = очки
ww-figure-cubes = кубики на карте империи
ww-figure-production = производство: { $what }
ww-figure-missing = { $card }, не хватает
