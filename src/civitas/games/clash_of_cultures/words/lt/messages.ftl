# „Clash of Cultures“: kas įvyko, ko klausiama, ką galima rinktis ir kodėl ne.

# Kas įvyko: žaidimo eiga

log-age-begins = Prasideda { $age } epocha.
log-round-begins = { $age } epocha: prasideda { $round } raundas.
log-turn-begins = Eina { $seat }: { $actions ->
        [one] { $actions } veiksmas
        [few] { $actions } veiksmai
        [many] { $actions } veiksmo
       *[other] { $actions } veiksmų
    }.
log-turn-ends = { $seat } baigia ėjimą.
log-status-phase = Prasideda { $age } epochos būklės fazė.
log-first-player = Pirmasis žaidėjas – { $seat }.
log-game-ends = Žaidimas baigtas.
log-end-roll = { $seat } meta kauliuką dėl žaidimo pabaigos: { $n }.
log-starts-settler = { $seat } stato naujakurį: { $space }.
log-forfeits = { $seat } atsisako { $actions ->
        [one] { $actions } veiksmo
        [few] { $actions } veiksmų
        [many] { $actions } veiksmo
       *[other] { $actions } veiksmų
    }.
log-gains-action = { $seat } gauna papildomą veiksmą.
log-loses-action = { $seat } praranda veiksmą.

# Kas įvyko: resursai ir kortos

log-gains = { $seat } gauna: { $n ->
        [one] { $n } { CASE($good, "one") }
        [few] { $n } { CASE($good, "few") }
       *[other] { $n } { CASE($good, "many") }
    }{ $lost ->
        [0] { "" }
       *[other] ; viršija ribą ir prarandama: { $lost }
    }.
log-loses = { $seat } praranda: { $n ->
        [one] { $n } { CASE($good, "one") }
        [few] { $n } { CASE($good, "few") }
       *[other] { $n } { CASE($good, "many") }
    }.
log-pays = { $seat } moka: { $goods }.
log-draws-action-card = { $seat } traukia veiksmo kortą.
log-draws-this-action-card = Trauki kortą „{ $action_card }“.
log-takes-discard = { $seat } ima iš išmestųjų krūvos kortą „{ $action_card }“.
log-takes-tactic = { $seat } ima į ranką kortą „{ $action_card }“.
log-draws-objective = { $seat } traukia tikslo kortą.
log-draws-this-objective = Trauki kortą „{ $objective_card }“.
log-discards-objective = { $seat } išmeta tikslo kortą.
log-completes-objective = { $seat } įvykdo tikslą „{ $objective }“.
log-draws-wonder-card = { $seat } traukia stebuklo kortą.
log-draws-this-wonder-card = Trauki kortą „{ $wonder }“.
log-takes-wonder-card = { $seat } ima stebuklo kortą „{ $wonder }“.
log-wonder-lies-open = Stebuklo korta „{ $wonder }“ guli atversta.
log-barters = { $seat } išmaino kortą.
log-offers = { $seat } siūlo mainus, sprendžia { $rival }. Duoda: { $give }; nori: { $get }.
log-accepts-offer = { $seat } priima pasiūlymą ({ $rival }).
log-refuses-offer = { $seat } atmeta pasiūlymą ({ $rival }).
log-gives-cards = { $seat } atiduoda, { $rival } gauna: { $kind } ({ $n }).
log-swaps-cards = { $seat } ir { $rival } apsikeičia po kortą.
log-spies-on = { $seat } žiūri svetimą ranką ({ $rival }).
log-changes-plans = { $seat } pakeičia tikslo kortą.

# Kas įvyko: pasiekimai

log-gains-advance = { $seat } gauna pasiekimą „{ $advance }“.
log-civilization-advance = { $seat } gauna civilizacijos pasiekimą „{ $special }“.
log-loses-civilization-advance = { $seat } praranda civilizacijos pasiekimą „{ $special }“.
log-names-advance = { $seat } šį ėjimą naudoja pasiekimą „{ $advance }“.
log-changes-government = { $seat } keičia valdžią: { $advances }.

# Kas įvyko: miestai

log-founds-city = { $seat } įkuria miestą: { $city }.
log-city-moves = { $seat } perkelia miestą iš { $space } į { $goal }.
log-collects = { $seat } renka mieste { $city } iš langelių: { $spaces }.
log-builds = { $seat } stato mieste { $city }: { $building }.
log-builds-wonder = { $seat } stato mieste { $city } stebuklą „{ $wonder }“.
log-converts-building = Pastatas mieste { $city } keičia spalvą, dabar jį turi { $seat }: { $building }.
log-recruits = { $seat } samdo mieste { $city }: { $units }.
log-mood = Miestas { $city } dabar { $mood }.
log-destroys-city = { $seat } atsisako miesto { $city }.
log-city-destroyed = { $seat } praranda miestą { $city }.
log-lighthouse-ship = { $seat } stato laivą: { $space }.
log-beloved = { $seat } deda kultūros žetoną į miestą { $city }.
log-influence-roll = { $seat } daro įtaką miestui { $city } iš { $source } ir išmeta { $n }.
log-influence-fails = Įtaka miestui { $city } nepavyksta ({ $seat }).
log-influences = { $seat } perima pastatą mieste { $city }: { $building }.
log-takes-over = { $seat } perima gyvenvietę { $city }.
log-converts-unit = { $seat } patraukia į savo pusę būrį langelyje { $space }: { $unit }.
log-trades =
    { $routes ->
        [one] { $seat } nutiesia { $routes } prekybos kelią.
        [few] { $seat } nutiesia { $routes } prekybos kelius.
        [many] { $seat } nutiesia { $routes } prekybos kelio.
       *[other] { $seat } nutiesia { $routes } prekybos kelių.
    }

# Kas įvyko: būriai

log-places-unit = { $seat } stato būrį langelyje { $space }: { $unit }.
log-moves = { $seat } juda iš { $space } į { $goal }: { $units }.
log-sails =
    { $ships ->
        [one] { $seat } plaukia iš { $space } į { $goal }: { $ships } laivas.
        [few] { $seat } plaukia iš { $space } į { $goal }: { $ships } laivai.
        [many] { $seat } plaukia iš { $space } į { $goal }: { $ships } laivo.
       *[other] { $seat } plaukia iš { $space } į { $goal }: { $ships } laivų.
    }
log-ships-land = { $seat } išsilaipina iš { $space } į { $goal }: naujakuriai – { $settlers }, pėstininkai – { $infantry }.
log-units-become-ships = { $seat } paverčia būrius iš { $space } laivais langelyje { $goal }: { $n }.
log-turns-region = { $seat } atverčia regioną: { $region }.
log-loses-unit = { $owner } praranda būrį langelyje { $space }: { $unit }.
log-settlers-destroyed = { $owner } praranda naujakurius langelyje { $space }: { $n }.
log-leader-dies = { $leader } palieka žaidimą ({ $seat }).
log-leader-succeeds = { $leader } nuo šiol vadovauja iš { $space } ({ $seat }).
log-takes-captive = { $seat } ima belaisvį: { $unit }.
log-gives-captive = { $seat } atiduoda belaisvį: { $unit } ({ $owner }).
log-sacrifices-captive = { $seat } paaukoja belaisvį.
log-frightens = { $seat } nubaido būrį į { $space }: { $unit }.
log-terrifies = { $seat } išveja būrį iš mūšio į { $space }: { $unit }.
log-raises-rune-stone = { $seat } pastato runų akmenį.
log-lays-marker = { $seat } padeda žymeklį: { $space }.

# Kas įvyko: mūšiai

log-battle = Mūšis langelyje { $space }: puola { $attacker }, ginasi { $defender }.
log-battle-round = { $round } raundas. Puolėjo būrių: { $attackers }, gynėjo: { $defenders }.
log-lays-tactic = { $seat } padeda užverstą taktiką.
log-lays-no-tactic = { $seat } taktikos nededa.
log-reveals-tactic = { $seat } atverčia kortą „{ $action_card }“.
log-archers-shoot = Lankininkai ({ $seat }) išmeta { $value }.
log-peltasts-throw = Peltastai ({ $seat }) išmeta { $values }.
log-encircles = { $seat } meta dėl apsupties: { $value }.
log-rolls = { $owner } išmeta: { $faces }.
log-combat-values = Kovos vertės: puolėjo { $attack }, gynėjo { $defence }.
log-retreats = { $owner } traukiasi į { $space }.
log-retreats-tactically = { $seat } atsitraukia į { $space }.
log-great-wall = Didžioji siena ({ $seat }) neįleidžia barbarų į miestą { $city }.
log-battle-over = Mūšis langelyje { $space } baigtas; nugalėtojas: { $winner }.
log-captures = Miestas { $city } užimtas: jį praranda { $loser }, gauna { $winner }.

# Kas įvyko: veiksmų kortos ir įvykiai

log-plays-card = { $seat } sužaidžia kortą „{ $civil }“.
log-plays-person = { $seat } sužaidžia kortą „{ $event }“.
log-cancels-card = { $seat } atšaukia svetimą kortą ({ $rival }).
log-negotiates = { $seat } ir { $rival } kol kas tarpusavyje nekariauja.
log-assassination-threatens = { $seat } turės vienu veiksmu mažiau.
log-draws-event = { $seat } traukia įvykį „{ $event }“.
log-looks-at-event = { $seat } žiūri viršutinę įvykio kortą.
log-sees-event = Viršutinė įvykio korta – „{ $event }“.
log-takes-person = { $seat } ima kortą „{ $event }“.
log-befriends = { $seat } ir { $rival } sudaro sutartį.
log-scores-event = { $seat } gauna taškų už įvykį: { $n }.
log-anarchy = { $seat } deda valdžios kubelius ant kortos „Anarchija“: { $n }.
log-exhausts = { $seat } nualina žemę: { $space }.
log-barbarians-settle = Barbarai įsikuria langelyje { $space }; netoliese – { $seat }.
log-barbarians-grow = Barbarų langelyje { $space } daugėja: { $unit }.
log-barbarians-move = Barbarai žygiuoja iš { $space } į { $goal }.
log-pirates-appear = { $seat } stato piratus: { $space }.

# Ko klausiama: ėjimas

ask-starting-settler = Kur statai naujakurį?
ask-start-of-turn = Ką darai prieš ėjimą?
ask-turn =
    { $actions ->
        [0] Veiksmų nebeliko. Ką dar darai?
        [one] Turi { $actions } veiksmą. Ką darai?
        [few] Turi { $actions } veiksmus. Ką darai?
        [many] Turi { $actions } veiksmo. Ką darai?
       *[other] Turi { $actions } veiksmų. Ką darai?
    }
ask-pay = Kuo moki?
ask-advance = Kurį pasiekimą gauni?
ask-draw-or-take = Trauki ar imi viršutinę kortą iš išmestųjų { $pile ->
        [event] įvykių
       *[other] veiksmų
    } krūvos?
ask-draw-wonder = Kurią stebuklo kortą imi?
ask-take = Ką imi?
ask-take-tokens = Kuriuos žetonus imi?
ask-taxes = Ką duoda mokesčiai?
ask-bartering = Ką gauni už kortą?
ask-free-education = Ar sumoki idėją už nuotaikos žetoną?
ask-offer = Ką siūlai ({ $rival })?
ask-answer-offer = { $rival } duoda: { $give }; nori: { $get }. Ar sutinki?
ask-give-cards = Ką atiduodi ({ $rival }): { $kind }?
ask-trade-route = Kurį prekybos kelią nutiesi?
ask-mediterranean-trader = Ką dar duoda ypatingasis kelias?
ask-raided = Kurį resursą prarandi per antpuolį?

# Ko klausiama: miestai

ask-activation = Kaip suaktyvini miestą { $city }?
ask-harvest = Ką renki mieste { $city }?
ask-ballcourts = Ar sumoki nuotaikos žetoną, kad miestas būtų laikomas didesniu?
ask-metallurgy = Ar paverti vieną rūdą auksu?
ask-port-space = Kuriame jūros langelyje stovi miesto { $city } uostas?
ask-temple-token = Kurį žetoną duoda šventykla?
ask-levy = Ką samdai mieste { $city }?
ask-choose-leader = Kurį vadovą samdai?
ask-relocate = Iš kur imi trūkstamą figūrėlę ({ $unit })?
ask-place-unit = Kur stoja būrys ({ $unit })?
ask-medicine = Kurį resursą atsiimi?
ask-nationalism = Kurį žetoną imi?
ask-lighthouse-ship = Kur atsiranda Didžiojo švyturio laivas (miestas { $city })?
ask-increase-happiness = Kurių miestų nuotaiką gerini?
ask-pay-for-happiness = Kuo moki už nuotaikos gerinimą?
ask-influence = Kuriam miestui darai įtaką?
ask-pay-for-range = Kuo moki už siekį?
ask-bind = Ar įsipareigoji rinktis šventyklą?
ask-buddhism = Išmesta { $n }. Ar meti dar kartą?
ask-boost = Ar sumoki už trūkstamus taškus?
ask-replace = Kurį pastatą pakeiti?
ask-take-over = Kurį būrį gauni?
ask-target-unit = Kurį būrį bandai patraukti į savo pusę?
ask-cultural-influx = Ar laisvu veiksmu darai kultūros įtaką?
ask-reconstruction = Kurį pastatą pakeiti?

# Ko klausiama: būriai

ask-move =
    { $left ->
        [one] Liko { $left } judėjimas. Kas juda?
        [few] Liko { $left } judėjimai. Kas juda?
        [many] Liko { $left } judėjimo. Kas juda?
       *[other] Liko { $left } judėjimų. Kas juda?
    }
ask-group = Kas juda iš { $space } į { $goal }?
ask-explorers = Kas tyrinėja regioną { $slot } iš { $space }?
ask-via = Per kurį langelį?
ask-sail-to = Kuriame jūros langelyje sustoja laivas?
ask-orientation = Kaip guli regionas?
ask-convert = Kas pasikeičia?
ask-launch = Kurie būriai tampa laivais?
ask-hegemony-ship = Kuris laivas tampa miestu?
ask-pay-for-roads = Kuo moki už kelius?
ask-pay-to-attack = Kuo moki už puolimą?
ask-attack-pirates = Ar puoli piratus?
ask-land-at = Kur išsilaipini?
ask-land-passenger = Kas lipa į krantą?
ask-navigator = Kur plaukia laivai?
ask-after-capture = Ką darai iškart po užėmimo?
ask-lose-passenger = Kas žūva langelyje { $space }?
ask-remove-unit = Kurį būrį pašalini?
ask-refuge = Kuriame mieste naujakurys randa prieglobstį?
ask-place-infantry = Kuriame mieste atsiranda pėstininkai?
ask-place-settler = Kuriame mieste atsiranda naujakurys?
ask-imperial-army = Kuris būrys pasikeičia?
ask-frighten = Kurį būrį nubaidai?
ask-flee-to = Kur jis bėga?

# Ko klausiama: mūšiai

ask-trojan-horse = Ar statai Trojos arklį už 1 medieną ir 1 kultūros žetoną?
ask-siegecraft-die = Ar sumoki 2 medienos prieš tvirtovės kauliuką?
ask-siegecraft-cancel = Ar sumoki 2 rūdos prieš tvirtovės skydą?
ask-steel-weapons = Ar sumoki už plieninius ginklus?
ask-way-of-the-sword = Ar sumoki 1 rūdą už Kardo kelią?
ask-bladed-tusks = Ar sumoki 1 rūdą už ašmenis ant ilčių?
ask-terror = Ar sumoki 2 nuotaikos žetonus, kad išvytum priešo būrį?
ask-terrify = Kurį būrį ir kur išveji?
ask-tactic =
    { $laid ->
        [0] { $round } raundas: kurią taktiką dedi?
       *[other] { $round } raundas: užversta korta jau guli. Kurią taktiką dedi?
    }
ask-strategist = Ar nepaisai savo kortos už +2?
ask-tactical-retreat = Kur atsitrauki?
ask-siege = Ar sumoki 2 maisto, kad išlaikytum susidūrimo savybes?
ask-immortals = Kiek kultūros žetonų gauna Nemirtingieji?
ask-elephant-die = Kurį kauliuką dramblys paverčia skydu?
ask-great-arena = Ar sumoki Didžiosios arenos žetoną už +1?
ask-horse-master = Ar kavalerija saugo tavo kariuomenę kaip dramblys?
ask-fireworks = Ar sumoki už fejerverkus, kad atšauktum pataikymą?
ask-tactician = Ar sumoki 2 kultūros žetonus, kad atšauktum pataikymą?
ask-protector = Ar sumoki kultūros žetoną, kad atšauktum pataikymą?
ask-casualty =
    { $hits ->
        [one] { $hits } pataikymas. Kurį būrį prarandi?
        [few] { $hits } pataikymai. Kurį būrį prarandi?
        [many] { $hits } pataikymo. Kurį būrį prarandi?
       *[other] { $hits } pataikymų. Kurį būrį prarandi?
    }
ask-retreat = Ar traukiesi iš { $space }?
ask-dido = Ar atsisakai Didonės, kad atmuštum puolėjus?
ask-fanatics = Kuriame mieste atsiranda fanatikų pėstininkai?
ask-pirate-token = Kurį žetoną imi už piratus?
ask-captives = Ką imi į nelaisvę?
ask-give-captive = Kurį belaisvį atiduodi?
ask-tribute-captive = Kurį barbarą imi į nelaisvę ({ $city })?
ask-mythical = Kurią taktiką atsiimi už kultūros žetoną?
ask-rune-stone = Ar statai runų akmenį?
ask-provinces = Ar sumoki kultūros žetoną, kad miestas būtų laimingas?
ask-proconsul = Ar sumoki 1 auksą už pėstininkus mieste?

# Ko klausiama: kortos ir tikslai

ask-objectives = Kuriuos tikslus įvykdai?
ask-instant-objective = Dabar galima įvykdyti: { $objectives }. Ar įvykdai?
ask-subterfuge = Ar atšauki svetimą kortą ({ $rival })?
ask-spy = Ar apsikeiti korta ({ $rival })?
ask-new-plans = Kurią iš ištrauktų kortų pasilieki ir kurią savo atiduodi?
ask-synergies = Kuris pasiekimas pirmas?
ask-city-development = Ką ir kur statai?
ask-explore = Kurį regioną atverti?
ask-mercenaries = Kurias barbarų kariuomenes samdai?
ask-mercenary-army = Kuri kariuomenė juda toliau?
ask-mercenary-target = Kur žygiuoja kariuomenė iš { $space }?
ask-cheer = Kurio miesto nuotaika gerėja?
ask-cheer-again = Ar sumoki nuotaikos žetoną, kad pagerintum miesto nuotaiką?
ask-calendar = Ar sumoki kultūros žetoną, kad padėtum kortą po kalade?
ask-discard-action = Kurią veiksmo kortą išmeti?
ask-discard-objective = Kurią tikslo kortą išmeti?
ask-aztec-gold = Ką atiduodi už auksą?
ask-great-numbers = Ar sumoki 1 maistą, kad išlaikytum naujakurį?

# Ko klausiama: įvykiai

ask-event-text = Ar vykdai įvykio tekstą?
ask-human-sacrifice = Ar paaukoji belaisvį, kad nepaisytum įvykio „{ $event }“?
ask-exhaust = Kuri žemė nualinama?
ask-barbarian-city = Kur įsikuria barbarai?
ask-reinforce = Kuri barbarų gyvenvietė stiprėja?
ask-reinforcement = Kuris būrys prisideda prie barbarų langelyje { $space }?
ask-march = Kuri barbarų kariuomenė juda ir kur?
ask-hunnic-tribes = Ar sumoki, kad nukreiptum barbarus?
ask-tribal-allies = Ar sumoki 1 maistą, kad sulaikytum barbarus?
ask-hold-back = Kuri kariuomenė lieka?
ask-dictator = Ar barbarai iš { $space } gali judėti?
ask-pirate-at = Kur pasirodo piratai?
ask-pirate-from = Iš kur atplaukia piratų laivas?
ask-plundered = Ką prarandi dėl piratų?
ask-plundered-mood = Kurį miestą neramina piratai?
ask-myths = Ar sumoki nuotaikos žetoną, kad apsaugotum miestą?
ask-storm-master = Ar nepaisai įvykio mieste { $city }?
ask-city-loses-mood = Kurio miesto nuotaika blogėja?
ask-city-turns-angry = Kuris miestas tampa piktas?
ask-share-food = Kas gauna maisto? Liko išdalyti: { $left }.
ask-pandemics = Ką prarandi? Dar liko: { $left }.
ask-volcano = Kurį miestą sunaikina ugnikalnis?
ask-earthquake = Kurį miesto statinį palaidoja žemės drebėjimas?
ask-fire = Kur kyla gaisras?
ask-favour = Kam rodai palankumą?
ask-civil-war = Kuriame mieste vyksta pilietinis karas?
ask-revolution-action = Prarandi veiksmą ar karinį būrį?
ask-revolution-government = Keiti valdžią ar prarandi karinį būrį?
ask-uprising = Kiek žetonų sumoki?
ask-guillotine = Imi taškus ar įpėdinį?
ask-reformation-by = Kas vykdo reformaciją?
ask-reformation = Kas reformuoja vieną iš tavo šventyklų?
ask-reform-temple = Kurią šventyklą reformuoji ({ $rival })?
ask-great-person = Ar imi didų žmogų?
ask-befriend = Su kuo sutartį sudaro Didysis diplomatas?
ask-great-explorer = Kurį regioną atverti?
ask-found-there = Ar sumoki 2 maisto, kad ten įkurtum miestą?
ask-site = Kur įkuri miestą?
ask-great-artist = Kuris miestas tampa laimingas?
ask-great-builder = Ką ir kur stato „{ $event }“?
ask-great-athlete = Kuriuos žetonus iškeiti?
ask-great-seer = Kurią tikslo kortą skiri ({ $rival })?

# Ko klausiama: būklės fazė

ask-destroy-city = Ar atsisakai 1 dydžio miesto?
ask-change-government = Ar keiti valdžią?
ask-first-player = Kas kitą epochą yra pirmasis žaidėjas?

# Ką galima rinktis: ėjimas

do-place-settler = Naujakurys: { $space }
do-begin-turn = Pradėti ėjimą
do-end-turn = Baigti ėjimą
do-forfeit = Atsisakyti likusių veiksmų
do-pass = Praleisti
do-decline = Ne
do-enough = Gana
do-go-on = Toliau
do-pay = Mokėti: { $goods }
do-pay-nothing = Nieko nemokėti
open-pay = Mokėti
open-raise = Gerinti nuotaiką
do-gain-goods = Imti: { $goods }
do-take = Imti: { $n ->
        [one] { $n } { CASE($good, "one") }
        [few] { $n } { CASE($good, "few") }
       *[other] { $n } { CASE($good, "many") }
    }
do-take-mood = Imti nuotaikos žetoną
do-take-culture = Imti kultūros žetoną
do-take-gold = Imti auksą
do-take-back = Atsiimti: { $good } (1)
do-advance = Pasiekimas: { $advance }
do-advance-for = Pasiekimas: { $advance } ({ $goods })
do-gain = { $advance }
do-offer = Siūlyti mainus ({ $rival })
do-bundle = Duoti: { $give }; gauti: { $get }
pick-give = Duodi: { $thing }
pick-get = Gauni: { $thing }
do-accept = Priimti
do-refuse = Atmesti
do-give = Atiduoti: { $action_cards }
do-give-persons = Atiduoti: { $events }
do-give-objectives = Atiduoti: { $objective_cards }
do-give-wonders = Atiduoti: { $wonders }
do-give-both = Atiduoti: { $action_cards }; { $events }
do-routes = Tiesti prekybos kelius
do-route = Iš { $space } į { $city }: { $good }
do-no-more-routes = Kelių daugiau nebus
do-draw = Traukti
do-take-discard = Imti viršutinę išmestųjų krūvos kortą
do-take-display = Imti kortą „{ $wonder }“
do-great-library = Didžioji biblioteka: naudoti pasiekimą „{ $advance }“
do-great-statue = Didžioji statula: už veiksmą išmesti kortą „{ $objective_card }“
do-banking = Bankininkystė: { $good }

# Ką galima rinktis: miestai

do-found = Įkurti miestą: { $space }
do-founder = Didonė įkuria miestą
do-founder-ship = Didonė įkuria miestą iš laivo: { $city }
do-hegemony = Laivas iš { $space } tampa miestu: { $city }
do-collect = Rinkti mieste { $city }
do-harvest = { $goods } iš langelių: { $spaces }
do-keep-ore = Pasilikti rūdą
do-turn-to-gold = Paversti rūdą auksu
do-construct = Statyti mieste { $city }: { $building }
do-construct-for = Statyti mieste { $city }: { $building } ({ $goods })
do-build-wonder = Statyti mieste { $city } stebuklą „{ $wonder }“
do-build-wonder-for = Statyti mieste { $city } stebuklą „{ $wonder }“ ({ $goods })
do-port-at = Uostas: { $space }
do-recruit = Samdyti mieste { $city }
do-levy = { $units }
do-relocate = Iš { $space }
do-place-unit = Langelis { $space }
do-choose-leader = { $leader }
do-activate = Suaktyvinti
do-enforce = Laikyti laimingu
do-count-as = Laikyti suaktyvintu miestą { $city }
do-no-ship = Be laivo
do-place-ship = Laivas: { $space }
do-happiness = Gerinti nuotaiką
do-raise = Gerinti nuotaiką: { $cities }
do-lawgiver = Padaryti Hamurabio miestą laimingą
do-statesman = Gerinti Cezario miesto nuotaiką
do-influence = Daryti kultūros įtaką
do-influence-now = Daryti kultūros įtaką
do-attempt-building = Pastatas mieste { $goal }, iš { $start }
do-attempt-takeover = Perimti gyvenvietę { $goal }, iš { $start }
do-attempt-druid = Druidai eina į { $goal }, iš { $start }
do-attempt-unit = Būrys langelyje { $goal }, iš { $start }
do-replace = Pakeisti: { $building }
do-get = Gauti: { $unit }
do-any-building = Bet kuris pastatas
do-only-temple = Tik šventykla
do-keep-roll = Palikti metimą
do-reroll = Mesti dar kartą
do-target-unit = { $unit }
do-rebuild = { $building } → { $new }
do-mass-sacrifice = Paaukoti 2 belaisvius ir statyti: { $building }
do-mass-sacrifice-wonder = Paaukoti 2 belaisvius ir statyti stebuklą „{ $wonder }“
do-architect = Architektas stato: { $building }
do-architect-wonder = Architektas stato stebuklą „{ $wonder }“
do-wonder-nebuchadnezzar = Nebukadnecaras II stato stebuklą „{ $wonder }“
do-wonder-qin = Čin Ši Huangas stato stebuklą „{ $wonder }“
do-japanese-buddhism = Pakeisti savu: { $building }

# Ką galima rinktis: pasiekimai, civilizacijos ir vadovai

do-absolute-power = Absoliuti valdžia: mokėti už veiksmą
do-forced-labor = Priverstinis darbas
do-voting = Balsavimas: gerinti nuotaiką
do-civil-liberties = Pilietinės laisvės: imti 3 nuotaikos žetonus
do-free-economy = Laisva ekonomika: rinkti mieste { $city }
do-arts = Menai: daryti kultūros įtaką
do-sports =
    { $n ->
        [one] Žaidynės: pakelti miesto { $city } nuotaiką { $n } pakopa
        [few] Žaidynės: pakelti miesto { $city } nuotaiką { $n } pakopomis
        [many] Žaidynės: pakelti miesto { $city } nuotaiką { $n } pakopos
       *[other] Žaidynės: pakelti miesto { $city } nuotaiką { $n } pakopų
    }
do-theaters = Teatrai: iškeisti žetoną, gauti: { $good }
do-taxes = Mokesčiai
do-barter-action = Išmainyti kortą „{ $action_card }“
do-barter-person = Išmainyti kortą „{ $event }“
do-barter-objective = Išmainyti kortą „{ $objective_card }“
do-barter-wonder = Išmainyti kortą „{ $wonder }“
do-take-captive = Imti į nelaisvę: { $unit }
do-give-captive = { $unit } ({ $owner })
do-release-captive = Belaisvis → { $good }
do-sacrifice = Paaukoti belaisvį
do-for-gold = { $good } → auksas
do-tributes = Duoklės: rinkti Akamapičtlio mieste
do-spread-of-fear = Sėti baimę
do-frighten = { $unit } ({ $owner }), { $space }
do-flee-to = Į { $space }
do-land-unit = Išlaipinti: { $unit }
do-navigator = Jūrininkas: plaukti Hanono laivais
do-give-up-leader = Jos atsisakyti
do-tribal-allies = Kviesti genčių sąjungą
do-terrify = { $unit } į { $space }
do-imperial-army = Imperijos kariuomenė: keisti būrius
do-to-infantry = Naujakurys langelyje { $space } tampa pėstininkais
do-to-settler = Pėstininkai langelyje { $space } tampa naujakuriu
do-agricultural-economist = Vu Dzetian moko žemės ūkio
do-the-art-of-war = Sun Dzi moko karybos
do-master = Periklis moko švietimo
do-constructor = Hiramas moko statybos
do-beloved = Dėti kultūros žetoną į Kleopatros miestą
do-golden-age = Aukso amžius: naujos kategorijos pasiekimas
do-take-back-card = Atsiimti kortą „{ $action_card }“
do-calendar = Kalendorius: žiūrėti viršutinę įvykio kortą
do-immortals =
    { $n ->
        [0] Nė vieno
       *[other] { $n }
    }
do-king-of-persia = Kyras ima žetonus už regionus
do-aqueduct = Akvedukas: gauti Higieną
do-princeps = Princepsas: traukti ir išmesti kortas
do-danegeld = Danų duoklė: imti mokesčius
do-legendary-explorer = Padėti žymeklį šiame regione
do-new-colonies = Išlaipinti visus: { $space }
do-rune-stone = Statyti runų akmenį
do-dismiss-diplomat = Paleisti Didįjį diplomatą

# Ką galima rinktis: būriai

do-move-units = Judinti būrius
do-move = Iš { $space } į { $goal }
do-road = Keliais iš { $space } į { $goal }
do-convert = Pasikeisti einant iš { $space } į { $goal }
do-explore = Tyrinėti regioną { $slot } iš { $space }
do-group = { $movers }
do-via = Per { $space }
do-sail-to = Į { $space }
do-orient =
    { $orientation ->
        [0] Kaip yra
       *[other] Apsuktas
    }
do-land = Išsilaipina { $movers }: naujakuriai – { $settlers }, pėstininkai – { $infantry }, kartu – { $passengers }
do-launch = Naujakuriai – { $settlers }, pėstininkai – { $infantry }
do-spend-ship = Savo laivas
do-spend-pirate = Piratų laivas
do-land-at = Išsilaipinti: { $space }
do-leave = Palikti ramybėje
do-attack = Pulti
do-stop-moving = Daugiau nejudėti
do-drown = { $unit }
do-place-infantry = Pėstininkai: { $space }
do-refuge = Prieglobstis mieste { $city }
do-remove-unit = { $unit }, { $space }
do-remove-pirate = Piratų laivas, { $space }

# Ką galima rinktis: mūšiai

do-tactic = Dėti kortą „{ $action_card }“
do-no-tactic = Be taktikos
do-use-card = Naudoti kortą
do-ignore-card = Nepaisyti kortos už +2
do-drop-die = Kauliukas: { $n }
do-ride = Joti toliau
do-shield-with = Skydas iš kauliuko: { $n }
do-casualty = { $unit }
do-fight-on = Kovoti toliau
do-retreat = Trauktis
do-retreat-to = Atsitraukti į { $space }

# Ką galima rinktis: kortos ir tikslai

do-play = Sužaisti kortą „{ $civil }“
do-play-card = Sužaisti kortą „{ $action_card }“
do-play-against = Sužaisti kortą „{ $civil }“ (taikinys – { $rival })
do-play-card-against = Sužaisti kortą „{ $action_card }“ (taikinys – { $rival })
do-play-shogunate = Sužaisti laisvu veiksmu kortą „{ $civil }“
do-play-shogunate-card = Sužaisti laisvu veiksmu kortą „{ $action_card }“
do-play-shogunate-against = Sužaisti laisvu veiksmu kortą „{ $civil }“ (taikinys – { $rival })
do-play-shogunate-card-against = Sužaisti laisvu veiksmu kortą „{ $action_card }“ (taikinys – { $rival })
do-play-idol = Sužaisti su Aleksandru kortą „{ $civil }“
do-play-idol-card = Sužaisti su Aleksandru kortą „{ $action_card }“
do-play-idol-against = Sužaisti su Aleksandru kortą „{ $civil }“ (taikinys – { $rival })
do-play-idol-card-against = Sužaisti su Aleksandru kortą „{ $action_card }“ (taikinys – { $rival })
do-play-person = Sužaisti kortą „{ $event }“
do-person-shogunate = Sužaisti laisvu veiksmu kortą „{ $event }“
do-subterfuge = Atšaukti išmetant kortą „{ $action_card }“
do-subterfuge-person = Atšaukti išmetant kortą „{ $event }“
do-complete = Įvykdyti tikslą „{ $objective }“
do-keep = Pasilikti kortą „{ $objective_card }“, atiduoti kortą „{ $old_objective }“
do-swap-action = Gauti kortą „{ $action_card }“ už kortą „{ $old_action }“
do-swap-for-person = Gauti kortą „{ $action_card }“ už kortą „{ $event }“
do-swap-person = Gauti kortą „{ $event }“ už kortą „{ $action_card }“
do-swap-persons = Gauti kortą „{ $event }“ už kortą „{ $old_event }“
do-swap-objective = Gauti kortą „{ $objective_card }“ už kortą „{ $old_objective }“
do-swap-wonder = Gauti kortą „{ $wonder }“ už kortą „{ $old_wonder }“
do-hire = Samdyti kariuomenes: { $spaces }
do-army = Kariuomenė langelyje { $space }
do-march-to = Žygiuoti į { $goal }
do-cheer = { $city }
do-reveal = Atversti regioną { $slot }

# Ką galima rinktis: įvykiai

do-resolve-text = Vykdyti tekstą
do-symbol-only = Tik simbolis
do-exhaust = { $space }
do-barbarian-city = { $space }
do-reinforce = { $space }
do-with = { $unit }
do-march = Iš { $space } į { $goal }
do-hold = { $space } lieka
do-agree = Gali
do-forbid = Negali
do-pirate-at = { $space }
do-pirate-from = Iš { $space }
do-lose = Prarasti: { $good } (1)
do-lower = Miesto { $city } nuotaika blogėja
do-gloom = { $city }
do-suffer = Iškęsti
do-ignore = Nepaisyti
do-lose-good = { $good } (1)
do-lose-action = Prarasti veiksmą
do-change-government = Keisti valdžią
do-discard-action = { $action_card }
do-discard-person = { $event }
do-discard-objective = { $objective_card }
do-feed = 1 maistas: { $seat }
do-favour = { $seat }
do-befriend = { $seat }
do-reformer = { $seat }
do-reform = Šventykla mieste { $city }
do-burn = { $city }
do-bury-building = { $building } mieste { $city }
do-bury-settlement = Gyvenvietė { $city }
do-bury-wonder = { $wonder }
do-uprising = { $n }
do-take-points = Imti 2 pergalės taškus
do-succeed = { $leader } mieste { $city }
do-found-there = Įkurti miestą: { $space }
do-exchange-tokens = Iškeisti: { $n ->
        [one] { $n } { CASE($good, "one") }
        [few] { $n } { CASE($good, "few") }
       *[other] { $n } { CASE($good, "many") }
    }
do-assign = „{ $objective_card }“: { $seat }

# Ką galima rinktis: būklės fazė

do-keep-cities = Išlaikyti visus miestus
do-destroy = { $city }
do-keep-government = Palikti valdžią
do-government = { $advances }
do-first-player = { $seat }

# Kodėl ne: pasiekimai

no-no-such-advance = Tokio pasiekimo nėra.
no-advance-owned = Šį pasiekimą jau turi.
no-leading-advance-first = Pirma reikia gauti pasiekimą „{ $advance }“.
no-advance-needs = Tam reikia turėti pasiekimą „{ $advance }“.
no-only-one-government = Gali turėti tik vieną valdžią.
no-advance-not-offered = Šio pasiekimo tarp siūlomų nėra.
no-no-advance-can-be-gained = Taip jokio pasiekimo gauti negali.
no-both-advances-must-be-possible = Abu pasiekimai turi būti galimi, ir už juos turi galėti sumokėti.
no-no-advance-in-a-new-category = Naujos kategorijos pasiekimo gauti negali.
no-nobody-spends-what-they-do-not-have = Neturi kuo sumokėti.
no-that-is-not-the-price = Kaina kitokia: mokama tiksliai, tuo, kas ją gali pakeisti.
no-needs-absolute-power = Tam reikia Absoliučios valdžios.
no-needs-aqueduct = Tam reikia Akveduko.
no-needs-arts = Tam reikia Menų.
no-needs-banking = Tam reikia Bankininkystės.
no-needs-bartering = Tam reikia Mainų.
no-needs-calendar = Tam reikia Kalendoriaus.
no-needs-civil-liberties = Tam reikia Pilietinių laisvių.
no-needs-forced-labor = Tam reikia Priverstinio darbo.
no-needs-free-economy = Tam reikia Laisvos ekonomikos.
no-needs-great-library = Tam reikia Didžiosios bibliotekos.
no-needs-great-statue = Tam reikia Didžiosios statulos.
no-needs-hegemony = Tam reikia Hegemonijos.
no-needs-human-sacrifice = Tam reikia Žmonių aukojimo.
no-needs-imperial-army = Tam reikia Imperijos kariuomenės.
no-needs-shogunate = Tam reikia Šogūnato.
no-needs-sports = Tam reikia Žaidynių.
no-needs-taxes = Tam reikia Mokesčių.
no-needs-theaters = Tam reikia Teatrų.
no-needs-tribal-allies = Tam reikia Genčių sąjungos.
no-needs-voting = Tam reikia Balsavimo.
no-needs-alexander-in-a-city = Aleksandras turi būti viename iš tavo miestų.
no-trade-routes-are-missing = Tam reikia Prekybos kelių.
no-once-per-turn = Tai galima kartą per ėjimą.
no-labor-is-forced-already = Priverstinis darbas šį ėjimą jau galioja.
no-no-government-advance-is-named = Valdžios pasiekimo nurodyti negalima.
no-an-advance-that-you-do-not-own = Nurodyk pasiekimą, kurio neturi.
no-a-mood-or-a-culture-token = Tai turi būti nuotaikos arba kultūros žetonas.
no-gold-or-a-culture-token = Tai turi būti auksas arba kultūros žetonas.
no-no-gold = Neturi aukso.
no-banking-comes-before-trade-routes = Bankininkystė naudojama prieš prekybos kelius.
no-no-city-to-tax = Neturi miesto, iš kurio rinktum mokesčius.
no-only-action-cards-are-bartered = Šiame žaidime išmainyti galima tik veiksmų kortas.
no-that-is-a-free-action-anyway = Tai ir taip laisvas veiksmas.

# Kodėl ne: ėjimas

no-no-action-is-left = Veiksmų nebeliko.
no-no-action-is-left-to-give-up = Nebeliko veiksmų, kurių galėtum atsisakyti.
no-a-turn-ends-when-no-action-is-left-or-they-are-given-up = Dar liko veiksmų: pirma juos panaudok arba jų atsisakyk.
no-free-actions-stand-only-before-or-after-an-action = Tai galima tik prieš veiksmą arba po jo.
no-the-card-just-played-must-be-followed-by-what-it-changes = Po ką tik sužaistos kortos turi sekti tai, ką ji keičia.
no-not-before-the-turn-has-begun = To negalima, kol ėjimas neprasidėjo.
no-only-as-the-first-thing-of-the-turn = Tai galima tik pačioje ėjimo pradžioje.
no-only-right-after-a-capture = Tai galima tik iškart po užėmimo.
no-no-further-offer-is-made-this-turn = Šį ėjimą daugiau siūlyti negali.
no-neither-side-has-anything-to-give = Nė viena pusė neturi ko duoti.
no-nobody-gives-what-they-do-not-have = Niekas negali duoti, ko neturi.
no-that-is-no-other-player = Tai ne kitas žaidėjas.
no-choose-another-player = Pasirink kitą žaidėją.
no-that-card-is-not-in-hand = Tos kortos rankoje neturi.
no-routes-are-formed-once-at-the-start-of-the-turn = Prekybos keliai tiesiami vieną kartą, ėjimo pradžioje.
no-no-unit-reaches-a-city-to-trade-with = Nė vienas būrys nepasiekia miesto, su kuriuo galėtų prekiauti.
no-that-route-cannot-be-formed = Tokio kelio nutiesti negalima.
no-each-unit-and-each-city-has-one-route = Kiekvienas būrys ir kiekvienas miestas turi daugiausia vieną kelią.
no-that-city-is-no-partner-in-trade = Tas miestas su tavimi neprekiauja.
no-pirates-watch-the-route = Tą kelią saugo piratai.

# Kodėl ne: miestai

no-no-settler-of-yours-is-there = Ten nėra tavo naujakurio.
no-a-city-is-founded-on-land = Miestą galima įkurti tik sausumoje.
no-no-city-is-founded-on-barren-land = Dykynėje miesto įkurti negalima.
no-no-city-is-founded-on-exhausted-land = Nualintoje žemėje miesto įkurti negalima.
no-a-city-stands-there = Ten jau stovi miestas.
no-enemy-units-are-there = Ten yra priešo būrių.
no-no-settlement-is-left = Nebeturi gyvenviečių.
no-raiders-keep-the-settler-from-founding = Plėšikai neleidžia naujakuriui įkurti miesto.
no-the-settler-starts-on-land-beside-the-first-city = Naujakurys pradeda sausumoje šalia pirmo miesto.
no-that-is-no-city-of-yours = Tai ne tavo miestas.
no-not-your-city = Tai ne tavo miestas.
no-an-angry-city-is-not-activated-again-this-turn = Pikto miesto šį ėjimą dar kartą suaktyvinti negalima.
no-the-enforced-city-is-not-activated-again-this-turn = To miesto šį ėjimą dar kartą suaktyvinti negalima.
no-nothing-can-be-collected-there = Ten nėra ko rinkti.
no-free-economy-was-the-only-collect-of-this-turn = Laisva ekonomika buvo vienintelis tavo rinkimas šį ėjimą.
no-it-must-be-the-only-collect-of-the-turn = Tai turi būti vienintelis tavo rinkimas šį ėjimą.
no-a-settler-appears-in-a-city-of-its-owner = Naujakurys atsiranda viename iš tavo miestų.
no-cards-of-one-kind-change-hands = Keiti vieną savo kortą į vieną jų tos pačios rūšies kortą.
no-that-region-cannot-be-revealed = Atversti galima tik neištirtą regioną šalia regiono, kuriame yra tavo miestas.
no-that-piece-cannot-be-buried = Renkiesi savo miestų dalis; gyvenvietę – tik kaip paskutinę miesto dalį.
no-four-captives-are-held-at-most = Laikyti galima ne daugiau kaip keturis belaisvius.
no-each-resource-comes-from-a-space-of-its-own-within-the-size-of-the-city = Kiekvienas resursas renkamas iš atskiro langelio, ir jų ne daugiau, nei leidžia miestas.
no-that-space-is-too-far-from-the-city = Tas langelis per toli nuo miesto.
no-the-city-takes-no-such-resource-there = Tokio resurso miestas iš to langelio neima.
no-one-sea-space-at-most-in-a-collect = Renkama daugiausia iš vieno jūros langelio.
no-the-advance-for-the-building-is-missing = Neturi pasiekimo, kurio reikia tam pastatui.
no-nothing-is-built-in-an-angry-city = Piktame mieste nieko statyti negalima.
no-a-city-grows-no-larger-than-the-number-of-cities = Miestas negali būti didesnis už tavo miestų skaičių ir už 5.
no-the-city-has-such-a-building = Toks pastatas mieste jau yra.
no-no-such-building-is-left = Tokių pastatų nebeturi.
no-a-port-needs-a-coast = Uostui reikia kranto.
no-nobody-builds-without-sanitation-while-pestilence-lasts = Kol siaučia maras, be Higienos niekas nestato.
no-that-building-belongs-to-the-expansion = Tas pastatas yra iš papildymo.
no-a-wonder-needs-a-happy-city = Stebuklui reikia laimingo miesto.
no-a-wonder-needs-engineering = Stebuklui reikia Inžinerijos.
no-the-printed-advance-of-the-wonder-is-missing = Neturi pasiekimo, kurio reikia tam stebuklui.
no-the-lighthouse-needs-a-port-in-its-city = Didžiajam švyturiui reikia uosto jo mieste.
no-the-wonder-card-is-not-yours-to-build = Tos stebuklo kortos neturi.
no-no-unit-can-be-recruited-there = Ten jokio būrio samdyti negalima.
no-those-units-cannot-be-recruited-together = Tų būrių kartu samdyti negalima.
no-no-mood-rises-above-happy = Visi miestai jau laimingi.
no-mood-cannot-rise-so-far = Tiek nuotaika pakilti negali.
no-every-city-is-happy = Visi miestai jau laimingi.
no-each-level-costs-mood-tokens-equal-to-the-size-of-the-city = Kiekviena pakopa kainuoja tiek nuotaikos žetonų, kiek mieste statinių.
no-one-influence-succeeds-in-a-turn = Per ėjimą gali pavykti tik viena įtaka.
no-no-influence-could-succeed = Nėra kam daryti įtakos.
no-that-city-cannot-be-influenced-from-there = Iš ten tam miestui įtakos daryti negalima.
no-nobody-boosts-against-that-city = Tas miestas per toli, o prieš jį nieko stiprinti negalima.
no-only-a-city-of-size-1-may-be-given-up = Galima atsisakyti tik 1 dydžio miesto.
no-that-change-of-government-is-not-possible = Taip keisti valdžios negalima.
no-no-such-foreign-building-in-her-city = Jos mieste tokio svetimo pastato nėra.
no-the-city-is-larger-than-three = Miestas didesnis nei 3.

# Kodėl ne: būriai

no-land-units-move-to-an-adjacent-space = Sausumos būriai juda į gretimą langelį.
no-no-unit-there-may-move = Ten nėra būrių, galinčių judėti.
no-army-units-move-only-with-tactics = Kariniai būriai juda tik turint Taktiką.
no-who-fought-does-not-move-again-this-turn = Mūšyje dalyvavę būriai šį ėjimą daugiau nejuda.
no-who-entered-mountains-does-not-move-again-this-turn = Į kalnus įžengę būriai šį ėjimą daugiau nejuda.
no-who-entered-a-forest-starts-no-battle-this-turn = Į mišką įžengę būriai šį ėjimą mūšio nepradeda.
no-who-entered-plains-does-not-attack-the-great-gardens-this-turn = Į lygumą įžengę būriai šį ėjimą Didžiųjų sodų nepuola.
no-four-army-units-at-most-stand-on-a-space = Tiek karinių būrių viename langelyje netelpa.
no-there-is-no-building-to-replace = Ten nėra kitos spalvos pastatų.
no-monuments-protect-the-city = Šį miestą su stebuklu saugo Paminklai.
no-sulla-protects-his-city = Sulos miestui įtakos daryti negalima.
no-a-city-with-foreign-buildings-influences-only-itself = Miestas su svetimais pastatais daro įtaką tik sau.
no-no-ships-can-be-recruited-there = Laivų ten samdyti negalima.
no-the-city-has-no-market-for-cavalry-or-elephants = Mieste nėra turgaus raitijai ar drambliams.
no-no-leader-can-be-recruited = Samdyti vadovų nebeturi.
no-nothing-can-be-collected-from-that-space = Iš to langelio nieko surinkti negalima.
no-no-move-is-left = Judėjimo veiksmas – tai trys ėjimai.
no-no-unit-there-may-enter-that-space = Nė vienas būrys iš ten į tą langelį įeiti negali.
no-those-units-cannot-move-there-together = Tie būriai kartu ten judėti negali.
no-roads-do-not-lead-there = Keliai ten neveda.
no-no-ship-there-has-room = Ten nė viename laive nėra vietos.
no-nobody-is-left-behind-without-a-place = Liekančiuose laivuose nėra vietos tiems, kurie liktų.
no-no-ship-of-yours-can-sail-there = Nė vienas tavo laivas ten nuplaukti negali.
no-no-ship-of-yours-is-there = Ten tavo laivo nėra.
no-the-ship-has-moved-this-turn = Laivas šį ėjimą jau judėjo.
no-no-unit-there-can-change-its-shape-on-that-way = Tame kelyje nė vienas būrys iš ten pasikeisti negali.
no-negotiations-forbid-the-attack = Pulti draudžia Derybos.
no-the-price-of-the-attack-cannot-be-paid = Puolimo kainos sumokėti negali.
no-nobody-can-land-there = Ten niekas išsilaipinti negali.
no-the-city-stands-beside-the-ship = Miestas turi stovėti šalia laivo.
no-the-leader-is-not-aboard-a-ship = Vadovas ne laive.
no-the-leader-is-in-no-city-of-yours = Vadovas ne tavo mieste.
no-the-city-of-the-leader-is-not-happy = Vadovo miestas nėra laimingas.
no-that-leader-is-not-in-play = To vadovo žaidime nėra.
no-a-marker-lies-in-this-region = Šiame regione žymeklis jau padėtas.
no-no-enemy-unit-beside-him-can-be-moved = Šalia jo nėra priešo būrio, kurį galima perkelti.
no-no-unit-can-change = Nė vienas būrys pasikeisti negali.
no-no-captive-is-held = Belaisvių neturi.
no-the-tactic-does-not-fit-this-battle = Ta taktika šiam mūšiui netinka.

# Kodėl ne: kortos ir tikslai

no-no-such-card-in-hand = Tos kortos rankoje neturi.
no-not-to-be-played-so = Taip šios kortos sužaisti negalima.
no-no-battle-left-to-play-it-for = Šį ėjimą nėra mūšio ar užėmimo, dėl kurio ją sužaistum.
no-no-unit-or-city-within-two-spaces = Per 2 langelius nuo tavųjų šis žaidėjas neturi nei būrio, nei miesto.
no-no-academy = Neturi akademijos.
no-no-figure-is-left = Figūrėlių nebeliko.
no-no-city-with-room = Neturi miesto, kuriame būtų vietos.
no-assassination-threatens-them-already = Šiam žaidėjui nužudymas jau gresia.
no-negotiated-already = Su šiuo žaidėju jau derėjaisi.
no-a-collect-has-only-one-such-card = Rinkimui tinka tik viena tokia korta.
no-no-collect-can-follow = Po to joks rinkimas sekti negali.
no-they-hold-no-cards = Šis žaidėjas kortų neturi.
no-no-objective-card-in-hand = Neturi tikslo kortos.
no-one-of-the-drawn-cards-for-one-of-yours = Pasilik vieną iš ištrauktų kortų vietoj vienos iš savo.
no-no-building-can-be-built = Jokio pastato statyti negalima.
no-nothing-to-explore-and-no-settler = Nėra ko tyrinėti, o naujakurio, kurį galėtum pastatyti, neturi.
no-no-barbarian-army-can-be-hired = Barbarų kariuomenės samdyti negalima.
no-no-culture-influence-can-follow = Po to kultūros įtaka barbarų gyvenvietei negalima.
no-a-takeover-is-announced-already = Perėmimas jau paskelbtas.
no-no-event-card-to-look-at = Nėra įvykio kortos, kurią galėtum pažiūrėti.
no-the-top-event-card-is-known = Viršutinę įvykio kortą žinai.
no-no-great-diplomat = Neturi Didžiojo diplomato.
no-no-such-objective-card = Tos tikslo kortos rankoje neturi.
no-not-on-this-card = To tikslo šioje kortoje nėra.
no-objective-of-another-moment = Tas tikslas įvykdomas kitu metu.
no-objective-not-met = To tikslo sąlyga neįvykdyta.
no-objective-met-only-once = Tokio pavadinimo tikslą jau įvykdei.
no-objective-excluded-in-this-phase = Tą tikslą draudžia kitas, įvykdytas šioje būklės fazėje.
no-that-is-not-yours-to-lose = To prarasti negali.

# Kodėl ne: atsakymai į paprastus klausimus

no-no-barbarian-can-join-there = Prie tos gyvenvietės barbarų prisidėti negali.
no-no-such-barbarian-can-join = Tokie barbarai prisidėti negali.
no-barbarians-do-not-appear-there = Ten barbarai atsirasti negali.
no-no-army-marches-that-way = Tuo keliu barbarų kariuomenė nežygiuoja.
no-no-army-marches-from-there = Iš ten barbarų kariuomenė nežygiuoja.
no-no-pirate-ship-is-put-there = Ten piratų laivo statyti negalima.
no-no-pirate-ship-is-taken-from-there = Iš ten piratų laivo paimti negalima.
no-nobody-loses-what-they-do-not-have = To neturi.
no-the-mood-of-that-city-cannot-fall = To miesto nuotaika blogėti negali.
no-that-land-is-not-exhausted = Tos žemės nualinti negalima.
no-that-is-no-player = Tai ne žaidėjas.
no-that-leader-cannot-be-recruited = To vadovo samdyti negalima.
no-no-such-figure-is-there = Tokios tavo figūrėlės ten nėra.
no-the-unit-finds-no-room-there = Būriui ten nėra vietos.
no-that-was-not-spent = To neišleidai.
no-the-region-cannot-lie-that-way = Taip regionas gulėti negali.
no-the-ship-cannot-enter-there = Ten laivas įplaukti negali.
no-roads-do-not-lead-that-way = Ta kryptimi keliai neveda.
no-no-such-unit-takes-part = Toks būrys nedalyvauja.
no-no-die-shows-that = To nerodo nė vienas kauliukas.
no-the-settler-flees-into-a-city-of-its-owner = Naujakurys bėga į kitą savo šeimininko miestą.
no-no-such-unit-is-aboard = Tokio būrio laive nėra.
no-those-cards-were-not-agreed = Tai ne tos kortos, dėl kurių susitarta.
no-a-port-stands-on-an-adjacent-sea-space = Uostas stovi gretimame jūros langelyje.
no-no-ship-is-put-there = Ten laivo statyti negalima.
no-that-city-cannot-count-instead = To miesto laikyti suaktyvintu vietoj kito negalima.
no-that-building-cannot-be-replaced = To pastato pakeisti negalima.
no-no-such-figure-is-left = Tokių figūrėlių nebeturi.
no-no-such-unit-can-be-won = Tokio būrio patraukti į savo pusę negalima.
no-the-ships-cannot-land-so = Taip laivai išsilaipinti negali.
no-so-many-cannot-become-ships = Tiek būrių laivais tapti negali.
no-that-is-not-among-the-gains = Tarp to, ką gauni, šito nėra.
