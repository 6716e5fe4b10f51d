# What things are called in It's a Wonderful World, in Russian.

ww-title = Этот безумный мир

ww-card-financial-center = Финансовый центр
ww-card-industrial-complex = Промышленный комплекс
ww-card-military-base = Военная база
ww-card-nuclear-plant = Атомная электростанция
ww-card-offshore-oil-rig = Нефтяная платформа
ww-card-recycling-plant = Перерабатывающий завод
ww-card-research-center = Центр исследований
ww-card-transportation-network = Транспортная сеть
ww-card-wind-turbines = Ветряные турбины
ww-card-airborne-laboratory = Бортовая лаборатория
ww-card-aircraft-carrier = Авианосец
ww-card-icebreaker = Ледокол
ww-card-juggernaut = Джаггернаут
ww-card-mega-drill = Мегабур
ww-card-saucer-squadron = Эскадрилья тарелок
ww-card-submarine = Подводная лодка
ww-card-tank-division = Танковая дивизия
ww-card-zeppelin = Дирижабль
ww-card-aquaculture = Аквакультура
ww-card-bionic-grafts = Бионические технологии
ww-card-climate-control = Искусственный климат
ww-card-cryopreservation = Криокамеры
ww-card-genetic-upgrades = Генетические улучшения
ww-card-gravity-inverter = Инвертор гравитации
ww-card-human-cloning = Клонирование человека
ww-card-mega-bomb = Мегабомба
ww-card-neuroscience = Нейронаука
ww-card-quantum-generator = Квантовый генератор
ww-card-robot-assistants = Роботы-помощники
ww-card-robotic-animals = Робофауна
ww-card-satellites = Спутники
ww-card-security-automatons = Автоматоны-охранники
ww-card-super-soldiers = Суперсолдаты
ww-card-super-sonar = Гидролокатор
ww-card-supercomputer = Суперкомпьютер
ww-card-teleportation = Телепортация
ww-card-time-travel = Путешествие во времени
ww-card-transmutation = Трансмутация
ww-card-universal-vaccine = Универсальная вакцина
ww-card-unknown-technology = Неизвестная технология
ww-card-virtual-reality = Виртуальная реальность
ww-card-casino-city = Город-казино
ww-card-espionage-agency = Служба разведки
ww-card-giant-dam = Гигантская дамба
ww-card-giant-tower = Гигантская башня
ww-card-harbor-zone = Гавань
ww-card-lunar-base = Лунная база
ww-card-magnetic-train = Маглев
ww-card-museum = Музей
ww-card-national-monument = Национальный памятник
ww-card-polar-base = Полярная станция
ww-card-propaganda-center = Центр пропаганды
ww-card-secret-laboratory = Секретная лаборатория
ww-card-secret-society = Тайное общество
ww-card-solar-cannon = Солнечная пушка
ww-card-space-elevator = Космический лифт
ww-card-underground-city = Подземный город
ww-card-underwater-city = Подводный город
ww-card-universal-exposition = Всемирная выставка
ww-card-university = Университет
ww-card-world-congress = Всемирный конгресс
ww-card-alexanders-tomb = Гробница Александра Македонского
ww-card-ancient-astronauts = Древние пришельцы
ww-card-ark-of-the-covenant = Ковчег Завета
ww-card-atlantis = Атлантида
ww-card-bermuda-triangle = Бермудский треугольник
ww-card-blackbeards-treasure = Сокровища Чёрной Бороды
ww-card-center-of-the-earth = Центр Земли
ww-card-cities-of-gold = Золотые города
ww-card-city-of-agartha = Город Агарты
ww-card-fountain-of-youth = Источник молодости
ww-card-garden-of-the-hesperides = Сад Гесперид
ww-card-island-of-avalon = Остров Авалон
ww-card-king-solomons-mines = Копи царя Соломона
ww-card-lost-continent-of-mu = Затерянный континент Му
ww-card-parallel-dimension = Параллельное измерение
ww-card-roswell = Розуэлл
ww-card-treasure-of-the-templars = Сокровища тамплиеров

ww-empire-aztec-empire = Империя ацтеков
ww-empire-aztec-empire-short = Ацтеки
ww-empire-federation-of-asia = Федерация Азии
ww-empire-federation-of-asia-short = Азия
ww-empire-noram-states = Североамериканские Штаты
ww-empire-noram-states-short = Штаты
ww-empire-panafrican-union = Панафриканский союз
ww-empire-panafrican-union-short = Панафрика
ww-empire-republic-of-europe = Европейская республика
ww-empire-republic-of-europe-short = Европа

ww-scenario-01 = К центру Земли
ww-scenario-02 = Лучший мир
ww-scenario-03 = Они среди нас
ww-scenario-04 = Власть над временем
ww-scenario-05 = Конец времён
ww-scenario-06 = Деньги не пахнут

ww-materials = материалы
ww-energy = энергия
ww-science = знания
ww-gold = деньги
ww-exploration = открытия
ww-krystallium = кристаллиум
ww-general = генерал
ww-financier = финансист

ww-count-materials = { $n ->
    [one] { $n } материал
    [few] { $n } материала
   *[other] { $n } материалов
}
ww-count-energy = { $n ->
    [one] { $n } энергия
   *[other] { $n } энергии
}
ww-count-science = { $n ->
    [one] { $n } знание
    [few] { $n } знания
   *[other] { $n } знаний
}
ww-count-gold = { $n ->
    [one] { $n } кубик денег
    [few] { $n } кубика денег
   *[other] { $n } кубиков денег
}
ww-count-exploration = { $n ->
    [one] { $n } открытие
    [few] { $n } открытия
   *[other] { $n } открытий
}
ww-count-krystallium = { $n ->
    [one] { $n } кристаллиум
    [few] { $n } кристаллиума
   *[other] { $n } кристаллиумов
}
ww-count-general = { $n ->
    [one] { $n } генерал
    [few] { $n } генерала
   *[other] { $n } генералов
}
ww-count-financier = { $n ->
    [one] { $n } финансист
    [few] { $n } финансиста
   *[other] { $n } финансистов
}

ww-type-structure = сооружение
ww-type-vehicle = техника
ww-type-research = наука
ww-type-project = социальный проект
ww-type-discovery = исследование
ww-type-each-structure = за каждое сооружение
ww-type-each-vehicle = за каждую карту техники
ww-type-each-research = за каждую карту науки
ww-type-each-project = за каждый социальный проект
ww-type-each-discovery = за каждое исследование
ww-each-general = за каждого генерала
ww-each-financier = за каждого финансиста

ww-rating-novice = Новичок
ww-rating-dictator = Диктатор
ww-rating-emperor = Император
ww-rating-deity = Воплощение божества
ww-medal-bronze = бронза
ww-medal-silver = серебро
ww-medal-gold = золото

ww-phase-empires = Выбор империй
ww-phase-draft = Драфт
ww-phase-planning = Планирование
ww-phase-production = Производство
ww-phase-over = Игра окончена
ww-passing-left = передача налево
ww-passing-right = передача направо
