# Sid Meier's Civilization lenta puslapyje.

moment = { $round } ėjimas: { $phase }
moment-setup = Pasirengimas
num-techs = Technologijos
num-space = Kultūros takas
num-coins = Monetos
num-trade = Prekyba
num-culture = Kultūra
num-cities = Miestai
num-armies = Kariuomenės
num-units = Daliniai
num-wonders = Stebuklai

smc-map = Langelių žemėlapis
smc-players = Žaidėjai
smc-capital = Sostinė
smc-city-n = { $n }-as miestas
smc-city-of = { $city } ({ $nation })
smc-hut = trobelė
smc-village = kaimas
smc-unknown = nežinoma žemė
smc-blockaded = blokuojama
smc-armies = { $n ->
    [one] { $n } kariuomenė
    [few] { $n } kariuomenės
   *[other] { $n } kariuomenių
}
smc-scouts = { $n ->
    [one] { $n } skautas
    [few] { $n } skautai
   *[other] { $n } skautų
}
smc-yield-production = gamyba { $n }
smc-yield-trade = prekyba { $n }
smc-yield-culture = kultūra { $n }
smc-yield-coin = { $n ->
    [one] { $n } moneta
    [few] { $n } monetos
   *[other] { $n } monetų
}
smc-move-from = { $figures } iš { $square }
smc-layers = Derlius žemėlapyje: rodyti { $what }
smc-layer-cities = savo miestų
smc-layer-all = visą
smc-layer-none = nieko
smc-badge-figures = mūšis
smc-badge-city = puola miestą
smc-badge-village = kovoja dėl kaimo
smc-badge-hut = paima trobelę
smc-badge-discover = { $n ->
    [0] atverčia lentelę
   *[other] atverčia lentelę, lieka { $n }
}
smc-badge-odds = { $what }: { $n } % laimėti
smc-badge-scouts = nužudo žvalgus
smc-badge-blockade = blokada: { $city }
smc-badge-site = galima įkurti miestą
smc-badge-sacrifice = aukojama: išmoksta technologiją
smc-fullness = ten { $n } iš { $most }
smc-odds-how = Galimybės: abi rankos 24 kartus traukiamos iš to, ką galite žinoti (savo pajėgų ir jų dalinių skaičiaus pagal rūšį), ir sužaidžiamos iki galo.
smc-steps-left = { $n ->
    [0] žingsnių nelieka
    [one] lieka { $n } žingsnis
    [few] lieka { $n } žingsniai
   *[other] lieka { $n } žingsnių
}
smc-steps-of = { $n ->
    [one] { $n } žingsnis, lieka { $left }
    [few] { $n } žingsniai, lieka { $left }
   *[other] { $n } žingsnių, lieka { $left }
}
smc-acts = veikia
smc-done = atliko
smc-place = { $n }.
smc-place-name = Eilės tvarka: { $n }
smc-phase-start_of_turn = Pradžia
smc-phase-trade = Prekyba
smc-phase-city_management = Miestai
smc-phase-movement = Judėjimas
smc-phase-research = Tyrimai
smc-turn = { $n } ėjimas
smc-order = Eilės tvarka: { $nations }
smc-dial = Prekyba { $n }, pajamos { $income }, pakanka lygiui { $level }
smc-culture-n = Kultūros žetonai: { $n }
smc-events-n = Įvykiai: { $n } iš { $of }
smc-bonus = Kovos premija: { $n }
smc-pyramid-of = Piramidė ({ $nation }): { $rows }
smc-win-culture = Kultūrinė pergalė: { $text }
smc-win-technology = Technologinė pergalė: { $text }
smc-win-economy = Ekonominė pergalė: { $text }
smc-win-military = Karinė pergalė: { $text }
smc-steps = { $n ->
    [one] { $n } žings.
    [few] { $n } žings.
   *[other] { $n } žings.
}
smc-yours = Jūsų daiktai
smc-your-pyramid = Jūsų piramidė
smc-techs-n = { $n ->
    [one] { $n } technologija
    [few] { $n } technologijos
   *[other] { $n } technologijų
}
smc-values = greitis { $speed } · krūva { $stack } · mūšio ranka { $hand }
smc-free-places = { $n ->
    [one] Laisva vieta { $level } lygyje: { $trade } prekybos
    [few] { $n } laisvos vietos { $level } lygyje: po { $trade } prekybos
   *[other] { $n } laisvų vietų { $level } lygyje: po { $trade } prekybos
}
smc-research-now = Dabar galėtumėte išrasti { $level } lygio technologiją: prekyba { $trade }.
smc-research-not = Išradimams reikia bent { $n } prekybos.
smc-resources = Ištekliai
smc-great-person = didi asmenybė
smc-none = nėra
smc-forces = Pajėgos
smc-forces-n = { $n ->
    [one] { $n } korta, matoma tik jums
    [few] { $n } kortos, matomos tik jums
   *[other] { $n } kortų, matomų tik jums
}
smc-figures-line = Priedas { $bonus } · kariuomenių { $armies } iš { $of } · skautų { $scouts } iš { $most }
smc-events = Įvykiai
smc-events-of = { $n } iš { $of }
smc-no-events = Įvykių rankoje nėra: jų gausite kildami kultūros taku.
smc-under-way = { $n ->
    [0] Kelyje: { $square }
    [one] Kelyje: { $square }, lieka { $n } žingsnis
    [few] Kelyje: { $square }, lieka { $n } žingsniai
   *[other] Kelyje: { $square }, lieka { $n } žingsnių
}
smc-your-plan = Jūsų planas
smc-your-movement = Jūsų judėjimas
smc-plan-sum = Juda { $n } grupės iš { $of }, šia tvarka. Mūšis ar atradimas sustabdo planą, ne jus.
smc-plan-help = Nutempkite figūrą arba spustelėkite ją, o po to šviečiantį langelį.
smc-go-on-and-end = Tęsti ir baigti
smc-move-and-end = Judėti ir baigti
smc-end-movement = Baigti judėjimą
smc-only-move = Tik judėti, dar nebaigti
smc-leads-to = Ką tai duos
smc-trade-a-turn = Prekyba per ėjimą
smc-not-in-plan = Neįtraukta į planą
smc-speed = Greitis
smc-stack = Figūrų langelyje
smc-water = Vanduo
smc-water-closed = uždarytas
smc-water-cross = galima perplaukti
smc-water-end = atviras
smc-watched = Kažkas stebi
smc-asked-each-step = klausiama kas žingsnį
smc-now-playable = Tarp dviejų ėjimų
smc-how-many-armies = Kiek kariuomenių
smc-how-many-scouts = Kiek skautų eina kartu
smc-picked-help = Spustelėkite šviečiantį langelį. Skaičius ant jo – kiek žingsnių ten liks.
smc-no-way = Tiek figūrų niekur eiti negali. Pabandykite mažiau.
smc-cities = Jūsų miestai
smc-may-act = gali veikti
smc-has-acted = jau veikė
smc-yields-of = Derlius: { $city }
smc-production = Gamyba
smc-trade = Prekyba
smc-culture = Kultūra
smc-coin = Monetos
smc-combat = Kovos premija
smc-defence = Gynyba
smc-by-scout = { $n } skauto
smc-by-government = { $n } valdžios
smc-this-turn = { $n } šį ėjimą
smc-from-land = iš savo žemės
smc-blocked-n = blokuota { $n }
smc-a-turn = kas ėjimą
smc-if-arts = menams
smc-walled = su siena
smc-defended = namie
smc-makes = Gamina { $city }
smc-build-n = Gaminti, { $n ->
    [one] { $n } rūšis
    [few] { $n } rūšys
   *[other] { $n } rūšių
}
smc-or-first = Vietoj prekybos pirma
smc-gives-price = duoda · kaina
smc-on = { $square }
smc-on-of = { $n ->
    [one] langelyje { $square }
    [few] langelyje { $square }; šviečia { $n } langeliai
   *[other] langelyje { $square }; šviečia { $n } langelių
}
smc-one-army = Kariuomenė
smc-one-scout = Skautas
smc-to-forces = papildo jūsų pajėgas
smc-choose-square = pasirinkite šviečiantį langelį
smc-city-makes = Pagamina { $city }
smc-rush = Paskubinta už prekybą
smc-make = Gaminti: { $name }
smc-make-rush = Gaminti: { $name }, už { $n } prekybos
smc-no-undo = Kiti gali į tai atsakyti.
smc-or-instead = Arba vietoj to
smc-besides = Be to
smc-end-cities = Baigti miesto valdymą
smc-end-part = Baigti
smc-group-found = Įkurti miestą
smc-group-government = Pakeisti valdžią
smc-group-people = Didžios asmenybės
smc-group-events = Sužaisti įvykį
smc-group-abilities = Panaudoti išteklių
smc-group-bargains = Derėtis
smc-learn-1 = Ėjimas prasideda miestų kūrimu: miestu tampa skautas. Dabar keičiama ir valdžia.
smc-learn-2 = Tada visi surenka prekybą iš žemės aplink savo miestus ir gali derėtis.
smc-learn-3 = Kiekvienas miestas daro vieną dalyką: ką nors pagamina, atsideda menams arba surenka išteklių.
smc-learn-4 = Figūros juda: skautai tyrinėja ir renka, kariuomenės užima trobeles bei kaimus ir puola.
smc-learn-5 = Kai prekybos pakanka, išrandama technologija; jai turi būti vietos piramidėje.
smc-learn-6 = Keturi keliai į pergalę: kultūros tako galas, kosminis skrydis, penkiolika monetų arba priešo sostinė.
smc-turned-up = Atverstos technologijos: { $n }
smc-offer-empty = Padėkite ką nors bent vienoje pusėje.
