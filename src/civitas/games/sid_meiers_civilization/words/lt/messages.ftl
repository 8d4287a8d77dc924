# „Sid Meier's Civilization“: kas įvyko, ko klausiama, ką galima rinktis ir kodėl ne.

# Kas įvyko: žaidimo eiga

log-plays = { $seat } žaidžia: { $civ }.
log-first-player = Pirmasis žaidėjas: { $seat }.
log-turn-begins = Prasideda { $turn } ėjimas.
log-phase-begins = Prasideda fazė „{ $phase }“.
log-part-begins = { $seat }: { $phase }.
log-condition-met = { $seat } įvykdo pergalės sąlygą ({ $victory }); ėjimas žaidžiamas iki galo.
log-game-ends = Žaidimas baigtas ({ $victory }): { $winners }.
log-founds-capital = { $seat } įsteigia sostinę: { $square }.
log-starts-with-wonder = { $seat } pradeda su stebuklu „{ $wonder }“: { $square }.

# Kas įvyko: ėjimo pradžia ir prekyba

log-founds = { $seat } įsteigia miestą: { $square }.
log-finds-no-room = { $seat } neranda vietos figūrėlėms ({ $n }): jos grįžta į atsargas.
log-changes-government = { $seat } keičia santvarką: { $government }.
log-falls-into-anarchy = { $seat } patenka į anarchiją.
log-government-pays-trade = { $seat } gauna prekybos: { $number } ({ $government }).
log-wonder-pays = { $seat } gauna pajamų iš stebuklo „{ $wonder }“.
log-gardens-give = Kabantys sodai: { $seat } gauna { $figure }, { $square }.
log-statue-teaches = Laisvės statula moko: { $seat }.
log-harvests-freely = { $seat } nemokamai ima derlių: { $resource }.
log-gathers = { $seat }: skautas iš { $square } renka, kam – { $city }.
log-collects = { $seat } surenka prekybos: { $trade }.
log-offers = { $seat } siūlo: { $gives } už { $wants } (kam: { $other }).
log-accepts = { $seat } priima pasiūlymą (siūlė { $other }).
log-rejects = { $seat } atmeta pasiūlymą (siūlė { $other }).
log-hands-over = { $seat } atiduoda (gauna { $other }): { SOME("trobelės: ", $huts, "kaimai: ", $villages, "įvykiai: ", $events) }.

# Kas įvyko: miesto valdymas

log-devotes-to-arts = { $seat }: { $city } atsiduoda menams.
log-harvests = { $seat }: { $city } ima derlių – { $resources }.
log-takes-resource = { $seat } ima iš turgaus: { $resource }.
log-announces-army = { $seat }: { $city } skelbia kariuomenę, { $square }.
log-announces-scout = { $seat }: { $city } skelbia skautą, { $square }.
log-announces-unit = { $seat }: { $city } skelbia karinį dalinį – { $type }.
log-announces-build = { $seat }: { $city } skelbia statinį „{ $marker }“, { $square }.
log-rushes = { $seat } paspartina gamybą už { $trade } prekybos: { $city }.
log-action-cancelled = Miesto veiksmas atšauktas ({ $city }): { $seat } praranda, ką sumokėjo.
log-item-lost = { $seat }: { $city } nebegali padaryti to, ką skelbė.
log-produces-army = { $seat } stato kariuomenę: { $square }.
log-produces-scout = { $seat } siunčia skautą: { $square }.
log-draws-unit = { $seat } gauna karinį dalinį: { $type }.
log-sees-unit = { $seat } ištraukė: { $unit }.
log-builds = { $seat } pastato statinį „{ $marker }“: { $square }.
log-builds-walls = { $seat } pastato sienas: { $city }.
log-makes-room = { $seat }: statinys „{ $marker }“ užleidžia vietą, { $square }.
log-wonder-appears = Turguje atsiranda stebuklas „{ $wonder }“.
log-city-boosted = Šį ėjimą produkcija +{ $number }: { $city }.
log-advances = { $seat } pasiekia kultūros eilutės langelį { $space }.
log-draws-event = { $seat } traukia { $level } lygio kultūros įvykį.
log-sees-event = { $seat } ištraukė įvykį „{ $event }“.
log-discards-events = { $seat } atmeta: { $events }.
log-gains-culture = { $seat } gauna kultūros: { $number }.
log-gains-trade = { $seat } gauna prekybos: { $number }.
log-gains-person = { $seat } gauna didžią asmenybę: { $person }.
log-gains-great-person = { $seat } gauna didžią asmenybę: { $person }.
log-places-person = { $seat } pastato didžią asmenybę „{ $person }“: { $square }.
log-places-great-person = { $seat } pastato didžią asmenybę „{ $person }“: { $square }.
log-coin-token = { $seat } padeda monetą: { $place }.
log-loses-coin = { $seat } praranda monetą: { $place }.

# Kas įvyko: savybės, įvykiai, atsakymai

log-uses-ability = { $seat } naudoja gebėjimą „{ $ability }“.
log-ability-cancelled = Atšauktas gebėjimas „{ $ability }“ (naudojo { $seat }).
log-pays = { $seat } moka už gebėjimą „{ $ability }“ ({ SOME("iš turgaus: ", $resources, "trobelės: ", $huts, "kaimai: ", $villages) }).
log-withdraws = { $seat } atsiima gebėjimą „{ $ability }“.
log-plays-event = { $seat } žaidžia įvykį „{ $event }“.
log-event-cancelled = Atšauktas įvykis „{ $event }“ (žaidė { $seat }).
log-takes-event-back = { $seat } atsiima įvykį „{ $event }“.
log-refuses-event = { $seat } nesutinka būti taikiniu: „{ $event }“ (žaidžia { $rival }).
log-watches = { $seat } stebi judėjimą: { $rival }.
log-names-choose-player = { $seat } renkasi: { $rival }.
log-names-boost = { $seat } renkasi: { $city }.
log-names-destroy = { $seat } taikosi į pastatą: { $square }.
log-names-change-terrain = { $seat } renkasi kvadratą { $square }.
log-names-kill = { $seat } taikosi į figūrėles ({ $rival }), { $square }: { $armies ->
        [0] {""}
        [one] { $armies } kariuomenė
        [few] { $armies } kariuomenės
       *[other] { $armies } kariuomenių
    }{ $armies ->
        [0] {""}
       *[other] { $scouts ->
            [0] {""}
           *[other] {", "}
        }
    }{ $scouts ->
        [0] {""}
        [one] { $scouts } skautas
        [few] { $scouts } skautai
       *[other] { $scouts } skautų
    }.
log-names-kill-person = { $seat } taikosi į didžią asmenybę: { $square }.
log-names-lead-away = { $seat } nuveda figūrėles iš { $square }.
log-names-lead-to = { $seat } veda jas į { $square }.
log-names-obsolete = { $seat } taikosi į stebuklą „{ $wonder }“.
log-names-kill-unit = { $seat } taikosi į karinį dalinį ({ $rival }).
log-names-embark = { $seat } laipina figūrėles: { $square }.
log-names-sail-to = { $seat } siunčia jas į { $square }.
log-names-nuke = { $seat } taikosi į miestą: { $city } ({ $rival }).
log-names-hold = { $seat } sulaiko visas figūrėles: { $square }.
log-names-wound = { $seat } padaro sužeidimų: { $number } ({ $front } frontas).
log-names-enough = { $seat } daugiau į nieką nesitaiko.
log-figures-killed = { $seat } netenka figūrėlių, { $square }: { $armies ->
        [0] {""}
        [one] { $armies } kariuomenė
        [few] { $armies } kariuomenės
       *[other] { $armies } kariuomenių
    }{ $armies ->
        [0] {""}
       *[other] { $scouts ->
            [0] {""}
           *[other] {", "}
        }
    }{ $scouts ->
        [0] {""}
        [one] { $scouts } skautas
        [few] { $scouts } skautai
       *[other] { $scouts } skautų
    }.
log-person-killed = { $seat } netenka didžios asmenybės „{ $person }“: { $square }.
log-figures-led-away = { $seat }: figūrėlės nuklysta iš { $square } į { $destination }.
log-figures-sail = { $seat }: figūrėlės plaukia iš { $square } į { $destination }.
log-terrain-changes = Kvadratas { $square } dabar: { $terrain }.
log-building-destroyed = { $seat } netenka pastato „{ $building }“: { $square }.
log-walls-fall = Krinta miesto sienos: { $city }.
log-becomes-obsolete = Stebuklas „{ $wonder }“ pasensta.
log-unit-killed = { $seat } netenka karinio dalinio: { $unit }.
log-city-nuked = { $seat } sunaikina miestą ({ $city }): { $square }.

# Kas įvyko: judėjimas, tyrinėjimas, mūšis

log-steps = { $seat } juda iš { $square } į { $destination }: { $armies ->
        [0] {""}
        [one] { $armies } kariuomenė
        [few] { $armies } kariuomenės
       *[other] { $armies } kariuomenių
    }{ $armies ->
        [0] {""}
       *[other] { $scouts ->
            [0] {""}
           *[other] {", "}
        }
    }{ $scouts ->
        [0] {""}
        [one] { $scouts } skautas
        [few] { $scouts } skautai
       *[other] { $scouts } skautų
    }.
log-discovers = { $seat } atverčia žemėlapio lentelę { $tile }.
log-explores-hut = { $seat } tyrinėja trobelę: { $square }.
log-sees-hut = { $seat } trobelėje rado: { $hut }.
log-conquers-village = { $seat } užkariauja kaimą: { $square }.
log-sees-village = { $seat } kaime rado: { $village }.
log-sacrifices = { $seat } paaukoja figūrėlę mieste, kurį valdo { $other }: { $square }.
log-razes = { $seat } sugriauna statinį „{ $marker }“: { $square }.
log-kills-scouts = { $seat } sunaikina skautų: { $n } ({ $other }, { $square }).
log-battle =
    { $against ->
        [village] { $seat } puola kaimą, { $square }; už barbarus žaidžia { $other }.
        [city] { $seat } puola, ginasi { $other }: { $square } ({ $city }).
       *[other] { $seat } puola, ginasi { $other }: { $square }.
    }
log-draws-hand = { $seat } traukia mūšio ranką: { $n }.
log-sees-hand = { $seat } ištraukė: { $units }.
log-combat-bonus = Kovos premija: puolantysis { $attack }, gynėjas { $defence }.
log-opens-front =
    { $barbarian ->
        [True] Barbarai pradeda frontą: { $unit } (stiprumas { $strength }).
       *[other] { $seat } pradeda frontą: { $unit } (stiprumas { $strength }).
    }
log-attacks =
    { $barbarian ->
        [True] Barbarai puola: { $unit } prieš { $enemy }; padaryta sužeidimų { $blow }, gauta { $answer }.
       *[other] { $seat } puola: { $unit } prieš { $enemy }; padaryta sužeidimų { $blow }, gauta { $answer }.
    }
log-unit-dies =
    { $barbarian ->
        [True] Barbarai netenka: { $unit }.
       *[other] { $seat } netenka: { $unit }.
    }
log-heals = { $seat } išgydo sužeidimų: { $n }.
log-battle-ends =
    { $barbarian ->
        [True] Laimi barbarai (puolantysis { $attack }, gynėjas { $defence }).
       *[other] Mūšį laimi { $seat } (puolantysis { $attack }, gynėjas { $defence }).
    }
log-loses-armies = { $seat } vis dėlto netenka kariuomenių: { $n }.
log-city-falls = { $seat } užkariauja miestą: { $city }.
log-saves-unit = { $seat } išsaugo: { $unit }.
log-loots = { $seat } ima grobį: { $loot } (atiduoda { $other }).
log-stolen-hut = { $seat } paėmė trobelės žetoną: { $hut } (atidavė { $other }).
log-stolen-village = { $seat } paėmė kaimo žetoną: { $village } (atidavė { $other }).
log-stolen-event = { $seat } paėmė įvykį „{ $event }“ (atidavė { $other }).

# Kas įvyko: išradimai

log-researches = { $seat } išranda technologiją „{ $tech }“ už { $trade } prekybos ir pasilieka { $kept }.
log-learns = { $seat } išmoksta technologiją „{ $tech }“.

# Klausimai

ask-civilization = Kurią civilizaciją žaidžiate?
ask-capital = Kur steigiate sostinę?
ask-first-wonder = Kur statote stebuklą „{ $wonder }“?
ask-first-army = Kur pradeda jūsų kariuomenė?
ask-first-scout = Kur pradeda jūsų skautas?
ask-first-great-person = Kur statote didžią asmenybę „{ $person }“?
ask-start-of-turn = Ėjimo pradžia: ką darote?
ask-displace = Kur pasitraukia { $figure }?
ask-assign = Kuriam miestui renka skautas iš { $square }?
ask-trade = Prekyba: ar ką nors siūlote?
ask-propose = Ką siūlote ({ $other })?
ask-bargain = { $seat } duoda { $gives } ir nori { $wants }. Ar sutinkate?
ask-hand-over = Ką atiduodate?
ask-city-management = Miesto valdymas: ką darote?
ask-item = { $city }, produkcija { $number }: ką gaminate?
ask-second-item = { $city }: ką dar gaminate?
ask-place-person = Kur statote didžią asmenybę „{ $person }“?
ask-take-resource = Kurį resursą imate?
ask-discard-events = Kuriuos įvykius atmetate ({ $number })?
ask-pay = Kuo mokate už gebėjimą „{ $ability }“ (dar { $number })?
ask-event-target = Į ką nusitaiko įvykis „{ $event }“?
ask-event-lead-away = Kurias figūrėles ir kur nuveda įvykis „{ $event }“?
ask-event-change-terrain = Kurį kvadratą pakeičia įvykis „{ $event }“?
ask-event-destroy = Kurį pastatą sugriauna įvykis „{ $event }“?
ask-event-choose-player = Kurį žaidėją renkatės („{ $event }“)?
ask-event-boost = Kuris miestas dirba daugiau („{ $event }“)?
ask-ability-target = Į ką nusitaiko gebėjimas „{ $ability }“?
ask-ability-boost = Kuris miestas dirba daugiau („{ $ability }“)?
ask-ability-choose-player = Kurį žaidėją renkatės („{ $ability }“)?
ask-ability-monarchy = „{ $ability }“: pasenęs stebuklas ar žuvęs dalinys?
ask-ability-gunpowder = „{ $ability }“: pasenęs stebuklas ar sugriautas pastatas?
ask-ability-hold = Kurio kvadrato niekas nebepalieka („{ $ability }“)?
ask-ability-embark = Kurios figūrėlės plaukia ir kur („{ $ability }“)?
ask-ability-nuke = Kurį miestą sunaikinate („{ $ability }“)?
ask-ability-wounds = Kur padarote sužeidimus („{ $ability }“)?
ask-agree-to-event = { $rival } žaidžia prieš jus įvykį „{ $event }“. Ar leidžiate?
ask-respond-to-event = { $seat } žaidžia įvykį „{ $event }“. Ar atsakote?
ask-respond-to-ability = { $seat } naudoja gebėjimą „{ $ability }“. Ar atsakote?
ask-respond-to-action = { $seat } skelbia miesto veiksmą ({ $city }): { $action }. Ar atsakote?
ask-respond-to-move = { $seat } juda. Ar atsakote?
ask-watch = Ar stebite judėjimą ({ $seat })?
ask-movement = Judėjimas: ką darote?
ask-move = Kur eina grupė iš { $square }? Liko žingsnių: { $left }
ask-raze = Ar griaunate statinį „{ $marker }“, { $square }?
ask-barbarian-deck = Iš kurios kaladės barbarai traukia vietoj to?
ask-battle = Mūšis, { $square }: ką darote?
ask-battle-close = Mūšis, { $square }: ar dar ką nors darote šioje eilėje?
ask-heal = Kuriuos sužeidimus gydote?
ask-save-unit = Kurį dalinį išsaugote?
ask-loot = Ką imate ({ $other })?
ask-loot-more = Ką dar imate ({ $other })?
ask-loot-city = Ką imate už miestą ({ $other })?
ask-loot-points = Ką imate ({ $other })? Liko grobio: { $points }
ask-give-coin = Kurios monetos atsisakote?
ask-learn = Kurią technologiją išmokstate?
ask-research = Kurią technologiją išrandate?

# Pasirinkimai

do-civilization = { $civ }
do-capital = Sostinė: { $square } (produkcija { $production }, prekyba { $trade })
do-put = { $square }
do-end = Baigti šią dalį
do-found = Steigti miestą: { $square } ({ $founder }; produkcija { $production }, prekyba { $trade })
do-displace = Į { $square }
do-assign = { $served ->
    [1] Renka, kam: { $city } (kvadratas jam jau tarnauja)
   *[0] Renka, kam: { $city } (produkcija +{ $production }, prekyba +{ $trade })
}
do-idle = Niekam nerenka
do-government = Keisti santvarką: { $government }
do-person = Statyti didžią asmenybę „{ $person }“: { $square }
do-keep-person = Laikyti rezerve
do-gardens = Kabantys sodai duoda: { $figure }
do-statue = Laisvės statula jus moko
do-harvest-freely = Nemokamas derlius: { $resource }
do-offer = Siūlyti: { $seat }
do-propose = Duoti { $gives } už { $wants }
pick-gives = Duodi: { $good }
pick-wants = Gauni: { $good }
do-accept = Priimti
do-reject = Atmesti
do-give = Atiduoti – { SOME("trobelių žetonai: ", $huts, "kaimų žetonai: ", $villages, "įvykiai: ", $events) }
do-advance = Žengti į langelį { $space } (kultūra { $culture }, prekyba { $trade })
do-mint = Moneta: { $place } (prekyba { $trade }, kultūra { $culture })
do-produce = Gaminti: { $city } (produkcija { $number })
do-army = Kariuomenė, { $square } (produkcija { $cost }, prekyba { $trade })
do-scout = Skautas, { $square } (produkcija { $cost }, prekyba { $trade })
do-unit = Karinis dalinys: { $type } (produkcija { $cost }, prekyba { $trade })
do-build = { $building }, { $square } (produkcija { $cost }, prekyba { $trade })
do-one-item = Tik vienas daiktas
do-build-freely = Statyti nemokamai: { $city }
do-arts = Atsiduoti menams: { $city } (kultūra { $number })
do-harvest = Derlius: { $resource } ({ $city })
do-harvest-two = Derlius: { $resource } ir { $second } ({ $city })
do-use = Naudoti gebėjimą „{ $ability }“
do-play = Žaisti įvykį „{ $event }“
do-pay = Turgaus žetonas: { $resource }
do-pay-hut = Trobelės žetonas: { $hut }
do-pay-village = Kaimo žetonas: { $village }
do-pay-gift = { $event }
do-withdraw = Atsiimti
do-choose-player = { $seat }
do-boost = Daugiau produkcijos: { $city }
do-destroy = Griauti pastatą: { $square }
do-change-terrain = Pakeisti { $square }
do-kill = Sunaikinti figūrėles ({ $rival }), { $square }: { $armies ->
        [0] {""}
        [one] { $armies } kariuomenė
        [few] { $armies } kariuomenės
       *[other] { $armies } kariuomenių
    }{ $armies ->
        [0] {""}
       *[other] { $scouts ->
            [0] {""}
           *[other] {", "}
        }
    }{ $scouts ->
        [0] {""}
        [one] { $scouts } skautas
        [few] { $scouts } skautai
       *[other] { $scouts } skautų
    }
do-kill-person = Sunaikinti didžią asmenybę: { $square }
do-lead-away = Figūrėlės iš { $square }
do-lead-to = Vesti į { $square }
do-obsolete = Paseninti stebuklą „{ $wonder }“
do-kill-unit = Sunaikinti atsitiktinį dalinį: { $seat }
do-embark = Figūrėlės iš { $square }
do-sail-to = Į { $square }
do-nuke = Sunaikinti: { $city } ({ $rival })
do-hold = Sulaikyti { $square }
do-wound = Sužeidimai: { $number } ({ $front } frontas)
do-enough = Gana
do-take-back = Atsiimti kortą
do-agree = Leisti
do-refuse = Nesutikti
do-refuse-one = Nesutikti tik dėl šio pastato: { $square }
do-discard-events = Atmesti: { $events }
do-watch = Stebėti
do-rest = Nestebėti
do-rest-on = Šį ėjimą nieko nestebėti
do-pass-on = Praleisti ir šį ėjimą apie miestų veiksmus neklausti
do-move = Judėti iš { $square }: { $armies ->
        [0] {""}
        [one] { $armies } kariuomenė
        [few] { $armies } kariuomenės
       *[other] { $armies } kariuomenių
    }{ $armies ->
        [0] {""}
       *[other] { $scouts ->
            [0] {""}
           *[other] {", "}
        }
    }{ $scouts ->
        [0] {""}
        [one] { $scouts } skautas
        [few] { $scouts } skautai
       *[other] { $scouts } skautų
    }
do-step = Į { $square }
do-discover = Atversti lentelę: { $square }
do-sacrifice = Paaukoti figūrėlę mieste: { $square }
do-stop = Sustoti
do-raze = Sugriauti
do-spare = Palikti
do-deck = { $type }
do-front = Pradėti frontą: { $unit }
do-attack = Pulti { $front } frontą: { $unit }
do-heal = Gydyti sužeidimus
do-heal-all = Gydyti visus sužeidimus
do-heal-wounds = Gydyti: { $units }
do-close = Baigti mūšio eilę
do-save = Išsaugoti: { $unit }
do-save-none = Nieko neišsaugoti
do-loot = Imti: { $loot }
do-loot-number = Imti: { $loot } ({ $number })
do-loot-nothing = Nieko neimti
do-coin = Moneta: { $place }
do-learn = Išmokti technologiją „{ $tech }“
do-learn-nothing = Nieko neišmokti
do-research = Išrasti technologiją „{ $tech }“
do-research-nothing = Nieko neišrasti
do-take-resource = Imti: { $resource }

# Kodėl ne: pasirengimas, ėjimo pradžia, prekyba

no-a-capital-stands-on-a-central-square-of-the-home-tile = Sostinė stovi viename iš keturių vidurinių namų lentelės kvadratų.
no-that-civilization-is-taken = Ta civilizacija jau paimta.
no-that-civilization-is-not-in-a-training-game = Mokomajame žaidime šios civilizacijos nėra.
no-not-in-the-capitals-outskirts = Tik sostinės apylinkėse.
no-not-on-water = Ne vandenyje.
no-above-the-stacking-limit = Būtų viršytas grupavimo limitas.
no-not-in-this-part = To negalima daryti šioje ėjimo dalyje.
no-no-more-cities = Jau turite tiek miestų, kiek galite.
no-no-scout-stands-there = Ten nestovi jūsų skautas.
no-no-army-stands-there = Ten nestovi jūsų kariuomenė.
no-armies-found-cities-only-under-republic = Kariuomenės steigia miestus tik respublikoje.
no-a-city-is-too-near = Kitas miestas arčiau kaip trys kvadratai.
no-a-hut-or-village-is-too-near = Ten arba greta yra trobelė ar kaimas.
no-all-squares-around-must-be-revealed = Visi aštuoni aplinkiniai kvadratai turi būti atversti.
no-enemy-figures-are-too-near = Greta to kvadrato stovi priešo figūrėlės.
no-figures-make-room-on-the-nearest-free-square = Figūrėlės pasitraukia į artimiausią laisvą kvadratą.
no-a-scout-gathers-for-an-own-city = Skautas renka savo šeimininko miestui.
no-a-square-is-gathered-for-one-city-only = Kvadratas renkamas tik vienam miestui.
no-there-is-no-such-government = Tokios santvarkos nėra.
no-that-government-is-in-force = Ta santvarka jau galioja.
no-one-change-of-government-a-turn = Santvarka keičiama kartą per ėjimą.
no-the-government-is-locked = Ta santvarka neatrakinta.
no-only-through-anarchy = Tą santvarką pasieksite tik per anarchiją.
no-no-such-great-person-in-reserve = Rezerve nėra tokios didžios asmenybės.
no-only-in-the-outskirts-of-an-own-city = Tik savo miesto apylinkėse.
no-no-great-person-on-water = Didžios asmenybės nestovi vandenyje.
no-the-square-is-blockaded = Tą kvadratą blokuoja priešo figūrėlės.
no-the-hanging-gardens-do-not-work-for-you = Kabantys sodai jums neveikia.
no-the-hanging-gardens-were-used-this-turn = Kabantys sodai šį ėjimą jau panaudoti.
no-the-statue-of-liberty-does-not-work-for-you = Laisvės statula jums neveikia.
no-the-statue-of-liberty-was-used-this-turn = Laisvės statula šį ėjimą jau panaudota.
no-nobody-knows-a-tech-that-fits = Niekas nemoka technologijos, kuri tilptų jūsų piramidėje.
no-no-government-harvests-freely = Jūsų santvarka neduoda nemokamo derliaus.
no-harvested-freely-this-turn = Nemokamas derlius šį ėjimą jau paimtas.
no-an-offer-is-made-to-another-player = Siūloma kitam žaidėjui.
no-no-more-offers-in-this-phase = Šioje fazėje jau pateikėte visus pasiūlymus.
no-neither-has-anything-to-trade = Abu neturite kuo prekiauti.
no-an-offer-holds-something = Pasiūlymas negali būti tuščias.
no-a-bundle-holds-more-than-there-is = Pasiūlyme negali būti daugiau, negu turima.
no-hand-over-what-was-agreed = Atiduokite, dėl ko sutarta.

# Kodėl ne: miesto valdymas

no-that-is-no-city-of-yours = Tai ne jūsų miestas.
no-under-anarchy-the-capital-takes-no-action = Anarchijos metu sostinė neatlieka veiksmų.
no-the-city-has-acted = Tas miestas šį ėjimą jau veikė.
no-the-second-action-is-of-another-kind = Antras sostinės veiksmas turi būti kitos rūšies.
no-the-city-can-make-nothing = Tas miestas nieko negali pagaminti.
no-there-is-no-such-item = Tokio daikto nėra.
no-too-little-production = Reikia produkcijos: { $needed }; pasiekiate { $number }.
no-only-in-the-citys-own-outskirts = Tik veikiančio miesto apylinkėse.
no-no-such-figure-in-the-supply = Atsargose tokios figūrėlės nėra.
no-figures-may-not-stop-on-water = Jūsų figūrėlės negali sustoti vandenyje.
no-enemy-figures-stand-there = Ten stovi priešo figūrėlės.
no-there-is-no-such-unit = Tokio dalinio nėra.
no-aircraft-need-flight = Aviacijai reikia skrydžio technologijos.
no-the-deck-is-empty = Ta kaladė tuščia.
no-the-building-is-locked = Jokia jūsų technologija to pastato neatrakina.
no-only-the-upgraded-form-is-built = Dabar statomas tik patobulintas pastatas.
no-no-such-marker-in-the-market = Turguje tokio žymeklio nebėra.
no-the-terrain-does-not-fit = Reljefas netinka.
no-one-star-building-a-city = Mieste gali būti tik vienas pastatas su žvaigžde.
no-walls-stand-on-the-city-centre = Sienos statomos miesto centre.
no-the-city-is-walled = Tas miestas jau turi sienas.
no-the-wonder-is-not-in-the-market = To stebuklo turguje nėra.
no-no-wonder-on-water = Stebuklai nestatomi vandenyje.
no-one-wonder-a-city = Mieste gali būti tik vienas stebuklas.
no-only-egypt-builds-freely = Nemokamai stato tik Egiptas.
no-built-freely-this-turn = Šį ėjimą jau statėte nemokamai.
no-only-an-unlocked-building = Nemokamai statomas tik atrakintas pastatas.
no-no-such-resource-in-the-outskirts = Nė vienas neblokuotas kvadratas to resurso nerodo.
no-no-such-token-in-the-market = Turguje tokio žetono nebėra.
no-two-tokens-only-with-angkor-wat = Du žetonus iš karto duoda tik Angkor Vatas.
no-angkor-wat-was-used-this-turn = Angkor Vatas šį ėjimą jau panaudotas.
no-the-culture-track-is-at-its-end = Kultūros eilutė baigėsi.
no-too-little-culture = Reikia kultūros: { $needed }; turite { $number }.
no-too-little-trade = Reikia prekybos: { $needed }; turite { $number }.
no-no-coin-is-paid-for-there = Už tą vietą monetos neperkamos.
no-the-card-holds-four-coins = Ant tos kortos jau keturios monetos.

# Kodėl ne: savybės ir įvykiai

no-there-is-no-such-resource-ability = Tokios resurso savybės nėra.
no-the-tech-is-not-known = Tos technologijos nemokate.
no-the-ability-was-used-this-turn = Ta savybė šį ėjimą jau panaudota.
no-an-ability-of-another-phase = Ta savybė priklauso kitai fazei: { $phase }.
no-a-cancelling-ability-answers-something = Ta savybė tik atsako į tai, ką skelbia kitas.
no-the-resources-are-missing = Neturite reikiamų resursų.
no-the-ability-would-do-nothing = Ta savybė dabar nieko neduotų.
no-that-resource-is-not-owed = Šiuo resursu nemokama.
no-the-token-is-not-held = Tokio žetono neturite.
no-no-such-gift = Tokios dovanos neturite.
no-withdraw-only-after-a-lost-gift = Atsiimti galima tik praradus dovaną.
no-the-event-is-not-in-hand = To įvykio rankoje neturite.
no-an-event-of-another-phase = Tas įvykis priklauso kitai fazei: { $phase }.
no-the-event-would-change-nothing = Tas įvykis dabar nieko nepakeistų.
no-a-gift-is-played-while-paying = Dovana žaidžiama mokant už savybę.
no-a-cancelling-event-answers-something = Tas įvykis tik atsako į tai, ką skelbia kitas.
no-that-is-no-target-of-it = Tai negali būti taikinys.
no-not-another-player = Rinkitės kitą žaidėją.
no-the-united-nations-refuse = Jungtinės Tautos su tuo taikiniu nesutinka.
no-nobody-there-whom-it-could-kill = Ten nėra ką taip sunaikinti.
no-that-is-out-of-range = Per toli.
no-nobody-there-can-be-led-away = Iš ten nieko negalima nuvesti.
no-they-cannot-be-led-there = Ten jų vesti negalima.
no-that-square-cannot-change = Tas kvadratas negali pasikeisti.
no-no-building-there = Ten nėra pastato.
no-only-buildings-of-others = Griaunami tik kitų pastatai.
no-nothing-to-learn-from-them = Iš to žaidėjo nėra ko išmokti.
no-they-are-in-anarchy = Ten jau anarchija.
no-they-have-no-unit-to-kill = Tas žaidėjas neturi dalinių.
no-that-wonder-cannot-become-obsolete = Tas stebuklas negali pasenti.
no-that-square-cannot-be-held = To kvadrato sulaikyti negalima.
no-no-figures-to-embark-there = Ten nėra jūsų figūrėlių, kurios galėtų plaukti.
no-they-cannot-sail-there = Ten plaukti negalima.
no-only-a-city-that-is-no-capital = Sunaikinamas tik miestas, kuris nėra sostinė.
no-that-is-not-the-great-person-who-came = Atvyko ne ta didi asmenybė.
no-that-does-not-answer-this = Tai ne atsakymas.
no-the-event-does-not-target-you = Jis nenukreiptas nei į jus, nei į tai, kas jūsų.
no-not-so-many-wounds-for-a-unit-there = Tiek žaizdų ten niekas negauna.
no-one-at-least-is-named = Reikia nurodyti bent vieną.
no-discard-exactly = Atmeskite įvykių: { $number }.

# Kodėl ne: judėjimas ir mūšis

no-not-so-many-figures-there-that-may-still-move = Tiek dar galinčių judėti figūrėlių ten nėra.
no-there-is-no-legal-step-from-there = Iš ten nėra leistino žingsnio.
no-a-move-begins-with-a-step = Judėjimas prasideda žingsniu.
no-no-legal-end-of-the-move-is-in-reach = Nėra kur leistinai baigti judėjimą.
no-figures-move-to-a-neighbouring-square = Figūrėlės juda į gretimą kvadratą.
no-no-figure-may-leave-this-square-now = Šio kvadrato dabar negalima palikti.
no-the-tile-is-face-down = Ta lentelė užversta.
no-that-tile-is-face-up = Ta lentelė atversta.
no-water-cannot-be-crossed-yet = Jūsų figūrėlės dar negali kirsti vandens.
no-a-move-may-not-end-on-water-yet = Jūsų figūrėlės dar negali sustoti vandenyje.
no-a-move-does-not-end-in-an-own-city = Judėjimas nesibaigia savo mieste.
no-scouts-do-not-enter-enemy-cities = Skautai neįeina į priešo miestus.
no-scouts-do-not-enter-huts-and-villages = Skautai neįeina į trobeles ir kaimus.
no-scouts-do-not-enter-squares-with-enemy-figures = Skautai neįeina į kvadratus su priešo figūrėlėmis.
no-not-in-a-group-with-a-scout = Ne grupėje su skautu.
no-a-democracy-does-not-attack-cities = Demokratija nepuola miestų.
no-only-russia-sacrifices-figures = Figūrėles priešo miestuose aukoja tik Rusija.
no-once-per-turn = Tai daroma kartą per ėjimą.
no-one-figure-alone-is-sacrificed = Aukojama viena figūrėlė.
no-no-enemy-city-is-there = Ten nėra priešo miesto.
no-there-is-no-tech-to-learn-there = Ten nėra ko išmokti.
no-that-deck-is-empty = Ta kaladė tuščia.
no-aircraft-only-if-nothing-else-is-left = Barbarai ima aviaciją, tik jei nieko kito nėra.
no-that-unit-is-not-in-the-battle-hand = To dalinio jūsų mūšio rankoje nėra.
no-a-unit-must-be-played = Reikia žaisti dalinį.
no-one-unit-is-played-in-a-battle-turn = Per mūšio eilę žaidžiamas vienas dalinys.
no-attack-a-front-with-an-enemy-unit-and-none-of-your-own = Puolamas frontas, kuriame yra priešo dalinys ir nėra jūsų.
no-barbarians-have-no-abilities = Barbarai savybių neturi.
no-there-is-no-heal-to-use = Gydyti nebegalima.
no-none-of-your-units-is-wounded = Nė vienas jūsų dalinys nesužeistas.
no-that-unit-was-not-killed-in-this-battle = Tas dalinys šiame mūšyje nežuvo.
no-that-is-no-loot-of-this-battle = Šio mūšio grobis ne toks.
no-the-loser-has-none-of-it = Pralaimėjęs to neturi.

# Kodėl ne: išradimai

no-there-is-no-such-tech = Tokios technologijos nėra.
no-the-tech-is-known-already = Tą technologiją jau mokate.
no-no-place-in-the-pyramid = { $level } lygio technologijai žemesnėje eilėje reikia technologijų: { $needed }; turite { $below }.
no-too-little-trade-to-research = „{ $tech }“: reikia prekybos { $needed }; turite { $number }.
no-that-tech-cannot-be-learned-here = Tos technologijos čia išmokti negalima.
