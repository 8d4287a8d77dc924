# „Civilizacijos“ lenta puslapyje.

moment = { $round } raundas
moment-setup = Pasirengimas
num-ast = Raidos lentelė
num-points = Matomi taškai
num-cities = Miestai
num-tokens = Žetonai
num-areas = Sritys
num-stock = Atsargos
num-treasury = Iždas
num-ships = Laivai
num-cards = Civilizacijos kortos
num-hand = Prekybos kortos
civ-map = Žemėlapis
civ-move-from = { $area }: kur keliauti?
civ-area = { $area }: riba { $limit }{ $site ->
        [1] , miesto vieta
       *[other] {""}
    }
civ-here-city = { CASE($nation, "gen") } miestas
civ-here-tokens =
    { $n } { CASE($nation, "gen") } { $n ->
        [one] žetonas
        [few] žetonai
       *[other] žetonų
    }
civ-here-ships =
    { $n } { CASE($nation, "gen") } { $n ->
        [one] laivas
        [few] laivai
       *[other] laivų
    }
civ-here-nobody = nieko nėra
civ-water-of = Pakrantė: { $area }
civ-on-plain = užliejamas slėnis: { $plain }
civ-volcano = ugnikalnis: { $volcano }
civ-ast = Raida
civ-ast-at = { $nation }: raidos lentelės langelis { $space } iš { $end }
civ-ast-next = kitas langelis: { $need }
civ-start = pradžia
civ-end = pabaiga
civ-needs-2 = 2 miestai
civ-needs-3 = 3 grupės
civ-needs-4 = 7 kortos
civ-needs-5 = taškai
civ-needs-points = { $n } { $n ->
    [one] taškas
    [few] taškai
   *[other] taškų
}
civ-thinks = galvoja
civ-acts = sprendžia
civ-trade-hand = Prekybos kortos
civ-cards-only-you = { $n } { $n ->
    [one] korta, matai tik tu
    [few] kortos, matai tik tu
   *[other] kortų, matai tik tu
}
civ-calamity = nelaimė
civ-set-values = Rinkinių vertė
civ-trade-floor = Prekyvietė
civ-market = Turgus, { $n } ratas
civ-offers = { $n } { $n ->
    [one] pasiūlymas
    [few] pasiūlymai
   *[other] pasiūlymų
}
civ-answered = Atsakė { $n } iš { $of }
civ-true = tiesa
civ-checked-by-rules = patikrinta pagal taisykles
civ-no-offers-yet = Ant stalo pasiūlymų nėra.
civ-offer-number = pasiūlymas { $n }
civ-n-cards = { $n } { $n ->
    [one] korta
    [few] kortos
   *[other] kortų
}
civ-worth = vertė { $n }
civ-one-is = viena jų
civ-wants = mainais:
civ-paused = pristabdyta
civ-do-accept = Priimti
civ-do-withdraw = Atsiimti
civ-do-suspend = Pristabdyti
civ-do-resume = Tęsti
civ-say = Sakyti
civ-everybody-reads = Visi perskaitys
civ-name-one = Įvardyk vieną
civ-you-pass = Perleidi kortą „{ $card }“
civ-anything = bet kas
civ-all = visi
civ-offer-to = Pasiūlymas → { $who }; mainais: { $wants }
civ-offer-wanting = Pasiūlymas; mainais: { $wants }
civ-counter-number = Atsakyti į pasiūlymą { $n }
civ-counter-to = Atsakyti į pasiūlymą: { $who }
civ-civilization-cards = Civilizacijos kortos
civ-owned = turi
civ-card-price = kaina { $n }
civ-left = liko { $n }
civ-tab-map = Žemėlapis
civ-tab-trade = Prekyba
civ-tab-cards = Kortos
civ-event-1 = Mokesčiai
civ-event-2 = Augimas
civ-event-3 = Surašymas
civ-event-4 = Laivai
civ-event-5 = Judėjimas
civ-event-6 = Kova
civ-event-7 = Miestai
civ-event-8 = Kortos
civ-event-9 = Prekyba
civ-event-10 = Pirkimas
civ-event-11 = Nelaimės
civ-event-12 = Grąžinimas
civ-event-13 = Raida
civ-nations = Tautos

# The purchase and a threatened city.
civ-can-spend = Gali išleisti { $n }: rinkiniai { $hand }, iždas { $treasury }.
civ-chosen = Pasirinkta
civ-nothing-chosen = Kol kas nieko nepasirinkta.
civ-put-back = grąžinti
civ-price = Kaina iš viso
civ-left-to-spend = Dar gali išleisti
civ-short = trūksta { $n }
civ-ways-to-pay = Kaip sumokėti
civ-spares-most = Iš viso lieka daugiausia
civ-spares-treasury = Tausoja iždą
civ-spares-cards = Tausoja kortas
civ-treasury-pays = iždas { $n }
civ-lost-overpaying = permokėjus dingsta { $n }
civ-exact = niekas nedingsta
civ-left-after = paskui ranka verta { $n }
civ-city-threatened = { $area }: miesto neįmanoma apginti
civ-city-facts = { $nation } ten turi žetonų: { $tokens }; miestui užimti reikia { $needed }. Gynybai reikėtų 6 žetonų atsargose, o turi { $stock }.

# Warnings.
warn-surplus =
    { $tokens ->
        [one] { $tokens } žetonas viršija ribas ir bus nuimtas.
        [few] { $tokens } žetonai viršija ribas ir bus nuimti.
       *[other] { $tokens } žetonų viršija ribas ir bus nuimta.
    }
warn-nobody = Lentoje neliktų nė vieno tavo žetono: nebebūtų kam augti.
warn-conflict = Bus kova: { $area }.
warn-support = Miestams išlaikyti trūksta žetonų lentoje: { $tokens }.
warn-revolt =
    { $cities ->
        [one] { $cities } miestas negalėtų sumokėti mokesčių iš tavo atsargų ir gali sukilti.
        [few] { $cities } miestai negalėtų sumokėti mokesčių iš tavo atsargų ir gali sukilti.
       *[other] { $cities } miestų negalėtų sumokėti mokesčių iš tavo atsargų ir gali sukilti.
    }
warn-hand =
    { $cards ->
        [one] Teks grąžinti { $cards } prekybos kortą: pasilikti galima šešias.
        [few] Teks grąžinti { $cards } prekybos kortas: pasilikti galima šešias.
       *[other] Teks grąžinti { $cards } prekybos kortų: pasilikti galima šešias.
    }

# How a round goes.
civ-learn-1 = Kiekvienas miestas moka mokesčius į iždą; tada žetonų gausėja: iš vieno tampa du, o kur du ar daugiau, prisideda du.
civ-learn-2 = Judėjimas: kiekvienas žetonas sausuma eina į gretimą sritį; laivai pakrantėmis veža iki penkių žetonų.
civ-learn-3 = Kur susirenka per daug, kyla kova. Šeši žetonai miesto vietoje, kitur – dvylika, tampa miestu. Kiekvienam miestui reikia dviejų žetonų kitur.
civ-learn-4 = Kiekvienas miestas traukia prekybos kortą. Keiskis su kitais: vienos prekės rinkiniai daug vertesni už pavienes kortas. Nelaimes galima perleisti.
civ-learn-5 = Už rinkinius ir iždą pirk civilizacijos kortas. Jos atpigina kitas ir padeda visam laikui.
civ-learn-6 = Ištinka nelaimės, paskui žymekliai juda raidos lentele, jei įvykdytos epochos sąlygos. Laimi, kas pasiekia galą su reikiamais taškais.
civ-group-crafts = Amatai
civ-group-sciences = Mokslai
civ-group-arts = Menai
civ-group-civics = Visuomenė
civ-one-more = Dar viena korta pridėtų

# Planning on the map, sets, moments.
civ-tab-ast = Tautos
civ-asked-here = klausimas čia
civ-chosen-here = pasirinkta: { $amount }
civ-sail-from = Laivas ({ $area }): kur plaukti?
civ-on-foot = pėsčiomis
civ-with-ship = Laivu
civ-by-ship = laivu, { $steps } iš { $of } žingsnių
civ-by-ship-at = laivas: { $area }, { $steps } iš { $of } žingsnių
civ-ship-at = Laivas: { $area }
civ-steps =
    { $n ->
        [one] { $n } žingsnis
        [few] { $n } žingsniai
       *[other] { $n } žingsnių
    }
civ-badge-city = { $n }: galimas miestas
civ-badge-over = { $n } per daug
civ-badge-conflict = kova { $mine } : { $theirs }
civ-badge-city-attack = puolimas { $n } iš { $of }
civ-city-in = Miestas: { $area }
civ-site = miesto vieta
civ-unit-units =
    { $n ->
        [one] vieneto
        [few] vienetų
       *[other] vienetų
    }
civ-unit-tokens =
    { $n ->
        [one] žetono
        [few] žetonų
       *[other] žetonų
    }
civ-unit-cities =
    { $n ->
        [one] miesto
        [few] miestų
       *[other] miestų
    }
civ-unit-support = išlaikymo
civ-order-help = Nurodyk, kiek praranda kiekvienas kitas.
civ-set-help = Spausk vietas žemėlapyje arba rinkis sąraše; kiekvienas spustelėjimas prideda vieną.
civ-hand-help = Spausk kortas rankoje arba rinkis sąraše; kiekvienas spustelėjimas prideda vieną.
civ-your-plan = Tavo planas
civ-your-move = Tavo ėjimas
civ-plan-sum = Dalių: { $n }, žetonų: { $tokens }. Keisk, atsisakyk arba tęsk.
civ-plan-help = Nutempk žetonus į vietą arba spustelėk juos, paskui vietą. Niekas negalioja, kol nebaigi.
civ-still-free = Dar gali judėti
civ-end-movement = Baigti judėjimą
civ-leads-to = Kas iš to išeis
civ-support = Išlaikymas, miestų: { $n }
civ-support-of = yra { $n }, reikia { $of }
civ-city-possible = Galimas miestas
civ-support-all = Išlaikymas visiems
civ-lacking = trūksta { $n }
civ-over-limit = Per daug
civ-lost = prarasta { $n }
civ-conflict-in = Kova: { $area }
civ-takes-city = miestui reikia { $n }
civ-picked = { $area }: { $n } iš { $of }
civ-picked-help = Kiek ir kur? Paryškintos vietos pasiekiamos; skaičių galima įvesti klaviatūra.
civ-how-many = Kiek
civ-of-limit = { $n } iš { $limit }
civ-ship-help = Kur jis plaukia be žetonų? Jei nori vežti žetonus, rinkis juos: laivą jie ras patys.
civ-worth-points =
    { $n ->
        [one] { $n } matomas taškas
        [few] { $n } matomi taškai
       *[other] { $n } matomų taškų
    }
civ-short-tokens = lenta
civ-short-cities = miestai
civ-short-ships = laivai
civ-short-stock = atsarga
civ-short-treasury = iždas
civ-short-hand = ranka
civ-hand-sum = kortų: { $n }, vertė { $worth }
civ-fight-why = Žetonų { $n }, o vietos { $limit }: visi nuima paeiliui, pirmiausia turintys mažiausiai.
civ-calamity-red = nelaimė { $n }, raudona
civ-calamity-black = nelaimė { $n }, juoda
civ-about-volcano_earthquake = Ugnikalnis sunaikina viską aplink; jei jo nėra, žemė sudrebina miestą.
civ-about-flood = Viename užliejamame slėnyje žūva 17 vienetų ir iki 10 kitų žaidėjų.
civ-about-famine = Prarandami 9 vienetai; kiti praranda iš viso 20, kiekvienas iki 11.
civ-about-civil_war = Dalis tautos atsiskiria ir atitenka kitam žaidėjui.
civ-about-epidemic = Miršta 16 vienetų, bet nė viena sritis neištuštėja; kiti praranda iki 25.
civ-about-civil_disorder = Visi miestai, išskyrus 4, sumažinami.
civ-about-iconoclasm_heresy = Sumažinami 4 miestai ir 2 kitų žaidėjų.
civ-about-piracy = Už kiekvieną prekiautojo laivą prarandamas pakrantės miestas.
civ-why-drawn = Kortą ištraukė { $nation }.
civ-why-traded = { $nation } gavo ją mainais iš { CASE($trader, "gen") }; atidavusiai tautai ji nekenkia.
civ-commodity = prekė, { $n } krūvelė
civ-about-commodity = n vienos prekės kortų verta n × n × vienos kortos vertė: antra korta prideda tris kartus daugiau nei pirma.
civ-about-red = Raudona: ištinka ją ištraukusįjį, jos mainyti negalima.
civ-about-black = Juoda: ją galima išmainyti, ir ji ištinka tik mainais ją gavusįjį.
civ-sets-worth = 1, 2, 3 … kortų vertė
civ-in-hand = Tavo rankoje
civ-printed-price = Kaina ant kortos
civ-your-price = Tavo kaina
civ-needs-card = Reikia
civ-credit-towards = Nuolaida kortoms
civ-owners = Kas turi
civ-in-supply = Dar galima pirkti
civ-accept-help = Kortos keičiasi iškart, ir to atšaukti negalima. Kortų skaičius, vertė ir įvardyta prekė tikri; kitos kortos gali būti bet kokios, ir nelaimės.
civ-give-at-least = Reikia bent { $n } kortų, tarp jų – prekės.

## what happened: headings, threats, scenes

heading-round = { $round } raundas
heading-phase =
    { $event ->
        [1] { civ-event-1 }
        [2] { civ-event-2 }
        [3] { civ-event-3 }
        [4] { civ-event-4 }
        [5] { civ-event-5 }
        [6] { civ-event-6 }
        [7] { civ-event-7 }
        [8] { civ-event-8 }
        [9] { civ-event-9 }
        [10] { civ-event-10 }
        [11] { civ-event-11 }
        [12] { civ-event-12 }
       *[13] { civ-event-13 }
    }
heading-movement = { civ-event-5 }: { $seat }
threat-conflict = Kova: { $areas }
threat-calamity = Tavo rankoje: „{ $card }“
threat-support = Miestams išlaikyti trūksta žetonų: { $number }
threat-revolt = Miestai be lėšų mokesčiams: { $number }
threat-surplus = Žetonų per daug: { $number }
threat-hand = Prekybos kortų per daug: { $number }
scene-fight = Kova
scene-surrender = Miestas
scene-calamity = Nelaimė
scene-revolt = Sukilimas
scene-steps-back = Raidos lentelė
scene-swap = Mainai
scene-void = Negaliojantis sandoris

# the guided first turns
civ-guide-nation = Pasirink tautą
civ-guide-nation-text = Kiekviena tauta pradeda kitur ir turi savo raidos lentelės eilutę. Nurodyk tautą ir pamatysi, kur ji prasideda.
civ-guide-nation-why = Kampe esanti tauta ilgai auga netrukdoma; esanti viduryje greitai sulaukia kaimynų, su kuriais prekiauja ir kovoja.
civ-guide-map = Skaityk žemėlapį
civ-guide-map-text = Skaičius apskritime – kiek žetonų sritis išmaitina; pertekliniai žūva. Juodas kvadratas – miesto vieta.
civ-guide-map-why = Žetonai dauginasi kas raundą: vienas virsta dviem, du ir daugiau pagausėja dviem. Plisk, ir viskas augs greičiau.
civ-guide-move = Suplanuok ėjimus
civ-guide-move-text = Spustelėk krūvelę, pasirink, kiek, spustelėk, kur eiti: rodyklės rodo planą. Bet kokia tvarka, bet ką gali keisti ar išmesti.
civ-guide-move-why = Kur yra maisto, palik vieną ar du, kitus siųsk šalia: niekas nežus, o kitą raundą augs daugiau sričių.
civ-guide-end = Baik judėjimą
civ-guide-end-text = Kai rodyklės tokios, kokių nori, šis mygtukas išsiunčia visą planą iškart.
civ-guide-end-why = Iki tol nieko nedaroma; stalas pasako, kas būtų prarasta ir dėl ko būtų kovojama.
civ-guide-ship = Laivai
civ-guide-ship-text = Laivas kainuoja du žetonus arba du iždo žetonus ir plukdo iki penkių žetonų palei krantą.
civ-guide-ship-why = Tik ne už vienintelius du žetonus: pirma leisk jiems padaugėti. Tada vienas ankstyvas laivas atveria salas, kurių pėsčiomis niekas nepasieks.
civ-guide-cities = Miestai
civ-guide-cities-text = Šeši žetonai miesto vietoje virsta miestu, kitur – dvylika. Kiekvienam miestui išlaikyti reikia dviejų žetonų kur nors.
civ-guide-cities-why = Miestai traukia prekybos kortas ir stumia tave raidos lentele. Statyk, kai lieka pakankamai žetonų jiems išlaikyti.
civ-guide-trade = Prekyba
civ-guide-trade-text = Vienos prekės rinkinys vertas daug daugiau nei atskiros kortos: trys vienodos vertos devynis kartus daugiau už vieną. Siūlyk tai, ko turi mažai, už tai, ką renki.
civ-guide-trade-why = Kortų skaičius, jų vertė ir viena prekė pasakomi teisingai; visa kita gali būti bet kas, net nelaimė. Tai žaidimo dalis.
civ-guide-buy = Pirk civilizacijos kortas
civ-guide-buy-text = Mokėk prekybos kortų rinkiniais ir iždu. Kortos lieka visam laikui, padeda ir pigina kitas tos spalvos kortas.
civ-guide-buy-why = Raidos lentelės epochos reikalauja kelių spalvų kortų: nepirk vien pigiausių.
civ-guide-ast = Raidos lentelė (A.S.T.)
civ-guide-ast-text = Kas raundą tavo žymeklis pasislenka per langelį, jei tenkini kitos epochos reikalavimus: miestai, vėliau kortos.
civ-guide-ast-why = Kas du raundus stovi vietoje, retai laimi: žiūrėk iš anksto, ko prašys kita epocha.

# where points came from
source-cards = Civilizacijos kortos
source-treasury = Iždas
source-hand = Prekių kortos rankoje

# who trades
civ-do-counter = Priešpriešinis
civ-traders = Prekiautojai
civ-traders-cards = Kortos
civ-traders-deals = Mainai
civ-traders-offers = Pasiūlymai
civ-traders-left = Žinutės
civ-traders-done = Baigė
