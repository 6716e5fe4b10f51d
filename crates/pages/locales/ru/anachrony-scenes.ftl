# Анахронность по-русски: короткие слова, показатели, подготовка перед полем и конец игры.

ana-short-council = Совет
ana-short-mine = Добыча
ana-short-purify = Вода
ana-short-nomads = Торговля
ana-short-leader = Лидер
ana-short-anomaly = устранить аномалию
ana-recent-impact = Падение!

ana-question-turn = Кого и куда? Костюмов: { $suits }, активных работников: { $workers }
ana-question-charge = Какие ячейки? Заряжено: { $charged }, в запасе: { $rest }
ana-question-warp = Что взять из будущего? Взято { $n } из { $of }
ana-question-discount = { $n ->
    [one] На один меньше: чего?
   *[other] На { $n } меньше: чего?
}
ana-question-focus = В какую эру? Не дальше { $n } назад
ana-question-research = Какой кубик выставить? Раз: { $n }
ana-question-superproject = Где встанет суперпроект?
ana-question-return-paradoxes = Вернуть парадокс? Не больше { $n }
ana-question-take-back = { $n ->
    [one] Какой жетон разрыва вернуть?
   *[other] Какие жетоны разрыва вернуть? Не больше { $n }
}

ana-figure-evacuation = Очки за эвакуацию сейчас
ana-figure-travel = Путешествия во времени
ana-figure-suits = Заряженные костюмы
ana-figure-tired = { $worker }, уставший
ana-figure-warp = Долги в эре { $n }
ana-figure-mine = Секция добычи: { $what }
ana-figure-recruit = Секция найма: { $worker }
ana-figure-breakthroughs = Научные открытия ({ $shape })

## Before the first era

ana-setup-waiting = { $phase }. Выбирают: { $names }
ana-setup-path = Путь определяет, с чем вы начинаете, двух ваших лидеров и то, как эвакуируются ваши люди.
ana-setup-board = После падения астероида ваши люди могут покинуть столицу. Выполните условие и отправьте туда работника: это принесёт очки и ещё очки за каждый набор.
ana-setup-leader = Способность лидера остаётся с вами до конца игры.
ana-setup-asset = Оставьте карту и передайте остальные направо, пока не наберёте { $n }. Всё, что на картах, вы получите сверх обычного: { $kit }. У кого сумма номеров меньше, тот первый игрок.
ana-setup-goal = Оставленные игроками карты будут в игре. В конце карта приносит { $points } тому, у кого показатель лучше всех; при равенстве — всем равным.
ana-setup-begin = Вы начинаете с
ana-setup-side = Планшет пути, сторона { $side }
ana-setup-leaders = Лидеры
ana-setup-tired = устал
ana-setup-kept = Уже оставлено
ana-setup-passed = Что вы передали дальше

## The end

ana-part-evacuation = Эвакуация
ana-part-modules = Модули
ana-chart = Очки каждого игрока по частям
ana-place-of = Ваше место: { $n } из { $of }.
ana-story = История партии
ana-story-impact = Астероид упал в конце эры { $era }; к концу эры { $last } в столице рухнуло ячеек: { $gone } из { $of }.
ana-story-evacuated = { $name }: эвакуация, круг { $n }, «{ $title }», { $points }
ana-story-nobody-evacuated = Никто не эвакуировался.
ana-story-stayed = { $name }: без эвакуации, условие выполнено на { $have } из { $need }
ana-story-superprojects = { $name }: построено — { $what }
ana-story-anomalies = { $name }: аномалий на планшете: { $what }
ana-story-debts = { $name }: так и не возвращено — { $what }
