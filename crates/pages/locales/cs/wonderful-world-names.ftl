# What things are called in It's a Wonderful World, in Czech.

ww-title = It's a Wonderful World

ww-card-financial-center = Finanční centrum
ww-card-industrial-complex = Průmyslový komplex
ww-card-military-base = Vojenská základna
ww-card-nuclear-plant = Jaderná elektrárna
ww-card-offshore-oil-rig = Ropná plošina
ww-card-recycling-plant = Recyklační závod
ww-card-research-center = Výzkumné centrum
ww-card-transportation-network = Dopravní síť
ww-card-wind-turbines = Větrné turbíny
ww-card-airborne-laboratory = Létající laboratoř
ww-card-aircraft-carrier = Letadlová loď
ww-card-icebreaker = Ledoborec
ww-card-juggernaut = Juggernaut
ww-card-mega-drill = Megavrták
ww-card-saucer-squadron = Letka talířů
ww-card-submarine = Ponorka
ww-card-tank-division = Tanková divize
ww-card-zeppelin = Vzducholoď
ww-card-aquaculture = Akvakultura
ww-card-bionic-grafts = Bionické implantáty
ww-card-climate-control = Řízení klimatu
ww-card-cryopreservation = Kryokonzervace
ww-card-genetic-upgrades = Genetická vylepšení
ww-card-gravity-inverter = Gravitační invertor
ww-card-human-cloning = Klonování lidí
ww-card-mega-bomb = Megabomba
ww-card-neuroscience = Neurověda
ww-card-quantum-generator = Kvantový generátor
ww-card-robot-assistants = Robotičtí pomocníci
ww-card-robotic-animals = Robotická zvířata
ww-card-satellites = Družice
ww-card-security-automatons = Strážní automaty
ww-card-super-soldiers = Supervojáci
ww-card-super-sonar = Supersonar
ww-card-supercomputer = Superpočítač
ww-card-teleportation = Teleportace
ww-card-time-travel = Cestování časem
ww-card-transmutation = Transmutace
ww-card-universal-vaccine = Univerzální vakcína
ww-card-unknown-technology = Neznámá technologie
ww-card-virtual-reality = Virtuální realita
ww-card-casino-city = Město kasin
ww-card-espionage-agency = Špionážní agentura
ww-card-giant-dam = Obří přehrada
ww-card-giant-tower = Obří věž
ww-card-harbor-zone = Přístavní zóna
ww-card-lunar-base = Měsíční základna
ww-card-magnetic-train = Magnetický vlak
ww-card-museum = Muzeum
ww-card-national-monument = Národní památník
ww-card-polar-base = Polární základna
ww-card-propaganda-center = Centrum propagandy
ww-card-secret-laboratory = Tajná laboratoř
ww-card-secret-society = Tajná společnost
ww-card-solar-cannon = Sluneční dělo
ww-card-space-elevator = Vesmírný výtah
ww-card-underground-city = Podzemní město
ww-card-underwater-city = Podmořské město
ww-card-universal-exposition = Světová výstava
ww-card-university = Univerzita
ww-card-world-congress = Světový kongres
ww-card-alexanders-tomb = Alexandrova hrobka
ww-card-ancient-astronauts = Dávní astronauti
ww-card-ark-of-the-covenant = Archa úmluvy
ww-card-atlantis = Atlantida
ww-card-bermuda-triangle = Bermudský trojúhelník
ww-card-blackbeards-treasure = Černovousův poklad
ww-card-center-of-the-earth = Střed Země
ww-card-cities-of-gold = Zlatá města
ww-card-city-of-agartha = Město Agartha
ww-card-fountain-of-youth = Pramen mládí
ww-card-garden-of-the-hesperides = Zahrada Hesperidek
ww-card-island-of-avalon = Ostrov Avalon
ww-card-king-solomons-mines = Doly krále Šalamouna
ww-card-lost-continent-of-mu = Ztracený kontinent Mu
ww-card-parallel-dimension = Paralelní dimenze
ww-card-roswell = Roswell
ww-card-treasure-of-the-templars = Poklad templářů

ww-empire-aztec-empire = Aztécká říše
ww-empire-aztec-empire-short = Aztékové
ww-empire-federation-of-asia = Asijská federace
ww-empire-federation-of-asia-short = Asie
ww-empire-noram-states = Noramské státy
ww-empire-noram-states-short = Noram
ww-empire-panafrican-union = Panafrická unie
ww-empire-panafrican-union-short = Panafrika
ww-empire-republic-of-europe = Evropská republika
ww-empire-republic-of-europe-short = Evropa

ww-scenario-01 = Do středu Země
ww-scenario-02 = Lepší svět
ww-scenario-03 = Jsou mezi námi
ww-scenario-04 = Páni času
ww-scenario-05 = Konec časů
ww-scenario-06 = Peníze nesmrdí

ww-materials = materiál
ww-energy = energie
ww-science = věda
ww-gold = zlato
ww-exploration = průzkum
ww-krystallium = krystalium
ww-general = generál
ww-financier = finančník

ww-count-materials = { $n ->
    [one] { $n } materiál
    [few] { $n } materiály
   *[other] { $n } materiálů
}
ww-count-energy = { $n ->
    [one] { $n } energie
    [few] { $n } energie
   *[other] { $n } energií
}
ww-count-science = { $n ->
    [one] { $n } věda
   *[other] { $n } vědy
}
ww-count-gold = { $n ->
    [one] { $n } zlato
   *[other] { $n } zlata
}
ww-count-exploration = { $n ->
    [one] { $n } průzkum
    [few] { $n } průzkumy
   *[other] { $n } průzkumů
}
ww-count-krystallium = { $n ->
    [one] { $n } krystalium
    [few] { $n } krystalia
   *[other] { $n } krystalií
}
ww-count-general = { $n ->
    [one] { $n } generál
    [few] { $n } generálové
   *[other] { $n } generálů
}
ww-count-financier = { $n ->
    [one] { $n } finančník
    [few] { $n } finančníci
   *[other] { $n } finančníků
}

ww-type-structure = stavba
ww-type-vehicle = vozidlo
ww-type-research = výzkum
ww-type-project = projekt
ww-type-discovery = objev
ww-type-each-structure = za každou stavbu
ww-type-each-vehicle = za každé vozidlo
ww-type-each-research = za každý výzkum
ww-type-each-project = za každý projekt
ww-type-each-discovery = za každý objev
ww-each-general = za každého generála
ww-each-financier = za každého finančníka

ww-rating-novice = Nováček
ww-rating-dictator = Diktátor
ww-rating-emperor = Císař
ww-rating-deity = Vtělené božstvo
ww-medal-bronze = bronz
ww-medal-silver = stříbro
ww-medal-gold = zlato

ww-phase-empires = Volba říší
ww-phase-draft = Draft
ww-phase-planning = Plánování
ww-phase-production = Produkce
ww-phase-over = Konec hry
ww-passing-left = posílání doleva
ww-passing-right = posílání doprava
