# „Through the Ages“: kas įvyko, ko klausiama, ką galima rinktis ir kodėl negalima.

# Kas įvyko: žaidimo eiga

log-round-begins = Prasideda { $round } raundas.
log-turn-begins = Eina { $seat }.
log-age-begins = Prasideda { $age } epocha.
log-last-round = { $round } raundas bus paskutinis.
log-game-ends = Žaidimas baigtas.
log-final-event = Žaidimo pabaigoje taškus duoda „{ $card }“.
log-row-loses = Iš kortų eilės išimama korta „{ $card }“.
log-row-replenished = Kortų eilė papildyta.
log-card-antiquated = { $seat } išmeta kortą „{ $card }“: ji paseno.
log-resigns = { $seat } pasiduoda.
log-war-is-over = Karas baigtas: { $seat } – { $loser }.

# Kas įvyko: veiksmai

log-takes = { $seat } ima kortą „{ $card }“ iš { $space } vietos.
log-increases-population = { $seat } didina gyventojų skaičių už { $food } maisto.
log-builds =
    { $seat } stato „{ CASE($card, "acc") }“ už { $resources } { $resources ->
        [one] resursą
        [few] resursus
       *[other] resursų
    }.
log-trains =
    { $seat } apmoko dalinį „{ $card }“ už { $resources } { $resources ->
        [one] resursą
        [few] resursus
       *[other] resursų
    }.
log-upgrades =
    { $seat } tobulina „{ CASE($card, "acc") }“ į „{ CASE($upgrade, "acc") }“ už { $resources } { $resources ->
        [one] resursą
        [few] resursus
       *[other] resursų
    }.
log-destroys = { $seat } sugriauna „{ CASE($card, "acc") }“.
log-disbands = { $seat } išformuoja dalinį „{ $card }“.
log-builds-stages =
    { $seat } stato { $number } stebuklo „{ $card }“ { $number ->
        [one] etapą
        [few] etapus
       *[other] etapų
    } už { $resources } { $resources ->
        [one] resursą
        [few] resursus
       *[other] resursų
    }.
log-covers-with = { $seat } uždengia etapą žetonu nuo kortos „{ $card }“.
log-completes-wonder = { $seat } užbaigia stebuklą „{ $card }“.
log-develops = { $seat } įdiegia technologiją „{ $card }“ už { $science } { $science ->
    [one] mokslo tašką
    [few] mokslo taškus
   *[other] mokslo taškų
}.
log-declares-revolution = { $seat } skelbia revoliuciją: „{ $card }“ už { $science } { $science ->
    [one] mokslo tašką
    [few] mokslo taškus
   *[other] mokslo taškų
}.
log-plays-leader = Naujas lyderis ({ $seat }): { $card }.
log-tucks-homer = { $seat } pakiša Homerą po korta „{ $card }“.
log-plays-card = { $seat } sužaidžia kortą „{ $card }“.
log-has-for-units = { $seat } šį ėjimą turi { $number } { $number ->
    [one] resursą
    [few] resursus
   *[other] resursų
} kariniams daliniams.
log-plays-tactic = { $seat } sužaidžia taktiką „{ $card }“.
log-copies-tactic = { $seat } nukopijuoja taktiką „{ $card }“.
log-tactic-shared = Taktika „{ $card }“ ({ $seat }) dabar yra bendra.
log-churchill-chooses =
    { $choice ->
        [culture] { $seat }: Churchillis įkvepia kultūrą.
       *[other] { $seat }: Churchillis šį ėjimą padeda kariuomenei.
    }
log-hammurabi-pays = { $seat }: Hamurabis leidžia mokėti kariniu veiksmu.
log-regains-civil-action = { $seat } atgauna civilinį veiksmą.

# Kas įvyko: taškai ir žetonai

log-scores-science = { $seat } gauna { $number } { $number ->
    [one] mokslo tašką
    [few] mokslo taškus
   *[other] mokslo taškų
}.
log-scores-culture = { $seat } gauna { $number } { $number ->
    [one] kultūros tašką
    [few] kultūros taškus
   *[other] kultūros taškų
}.
log-loses-science = { $seat } praranda { $number } { $number ->
    [one] mokslo tašką
    [few] mokslo taškus
   *[other] mokslo taškų
}.
log-loses-culture = { $seat } praranda { $number } { $number ->
    [one] kultūros tašką
    [few] kultūros taškus
   *[other] kultūros taškų
}.
log-gains-food =
    { $short ->
        [0] { $seat } gauna { $number } maisto.
       *[other] { $seat } gauna { $number } maisto; dar { $short } prapuola, nes mėlynasis bankas tuščias.
    }
log-gains-resources =
    { $seat } gauna { $number } { $number ->
        [one] resursą
        [few] resursus
       *[other] resursų
    }{ $short ->
        [0] {""}
       *[other] ; dar { $short } prapuola, nes mėlynasis bankas tuščias
    }.
log-loses-food = { $seat } praranda { $number } maisto.
log-loses-resources = { $seat } praranda { $number } { $number ->
    [one] resursą
    [few] resursus
   *[other] resursų
}.
log-gains-blue = { $seat } gauna { $number } { $number ->
    [one] mėlyną žetoną
    [few] mėlynus žetonus
   *[other] mėlynų žetonų
}.
log-loses-blue = { $seat } praranda { $number } { $number ->
    [one] mėlyną žetoną
    [few] mėlynus žetonus
   *[other] mėlynų žetonų
}.
log-loses-blue-from = { $seat } praranda mėlyną žetoną nuo kortos „{ $card }“.
log-gains-yellow = { $seat } gauna { $number } { $number ->
    [one] geltoną žetoną
    [few] geltonus žetonus
   *[other] geltonų žetonų
}.
log-loses-yellow = { $seat } praranda { $number } { $number ->
    [one] geltoną žetoną
    [few] geltonus žetonus
   *[other] geltonų žetonų
}.
log-gains-population = { $seat } gauna { $number } { $number ->
    [one] darbininką
    [few] darbininkus
   *[other] darbininkų
}.
log-loses-worker = { $seat } praranda laisvą darbininką.
log-loses-worker-from = { $seat } praranda darbininką nuo kortos „{ $card }“.

# Kas įvyko: ėjimo pabaiga

log-uprising = Sukilimas! { $seat } nieko negamina.
log-corruption = Korupcija: { $seat } praranda { $number }.
log-produces-food = { $seat } pagamina { $number } maisto.
log-consumption = { $seat }: gyventojai suvalgo { $number } maisto.
log-famine = Badas! { $seat }: trūksta { $number } maisto.
log-produces-resources = { $seat } pagamina { $number } { $number ->
    [one] resursą
    [few] resursus
   *[other] resursų
}.
log-draws = Ištrauki kortą „{ $card }“.
log-draws-cards = { $seat } traukia { $number } { $number ->
    [one] karinę kortą
    [few] karines kortas
   *[other] karinių kortų
}.
log-discards = Išmeti kortą „{ $card }“.
log-discards-cards = { $seat } išmeta { $number } { $number ->
    [one] karinę kortą
    [few] karines kortas
   *[other] karinių kortų
}.
log-reshuffles = Išmestos karinės kortos sumaišytos: { $number } { $number ->
    [one] korta
    [few] kortos
   *[other] kortų
}.

# Kas įvyko: kortos ateina ir išeina

log-leader-leaves = { $seat } netenka lyderio: { CASE($card, "gen") }.
log-wonder-leaves = { $seat } praranda nebaigtą stebuklą „{ $card }“.
log-wonder-ruined = Stebuklas „{ $card }“ ({ $seat }) virsta griuvėsiais.
log-gains-colony = { $seat } įgyja koloniją „{ $card }“.
log-loses-colony = { $seat } praranda koloniją „{ $card }“.
log-pact-begins = Įsigalioja paktas „{ $card }“: { $seat } ir { $partner }.
log-pact-ends = Baigiasi paktas „{ $card }“: { $seat } ir { $partner }.

# Ko klausiama

ask-action = Ką darai?
ask-tuck-homer = Homerą keičia kitas lyderis: atgauti civilinį veiksmą ar pakišti Homerą po stebuklu?
ask-cover-stage = Mėlynasis bankas tuščias: kuriuo žetonu uždengti stebuklo „{ $card }“ etapą?
ask-lose-token =
    { $number ->
        [1] Nuo kurios kortos prarandi mėlyną žetoną?
       *[other] Nuo kurios kortos prarandi mėlyną žetoną (iš viso { $number })?
    }
ask-lose-worker =
    { $number ->
        [1] Nuo kurios kortos prarandi darbininką?
       *[other] Nuo kurios kortos prarandi darbininką (iš viso { $number })?
    }
ask-discard =
    { $number ->
        [1] Kurią karinę kortą išmeti?
       *[other] Kurias karines kortas išmeti (iš viso { $number })?
    }

# Ką galima rinktis

do-end = Baigti ėjimą
do-take = Imti kortą „{ $card }“ už { $actions } { $actions ->
    [one] civilinį veiksmą
    [few] civilinius veiksmus
   *[other] civilinių veiksmų
}
do-population = Didinti gyventojų skaičių už { $food } maisto
do-population-by = Sužaisti kortą „{ $action_card }“ ir didinti gyventojų skaičių už { $food } maisto
do-build =
    Statyti „{ CASE($card, "acc") }“ už { $resources } { $resources ->
        [one] resursą
        [few] resursus
       *[other] resursų
    }
do-train =
    Apmokyti dalinį „{ $card }“ už { $resources } { $resources ->
        [one] resursą
        [few] resursus
       *[other] resursų
    }
do-build-by =
    Sužaisti kortą „{ $action_card }“ ir statyti „{ CASE($card, "acc") }“ už { $resources } { $resources ->
        [one] resursą
        [few] resursus
       *[other] resursų
    }
do-upgrade =
    Tobulinti „{ CASE($card, "acc") }“ į „{ CASE($upgrade, "acc") }“ už { $resources } { $resources ->
        [one] resursą
        [few] resursus
       *[other] resursų
    }
do-upgrade-by =
    Sužaisti kortą „{ $action_card }“ ir tobulinti „{ CASE($card, "acc") }“ į „{ CASE($upgrade, "acc") }“ už { $resources } { $resources ->
        [one] resursą
        [few] resursus
       *[other] resursų
    }
do-destroy = Sugriauti „{ CASE($card, "acc") }“
do-disband = Išformuoti dalinį „{ $card }“
do-stage =
    Statyti { $number } stebuklo „{ $card }“ { $number ->
        [one] etapą
        [few] etapus
       *[other] etapų
    } už { $resources } { $resources ->
        [one] resursą
        [few] resursus
       *[other] resursų
    }
do-stage-by =
    Sužaisti kortą „{ $action_card }“ ir statyti stebuklo „{ $card }“ etapą už { $resources } { $resources ->
        [one] resursą
        [few] resursus
       *[other] resursų
    }
do-develop = Įdiegti technologiją „{ $card }“ už { $science } { $science ->
    [one] mokslo tašką
    [few] mokslo taškus
   *[other] mokslo taškų
}
do-develop-by =
    Sužaisti kortą „{ $action_card }“ ir įdiegti technologiją „{ $card }“ už { $science } { $science ->
        [one] mokslo tašką
        [few] mokslo taškus
       *[other] mokslo taškų
    }
do-revolution = Revoliucija: „{ $card }“ už { $science } { $science ->
    [one] mokslo tašką
    [few] mokslo taškus
   *[other] mokslo taškų
} ir visus veiksmus
do-revolution-by =
    Sužaisti kortą „{ $action_card }“ ir skelbti revoliuciją: „{ $card }“ už { $science } { $science ->
        [one] mokslo tašką
        [few] mokslo taškus
       *[other] mokslo taškų
    } ir visus veiksmus
do-leader = Paskirti lyderį: { CASE($card, "acc") }
do-play = Sužaisti kortą „{ $card }“
do-play-food = Sužaisti kortą „{ $card }“ ir imti maisto
do-play-resources = Sužaisti kortą „{ $card }“ ir imti resursų
do-tactic = Sužaisti taktiką „{ $card }“
do-copy = Nukopijuoti taktiką „{ $card }“
do-levy =
    Barbarossa: didinti gyventojų skaičių už { $food } maisto ir apmokyti dalinį „{ $card }“ už { $resources } { $resources ->
        [one] resursą
        [few] resursus
       *[other] resursų
    }
do-restage =
    Bachas: paversti „{ CASE($card, "acc") }“ į „{ CASE($theater, "acc") }“ už { $resources } { $resources ->
        [one] resursą
        [few] resursus
       *[other] resursų
    }
do-churchill-culture = Churchillis: 3 kultūros taškai
do-churchill-units = Churchillis: 3 mokslo taškai ir 3 resursai kariniams daliniams
do-ocean-liner = „Okeaniniai laineriai“: gauti darbininką
do-hammurabi = Hamurabis: už kitą veiksmą vietoj vieno civilinio mokėti karinį
do-trade-routes = „Prekybos kelių sutartis“: padėti sumokėti už kitą veiksmą
do-regain = Atgauti civilinį veiksmą
do-tuck = Pakišti Homerą po korta „{ $card }“
do-cover = Žetonas nuo kortos „{ $card }“
do-lose-token = Žetonas nuo kortos „{ $card }“
do-lose-worker = Darbininkas nuo kortos „{ $card }“
do-discard = Išmesti: { $cards }

# Kodėl negalima

no-the-space-is-empty = Toje vietoje kortos nėra.
no-too-few-civil-actions = Trūksta civilinių veiksmų.
no-too-few-military-actions = Trūksta karinių veiksmų.
no-the-civil-hand-is-full = Daugiau civilinių kortų rankoje turėti negali.
no-the-technology-is-already-in-hand-or-play = Šią technologiją jau turi rankoje arba žaidime.
no-a-leader-of-this-age-was-already-taken = Šios epochos lyderį jau paėmei.
no-another-wonder-is-unfinished = Turi nebaigtą stebuklą.
no-the-yellow-bank-is-empty = Tavo geltonasis bankas tuščias.
no-too-little-food = Trūksta maisto.
no-the-technology-is-not-in-play = Šios technologijos žaidime neturi.
no-there-is-no-unused-worker = Neturi laisvo darbininko.
no-too-few-resources = Trūksta resursų.
no-the-government-allows-no-more-of-this-type = Tavo santvarka daugiau šio tipo pastatų neleidžia.
no-no-worker-stands-on-that-card = Ant tos kortos nėra darbininko.
no-an-upgrade-goes-to-a-higher-card-of-the-same-type = Tobulinama į aukštesnio lygio to paties tipo kortą.
no-there-is-no-unfinished-wonder = Neturi nebaigto stebuklo.
no-the-wonder-has-not-so-many-stages-left = Tiek etapų stebuklui nebeliko.
no-there-are-too-few-blue-tokens-to-cover-the-stages = Etapams uždengti trūksta mėlynų žetonų.
no-it-must-become-a-theater-of-the-same-or-a-higher-level = Tai turi tapti to paties ar aukštesnio lygio teatru.
no-the-card-is-not-in-hand = Šios kortos rankoje neturi.
no-the-card-is-not-a-technology = Ši korta – ne technologija.
no-too-little-science = Trūksta mokslo taškų.
no-the-research-partner-has-no-science = Tavo pakto „Mokslo bendradarbiavimas“ partneris neturi mokslo taškų.
no-only-a-government-comes-by-revolution = Revoliucija keičia tik santvarką.
no-a-revolution-takes-all-civil-actions = Revoliucijai reikia visų civilinių veiksmų, o dalis jau panaudota.
no-robespierres-revolution-takes-all-military-actions = Revoliucijai su Robespierre’u reikia visų karinių veiksmų, o dalis jau panaudota.
no-the-leader-is-not-in-hand = Tokio lyderio rankoje neturi.
no-the-tactic-is-not-in-hand = Tokios taktikos rankoje neturi.
no-one-tactic-was-already-played-or-copied-this-turn = Šį ėjimą taktiką jau sužaidei arba nukopijavai.
no-the-tactic-is-not-in-the-common-area = Ši taktika dar nebendra.
no-the-standard-is-already-there = Tai jau tavo taktika.
no-in-the-first-turn-cards-can-only-be-taken = Pirmą ėjimą galima tik imti kortas.
no-the-action-card-is-not-in-hand = Tokios veiksmo kortos rankoje neturi.
no-an-action-card-cannot-be-played-in-the-turn-it-was-taken = Šią kortą paėmei šį ėjimą: sužaisti ją galėsi nuo kito ėjimo.
no-the-card-does-not-order-that = Veiksmo korta to neleidžia.
no-so-many-stages-take-a-better-construction-technology = Tiek etapų iš karto galima statyti tik su geresne statybos technologija.
no-no-card-in-play-allows-this = Nė viena tavo žaidime esanti korta to neleidžia.
no-there-is-no-such-action = Tokio veiksmo nėra.
no-that-was-already-done-this-turn = Tai šį ėjimą jau padaryta.
no-what-was-announced-cannot-help-with-that = Tai, kas paskelbta, už šį veiksmą mokėti nepadeda.
no-the-levy-is-for-military-units = Barbarossa telkia tik karinius dalinius.
no-there-is-no-such-space = Kortų eilėje tokios vietos nėra.
no-the-card-builds-exactly-one-stage = Ši korta stato lygiai vieną etapą.
no-a-unit-is-disbanded-not-destroyed = Karinis dalinys ne griaunamas, o išformuojamas kariniu veiksmu.
no-only-a-unit-is-disbanded = Išformuojamas tik karinis dalinys; pastatas griaunamas civiliniu veiksmu.
no-choose-food-or-resources = Su šia korta pasirink maistą arba resursus.
no-the-card-leaves-no-choice = Su šia korta rinktis nėra ko.
no-choose-culture-or-units = Churchillis siūlo kultūrą arba mokslą ir resursus daliniams.
no-the-wonder-is-not-completed = Tokio pastatyto stebuklo neturi.
no-no-blue-token-lies-on-that-card = Ant tos kortos nėra mėlyno žetono.

### Politika

# Kas įvyko

log-abstains = { $seat } politinio veiksmo neatlieka.
log-accepts-pact = { $seat } priima paktą „{ $card }“.
log-aggression-succeeds = „{ $card }“ pavyksta: laimi { $seat }, nukenčia { $rival }.
log-annexes = { $seat } aneksuoja koloniją „{ $card }“; ją praranda { $rival }.
log-bids = { $seat } siūlo { $bid }.
log-building-destroyed = { $seat } praranda pastatą „{ $card }“.
log-builds-free = { $seat } nemokamai stato „{ CASE($card, "acc") }“.
log-trains-free = { $seat } nemokamai apmoko dalinį „{ $card }“.
log-cancels-pact = { $seat } nutraukia paktą „{ $card }“.
log-declares-war = { $seat } skelbia „{ CASE($card, "acc") }“; priešininkas – { $rival }.
log-declines-agreement = { $seat } atsisako susitarimo.
log-defends =
    { $hidden ->
        [0] { $seat } atremia puolimą: { $cards }.
       *[other] { $seat } atremia puolimą: { $cards }; užverstų kortų: { $hidden }.
    }
log-defends-hidden = { $seat } atremia puolimą; užverstų kortų: { $hidden }.
log-discovers = { $seat } atranda teritoriją „{ $card }“.
log-does-not-defend = { $seat } nesigina.
log-has-no-political-action = { $seat } šį ėjimą politinio veiksmo neturi.
log-nobody-colonizes = Teritorijos „{ $card }“ niekas nekolonizuoja.
log-offers-pact = { $seat } siūlo paktą „{ $card }“; partneris – { $partner }, siūlančiojo pusė – { $side }.
log-owes-political-action = { $seat } atsisako kito politinio veiksmo.
log-passes = { $seat } pasuoja.
log-plays-aggression = { $seat } sužaidžia kortą „{ $card }“; taikinys – { $rival }.
log-prepares-card = Tavo parengtas įvykis – „{ $card }“.
log-prepares-event = { $seat } parengia { $age } epochos įvykį.
log-rebellion-spends = Maištas: { $seat } praranda { $actions } { $actions ->
    [one] civilinį veiksmą
    [few] civilinius veiksmus
   *[other] civilinių veiksmų
}.
log-refuses-pact = { $seat } atmeta paktą „{ $card }“.
log-renews-events = Būsimi įvykiai tampa dabartiniais: { $number } { $number ->
    [one] korta
    [few] kortos
   *[other] kortų
}.
log-reveals-event = { $seat } atverčia kortą „{ $card }“.
log-scores-event = Taškus duoda „{ $card }“.
log-second-political-action = { $seat } atlieka antrą politinį veiksmą.
log-sees-next-event = Kitas įvykis – „{ $card }“.
log-sends-force =
    { $discarded ->
        [0] { $seat } siunčia: { $cards }; premijų kortos: { $bonuses }.
       *[other] { $seat } siunčia: { $cards }; premijų kortos: { $bonuses }; išmesta kortų: { $discarded }.
    }
log-steals-technology = { $seat } pavagia technologiją „{ $card }“; ją praranda { $loser }.
log-war-is-a-draw = „{ $card }“ baigiasi be nugalėtojo: { $seat } ir { $rival }, abiejų galia { $strength }.
log-wins-auction = { $seat } kolonizuoja teritoriją „{ $card }“ už { $bid }.
log-wins-war = „{ $card }“: { $seat } laimi, { $loser } pralaimi; persvara { $advantage }.

# Ko klausiama

ask-politics = Koks politinis veiksmas?
ask-pact = { $seat } siūlo tau paktą „{ $card }“; tavo pusė būtų { $side }. Ar sutinki?
ask-defend = { $seat } prieš tave sužaidžia kortą „{ $card }“. Trūksta galios: { $strength }. Ar giniesi?
ask-plunder = Ką grobi, iš viso iki { $limit }? Nukenčia { $seat }.
ask-raid = Kurie pastatai sugriaunami? Nukenčia { $seat }.
ask-annex = Kurią koloniją aneksuoji? Nukenčia { $seat }.
ask-infiltrate = Ko netenka { $seat }?
ask-steal = Kurią technologiją pavagi, ne brangesnę kaip { $budget }? Nukenčia { $seat }.
ask-bid =
    { $bid ->
        [0] Kiek siūlai už teritoriją „{ $card }“?
       *[other] Kiek siūlai už teritoriją „{ $card }“, daugiau nei { $bid }?
    }
ask-send = Kokias pajėgas siunti kolonizuoti teritoriją „{ $card }“? Reikia bent { $bid }.
ask-market = { $food } maisto ar { $resources } { $resources ->
    [one] resursas
    [few] resursai
   *[other] resursų
}?
ask-free-building = Ar nemokamai skiri darbininką kortai „{ $card }“?
ask-agreement = Kurias kortas imi, vertas iki { $actions } { $actions ->
    [one] civilinio veiksmo
    [few] civilinių veiksmų
   *[other] civilinių veiksmų
}?
ask-lose-colony = Kurią koloniją prarandi?
ask-ruin = Kuris stebuklas virsta griuvėsiais?
ask-terror = Kuris pastatas sugriaunamas? Nukenčia { $seat }.
ask-destroy-own = Kuris tavo pastatas sugriaunamas?
ask-gain-mix = Kiek maisto ir kiek resursų, iš viso { $total }?
ask-lose-mix = Kiek maisto ir kiek resursų prarandi, iš viso { $total }?
ask-civil-development = Ką darai? Kainuoja { $discount } mažiau.

# Ką galima rinktis

do-abstain = Jokio politinio veiksmo
do-prepare = Parengti kortą „{ $card }“
do-aggression = Sužaisti kortą „{ $card }“; taikinys – { $seat }
do-war = Skelbti „{ CASE($card, "acc") }“; priešininkas – { $seat }
do-offer = Siūlyti paktą „{ $card }“; partneris – { $seat }, tavo pusė { $side }
do-offer-equal = Siūlyti paktą „{ $card }“; partneris – { $seat }
do-cancel = Nutraukti paktą „{ $card }“; partneris – { $seat }
do-lay-down = Pašalinti Aleksandrą mainais į geltoną žetoną
do-discover = Kolonizuoti teritoriją „{ $card }“ su Kolumbu
do-resign = Pasiduoti
do-accept = Priimti
do-refuse = Atmesti
do-decline = Atsisakyti
do-defend =
    { $hidden ->
        [0] Gintis: { $cards }
       *[other] Gintis: { $cards }; užverstų kortų: { $hidden }
    }
do-defend-hidden = Gintis; užverstų kortų: { $hidden }
do-defend-up = „{ $card }“, atversta: { $worth }
do-defend-down = „{ $card }“, užversta: 1
open-defend = Gintis
do-plunder = { $food } maisto, { $resources } { $resources ->
    [one] resursas
    [few] resursai
   *[other] resursų
}
do-raid = Sugriauti „{ CASE($card, "acc") }“
do-raid-two = Sugriauti „{ CASE($card, "acc") }“ ir „{ CASE($second, "acc") }“
do-annex = Aneksuoti koloniją „{ $card }“
do-infiltrate = Pašalinti „{ CASE($card, "acc") }“
do-steal = Pavogti technologiją „{ $card }“
do-stop = Užteks
do-bid = Siūlyti { $bid }
do-send = Siųsti: { $cards }; premijų kortos: { $bonuses }; išmetamos: { $discards }
do-send-unit = „{ $card }“: galia { $worth }
do-send-bonus = „{ $card }“: { $worth }
do-send-discard = Išmesti kortą „{ $card }“: 1
choose-number = { $number } × { $part }
do-choose-food = Maistas
do-choose-resources = Resursai
do-build-free = Statyti „{ CASE($card, "acc") }“
do-train-free = Apmokyti dalinį „{ $card }“
do-lose-colony = Prarasti koloniją „{ $card }“
do-ruin = Paversti griuvėsiais stebuklą „{ $card }“
do-blow-up = Sugriauti „{ CASE($card, "acc") }“
do-destroy-own = Sugriauti „{ CASE($card, "acc") }“
do-gain-mix = { $food } maisto, { $resources } { $resources ->
    [one] resursas
    [few] resursai
   *[other] resursų
}
do-lose-mix = { $food } maisto, { $resources } { $resources ->
    [one] resursas
    [few] resursai
   *[other] resursų
}

# Kodėl negalima

no-only-events-and-territories-are-prepared = Parengti galima tik įvykius ir teritorijas.
no-only-alexander-lays-down-his-crown = Mainais į geltoną žetoną pašalinti galima tik Aleksandrą.
no-only-columbus-discovers = Be aukciono kolonizuoja tik Kolumbas.
no-only-a-territory-is-discovered = Kolumbui reikia teritorijos.
no-nobody-resigns-in-age-iv = IV epochoje pasiduoti nebegalima.
no-card-is-not-in-your-hand = Tokios kortos rankoje neturi.
no-no-such-rival = Tokio kito žaidėjo žaidime nėra.
no-no-pacts-between-two-players = Žaidžiant dviese paktų nėra.
no-pact-has-no-sides = Šis paktas abiem pusėms vienodas.
no-no-pact-of-yours-there = Ten nėra pakto, kurio šalis būtum tu.
no-your-leader-forbids-attacks = Tavo lyderis pulti neleidžia.
no-a-pact-forbids-attacks = Jūsų paktas draudžia pulti.
no-not-enough-military-actions = Trūksta karinių veiksmų.
no-rival-is-not-weaker = Tavo galia turi būti didesnė už priešininko.
no-no-wars-in-the-last-round = Paskutinį raundą karai neskelbiami.
no-a-pact-protects-the-rival-from-wars = Šį žaidėją nuo karų saugo paktas.
no-bid-must-exceed-the-last-one = Reikia siūlyti daugiau, nei siūlyta paskutinį kartą.
no-bid-exceeds-your-largest-force = Tokių didelių pajėgų išsiųsti negalėtum.
no-only-farms-mines-and-urban-buildings = Šis įvykis leidžia statyti tik ūkį, kasyklą ar miesto pastatą.
no-only-that-building-is-free = Nemokamai galima statyti tik nurodytą pastatą.
no-food-and-resources-must-make-so-many = Maisto ir resursų iš viso turi būti { $total }.
no-you-have-not-so-much = Tiek neturi.
no-the-rival-has-not-so-much = Priešininkas tiek neturi.
no-more-than-the-aggression-takes = Ši agresija iš viso atima daugiausia { $limit }.
no-only-urban-buildings-are-destroyed = Sugriauti galima tik miesto pastatą.
no-only-buildings-are-destroyed = Sugriauti galima tik ūkį, kasyklą ar miesto pastatą.
no-the-building-is-of-too-high-a-level = Šiai agresijai pastatas per aukšto lygio.
no-only-one-building-is-destroyed = Ši agresija sugriauna tik vieną pastatą.
no-the-building-of-higher-level-comes-first = Iš dviejų pastatų pirmą nurodyk aukštesnio lygio.
no-there-is-no-such-colony = Tokios kolonijos ten nėra.
no-only-the-leader-or-the-unfinished-wonder = Nurodyk priešininko lyderį arba nebaigtą stebuklą.
no-the-loser-has-no-such-technology = Pralaimėjęs žaidėjas tokios specialiosios technologijos neturi.
no-the-advantage-does-not-pay-for-it = Tavo persvaros likučio tam nepakanka.
no-only-an-old-wonder-falls-to-ruin = Nurodyk dar nesugriuvusį A arba I epochos stebuklą.
no-discard-so-many-cards = Išmesk lygiai tiek kortų: { $number }.
no-you-do-not-have-those-cards = Tokių kortų neturi.
no-more-cards-than-military-actions = Kortų galima panaudoti tiek, kiek turi karinių veiksmų.
no-the-defence-is-too-weak = Šios kortos puolimo nesustabdo.
no-a-force-needs-a-unit = Reikia siųsti bent vieną dalinį.
no-so-many-cards-cannot-be-discarded-with-the-force = Tiek kortų su pajėgomis išmesti negalima.
no-the-force-is-weaker-than-the-bid = Pajėgos turi būti vertos tavo pasiūlymo.
