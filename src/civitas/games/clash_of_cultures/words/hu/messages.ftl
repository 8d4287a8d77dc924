# Clash of Cultures: what happened, what is asked, what can be chosen, and why not.


# What happened: the course of the game

log-age-begins = Elkezdődik { ARTICLE($age) } { $age }. kor.
log-round-begins = { $age }. kor, elkezdődik { ARTICLE($round) } { $round }. forduló.
log-turn-begins = { $seat } következik, { $actions } akcióval.
log-turn-ends = { $seat } befejezi a körét.
log-status-phase = Elkezdődik { ARTICLE($age) } { $age }. kor állapotfázisa.
log-first-player = { $seat } lesz a kezdőjátékos.
log-game-ends = A játék véget ért.
log-end-roll = { $seat } a játék végéért dob: { $n }.
log-starts-settler = { $seat } lerak egy telepest: { $space }.
log-forfeits = { $seat } lemond { $actions } akcióról.
log-gains-action = { $seat } kap egy további akciót.
log-loses-action = { $seat } elveszít egy akciót.

# What happened: goods and cards

log-gains =
    { $seat } kap: { $n } { CASE($good, "one") }{ $lost ->
        [0] { "" }
       *[other] , a korlát fölött { $lost } elvész
    }.
log-loses = { $seat } elveszít: { $n } { CASE($good, "one") }.
log-pays = { $seat } fizet: { $goods }.
log-draws-action-card = { $seat } akciókártyát húz.
log-draws-this-action-card = Ezt húzod: „{ $action_card }”.
log-takes-discard = { $seat } elveszi a dobott lapok tetejéről: „{ $action_card }”.
log-takes-tactic = { $seat } kézbe veszi: „{ $action_card }”.
log-draws-objective = { $seat } célkártyát húz.
log-draws-this-objective = Ezt húzod: „{ $objective_card }”.
log-discards-objective = { $seat } eldob egy célkártyát.
log-completes-objective = { $seat } teljesíti a célt: „{ $objective }”.
log-draws-wonder-card = { $seat } csodakártyát húz.
log-draws-this-wonder-card = Ezt húzod: „{ $wonder }”.
log-takes-wonder-card = { $seat } elveszi a csodakártyát: „{ $wonder }”.
log-wonder-lies-open = Nyíltan fekszik a csodakártya: „{ $wonder }”.
log-barters = { $seat } elcserél egy kártyát.
log-offers = { $seat } ajánlata { $rival } részére: { $give }, cserébe { $get }.
log-accepts-offer = { $seat } elfogadja { $rival } ajánlatát.
log-refuses-offer = { $seat } elutasítja { $rival } ajánlatát.
log-gives-cards = { $seat } ad { $rival } részére: { $n } { $kind }.
log-swaps-cards = { $seat } kártyát cserél { $rival } játékossal.
log-spies-on = { $seat } megnézi { $rival } kezét.
log-changes-plans = { $seat } kicserél egy célkártyát.

# What happened: advances

log-gains-advance = { $seat } megszerzi: „{ $advance }”.
log-civilization-advance = { $seat } civilizációs vívmányt szerez: „{ $special }”.
log-loses-civilization-advance = { $seat } elveszíti a civilizációs vívmányt: „{ $special }”.
log-names-advance = { $seat } ebben a körben használja: „{ $advance }”.
log-changes-government = { $seat } kormányzatot vált: { $advances }.

# What happened: cities

log-founds-city = { $seat } várost alapít: { $city }.
log-city-moves = { $seat } elköltözteti a várost: { $space } → { $goal }.
log-collects = { $seat } gyűjt (város: { $city }), innen: { $spaces }.
log-builds = { $seat } épít: „{ $building }” (város: { $city }).
log-builds-wonder = { $seat } csodát épít: „{ $wonder }” (város: { $city }).
log-converts-building = { $city }: „{ $building }” mostantól { $seat } színében áll.
log-recruits = { $seat } toboroz (város: { $city }): { $units }.
log-mood = A város hangulata ({ $city }): { $mood }.
log-destroys-city = { $seat } feladja a várost: { $city }.
log-city-destroyed = { $seat } elveszíti a várost: { $city }.
log-lighthouse-ship = { $seat } hajót rak le: { $space }.
log-beloved = { $seat } kultúrajelzőt rak a városba: { $city }.
log-influence-roll = { $seat } befolyásolni próbálja: { $city } (innen: { $source }); dobás: { $n }.
log-influence-fails = { $seat } befolyásolása nem sikerül: { $city }.
log-influences = { $seat } megszerzi a városban ({ $city }): „{ $building }”.
log-takes-over = { $seat } átveszi a települést: { $city }.
log-converts-unit = { $seat } átcsábít egy egységet ({ $space }): { $unit }.
log-trades = { $seat } kereskedelmi utakat nyit: { $routes }.

# What happened: units

log-places-unit = { $seat } egységet rak le ({ $space }): { $unit }.
log-moves = { $seat } mozgat: { $units }, { $space } → { $goal }.
log-sails = { $seat } hajózik: { $ships } hajó, { $space } → { $goal }.
log-ships-land = { $seat } partra száll: { $space } → { $goal }; { $settlers } telepes, { $infantry } gyalogság.
log-units-become-ships = { $seat } egységeiből { $n } hajó lesz: { $space } → { $goal }.
log-turns-region = { $seat } felfed egy régiót: { $region }.
log-loses-unit = { $owner } egységet veszít ({ $space }): { $unit }.
log-settlers-destroyed = { $owner } { $n } telepest veszít ({ $space }).
log-leader-dies = { $seat } elveszíti a vezérét: { $leader }.
log-leader-succeeds = { $seat } új vezére { $leader } ({ $space }).
log-takes-captive = { $seat } foglyot ejt: { $unit }.
log-gives-captive = { $seat } odaad egy foglyot: { $unit } ({ $owner }).
log-sacrifices-captive = { $seat } feláldoz egy foglyot.
log-frightens = { $seat } elűz egy egységet ({ $space }): { $unit }.
log-terrifies = { $seat } kiűz egy egységet a csatából ({ $space }): { $unit }.
log-raises-rune-stone = { $seat } rúnakövet állít.
log-lays-marker = { $seat } jelölőt rak le: { $space }.

# What happened: battles

log-battle = { $attacker } támad, { $defender } véd: { $space }.
log-battle-round = { $round }. csatakör: { $attackers } egység { $defenders } ellen.
log-lays-tactic = { $seat } lefordítva taktikát tesz le.
log-lays-no-tactic = { $seat } nem tesz le taktikát.
log-reveals-tactic = { $seat } felfedi: „{ $action_card }”.
log-archers-shoot = { $seat } íjászainak dobása: { $value }.
log-peltasts-throw = { $seat } peltasztészeinek dobása: { $values }.
log-encircles = { $seat } bekerítésért dob: { $value }.
log-rolls = { $owner } dobása: { $faces }.
log-combat-values = Harci érték: támadó { $attack }, védő { $defence }.
log-retreats = { $owner } visszavonul: { $space }.
log-retreats-tactically = { $seat } visszavonul: { $space }.
log-great-wall = { $seat } Nagy Fala megvédi a várost a barbároktól: { $city }.
log-battle-over = A csata véget ért ({ $space }); győztes: { $winner }.
log-captures = { $winner } elfoglalja a várost ({ $city }), vesztes: { $loser }.

# What happened: action cards and events

log-plays-card = { $seat } kijátssza: „{ $civil }”.
log-plays-person = { $seat } kijátssza: „{ $event }”.
log-cancels-card = { $seat } érvényteleníti { $rival } kártyáját.
log-negotiates = { $seat } és { $rival } egyelőre nem támadja meg egymást.
log-assassination-threatens = { $seat } eggyel kevesebb akciót kap.
log-draws-event = { $seat } eseményt húz: „{ $event }”.
log-looks-at-event = { $seat } megnézi a felső eseménykártyát.
log-sees-event = A felső eseménykártya: „{ $event }”.
log-takes-person = { $seat } elveszi: „{ $event }”.
log-befriends = { $seat } és { $rival } szövetséget köt.
log-scores-event = { $seat } az eseményért kap: { $n }.
log-anarchy = { $seat } { $n } kormányzati kockát rak az Anarchia lapra.
log-exhausts = { $seat } kimeríti a földet: { $space }.
log-barbarians-settle = Barbárok telepednek le { $seat } közelében: { $space }.
log-barbarians-grow = A barbárok erősödnek ({ $space }): { $unit }.
log-barbarians-move = A barbárok vonulnak: { $space } → { $goal }.
log-pirates-appear = { $seat } kalózokat rak le: { $space }.

# What is asked: a turn

ask-starting-settler = Hova teszel telepest?
ask-start-of-turn = Mi történjen a köröd előtt?
ask-turn =
    { $actions ->
        [0] Nincs több akciód. Mit csinálsz még?
       *[other] { $actions } akciód van. Mit csinálsz?
    }
ask-pay = Hogyan fizetsz?
ask-advance = Melyik vívmányt szerzed meg?
ask-draw-or-take =
    Húzol, vagy elveszed a felső lapot innen: { $pile ->
        [event] dobott események
       *[other] dobott akciókártyák
    }?
ask-draw-wonder = Melyik csodakártyát veszed el?
ask-take = Mit veszel el?
ask-take-tokens = Melyik jelzőket veszed el?
ask-taxes = Mit hozzanak az adók?
ask-bartering = Mit kapsz a kártyáért?
ask-free-education = Fizetsz egy ötletet egy hangulatjelzőért?
ask-offer = Mit ajánlasz { $rival } részére?
ask-answer-offer = Elfogadod { $rival } ajánlatát: { $give }, cserébe { $get }?
ask-give-cards = Melyik lapot adod { $rival } részére ({ $kind })?
ask-trade-route = Melyik kereskedelmi utat nyitod meg?
ask-mediterranean-trader = Mit hoz még a különleges út?
ask-raided = Melyik erőforrást veszíted el a rablás miatt?

# What is asked: cities

ask-activation = Hogyan aktiválod a várost ({ $city })?
ask-harvest = Mit gyűjtesz (város: { $city })?
ask-ballcourts = Fizetsz egy hangulatjelzőt, hogy a város nagyobbnak számítson?
ask-metallurgy = Arannyá alakítasz egy ércet?
ask-port-space = Melyik tengermezőn áll a kikötő (város: { $city })?
ask-temple-token = Milyen jelzőt hoz a templom?
ask-levy = Kit toborzol (város: { $city })?
ask-choose-leader = Melyik vezért toborzod?
ask-relocate = Honnan veszed el a hiányzó figurát ({ $unit })?
ask-place-unit = Hova kerül az egység ({ $unit })?
ask-medicine = Melyik erőforrást veszed vissza?
ask-nationalism = Melyik jelzőt veszed el?
ask-lighthouse-ship = Hol jelenik meg a Nagy Világítótorony hajója (város: { $city })?
ask-increase-happiness = Melyik városok hangulata javul?
ask-pay-for-happiness = Hogyan fizetsz a hangulatért?
ask-influence = Melyik várost befolyásolod?
ask-pay-for-range = Hogyan fizetsz a hatótávért?
ask-bind = Lekötöd magad a templomhoz?
ask-buddhism = A dobásod { $n }. Újra dobsz?
ask-boost = Kifizeted a hiányzó pontokat?
ask-replace = Melyik épületet cseréled le?
ask-take-over = Melyik egységet kapod meg?
ask-target-unit = Melyik egységet próbálod átcsábítani?
ask-cultural-influx = Befolyásolsz egy várost szabad akcióként?
ask-reconstruction = Melyik épületet cseréled le?

# What is asked: units

ask-move = Ennyi mozgás maradt: { $left }. Ki mozog?
ask-group = Ki mozog ({ $space } → { $goal })?
ask-explorers = Ki fedezi fel a régiót ({ $slot }), innen: { $space }?
ask-via = Melyik mezőn át?
ask-sail-to = Melyik tengermezőn áll meg a hajó?
ask-orientation = Hogyan fekszik a régió?
ask-convert = Ki alakul át?
ask-launch = Mely egységekből lesz hajó?
ask-hegemony-ship = Melyik hajóból lesz város?
ask-pay-for-roads = Hogyan fizetsz az utakért?
ask-pay-to-attack = Hogyan fizetsz a támadásért?
ask-attack-pirates = Megtámadod a kalózokat?
ask-land-at = Hol szállsz partra?
ask-land-passenger = Ki száll partra?
ask-navigator = Hova hajóznak a hajók?
ask-after-capture = Mit csinálsz közvetlenül az elfoglalás után?
ask-lose-passenger = Ki vész el ({ $space })?
ask-remove-unit = Melyik egységet veszed le?
ask-refuge = Melyik városban talál menedéket a telepes?
ask-place-infantry = Melyik városban jelenik meg a gyalogság?
ask-place-settler = Melyik városban jelenik meg a telepes?
ask-imperial-army = Melyik egység változik?
ask-frighten = Melyik egységet ijeszted meg?
ask-flee-to = Hova menekül?

# What is asked: battles

ask-trojan-horse = Megépíted a trójai falovat 1 fáért és 1 kultúrajelzőért?
ask-siegecraft-die = Fizetsz 2 fát az erőd kockája ellen?
ask-siegecraft-cancel = Fizetsz 2 ércet az erőd pajzsa ellen?
ask-steel-weapons = Fizetsz az acélfegyverekért?
ask-way-of-the-sword = Fizetsz 1 ércet a Kard útjáért?
ask-bladed-tusks = Fizetsz 1 ércet a pengés agyarakért?
ask-terror = Fizetsz 2 hangulatjelzőt, hogy elűzz egy ellenséges egységet?
ask-terrify = Melyik egységet űzöd el, és hova?
ask-tactic =
    { $laid ->
        [0] { $round }. csatakör: melyik taktikát teszed le?
       *[other] { $round }. csatakör: egy lap lefordítva fekszik. Melyik taktikát teszed le?
    }
ask-strategist = Figyelmen kívül hagyod a saját lapodat +2-ért?
ask-tactical-retreat = Hova vonulsz vissza?
ask-siege = Fizetsz 2 élelmet, hogy megmaradjanak az ütközési képességeid?
ask-immortals = Hány kultúrajelzőt kapnak a Halhatatlanok?
ask-elephant-die = Melyik kockát fordítja az elefánt pajzzsá?
ask-great-arena = Fizetsz egy jelzőt a Nagy Arénával +1-ért?
ask-horse-master = Védje a sereged egy lovasság úgy, mint egy elefánt?
ask-fireworks = Fizetsz a tűzijátékért, hogy érvényteleníts egy találatot?
ask-tactician = Fizetsz 2 kultúrajelzőt, hogy érvényteleníts egy találatot?
ask-protector = Fizetsz egy kultúrajelzőt, hogy érvényteleníts egy találatot?
ask-casualty = Találatok száma: { $hits }. Melyik egységet veszíted el?
ask-retreat = Visszavonulsz innen: { $space }?
ask-dido = Feladod Didót, hogy visszaverd a támadókat?
ask-fanatics = Melyik városban jelenik meg a fanatikusok gyalogsága?
ask-pirate-token = Milyen jelzőt kérsz a kalózokért?
ask-captives = Kit ejtesz foglyul?
ask-give-captive = Melyik foglyot adod oda?
ask-tribute-captive = Melyik barbárt ejted foglyul itt: { $city }?
ask-mythical = Melyik taktikát veszed vissza egy kultúrajelzőért?
ask-rune-stone = Állítasz rúnakövet?
ask-provinces = Fizetsz egy kultúrajelzőt, hogy a város boldog legyen?
ask-proconsul = Fizetsz 1 aranyat egy gyalogságért a városban?

# What is asked: cards and objectives

ask-objectives = Melyik célokat teljesíted?
ask-instant-objective = Most teljesíthető lenne: { $objectives }. Teljesítesz egyet?
ask-subterfuge = Érvényteleníted { $rival } kártyáját?
ask-spy = Kicserélsz egy kártyát { $rival } játékossal?
ask-new-plans = Melyik húzott lapot tartod meg, és melyikért a tieid közül?
ask-synergies = Melyik vívmány jön először?
ask-city-development = Mit építesz, és hol?
ask-explore = Melyik régiót fedezed fel?
ask-mercenaries = Melyik barbár sereget fogadod fel?
ask-mercenary-army = Melyik sereg mozog most?
ask-mercenary-target = Hova vonul a sereg ({ $space })?
ask-cheer = Melyik város hangulata javul?
ask-cheer-again = Fizetsz egy hangulatjelzőt, hogy egy város hangulata javuljon?
ask-calendar = Fizetsz egy kultúrajelzőt, hogy a lap a pakli aljára kerüljön?
ask-discard-action = Melyik akciókártyát dobod el?
ask-discard-objective = Melyik célkártyát dobod el?
ask-aztec-gold = Mit adsz aranyért?
ask-great-numbers = Fizetsz 1 élelmet, hogy megmaradjon a telepes?

# What is asked: events

ask-event-text = Végrehajtod az esemény szövegét?
ask-human-sacrifice = Feláldozol egy foglyot, hogy ne hasson rád: „{ $event }”?
ask-exhaust = Melyik föld merül ki?
ask-barbarian-city = Hol telepednek le a barbárok?
ask-reinforce = Melyik barbár település erősödik?
ask-reinforcement = Melyik egység csatlakozik a barbárokhoz ({ $space })?
ask-march = Melyik barbár sereg vonul, és hova?
ask-hunnic-tribes = Fizetsz, hogy te irányítsd a barbárokat?
ask-tribal-allies = Fizetsz 1 élelmet, hogy visszatartsd a barbárokat?
ask-hold-back = Melyik sereg marad?
ask-dictator = Vonulhatnak a barbárok ({ $space })?
ask-pirate-at = Hol jelennek meg kalózok?
ask-pirate-from = Honnan jön egy kalózhajó?
ask-plundered = Mit veszítesz el a kalózok miatt?
ask-plundered-mood = Melyik várost zaklatják a kalózok?
ask-myths = Fizetsz egy hangulatjelzőt, hogy megvédd a várost?
ask-storm-master = Figyelmen kívül hagyod az eseményt (város: { $city })?
ask-city-loses-mood = Melyik város hangulata romlik?
ask-city-turns-angry = Melyik város lesz dühös?
ask-share-food = Ki kap élelmet? Elosztani való: { $left }.
ask-pandemics = Mit veszítesz el? Hátravan: { $left }.
ask-volcano = Melyik várost pusztítja el a vulkán?
ask-earthquake = Melyik elemet temeti be a földrengés?
ask-fire = Hol üt ki a tűz?
ask-favour = Kinek kedvezel?
ask-civil-war = Melyik városban dúl a polgárháború?
ask-revolution-action = Egy akciót vagy egy harci egységet veszítesz el?
ask-revolution-government = Kormányzatot váltasz, vagy egy harci egységet veszítesz el?
ask-uprising = Hány jelzőt fizetsz?
ask-guillotine = Pontokat kérsz, vagy utódot?
ask-reformation-by = Ki hajtja végre a reformációt?
ask-reformation = Ki reformálja meg az egyik templomodat?
ask-reform-temple = { $rival } melyik templomát reformálod meg?
ask-great-person = Elveszed a nagy embert?
ask-befriend = Kire vonatkozik a Nagy Diplomata?
ask-great-explorer = Melyik régiót fedezed fel?
ask-found-there = Fizetsz 2 élelmet, hogy ott várost alapíts?
ask-site = Hol alapítod a várost?
ask-great-artist = Melyik város lesz boldog?
ask-great-builder = Mit épít („{ $event }”), és hol?
ask-great-athlete = Melyik jelzőket cseréled be?
ask-great-seer = Melyik célkártyát adod { $rival } részére?

# What is asked: the status phase

ask-destroy-city = Feladsz egy 1-es méretű várost?
ask-change-government = Kormányzatot váltasz?
ask-first-player = Ki lesz a következő kor kezdőjátékosa?

# What can be chosen: a turn

do-place-settler = Telepes ide: { $space }
do-begin-turn = A kör kezdete
do-end-turn = A kör vége
do-forfeit = Lemondasz a maradék akciókról
do-pass = Passz
do-decline = Nem
do-enough = Elég
do-go-on = Tovább
do-pay = Fizetsz: { $goods }
do-pay-nothing = Nem fizetsz semmit
open-pay = Fizetsz
open-raise = Javítod a hangulatot
do-gain-goods = Elveszed: { $goods }
do-take = Elveszed: { $n } { CASE($good, "one") }
do-take-mood = Hangulatjelzőt kérsz
do-take-culture = Kultúrajelzőt kérsz
do-take-gold = Aranyat kérsz
do-take-back = Visszaveszed: 1 { CASE($good, "one") }
do-advance = Vívmány: „{ $advance }”
do-advance-for = Vívmány: „{ $advance }” ({ $goods })
do-gain = „{ $advance }”
do-offer = Cserét ajánlasz { $rival } részére
do-bundle = Adsz: { $give }, cserébe { $get }
pick-give = Adsz: { $thing }
pick-get = Kapsz: { $thing }
do-accept = Elfogadod
do-refuse = Elutasítod
do-give = Adsz: { $action_cards }
do-give-persons = Adsz: { $events }
do-give-objectives = Adsz: { $objective_cards }
do-give-wonders = Adsz: { $wonders }
do-give-both = Adsz: { $action_cards }; { $events }
do-routes = Kereskedelmi utakat nyitsz
do-route = { $space } → { $city }: { CASE($good, "one") }
do-no-more-routes = Nincs több út
do-draw = Húzol
do-take-discard = Elveszed a dobott lapok tetejét
do-take-display = Elveszed: „{ $wonder }”
do-great-library = Nagy Könyvtár: „{ $advance }” használata
do-great-statue = Nagy Szobor: „{ $objective_card }” eldobása egy akcióért
do-banking = Bankügy: { CASE($good, "one") }

# What can be chosen: cities

do-found = Várost alapítasz: { $space }
do-founder = Didó várost alapít
do-founder-ship = Didó egy hajóval várost alapít: { $city }
do-hegemony = Egy hajóból ({ $space }) város lesz: { $city }
do-collect = Gyűjtesz (város: { $city })
do-harvest = { $goods }, innen: { $spaces }
do-keep-ore = Megtartod az ércet
do-turn-to-gold = Arannyá alakítasz egy ércet
do-construct = Építesz: „{ $building }” (város: { $city })
do-construct-for = Építesz: „{ $building }” (város: { $city }, ára: { $goods })
do-build-wonder = Csodát építesz: „{ $wonder }” (város: { $city })
do-build-wonder-for = Csodát építesz: „{ $wonder }” (város: { $city }, ára: { $goods })
do-port-at = Kikötő: { $space }
do-recruit = Toborzol (város: { $city })
do-levy = { $units }
do-relocate = Innen: { $space }
do-place-unit = Ide: { $space }
do-choose-leader = { $leader }
do-activate = Aktiválod
do-enforce = Boldognak veszed
do-count-as = Aktiváltnak számít: { $city }
do-no-ship = Nincs hajó
do-place-ship = Hajó ide: { $space }
do-happiness = Hangulatjavítás
do-raise = Javítod: { $cities }
do-lawgiver = Hammurapi városa boldog lesz
do-statesman = Hangulatjavítás Caesar városában
do-influence = Befolyásolsz egy várost
do-influence-now = Befolyásolsz egy várost
do-attempt-building = Épület itt: { $goal } (innen: { $start })
do-attempt-takeover = Átveszed a települést: { $goal } (innen: { $start })
do-attempt-druid = A druidák útja: { $start } → { $goal }
do-attempt-unit = Egység itt: { $goal } (innen: { $start })
do-replace = Lecseréled: „{ $building }”
do-get = Megkapod: { $unit }
do-any-building = Bármelyik épület
do-only-temple = Csak a templom
do-keep-roll = Megtartod a dobást
do-reroll = Újra dobsz
do-target-unit = { $unit }
do-rebuild = „{ $new }” ehelyett: „{ $building }”
do-mass-sacrifice = 2 fogoly feláldozása, épül: „{ $building }”
do-mass-sacrifice-wonder = 2 fogoly feláldozása, épül: „{ $wonder }”
do-architect = Az építész építi: „{ $building }”
do-architect-wonder = Az építész építi: „{ $wonder }”
do-wonder-nebuchadnezzar = Nabú-kudurri-uszur építi: „{ $wonder }”
do-wonder-qin = Csin Si Huang-ti építi: „{ $wonder }”
do-japanese-buddhism = Tiéd lesz: „{ $building }”

# What can be chosen: advances, civilizations and leaders

do-absolute-power = Abszolút hatalom: fizetsz egy akcióért
do-forced-labor = Kényszermunka
do-voting = Szavazás: hangulatjavítás
do-civil-liberties = Polgári szabadságjogok: 3 hangulatjelző
do-free-economy = Szabad gazdaság: gyűjtés (város: { $city })
do-arts = Művészetek: befolyásolsz egy várost
do-sports = Sport: { $city } hangulata javul ({ $n } szint)
do-theaters = Színházak: jelzőcsere, kapsz: { CASE($good, "one") }
do-taxes = Adók
do-barter-action = Elcseréled: „{ $action_card }”
do-barter-person = Elcseréled: „{ $event }”
do-barter-objective = Elcseréled: „{ $objective_card }”
do-barter-wonder = Elcseréled: „{ $wonder }”
do-take-captive = Foglyul ejted: { $unit }
do-give-captive = { $unit } ({ $owner })
do-release-captive = Egy fogoly ezért: { CASE($good, "one") }
do-sacrifice = Feláldozol egy foglyot
do-for-gold = { $good } aranyért
do-tributes = Sarc: gyűjtés Acamapichtli városában
do-spread-of-fear = Félelmet keltesz
do-frighten = { $unit } ({ $owner }, { $space })
do-flee-to = Ide: { $space }
do-land-unit = Partra száll: { $unit }
do-navigator = Hajós: Hanno hajói kifutnak
do-give-up-leader = Feladod
do-tribal-allies = Hívod a szövetséges törzseket
do-terrify = { $unit } → { $space }
do-imperial-army = Császári hadsereg: egységek változnak
do-to-infantry = Egy telepesből ({ $space }) gyalogság lesz
do-to-settler = Egy gyalogságból ({ $space }) telepes lesz
do-agricultural-economist = Vu Cö-tien földművelést tanít
do-the-art-of-war = Szun-ce hadviselést tanít
do-master = Periklész oktatást tanít
do-constructor = Hiram építést tanít
do-beloved = Kultúrajelző Kleopátra városába
do-golden-age = Aranykor: új kategória vívmánya
do-take-back-card = Visszaveszed: „{ $action_card }”
do-calendar = Naptár: megnézed a felső eseménykártyát
do-immortals =
    { $n ->
        [0] Egyet sem
       *[other] { $n }
    }
do-king-of-persia = Kürosz jelzőket kap a régiókért
do-aqueduct = Vízvezeték: megszerzed a Higiéniát
do-princeps = Princeps: húzol és eldobsz kártyákat
do-danegeld = Danegeld: beszeded az adót
do-legendary-explorer = Jelölőt raksz ebbe a régióba
do-new-colonies = Mindenki partra száll: { $space }
do-rune-stone = Rúnakövet állítasz
do-dismiss-diplomat = Elbocsátod a Nagy Diplomatát

# What can be chosen: units

do-move-units = Egységeket mozgatsz
do-move = { $space } → { $goal }
do-road = Úton: { $space } → { $goal }
do-convert = Átalakulás: { $space } → { $goal }
do-explore = Felfedezed a régiót ({ $slot }), innen: { $space }
do-group = { $movers }
do-via = Ezen át: { $space }
do-sail-to = Ide: { $space }
do-orient =
    { $orientation ->
        [0] Ahogy van
       *[other] Megfordítva
    }
do-land = Partra száll: { $movers }; { $settlers } telepes, { $infantry } gyalogság, velük { $passengers }
do-launch = { $settlers } telepes, { $infantry } gyalogság
do-spend-ship = Saját hajó
do-spend-pirate = Kalózhajó
do-land-at = Partra szállsz: { $space }
do-leave = Békén hagyod őket
do-attack = Támadsz
do-stop-moving = Nem mozogsz tovább
do-drown = { $unit }
do-place-infantry = Gyalogság ide: { $space }
do-refuge = Menedék: { $city }
do-remove-unit = { $unit } ({ $space })
do-remove-pirate = Kalózhajó ({ $space })

# What can be chosen: battles

do-tactic = Leteszed: „{ $action_card }”
do-no-tactic = Nincs taktika
do-use-card = Használod a lapot
do-ignore-card = +2, a lap nélkül
do-drop-die = A kocka értéke: { $n }
do-ride = Tovább lovagolsz
do-shield-with = Pajzs ezzel a kockával: { $n }
do-casualty = { $unit }
do-fight-on = Harcolsz tovább
do-retreat = Visszavonulsz
do-retreat-to = Visszavonulsz ide: { $space }

# What can be chosen: cards and objectives

do-play = Kijátszod: „{ $civil }”
do-play-card = Kijátszod: „{ $action_card }”
do-play-against = Kijátszod { $rival } ellen: „{ $civil }”
do-play-card-against = Kijátszod { $rival } ellen: „{ $action_card }”
do-play-shogunate = Kijátszod szabad akcióként: „{ $civil }”
do-play-shogunate-card = Kijátszod szabad akcióként: „{ $action_card }”
do-play-shogunate-against = Kijátszod { $rival } ellen szabad akcióként: „{ $civil }”
do-play-shogunate-card-against = Kijátszod { $rival } ellen szabad akcióként: „{ $action_card }”
do-play-idol = Kijátszod Nagy Sándorral: „{ $civil }”
do-play-idol-card = Kijátszod Nagy Sándorral: „{ $action_card }”
do-play-idol-against = Kijátszod Nagy Sándorral { $rival } ellen: „{ $civil }”
do-play-idol-card-against = Kijátszod Nagy Sándorral { $rival } ellen: „{ $action_card }”
do-play-person = Kijátszod: „{ $event }”
do-person-shogunate = Kijátszod szabad akcióként: „{ $event }”
do-subterfuge = Érvényteleníted ezzel: „{ $action_card }”
do-subterfuge-person = Érvényteleníted ezzel: „{ $event }”
do-complete = Teljesíted: „{ $objective }”
do-keep = Megtartod: „{ $objective_card }”, eldobod: „{ $old_objective }”
do-swap-action = „{ $action_card }”, ezért: „{ $old_action }”
do-swap-for-person = „{ $action_card }”, ezért: „{ $event }”
do-swap-person = „{ $event }”, ezért: „{ $action_card }”
do-swap-persons = „{ $event }”, ezért: „{ $old_event }”
do-swap-objective = „{ $objective_card }”, ezért: „{ $old_objective }”
do-swap-wonder = „{ $wonder }”, ezért: „{ $old_wonder }”
do-hire = Felfogadod a seregeket: { $spaces }
do-army = A sereg itt: { $space }
do-march-to = Vonulás: { $goal }
do-cheer = { $city }
do-reveal = Felfeded a régiót: { $slot }

# What can be chosen: events

do-resolve-text = Végrehajtod a szöveget
do-symbol-only = Csak a szimbólum
do-exhaust = { $space }
do-barbarian-city = { $space }
do-reinforce = { $space }
do-with = { $unit }
do-march = { $space } → { $goal }
do-hold = Marad: { $space }
do-agree = Vonulhatnak
do-forbid = Nem vonulhatnak
do-pirate-at = { $space }
do-pirate-from = Innen: { $space }
do-lose = Elveszítesz: 1 { CASE($good, "one") }
do-lower = Romlik a hangulat: { $city }
do-gloom = { $city }
do-suffer = Elszenveded
do-ignore = Figyelmen kívül hagyod
do-lose-good = 1 { CASE($good, "one") }
do-lose-action = Elveszítesz egy akciót
do-change-government = Kormányzatot váltasz
do-discard-action = „{ $action_card }”
do-discard-person = „{ $event }”
do-discard-objective = „{ $objective_card }”
do-feed = 1 élelem { $seat } részére
do-favour = { $seat }
do-befriend = { $seat }
do-reformer = { $seat }
do-reform = A templom itt: { $city }
do-burn = { $city }
do-bury-building = „{ $building }” (város: { $city })
do-bury-settlement = A település: { $city }
do-bury-wonder = „{ $wonder }”
do-uprising = { $n }
do-take-points = 2 győzelmi pont
do-succeed = { $leader } (város: { $city })
do-found-there = Várost alapítasz: { $space }
do-exchange-tokens = Becseréled: { $n } { CASE($good, "one") }
do-assign = „{ $objective_card }” { $seat } részére

# What can be chosen: the status phase

do-keep-cities = Minden várost megtartasz
do-destroy = { $city }
do-keep-government = Megtartod a kormányzatot
do-government = { $advances }
do-first-player = { $seat }

# Why not: advances

no-no-such-advance = Nincs ilyen vívmány.
no-advance-owned = Ez a vívmány már a tiéd.
no-leading-advance-first = Először ezt kell megszerezni: „{ $advance }”.
no-advance-needs = Ehhez kell: „{ $advance }”.
no-only-one-government = Csak egy kormányzatod lehet.
no-advance-not-offered = Ez a vívmány nincs a választhatók között.
no-no-advance-can-be-gained = Ezzel nem szerezhető vívmány.
no-both-advances-must-be-possible = Mindkét vívmánynak lehetségesnek és kifizethetőnek kell lennie.
no-no-advance-in-a-new-category = Nincs megszerezhető vívmány új kategóriából.
no-nobody-spends-what-they-do-not-have = Ezt nem tudod kifizetni.
no-that-is-not-the-price = Nem ez az ár: pontosan kell fizetni, azzal, ami helyettesítheti.
no-needs-absolute-power = Ehhez Abszolút hatalom kell.
no-needs-aqueduct = Ehhez Vízvezeték kell.
no-needs-arts = Ehhez Művészetek kell.
no-needs-banking = Ehhez Bankügy kell.
no-needs-bartering = Ehhez Cserekereskedelem kell.
no-needs-calendar = Ehhez Naptár kell.
no-needs-civil-liberties = Ehhez Polgári szabadságjogok kell.
no-needs-forced-labor = Ehhez Kényszermunka kell.
no-needs-free-economy = Ehhez Szabad gazdaság kell.
no-needs-great-library = Ehhez a Nagy Könyvtár kell.
no-needs-great-statue = Ehhez a Nagy Szobor kell.
no-needs-hegemony = Ehhez Hegemónia kell.
no-needs-human-sacrifice = Ehhez Emberáldozat kell.
no-needs-imperial-army = Ehhez Császári hadsereg kell.
no-needs-shogunate = Ehhez Sógunátus kell.
no-needs-sports = Ehhez Sport kell.
no-needs-taxes = Ehhez Adók kell.
no-needs-theaters = Ehhez Színházak kell.
no-needs-tribal-allies = Ehhez Szövetséges törzsek kell.
no-needs-voting = Ehhez Szavazás kell.
no-needs-alexander-in-a-city = Nagy Sándornak az egyik városodban kell lennie.
no-trade-routes-are-missing = Ehhez Kereskedelmi utak kell.
no-once-per-turn = Ez körönként egyszer lehetséges.
no-labor-is-forced-already = Ebben a körben már van kényszermunka.
no-no-government-advance-is-named = Kormányzati vívmányt nem lehet megnevezni.
no-an-advance-that-you-do-not-own = Olyan vívmányt nevezz meg, amelyik nem a tiéd.
no-a-mood-or-a-culture-token = Hangulat- vagy kultúrajelző kell.
no-gold-or-a-culture-token = Arany vagy kultúrajelző kell.
no-no-gold = Nincs aranyad.
no-banking-comes-before-trade-routes = A Bankügy a kereskedelmi utak előtt jön.
no-no-city-to-tax = Nincs városod, amelyet megadóztathatnál.
no-only-action-cards-are-bartered = Ebben a játékban csak akciókártyát lehet elcserélni.
no-that-is-a-free-action-anyway = Ez amúgy is szabad akció.

# Why not: a turn

no-no-action-is-left = Nincs több akciód.
no-no-action-is-left-to-give-up = Nincs akció, amelyről lemondhatnál.
no-a-turn-ends-when-no-action-is-left-or-they-are-given-up = Van még akciód: előbb használd fel, vagy mondj le róla.
no-free-actions-stand-only-before-or-after-an-action = Ez csak egy akció előtt vagy után lehetséges.
no-the-card-just-played-must-be-followed-by-what-it-changes = A most kijátszott lap után annak kell jönnie, amit megváltoztat.
no-not-before-the-turn-has-begun = Ez a kör kezdete előtt nem lehetséges.
no-only-as-the-first-thing-of-the-turn = Ez csak a kör legelején lehetséges.
no-only-right-after-a-capture = Ez csak közvetlenül egy elfoglalás után lehetséges.
no-no-further-offer-is-made-this-turn = Ebben a körben nem tehetsz több ajánlatot.
no-neither-side-has-anything-to-give = Egyik félnek sincs mit adnia.
no-nobody-gives-what-they-do-not-have = Senki sem adhat olyat, amije nincs.
no-that-is-no-other-player = Ez nem egy másik játékos.
no-choose-another-player = Válassz másik játékost.
no-that-card-is-not-in-hand = Nincs a kezedben ez a lap.
no-routes-are-formed-once-at-the-start-of-the-turn = Kereskedelmi utat egyszer, a kör elején lehet nyitni.
no-no-unit-reaches-a-city-to-trade-with = Egyetlen egység sem ér el várost, amellyel kereskedhetne.
no-that-route-cannot-be-formed = Ez az út nem nyitható meg.
no-each-unit-and-each-city-has-one-route = Minden egységnek és minden városnak legfeljebb egy útja van.
no-that-city-is-no-partner-in-trade = Az a város nem kereskedik veled.
no-pirates-watch-the-route = Azt az utat kalózok figyelik.

# Why not: cities

no-no-settler-of-yours-is-there = Nincs ott telepesed.
no-a-city-is-founded-on-land = Várost csak szárazföldön lehet alapítani.
no-no-city-is-founded-on-barren-land = Pusztán nem lehet várost alapítani.
no-no-city-is-founded-on-exhausted-land = Kimerült földön nem lehet várost alapítani.
no-a-city-stands-there = Ott már város áll.
no-enemy-units-are-there = Ellenséges egységek vannak ott.
no-no-settlement-is-left = Nincs több településed.
no-raiders-keep-the-settler-from-founding = Portyázók miatt a telepes nem alapíthat várost.
no-the-settler-starts-on-land-beside-the-first-city = A telepes az első város melletti szárazföldön kezd.
no-that-is-no-city-of-yours = Ez nem a te városod.
no-not-your-city = Ez nem a te városod.
no-an-angry-city-is-not-activated-again-this-turn = Dühös várost ebben a körben nem lehet újra aktiválni.
no-the-enforced-city-is-not-activated-again-this-turn = Ezt a várost ebben a körben nem lehet újra aktiválni.
no-nothing-can-be-collected-there = Ott nem lehet semmit gyűjteni.
no-free-economy-was-the-only-collect-of-this-turn = A Szabad gazdaság volt a kör egyetlen gyűjtése.
no-it-must-be-the-only-collect-of-the-turn = A kör egyetlen gyűjtésének kell lennie.
no-a-settler-appears-in-a-city-of-its-owner = A telepes az egyik városodban jelenik meg.
no-cards-of-one-kind-change-hands = Egy kártyádat cseréled el egy ugyanolyan fajta kártyára.
no-that-region-cannot-be-revealed = Csak felfedezetlen régió fordítható fel, amely egy városodat tartalmazó régióval szomszédos.
no-that-piece-cannot-be-buried = Saját városaid elemeit választod, települést csak a város utolsó elemeként.
no-four-captives-are-held-at-most = Legfeljebb négy foglyot tarthatsz.
no-each-resource-comes-from-a-space-of-its-own-within-the-size-of-the-city = Minden erőforrás külön mezőről jön, és nincs több, mint amennyit a város megenged.
no-that-space-is-too-far-from-the-city = Az a mező túl messze van a várostól.
no-the-city-takes-no-such-resource-there = Arról a mezőről a város nem kap ilyen erőforrást.
no-one-sea-space-at-most-in-a-collect = Egy begyűjtés legfeljebb egy tengermezőről vesz el.
no-the-advance-for-the-building-is-missing = Nincs meg az épület vívmánya.
no-nothing-is-built-in-an-angry-city = Dühös városban nem lehet építeni.
no-a-city-grows-no-larger-than-the-number-of-cities = Egy város nem lehet nagyobb sem városaid számánál, sem 5-nél.
no-the-city-has-such-a-building = A városban már van ilyen épület.
no-no-such-building-is-left = Nincs több ilyen épületed.
no-a-port-needs-a-coast = Kikötő csak tengerparton lehet.
no-nobody-builds-without-sanitation-while-pestilence-lasts = Amíg a dögvész tart, Higiénia nélkül senki sem építhet.
no-that-building-belongs-to-the-expansion = Ez az épület a kiegészítőhöz tartozik.
no-a-wonder-needs-a-happy-city = Csodához boldog város kell.
no-a-wonder-needs-engineering = Csodához Mérnöki tudomány kell.
no-the-printed-advance-of-the-wonder-is-missing = Nincs meg a csodához szükséges vívmány.
no-the-lighthouse-needs-a-port-in-its-city = A Nagy Világítótoronyhoz kikötő kell a városban.
no-the-wonder-card-is-not-yours-to-build = Nincs meg ez a csodakártyád.
no-no-unit-can-be-recruited-there = Ott nem lehet egységet toborozni.
no-those-units-cannot-be-recruited-together = Ezeket az egységeket nem lehet együtt toborozni.
no-no-mood-rises-above-happy = Már minden város boldog.
no-mood-cannot-rise-so-far = A hangulat nem javulhat ennyit.
no-every-city-is-happy = Már minden város boldog.
no-each-level-costs-mood-tokens-equal-to-the-size-of-the-city = Minden szint annyi hangulatjelzőbe kerül, ahány eleme van a városnak.
no-one-influence-succeeds-in-a-turn = Egy körben csak egy befolyásolás sikerülhet.
no-no-influence-could-succeed = Nincs mit befolyásolnod.
no-that-city-cannot-be-influenced-from-there = Ez a város onnan nem befolyásolható.
no-nobody-boosts-against-that-city = Az a város hatótávolságon kívül van, és ellene semmi sem erősíthető.
no-only-a-city-of-size-1-may-be-given-up = Csak 1-es méretű várost lehet feladni.
no-that-change-of-government-is-not-possible = Ez a kormányzatváltás nem lehetséges.
no-no-such-foreign-building-in-her-city = Városában nincs ilyen idegen épület.
no-the-city-is-larger-than-three = A város nagyobb 3-nál.

# Why not: units

no-land-units-move-to-an-adjacent-space = A szárazföldi egységek szomszédos mezőre mozognak.
no-no-unit-there-may-move = Ott egyetlen egység sem mozoghat.
no-army-units-move-only-with-tactics = Harci egységek csak Taktikával mozognak.
no-who-fought-does-not-move-again-this-turn = A harcolt egységek ebben a körben már nem mozognak.
no-who-entered-mountains-does-not-move-again-this-turn = A hegyre lépett egységek ebben a körben már nem mozognak.
no-who-entered-a-forest-starts-no-battle-this-turn = Az erdőbe lépett egységek ebben a körben nem kezdenek csatát.
no-who-entered-plains-does-not-attack-the-great-gardens-this-turn = A síkságra lépett egységek ebben a körben nem támadják a Nagy kerteket.
no-four-army-units-at-most-stand-on-a-space = Egy mezőn nem fér el ennyi harci egység.
no-there-is-no-building-to-replace = Ott nincs más színű épület.
no-monuments-protect-the-city = Az Emlékművek védik ezt a csodával bíró várost.
no-sulla-protects-his-city = Sulla városát nem lehet befolyásolni.
no-a-city-with-foreign-buildings-influences-only-itself = Idegen épületekkel bíró város csak önmagát befolyásolja.
no-no-ships-can-be-recruited-there = Ott nem lehet hajót toborozni.
no-the-city-has-no-market-for-cavalry-or-elephants = A városban nincs piac lovasságnak vagy elefántoknak.
no-no-leader-can-be-recruited = Nincs több toborozható vezéred.
no-nothing-can-be-collected-from-that-space = Arról a mezőről semmit sem lehet begyűjteni.
no-no-move-is-left = Egy mozgás akció három mozgásból áll.
no-no-unit-there-may-enter-that-space = Onnan egyetlen egység sem léphet arra a mezőre.
no-those-units-cannot-move-there-together = Ezek az egységek együtt nem mozoghatnak oda.
no-roads-do-not-lead-there = Oda nem vezetnek utak.
no-no-ship-there-has-room = Egyik hajón sincs ott hely.
no-nobody-is-left-behind-without-a-place = A maradó hajókon nincs hely azoknak, akik ott maradnának.
no-no-ship-of-yours-can-sail-there = Egyik hajód sem hajózhat oda.
no-no-ship-of-yours-is-there = Nincs ott hajód.
no-the-ship-has-moved-this-turn = A hajó ebben a körben már mozgott.
no-no-unit-there-can-change-its-shape-on-that-way = Ott egyetlen egység sem alakulhat át ezen az úton.
no-negotiations-forbid-the-attack = A tárgyalások tiltják a támadást.
no-the-price-of-the-attack-cannot-be-paid = Nem tudod kifizetni a támadás árát.
no-nobody-can-land-there = Ott senki sem szállhat partra.
no-the-city-stands-beside-the-ship = A városnak a hajó mellett kell állnia.
no-the-leader-is-not-aboard-a-ship = A vezér nincs hajón.
no-the-leader-is-in-no-city-of-yours = A vezér egyik városodban sincs.
no-the-city-of-the-leader-is-not-happy = A vezér városa nem boldog.
no-that-leader-is-not-in-play = Ez a vezér nincs játékban.
no-a-marker-lies-in-this-region = Ebben a régióban már van jelölő.
no-no-enemy-unit-beside-him-can-be-moved = Mellette egyetlen ellenséges egység sem mozgatható.
no-no-unit-can-change = Egyetlen egység sem változhat.
no-no-captive-is-held = Nincs foglyod.
no-the-tactic-does-not-fit-this-battle = Ez a taktika nem illik ehhez a csatához.

# Why not: cards and objectives

no-no-such-card-in-hand = Nincs a kezedben ez a lap.
no-not-to-be-played-so = A lap így nem játszható ki.
no-no-battle-left-to-play-it-for = Ebben a körben nincs csata vagy elfoglalás, amelyért kijátszható.
no-no-unit-or-city-within-two-spaces = Nincs egységük vagy városuk 2 mezőn belül a tieidtől.
no-no-academy = Nincs akadémiád.
no-no-figure-is-left = Nincs több figura.
no-no-city-with-room = Nincs városod szabad hellyel.
no-assassination-threatens-them-already = Már fenyegeti merénylet.
no-negotiated-already = Már tárgyaltál ezzel a játékossal.
no-a-collect-has-only-one-such-card = Egy gyűjtéshez csak egy ilyen lap tartozhat.
no-no-collect-can-follow = Nem következhet gyűjtés.
no-they-hold-no-cards = Nincs kártyája.
no-no-objective-card-in-hand = Nincs célkártyád.
no-one-of-the-drawn-cards-for-one-of-yours = Az egyik húzott lapot tartsd meg az egyik sajátodért.
no-no-building-can-be-built = Nem építhető épület.
no-nothing-to-explore-and-no-settler = Nincs mit felfedezni, és nincs telepesed, akit lerakhatnál.
no-no-barbarian-army-can-be-hired = Nem fogadható fel barbár sereg.
no-no-culture-influence-can-follow = Nem következhet barbár település befolyásolása.
no-a-takeover-is-announced-already = Már be van jelentve egy átvétel.
no-no-event-card-to-look-at = Nincs megnézhető eseménykártya.
no-the-top-event-card-is-known = Ismered a felső eseménykártyát.
no-no-great-diplomat = Nincs Nagy Diplomatád.
no-no-such-objective-card = Nincs a kezedben ez a célkártya.
no-not-on-this-card = Ez a cél nincs ezen a lapon.
no-objective-of-another-moment = Ez a cél más pillanatban teljesíthető.
no-objective-not-met = A cél feltétele nem teljesül.
no-objective-met-only-once = Ilyen nevű célt már teljesítettél.
no-objective-excluded-in-this-phase = Ezt a célt kizárja egy másik ebben az állapotfázisban.
no-that-is-not-yours-to-lose = Ezt nem veszítheted el.

# Why not: answers to simple questions

no-no-barbarian-can-join-there = Ott nem csatlakozhat barbár a településhez.
no-no-such-barbarian-can-join = Ilyen barbár nem csatlakozhat.
no-barbarians-do-not-appear-there = Ott nem jelenhetnek meg barbárok.
no-no-army-marches-that-way = Arra nem vonul barbár sereg.
no-no-army-marches-from-there = Onnan nem vonul barbár sereg.
no-no-pirate-ship-is-put-there = Oda nem rakható kalózhajó.
no-no-pirate-ship-is-taken-from-there = Onnan nem vehető el kalózhajó.
no-nobody-loses-what-they-do-not-have = Ilyened nincs.
no-the-mood-of-that-city-cannot-fall = Ennek a városnak a hangulata nem romolhat.
no-that-land-is-not-exhausted = Ez a föld nem meríthető ki.
no-that-is-no-player = Ez nem játékos.
no-that-leader-cannot-be-recruited = Ez a vezér nem toborozható.
no-no-such-figure-is-there = Nincs ott ilyen figurád.
no-the-unit-finds-no-room-there = Az egységnek nincs ott hely.
no-that-was-not-spent = Ezt nem költötted el.
no-the-region-cannot-lie-that-way = A régió nem fekhet így.
no-the-ship-cannot-enter-there = A hajó nem hajózhat be oda.
no-roads-do-not-lead-that-way = Arra nem vezetnek utak.
no-no-such-unit-takes-part = Ilyen egység nem vesz részt.
no-no-die-shows-that = Egyik kocka sem mutat ilyet.
no-the-settler-flees-into-a-city-of-its-owner = A telepes gazdája egy másik városába menekül.
no-no-such-unit-is-aboard = Nincs ilyen egység a fedélzeten.
no-those-cards-were-not-agreed = Nem ezekben a lapokban állapodtatok meg.
no-a-port-stands-on-an-adjacent-sea-space = A kikötő szomszédos tengermezőn áll.
no-no-ship-is-put-there = Oda nem rakható hajó.
no-that-city-cannot-count-instead = Ez a város nem számíthat helyette aktiváltnak.
no-that-building-cannot-be-replaced = Ez az épület nem cserélhető le.
no-no-such-figure-is-left = Nincs több ilyen figurád.
no-no-such-unit-can-be-won = Ilyen egység nem csábítható át.
no-the-ships-cannot-land-so = A hajók így nem köthetnek ki.
no-so-many-cannot-become-ships = Ennyi egységből nem lehet hajó.
no-that-is-not-among-the-gains = Ez nincs a nyereségek között.
