# Pasakojimas: žurnalo antraštės, grėsmės, įspėjimai, scenos, iš kur taškai

heading-turn = { $turn } ėjimas
heading-phase = { $phase }
heading-part = { $phase }: { $seat }

threat-army = { $seat } gali tuoj pat pulti ({ $city }): { $armies ->
        [one] { $armies } armija
        [few] { $armies } armijos
        [many] { $armies } armijos
       *[other] { $armies } armijų
    }, kortų { $cards } prieš tavo { $own }, tavo premija: { $number }
threat-blockade = { $seat } blokuoja { $number ->
        [one] { $number } kvadratą
        [few] { $number } kvadratus
        [many] { $number } kvadrato
       *[other] { $number } kvadratų
    } ({ $city })
threat-culture = { $seat }: { $number } iš { $most } kultūros eilutės langelių
threat-technology = { $seat }: { $number } iš { $most } technologijų iki skrydžio į kosmosą
threat-economy = { $seat }: { $number } iš { $most } monetų
threat-spies = Gali atšaukti tavo miesto veiksmą: { $seats }
threat-cancels = Gali atšaukti tavo įvykį: { $seats }
threat-last-turns = { $number ->
        [0] Tai paskutinis ėjimas
       *[other] Kitas ėjimas bus paskutinis
    }

warn-idle-cities = { $number ->
        [one] { $number } tavo miestas šį ėjimą nieko neveikia.
        [few] { $number } tavo miestai šį ėjimą nieko neveikia.
        [many] { $number } tavo miesto šį ėjimą nieko neveikia.
       *[other] { $number } tavo miestų šį ėjimą nieko neveikia.
    }
warn-no-research = Dabar galėtum ištirti technologiją; tinkamų: { $number }.
warn-city-open = Tuomet priešo armija galėtų įžengti čia: { $city }.

scene-battle = Mūšis
scene-event = Kultūros įvykis
scene-ability = Išteklių gebėjimas
scene-research = Tyrimai
scene-wonder = Stebuklas
scene-person = Didi asmenybė
scene-deal = Prekyba
scene-victory = Pergalė

source-techs = Technologijos
source-space = Kultūros eilutė
source-coins = Monetos


# Mūšis

smc-battle-city = Mūšis: { $city } ({ $nation })
smc-battle-field = Mūšis kvadrate { $square }
smc-battle-village = Mūšis dėl kaimo
smc-barbarians = Barbarai
smc-played-by = žaidžia { $name }
smc-attacks = puolėjas
smc-defends = gynėjas
smc-your-battle-turn = Tavo mūšio ėjimas: žaisk dalinį.
smc-your-battle-turn-played = Tavo mūšio ėjimas: dalinys sužaistas.
smc-their-battle-turn = Mūšio ėjimas: { $name }.
smc-fronts = Frontai
smc-front-n = { $n } frontas
smc-front-empty = tuščia
smc-front-open-for = laisva: { $name }
smc-open-front = Atverk čia frontą
smc-new-front = Naujas frontas: dabar nepuolama.
smc-attack-front = Pulk { $n } frontą
smc-hand-drawn = Ištraukta mūšio ranka: { $n }
smc-left-in-hand = liko { $n }
smc-units-in-front = Daliniai frontuose
smc-bonus-difference = Kovos premija: { $own } − { $other }
smc-killed = Žuvo
smc-if-it-ended = jei baigtųsi dabar
smc-chance-with = tikimybė: { $unit }
smc-chance-best = tikimybė geriausiai žaidžiant
smc-chance-now = tikimybė dabar
smc-chance-to-win = tikimybė laimėti
smc-stakes = Ant kortos pastatyta
smc-stake-take-village = Laimėsi: kaimo žetonas tavo.
smc-stake-take-field = Laimėsi: visi ten žus, pasiimsi vieną grobį.
smc-stake-take-city = Laimėsi: miestas kris, pasiimsi grobį.
smc-stake-take-capital = Laimėsi: jų sostinė kris, žaidimas tavo.
smc-stake-hold = Laimėsi: puolėjai žus, pasiimsi vieną grobį.
smc-stake-armies = { $n ->
    [one] Pralaimėsi: žus { $n } tavo kariuomenė.
    [few] Pralaimėsi: žus { $n } tavo kariuomenės.
   *[other] Pralaimėsi: žus { $n } tavo kariuomenių.
}
smc-stake-lose-city = Pralaimėsi: miestas kris, jie pasiims grobį.
smc-stake-lose-capital = Pralaimėsi: tavo sostinė kris, žaidimas jų.
smc-every-play = Visi ėjimai
smc-opens = { $unit } ({ $n }) atveria frontą
smc-attacks-front = { $unit } ({ $n }) puola { $front } frontą
smc-sum-after = sumos tada { $own } ir { $other }
smc-both-die = žūsta abu
smc-both-live = abu išlieka
smc-it-kills = nukauna ir išlieka
smc-it-dies = žūsta pats
smc-first-own = { $unit } smogia pirmas
smc-first-enemy = { $enemy } smogia pirmas
smc-first-both = Abu smogia kartu
smc-dies = { $unit } žūsta
smc-wounds-of = { $unit }: žaizdų { $n } iš { $of }
smc-no-blow-back = atsakomojo smūgio nėra
smc-strength-n = stiprumas { $n }
smc-wounded = žaizdos: { $n } iš { $of }
smc-wounds-die = { $n } iš { $of }: žūsta
smc-your-hand = Tavo ranka
smc-their-hand = Ranka: { $name }
smc-cards-n = kortų: { $n }
smc-hidden-n = paslėpta: { $n }
smc-their-types = Visų jų dalinių rūšys
smc-fallen = Žuvę

# Tyrimai

smc-research-secret = Slapti tyrimai
smc-research-lead = Viena technologija; visos atverčiamos kartu. Iš { $n } prekybos lieka { $kept }.
smc-learn-free = Išmok technologiją veltui
smc-research-nothing = Nieko, pasilikti { $n } prekybos
smc-choose-tech = Pasirink technologiją
smc-seal = Užantspauduoti: { $tech }
smc-learn = Išmokti: { $tech }
smc-thinks = galvoja
smc-sealed = užantspauduota
smc-pyramid = Tavo technologijų piramidė
smc-pyramids = Visų technologijos
smc-all-techs = Visos technologijos
smc-trade-n = prekyba { $n }
smc-known = žinoma
smc-chosen-tech = pasirinkta
smc-place-any = bet kuri
smc-place-free = laisva
smc-place-needs = reikia dar { $n } ({ $level })
smc-level = { $level } lygis
smc-fit = tinka: { $n }
smc-fit-price = tinka: { $n }, kaina: prekyba { $price }
smc-look-at-tech = Spustelėk technologiją ir pamatysi, ką ji iškart pakeičia.
smc-trade-spent = Prekyba
smc-rank-of = Rangas: { $type }
smc-rank-n = { $n } rangas
smc-value-speed = Greitis
smc-value-stack = Figūrėlių kvadrate
smc-value-most_cities = Daugiausia miestų
smc-value-culture_hand = Daugiausia įvykių rankoje
smc-value-battle_hand = Mūšio ranka
smc-value-combat_bonus = Kovos premija
smc-value-income = Prekyba kas ėjimą
smc-value-coins = Monetos
smc-to-space-flight = Technologijų trūksta iki skrydžio į kosmosą

# Atsakymai

smc-last-in = Kas paskelbta paskiausiai, įvyksta pirmiausia.
smc-announced = Paskelbta, viršutinis įvyksta pirmas
smc-what-follows = Kas bus toliau
smc-asked-by-public = Atsakymo neturi. Tavęs klausiama, nes, kiek mato kiti, galėtum jį turėti.
smc-asked = klausiama
smc-action-of = Veiksmas: { $city }
smc-a-move = Figūrėlių ėjimas
smc-a-move-begins = Prieš pirmą žingsnį
smc-targets = Taikinys: { $names }
smc-steps-step = Iš { $from } į { $to }; liko žingsnių: { $left }
smc-steps-discover = Iš { $from } atveria žemę: { $to }
smc-steps-sacrifice = Figūrėlė atiduodama mieste { $to }
smc-cancels = atšaukia { $n }
smc-if-you-play = Jei atsakysi: { $what }
smc-if-you-pass = Jei praleisi
smc-to-the-arts = Atsideda menams.
smc-stands = Įvyksta: { $what }
smc-is-cancelled = Atšaukiama: { $what }
smc-window-again = Į tai, kas žemiau, bus galima atsakyti dar kartą.
smc-standing-pass = Šį ėjimą dėl miestų veiksmų tavęs nebeklaus.
smc-watch-title = Ar stebi judėjimą: { $name }?
smc-watch-means = Kas stebi, klausiamas prieš kiekvieną žingsnį ir gali atsakyti įvykiu ar šnipu. Kas nestebi, šioje dalyje neklausiamas.
smc-watch-public = Kad stebi, mato visi; kodėl, nesužinos niekas: gali stebėti ir tuščiomis.
smc-watch-choose = Pasirink
smc-choice-watch = Klausiama prieš kiekvieną šios dalies žingsnį
smc-choice-rest = Šioje dalyje neklausiama
smc-choice-rest-on = Neklausiama nė viename šio ėjimo judėjime
smc-army-near = Armija { $square }: žingsnių iki „{ $city }“ { $n }, greitis { $speed }

# Mainai

smc-offer-to = Pasiūlymas: { $name }
smc-make-offer = Siūlyti
smc-offer-lead = Atsakoma iškart, visam pasiūlymui arba niekam.
smc-offer-count = Pateikta pasiūlymų: { $n } iš { $of }
smc-you-give = Tu duodi
smc-gives = { $name } duoda
smc-public-limits = visiems matomos ribos
smc-of-n = iš { $n }
smc-has-nothing = Neturi kuo mainytis.
smc-never-traded = Nemainoma: daliniai, technologijos, monetos, figūrėlės.
smc-for-you = Tau
smc-for = Kitam: { $name }
smc-over-hand = Įvykių per daug, iškart atmesti: { $n }
smc-offers-you = { $name } tau siūlo mainus
smc-whole-or-not = Priimk viską arba nieko; priešpriešinis pasiūlymas yra tavo paties.
smc-promises = Pažadai nieko neįpareigoja.
smc-counter = Atmesti ir siūlyti kitaip
smc-nothing = Nieko
smc-click-again = Spustelėk dar kartą: kas atiduota, to nebėra.
smc-hand-over = Atiduoti
smc-handed-secretly = Kas tai, žinosite tik jūs abu.
smc-as-agreed = Tiek, kiek sutarta; kuriuos, renkiesi tu.
smc-good-trade = Prekyba
smc-good-culture = Kultūros žetonai
smc-good-huts = Trobelių žetonai, užversti
smc-good-villages = Kaimų žetonai, užversti
smc-good-events_1 = I lygio įvykiai
smc-good-events_2 = II lygio įvykiai
smc-good-events_3 = III lygio įvykiai

# Kultūra ir didžios asmenybės

smc-culture-track = Kultūros eilutė
smc-section = { $level } įvykiai: žingsnis – kultūra { $culture }, prekyba { $trade }
smc-next-space = Kitas langelis { $n }: kultūra { $culture }, prekyba { $trade }.
smc-you-have = Turi { $culture } ir { $trade }.
smc-any-time = bet kada
smc-discard-shown = Atmesti įvykiai parodomi visiems ir padedami po savo kalade.
smc-discard-count = Pasirinkta: { $n } iš { $of }
smc-hand-too-large = Įvykių rankoje: { $n }, likti gali { $limit }
smc-your-events = Tavo kultūros įvykiai
smc-goes = atmetamas
smc-stays = lieka
smc-combat-n = kovos premija { $n }
smc-person-replaces = Stovi tavo miesto apylinkėse, bet kurioje neužblokuotoje žemėje, ir pakeičia viską, ką kvadratas duoda.
smc-person-squares = Tinkamų kvadratų: { $n }. Jie apšviesti žemėlapyje.
smc-do-it = Daryti

# Turgus ir aprašymai

smc-sheet-market = Turgus
smc-sheet-culture = Kultūros eilutė
smc-sheet-techs = Technologijos
smc-wonders = Stebuklai
smc-in-deck = kaladėje: { $n }
smc-buildings = Pastatai
smc-units = Daliniai
smc-star = vienas toks pastatas mieste
smc-kind-tech = Technologija
smc-kind-wonder = Stebuklas
smc-kind-event = Kultūros įvykis
smc-kind-building = Pastatas
smc-kind-person = Didi asmenybė
smc-kind-unit = Dalinys
smc-kind-government = Valdymo forma
smc-kind-civ = Civilizacija
smc-kind-resource = Išteklius
smc-trade-needed = Reikia prekybos
smc-of-yours = { $n } (turi { $have })
smc-known-by = Žino
smc-nobody = niekas
smc-brings-building = Pastatas
smc-brings-government = Valdymo forma
smc-brings-unit = Daliniai tampa
smc-brings-discount = Atpigina
smc-printed-cost = Gamybos kaina
smc-cost-with = Su „{ $tech }“
smc-your-cost = Tau dabar
smc-stands-at = Stovi
smc-obsolete = Pasenęs
smc-played-in = Žaidžiama
smc-in-hand = Tavo rankoje
smc-icon-production = Gamyba
smc-icon-trade = Prekyba
smc-icon-culture = Kultūra
smc-icon-coin = Monetos
smc-left-in-market = Liko turguje
smc-you-own = Turi
smc-unlocked = Tau prieinama
smc-in-force = Galioja
smc-outskirts-of = Apylinkės
smc-about-walls = Jei mieste sienos, mūšyje dėl jo pirmas žaidžia puolėjas, o gynėjai gauna didesnę premiją.
smc-about-star = Pastatas su žvaigžde: mieste daugiausia vienas. Pakeičia viską, ką jo kvadratas duoda.
smc-about-building = Pakeičia viską, ką jo kvadratas duoda.
smc-about-resource = Juo mokama už technologijų gebėjimus. Miestai jį renka ten, kur jį rodo žemė.
smc-about-token = Laikomas užverstas; juo mokama kaip turgaus žetonu.
smc-about-type = Pirmas smogia prieš: { $beats }.
smc-about-aircraft = Aviacija nieko nepranoksta, ir niekas nepranoksta jos.

# Pergalė

smc-victory-culture = Kultūros pergalė
smc-victory-technology = Technologijų pergalė
smc-victory-economy = Ekonominė pergalė
smc-victory-military = Karinė pergalė
smc-victory-score = Pergalė taškais
smc-victory-no_winner = Mokomoji partija baigta
smc-victory-undecided = Neišspręsta
moment-culture = { $round } ėjimas: { smc-victory-culture }
moment-technology = { $round } ėjimas: { smc-victory-technology }
moment-economy = { $round } ėjimas: { smc-victory-economy }
moment-military = { $round } ėjimas: { smc-victory-military }
moment-score = { $round } ėjimas: { smc-victory-score }
moment-no_winner = { $round } ėjimas: { smc-victory-no_winner }
smc-victory-culture-how = { $turn } ėjimą pasiekta kultūros eilutės pabaiga.
smc-victory-technology-how = { $turn } ėjimą išmokstamas skrydis į kosmosą.
smc-victory-economy-how = { $turn } ėjimą surinkta penkiolika monetų.
smc-victory-military-how = { $turn } ėjimą krinta priešo sostinė.
smc-victory-score-how = Po { $turn } ėjimo skaičiuojamos technologijos, kultūros langeliai ir monetos.
smc-victory-no_winner-how = Mokomosios partijos nelaimi niekas.
smc-victory-undecided-how = Žaidimas tęsiasi.
smc-how-near = Kiek kuriam trūko
smc-way-culture = Kultūra
smc-way-technology = Technologijos
smc-way-economy = Ekonomika
smc-way-military = Karas
smc-steps-away = kvadratų: { $n }
smc-why-battle = Daliniai stoja frontas prieš frontą; laimi tas, kieno frontuose su kovos premija lieka daugiau stiprumo, lygiosios – gynėjui.
smc-why-research = Visi renkasi slapta; eilės tvarka kiekvienas sumoka visą prekybą, išskyrus monetų saugomą, ir išmoksta.
smc-why-deal = Kas atiduota, to nebėra, kad ir kas žadėta.
smc-why-victory = Žaidimas baigiasi iškart, kai įvykdyta pergalės sąlyga.

# Sąrašas

smc-group-cities = Miestų veiksmai
smc-group-build = Statyti
smc-group-figures = Figūrėlės
smc-group-units = Daliniai
smc-group-attacks = Pulti frontą
smc-group-fronts = Atverti frontą
smc-group-culture = Kultūra ir monetos

# Pirmoji partija su vedliu

smc-guide-capital = Tavo sostinė
smc-guide-capital-text = Pasirink vieną iš keturių savo namų plytelės vidurinių kvadratų.
smc-guide-capital-why = Aštuoni kvadratai aplink maitins miestą: kalnai gamina, vanduo duoda prekybos.
smc-guide-start = Pirmosios figūrėlės
smc-guide-start-text = Armija ir žvalgas pradeda sostinės apylinkėse.
smc-guide-start-why = Statyk ten, iš kur greičiausiai išeis: žvalgas taps antruoju miestu, o tai anksti vertingiausia.
smc-guide-ways = Keturi keliai į pergalę
smc-guide-ways-text = Kultūros eilutės galas, skrydis į kosmosą, penkiolika monetų arba priešo sostinė: juostos rodo, kas kur yra.
smc-guide-ways-why = Pasirink vieną anksti pagal tai, kuo stipri tavo civilizacija, ir stebėk kitų juostas.
smc-guide-turn = Ėjimo pradžia
smc-guide-turn-text = Čia steigiami miestai ir keičiama valdymo forma. Jei nėra ko steigti, baik šią dalį.
smc-guide-turn-why = Miestui reikia aštuonių atverstų kvadratų aplink ir trijų kvadratų iki kito miesto.
smc-guide-trade = Prekyba
smc-guide-trade-text = Miestai surinko prekybos į skalę. Gali siūlyti mainus arba praleisti.
smc-guide-trade-why = Už prekybą perkamos technologijos: šešių taškų užtenka I lygiui, o išleidžiama visa.
smc-guide-city = Kiekvienas miestas veikia kartą
smc-guide-city-text = Gamink, skirk miestą menams arba rink išteklių.
smc-guide-city-why = Anksti – žvalgas, paskui pastatai: jie gerina visus vėlesnius ėjimus.
smc-guide-item = Ką gamina
smc-guide-item-text = Ko trūksta gamybai, galima paspartinti: trys prekybos taškai – viena gamyba.
smc-guide-item-why = Spartink tik tai, kas iškart atsiperka: prekyba yra ir kita tavo technologija.
smc-guide-move = Judėjimas
smc-guide-move-text = Spustelėk figūrėlę, paskui apšviestą kvadratą. Šalia debesies figūrėlė gali atversti plytelę.
smc-guide-move-why = Pirmiausia atrask: reikia žemės antrajam miestui, o trobelės duoda išteklių.
smc-guide-research = Tyrimai
smc-guide-research-text = Kiekvienai technologijai reikia vietos: dvi apačioje laiko vieną viršuje.
smc-guide-research-why = Be piramidės nėra skrydžio į kosmosą, o plati pirma eilė atveria kitas.
smc-guide-sheets = Turgus, kultūra, technologijos
smc-guide-sheets-text = Šie lapai rodo, kas liko, kultūros eilutę ir ką kas žino.
smc-guide-sheets-why = Parodyk į bet ką ir perskaitysi viską, su kaina tau dabar.
