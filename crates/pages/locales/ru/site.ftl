### Every page but the table, in Russian.

site-description = Стол для настольных игр о времени и будущем прямо в браузере: с друзьями, против ботов или в одиночку.
site-pages = Страницы
skip-to-content = Перейти к содержанию
language = Язык
language-is = Язык: { $language }
theme-dark = Включить тёмную тему
theme-light = Включить светлую тему
rules = Правила
to-home = На главную
foot-people = Без регистрации, рекламы и слежки: достаточно имени и одного файла cookie.
foot-games = Игры принадлежат их авторам и издателям. Программа, рисунки и тексты — наши собственные.

## The first page

home-tab = Настольные игры о времени и будущем
home-headline = Постройте завтра уже сегодня.
home-lead = Chronotope — это стол для настольных игр о времени и будущем. Он знает все правила, вам остаётся только играть: с друзьями по ссылке, против ботов или в одиночку.
home-games = Игры
players-exactly = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
players-range = { $fewest }–{ $most } { $most ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
play-now = Играть
play-now-about = Вы против ботов, прямо сейчас.
create-table = Создать стол
home-mine = Мои столы
home-mine-none = Вы пока не сидите ни за одним столом. Нажмите «Играть» — и партия начнётся.
home-open = Открытые столы
home-open-none = Сейчас никто не ищет игроков. Создайте стол со свободным местом, и его смогут найти здесь.
home-finished = Завершённые партии
home-finished-none = Завершённых партий пока нет. Здесь будут храниться результаты и записи игр.
your-turn = Ваш ход
others-turn = Ходят другие
open-seats = { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[many] { $n } свободных мест
}
nobody-yet = пока никого
ago-now = только что
ago-minutes = { $n } мин назад
ago-hours = { $n ->
    [one] { $n } час назад
    [few] { $n } часа назад
   *[many] { $n } часов назад
}
ago-days = { $n ->
    [one] { $n } день назад
    [few] { $n } дня назад
   *[many] { $n } дней назад
}

## A new table

create-title = Новый стол
create-refused = Так не получится.
create-options = Игра
create-refused-below = Причины указаны ниже, рядом с настройками.
create-presets = Готовые наборы
preset-first-game = Первая партия
preset-full-game = Полная игра
preset-everything = Всё сразу
option-default = как обычно
option-by-seat = Для каждого места
option-by-seat-about = Здесь вы решаете для каждого места отдельно.
option-by-seat-nothing = выберите
option-reason-each-seat = Выберите для каждого места.
option-reason-different = У двух мест одно и то же, а у каждого должно быть своё.
create-seats = Места
create-seats-about = Можно занять несколько мест и передавать устройство по кругу: между ходами опускается занавес.
create-seats-more = Учитывается столько мест, сколько игроков.
seat-number = Место { $n }
seat-me = Я ({ $name })
seat-open = Свободно: кто придёт по ссылке
bot-best = Бот: лучший (думает 2 с)
bot-easy = Бот: простой
bot-fair = Бот: толковый
bot-random = Бот: наугад
bot-strong = Бот: сильный
create-hints = Подсказки
create-hints-alone = пока играет один человек
create-hints-everybody = для всех
create-hints-nobody = ни для кого
create-hints-about = По просьбе игроку покажут лучшие варианты и объяснят почему — глазами сильного бота.
create-patience = Если игрок отошёл и не ходит
create-patience-ten-minutes = бот через 10 минут
create-patience-day = через сутки
create-patience-three-days = через 3 дня
create-patience-week = через неделю
create-patience-never = никогда
create-patience-about = По истечении этого времени остальные могут посадить вместо него бота не слабее толкового; раньше — только с согласия всех, кто сейчас за столом (не меньше двух человек). Кто вернётся, получит своё место обратно.
create-listed = Показывать среди открытых столов
create-link-about = Чтобы сыграть с друзьями, оставьте места свободными и отправьте им ссылку на стол.
create-submit = Создать стол

## Rules

rules-about = Как играют за этим столом, нашими словами. У каждого правила есть свой код и свой адрес.
rules-of = Правила: { $game }
rules-contents = Содержание
rules-table = Таблица

## Who you are

me-title = Ваше имя
me-change = Изменить имя
me-name = Как вас называть?
me-about = Это имя видят другие за столом. Оно и ваши места хранятся в cookie этого браузера; чтобы перенести место на другое устройство, возьмите секретную ссылку в меню стола.
me-save = Сохранить

## A seat by its secret link

take-title = Занять это место здесь?
take-text = Ссылка ведёт на место «{ $seat }» за столом «{ $game }».
take-about = Вы сможете играть за это место и из этого браузера. Открывайте такую ссылку, только если она ваша.
take-submit = Занять место
take-not = Нет, на главную

## The curtain between two people at one screen

curtain-title = Передайте устройство: { $seat }
curtain-about = Остальные, пожалуйста, отвернитесь.
curtain-open = Это я, { $seat }
curtain-device = Браузер: { $person }

## Replay

replay-title = Запись партии
replay-pages = Эта партия
replay-skip = Перейти к управлению
replay-back = Вернуться к столу
replay-record = Скачать запись
replay-board = Поле
replay-log = Что произошло
replay-controls = Управление
replay-jump = Перейти
replay-first = К началу
replay-previous = Шаг назад
replay-next = Шаг вперёд
replay-last = К концу
replay-step = Шаг
replay-where = Шаг { $step } из { $steps }
replay-eyes = Смотрит
replay-spectator = зритель
replay-show = Показать
what-if = Играть отсюда
what-if-about = А если иначе? Новый стол против ботов продолжит партию с этого шага, с того места, откуда вы смотрите

## Разбор сыгранной партии

review-title = Разбор
review-lead = Каждый выбор этой партии заново обдумал сильный бот, который знал не больше, чем тот, кто выбирал.
review-working = Партия разбирается…
review-progress = { $done } из { $of } решений
review-again = Посмотреть, сколько готово
review-failed = Разобрать эту партию не удалось: программа на ней споткнулась. Пересмотреть её можно всё равно.
review-chart = На что мог рассчитывать каждый
review-chart-about = Чем выше линия, тем вероятнее победа; на правом краю — чем всё кончилось. Номера — переломные моменты из списка ниже.
review-chart-describes = { $name }: { $start } в начале, { $end } в конце.
review-team = Команда
review-steps = Сделано решений
review-numbers = То же в числах
review-seat = Место
review-end = Конец
review-turns = Переломные моменты
review-turns-none = Никто ни одним решением не упустил много: отличная игра.
review-step = Шаг { $step }
review-chose = { $name } выбирает
review-better = Лучше
review-lost = −{ $n } проц. п.
