# What things are called in It's a Wonderful World, in English.

ww-title = It's a Wonderful World

ww-card-financial-center = Financial Center
ww-card-industrial-complex = Industrial Complex
ww-card-military-base = Military Base
ww-card-nuclear-plant = Nuclear Plant
ww-card-offshore-oil-rig = Offshore Oil Rig
ww-card-recycling-plant = Recycling Plant
ww-card-research-center = Research Center
ww-card-transportation-network = Transportation Network
ww-card-wind-turbines = Wind Turbines
ww-card-airborne-laboratory = Airborne Laboratory
ww-card-aircraft-carrier = Aircraft Carrier
ww-card-icebreaker = Icebreaker
ww-card-juggernaut = Juggernaut
ww-card-mega-drill = Mega-Drill
ww-card-saucer-squadron = Saucer Squadron
ww-card-submarine = Submarine
ww-card-tank-division = Tank Division
ww-card-zeppelin = Zeppelin
ww-card-aquaculture = Aquaculture
ww-card-bionic-grafts = Bionic Grafts
ww-card-climate-control = Climate Control
ww-card-cryopreservation = Cryopreservation
ww-card-genetic-upgrades = Genetic Upgrades
ww-card-gravity-inverter = Gravity Inverter
ww-card-human-cloning = Human Cloning
ww-card-mega-bomb = Mega-Bomb
ww-card-neuroscience = Neuroscience
ww-card-quantum-generator = Quantum Generator
ww-card-robot-assistants = Robot Assistants
ww-card-robotic-animals = Robotic Animals
ww-card-satellites = Satellites
ww-card-security-automatons = Security Automatons
ww-card-super-soldiers = Super-Soldiers
ww-card-super-sonar = Super-Sonar
ww-card-supercomputer = Supercomputer
ww-card-teleportation = Teleportation
ww-card-time-travel = Time Travel
ww-card-transmutation = Transmutation
ww-card-universal-vaccine = Universal Vaccine
ww-card-unknown-technology = Unknown Technology
ww-card-virtual-reality = Virtual Reality
ww-card-casino-city = Casino City
ww-card-espionage-agency = Espionage Agency
ww-card-giant-dam = Giant Dam
ww-card-giant-tower = Giant Tower
ww-card-harbor-zone = Harbor Zone
ww-card-lunar-base = Lunar Base
ww-card-magnetic-train = Magnetic Train
ww-card-museum = Museum
ww-card-national-monument = National Monument
ww-card-polar-base = Polar Base
ww-card-propaganda-center = Propaganda Center
ww-card-secret-laboratory = Secret Laboratory
ww-card-secret-society = Secret Society
ww-card-solar-cannon = Solar Cannon
ww-card-space-elevator = Space Elevator
ww-card-underground-city = Underground City
ww-card-underwater-city = Underwater City
ww-card-universal-exposition = Universal Exposition
ww-card-university = University
ww-card-world-congress = World Congress
ww-card-alexanders-tomb = Alexander's Tomb
ww-card-ancient-astronauts = Ancient Astronauts
ww-card-ark-of-the-covenant = Ark of the Covenant
ww-card-atlantis = Atlantis
ww-card-bermuda-triangle = Bermuda Triangle
ww-card-blackbeards-treasure = Blackbeard's Treasure
ww-card-center-of-the-earth = Center of the Earth
ww-card-cities-of-gold = Cities of Gold
ww-card-city-of-agartha = City of Agartha
ww-card-fountain-of-youth = Fountain of Youth
ww-card-garden-of-the-hesperides = Garden of the Hesperides
ww-card-island-of-avalon = Island of Avalon
ww-card-king-solomons-mines = King Solomon's Mines
ww-card-lost-continent-of-mu = Lost Continent of Mu
ww-card-parallel-dimension = Parallel Dimension
ww-card-roswell = Roswell
ww-card-treasure-of-the-templars = Treasure of the Templars

ww-empire-aztec-empire = Aztec Empire
ww-empire-aztec-empire-short = Aztec
ww-empire-federation-of-asia = Federation of Asia
ww-empire-federation-of-asia-short = Asia
ww-empire-noram-states = Noram States
ww-empire-noram-states-short = Noram
ww-empire-panafrican-union = Panafrican Union
ww-empire-panafrican-union-short = Panafrica
ww-empire-republic-of-europe = Republic of Europe
ww-empire-republic-of-europe-short = Europe

ww-scenario-01 = To the centre of the Earth
ww-scenario-02 = A better world
ww-scenario-03 = They are among us
ww-scenario-04 = Masters of time
ww-scenario-05 = End of times
ww-scenario-06 = Money has no smell

ww-materials = materials
ww-energy = energy
ww-science = science
ww-gold = gold
ww-exploration = exploration
ww-krystallium = krystallium
ww-general = general
ww-financier = financier

ww-count-materials = { $n ->
    [one] { $n } material
   *[other] { $n } materials
}
ww-count-energy = { $n } energy
ww-count-science = { $n } science
ww-count-gold = { $n } gold
ww-count-exploration = { $n } exploration
ww-count-krystallium = { $n } krystallium
ww-count-general = { $n ->
    [one] { $n } general
   *[other] { $n } generals
}
ww-count-financier = { $n ->
    [one] { $n } financier
   *[other] { $n } financiers
}

ww-type-structure = structure
ww-type-vehicle = vehicle
ww-type-research = research
ww-type-project = project
ww-type-discovery = discovery
ww-type-each-structure = for each structure
ww-type-each-vehicle = for each vehicle
ww-type-each-research = for each research card
ww-type-each-project = for each project
ww-type-each-discovery = for each discovery
ww-each-general = for each general
ww-each-financier = for each financier

ww-rating-novice = Novice
ww-rating-dictator = Dictator
ww-rating-emperor = Emperor
ww-rating-deity = Incarnation of a deity
ww-medal-bronze = bronze
ww-medal-silver = silver
ww-medal-gold = gold

ww-phase-empires = Choice of empires
ww-phase-draft = Draft
ww-phase-planning = Planning
ww-phase-production = Production
ww-phase-over = Game over
ww-passing-left = passing to the left
ww-passing-right = passing to the right
