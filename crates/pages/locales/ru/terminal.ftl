# Что говорит только терминал, по-русски.

terminal-player = Игрок { $n }
terminal-not-over = Игра ещё не окончена.
terminal-not-kept = Игра заканчивается здесь и не сохраняется: её сохранил бы --record ФАЙЛ.
terminal-nothing-yet = Пока ничего не произошло.

terminal-prompt = Выберите 1-{ $n } (h — справка):
terminal-press-number = Введите номер варианта и нажмите Enter; h — справка.
terminal-no-choice = Варианта { $number } нет: выберите от 1 до { $n }.
terminal-not-understood = Непонятно: «{ $typed }». Введите номер варианта или h для справки.
terminal-choice-no-card = Вариант { $number } не связан с картой.
terminal-taken-back = Ход взят назад. (r — повторить его.)
terminal-nothing-taken-back = Взять назад нельзя: с тех пор что-то открылось или выбрал другой игрок.
terminal-nothing-to-redo = Повторять нечего: вы ничего не брали назад.
terminal-try-going-on = (Введите g, и игра пойдёт дальше сама, когда остаётся только завершить.)
terminal-going-on = Теперь игра идёт дальше сама, когда вам остаётся только завершить. (g — отменить.)
terminal-not-going-on = Теперь вы сами завершаете каждую фазу и каждый шаг.
terminal-not-saved = Не удалось сохранить игру в { $path }: { $error }.
terminal-saved = Игра сохранена в { $path }. Продолжить:
terminal-recorded = Запись игры: { $path }.
terminal-seed = Зерно { $seed }
terminal-rules-silent = В правилах нет ничего про «{ $topic }». Попробуйте другое слово.

terminal-seat-bot = { $name }: бот { $bot }
terminal-seat-you = { $name }: вы
terminal-seat-person = { $name }: за клавиатурой
terminal-resumed = Сохранённая игра продолжается. Уже сделано решений: { $n }.
terminal-now = Теперь игрок { $n } ({ $name }).
terminal-pass = Передайте клавиатуру игроку { $n } ({ $name }).
terminal-look-away = Нажмите Enter, когда остальные отвернутся:

terminal-help-title = Что можно ввести
terminal-help-number = выбрать вариант 3; 3*2 — два раза, если это возможно
terminal-help-undo = взять последний ход назад, если с тех пор ничего не открылось
terminal-help-redo = повторить ход, взятый назад
terminal-help-board = ещё раз показать стол и варианты
terminal-help-log = весь журнал
terminal-help-going-on = идти дальше автоматически, когда остаётся только завершить
terminal-help-hint = подсказка: как сыграл бы сильный игрок и почему
terminal-help-help = эта справка
terminal-help-rules = что говорят правила о слове
terminal-help-quit = сохранить и выйти

terminal-review-choices = { $title }, решений: { $n }
terminal-review-turn = { $number }. Шаг { $step }, { $name }: { $chosen }
terminal-review-better = лучше: { $better }; потеряно: { $lost }

ana-terminal-welcome = Игроков: { $players }, сторона { $side }, эр: { $eras }; выигрывает тот, у кого больше очков.
# Six letters: water, titanium, uranium, gold, neutronium, core.
ana-terminal-letters = В Т У З Н Я
# Nine short words: active and tired workers, exosuits, path markers, morale, time travel, paradoxes, points gained, points as of now.
ana-terminal-columns = Акт Уст Экз Мк Дух Пут Пар Оч Всего
ana-terminal-legend = Акт и Уст — активные и уставшие работники. Экз — экзокостюмы: заряжены и в запасе. Мк — маркеры пути, Дух — моральный дух, Пут — деления путешествий во времени, Пар — парадоксы, Оч — полученные очки, Всего — очки на сейчас.
ana-terminal-look-by-name = Назовите постройку по номеру, а суперпроект или лидера по имени: i 305, i экзовездеход.
ana-terminal-help-look = постройка по номеру, суперпроект или лидер по имени: i экзовездеход
ana-terminal-help-others = планшеты всех игроков
ana-terminal-help-value = очки всех игроков на сейчас, по частям

# Seven short words: card, type, cost, production, bonus, points, recycling.
ww-terminal-columns = Карта Тип Цена Даёт Бонус Очк Пер
# Eight short words: the five resources, krystallium, general, financier.
ww-terminal-letters = М Э З Д О К Ген Фин
# Five words of three letters: structure, vehicle, research, project, discovery.
ww-terminal-types = Соо Тех Нау Про Исс
# Three short words: empire, cubes on the empire, points.
ww-terminal-players = Империя Куб Очк
ww-terminal-round = Раунд { $n }/{ $of }
ww-terminal-draft = Драфт { $n }/{ $of }
ww-terminal-swap = После каждого выбора вы меняетесь картами; с вами меняется { $to }.
ww-terminal-pass = Ваши карты получает { $to }; следующие передаёт { $from }.
ww-terminal-piles = Осталось стопок: { $piles }, карт в колоде: { $deck }, в сбросе: { $discard }
# What a player is doing: at most six letters.
ww-terminal-ready = готово
ww-terminal-picks = выбор
ww-terminal-picked = готово
ww-terminal-plans = план
ww-terminal-builds = строит
ww-terminal-done = готово
ww-terminal-your-picks = Отобранные вами карты
ww-terminal-your-hand = Карты у вас на руке
# Two words over two columns of numbers: five letters, a space, seven letters.
ww-terminal-plan = Стр.  Перераб
ww-terminal-filled = Лежит
ww-terminal-needs = Нужно
ww-terminal-onto-empire = ваша империя (кубиков там: { $n }/{ $of })
ww-terminal-onto-empire-fifth = ваша империя (кубиков там: { $n }/{ $of }; пятый даст кристаллиум)
ww-terminal-must = ! надо построить, чтобы выиграть сценарий
ww-terminal-place-cube = Поставьте кубик: { $what } (осталось: { $n })
ww-terminal-place-last = Поставьте последний кубик: { $what }
ww-terminal-copies = (В нескольких копиях: { $cards })
ww-terminal-building = Строится { $card }: { $filled } (нужно { $missing })
ww-terminal-nothing-built = Ничего не построено и не строится.
ww-terminal-empire = { $title }, сторона { $side } (даёт { $makes }, очки { $points })
ww-terminal-which-card = Какая карта? Введите i и её название или номер варианта: i дирижабль, i 3.
ww-terminal-no-card = Такой карты нет. Достаточно части названия.
ww-terminal-did-you-mean = Такой карты нет. Может быть, { $card }?
ww-terminal-several-cards = Подходит несколько карт: { $cards }.
ww-terminal-letters-title = Буквы
ww-terminal-columns-title = Столбцы
ww-terminal-legend =
    От М до О: что производит империя. От Соо до Исс: её построенные карты.
    1О/Тех: 1 открытие за каждую карту техники. 2/Ген: 2 очка за каждого генерала.
    Куб 3/5: три кубика на карте империи; с пятым они станут кристаллиумом.
    ММ.. Э: на карте лежат два материала из четырёх и одна энергия из одной.
    Пер: какой кубик даёт карта, если её переработать или отказаться от неё.
    Кристаллиум заполняет любую ячейку, кроме лидера. Лидер в конце игры — очко.
    Лидера получает тот, кто один производит какого-то ресурса больше всех:
ww-terminal-supremacy = { $leader }: { $resources }
ww-terminal-welcome = Игроков: { $players }, сторона { $side }, раундов: { $rounds }; выигрывает тот, у кого больше очков.
ww-terminal-welcome-alone = Один игрок, сторона { $side }, раундов: { $rounds }. Звание растёт с очками: { $points }.
ww-terminal-scenario = Сценарий { $number }, «{ $title }»: сторона { $side }, раундов: { $rounds }.
ww-terminal-scenario-build = Постройте: { $cards }.
ww-terminal-medals = Медали по очкам: { $medals }.
ww-terminal-help-sites = стройки, построенные и отобранные карты всех игроков
ww-terminal-help-look = карта варианта 3 целиком; или по названию: i дирижабль

loop-terminal-team = Команда
loop-terminal-welcome = Агентов: { $n }, уровень: { $level }. Успейте подтвердить четыре задания.
loop-terminal-phase-choose = выбор агентов
loop-terminal-phase-deal = раздача
loop-terminal-phase-fallen = I, выпадают дыры
loop-terminal-phase-actions = II, действия
loop-terminal-phase-take = III, взять артефакт
loop-terminal-phase-archive = IV, подтвердить задание
loop-terminal-phase-bonus = IV, бонус от Агентства
loop-terminal-phase-over = игра окончена
# Six headings: era, rifts, energy, clones, agents, mission tile.
loop-terminal-columns = Эпоха|Д|Э|Двойники: где уничтожаются|Агенты|Задание
# The seven eras in at most 13 letters; the first three letters must differ.
loop-terminal-eras = Доистория|Средневековье|Ренессанс|Промышленная|Глобализация|Роботы|Конец времён
# Two letters each: Time Prowler, Cztwyzzek, Robofinisher 404, Mr Time, V-Girl.
loop-terminal-agents = БВ Цт У4 МВ ВГ
loop-terminal-doctor = Д
loop-terminal-vortex = ВОРОНКА
loop-terminal-mission = З{ $n }
loop-terminal-archived = выполнено
loop-terminal-open = открыто { $where }
loop-terminal-failed = провалено
loop-terminal-unseen = ещё не видно
loop-terminal-slots = (сделано: { $eras })
loop-terminal-free-move = есть свободное перемещение
loop-terminal-common-deck = Общая колода
loop-terminal-deck = { $whose }: карт: { $n }; сверху: { $top }; под ними, без порядка: { $below }
loop-terminal-discard = сброс: { $cards }
loop-terminal-big-deck = Громадная Колода: { $n }; уничтожено: { $destroyed }
loop-terminal-doctor-to-come = Где ещё побывает д-р Фальш: { $eras }
loop-terminal-card = { $card } ({ $dimension }, родом отсюда: { $era })
loop-terminal-starter = { $card } ({ $dimension }, родом отсюда: { $era }, начальная карта: { $agent })
loop-terminal-no-artifact = Такого артефакта или агента нет.
loop-terminal-did-you-mean = Такого артефакта нет. Может быть, { $card }?
loop-terminal-legend = Д: дыры и сколько их вмещает эпоха; слева от эпохи — доктор. Э: энергия. ВОРОНКА: эпоха с воронкой. Двойник обозначен эпохой, где он уничтожается. После карты: o спирали, * звёзды, = линии, # чёрная дыра; x разряжена.
loop-terminal-help-cards = карты, колоды и сброс всех агентов
loop-terminal-help-missions = задания по одному
loop-terminal-help-look = артефакт или агент по имени либо карта варианта
