# Civilizacija (1980): pasirengimas, įvykiai nuo pirmo iki aštunto, miestų išlaikymas.

## kas įvyko

log-order-drawn = Tautos renkamos tokia tvarka: { $seats }.
log-chooses-nation = { $seat } renkasi tautą: { $nation }.
log-starts = { $nation } pradeda čia: { $area }.
log-round-begins = Prasideda { $round } raundas.
log-wins = { $seat } laimi žaidimą.
log-pays-taxes = { $seat } sumoka { $tokens } { $tokens ->
    [one] žetoną
    [few] žetonus
   *[other] žetonų
} mokesčių už { $cities } { $cities ->
    [one] miestą
    [few] miestus
   *[other] miestų
}.
log-revolts = Miestas sukyla ({ $area }): netenka { $seat }, perima { $beneficiary }.
log-cities-stay = { $seat }: sukilusių miestų ({ $cities }) niekas negali perimti, jie lieka.
log-grows =
    { $seat }: prieaugis – { $tokens } { $tokens ->
        [one] žetonas
        [few] žetonai
       *[other] žetonų
    }.
log-grows-short = { $seat } išdėsto visas atsargas: { $tokens } { $tokens ->
    [one] žetonas
    [few] žetonai
   *[other] žetonų
}.
log-cannot-grow = { $seat }: prieaugio nėra, atsargose nebėra žetonų.
log-census = Surašymas: { $seat } lentoje turi { $tokens } { $tokens ->
    [one] žetoną
    [few] žetonus
   *[other] žetonų
}.
log-keeps-ship = { $seat } išlaiko laivą ({ $zone }), sumokėta { $source ->
    [treasury] iš iždo
   *[area] srities žetonu
}.
log-gives-up-ship = { $seat } atsisako laivo ({ $zone }).
log-builds-ship =
    { $seat } stato laivą ({ $zone }), moka { $tokens ->
        [0] iš iždo: { $treasury }
       *[other] iš srities: { $tokens }{ $treasury ->
            [0] {""}
           *[other] , iš iždo: { $treasury }
        }
    }.
log-movement-begins = Juda { $seat }.
log-loads = { $seat } įlaipina { $tokens } { $tokens ->
    [one] žetoną
    [few] žetonus
   *[other] žetonų
}: { $area }.
log-unloads = { $seat } išlaipina { $tokens } { $tokens ->
    [one] žetoną
    [few] žetonus
   *[other] žetonų
}: { $area }.
log-sails = { $seat } plaukia: { $zone } → { $waters }.
log-moves = { $seat } perkelia { $tokens } { $tokens ->
    [one] žetoną
    [few] žetonus
   *[other] žetonų
}: { $area } → { $destination }.
log-fight = Kova: { $area }.
log-fights = { $area }: { $seat } turėjo { $before }, liko { $after }.
log-attack-fails = { $seat } nesėkmingai puola miestą ({ $area }); nuimta žetonų: { $tokens }.
log-city-stormed = Miestas šturmuojamas ({ $area }, { $seat }): jį gina šeši žetonai.
log-city-surrenders = Miestas pasiduoda ({ $area }): netenka { $seat }, perima { $attacker }.
log-postpones = { $seat } atideda konfliktą ({ $area }): pirmiau kiti.
log-city-eliminated = Miesto nebėra: { $area } ({ $seat }).
log-city-reduced = Vietoj miesto ({ $area }, { $seat }) lieka { $tokens } { $tokens ->
    [one] žetonas
    [few] žetonai
   *[other] žetonų
}.
log-builds-city = { $seat } stato miestą: { $area }.
log-surplus = { $seat } nuima { $tokens } { $tokens ->
    [one] perteklinį žetoną
    [few] perteklinius žetonus
   *[other] perteklinių žetonų
}: { $area }.
log-draws = Ištrauki kortą „{ $card }“.
log-draws-unseen = { $seat } traukia kortą iš { $number } krūvelės.
log-draws-red = { $seat } ištraukia kortą „{ $card }“.
log-buys-gold = { $seat } perka devintos krūvelės kortą už { $tokens } { $tokens ->
    [one] žetoną
    [few] žetonus
   *[other] žetonų
}.

## klausimai

ask-nation = Kuri tauta?
ask-tax-rate = Kokį mokestį šį raundą moka tavo miestai?
ask-revolt =
    { $number ->
        [1] Miestas sukyla ({ $seat }) ir pereina tau: kuris?
       *[other] Miestai sukyla ({ $seat }) ir pereina tau: kurie { $number }?
    }
ask-growth = Atsargų visam augimui neužtenka: kur dėti žetonus?
ask-ship-upkeep = Laivas ({ $zone }): iš ko už jį moki?
ask-build-ship = Statyti laivą?
ask-ships = Kuris laivas išplaukia?
ask-ship-under-way = Laivas ({ $zone }): jame { $tokens } { $tokens ->
    [one] žetonas
    [few] žetonai
   *[other] žetonų
}, liko { $steps } { $steps ->
    [one] žingsnis
    [few] žingsniai
   *[other] žingsnių
}. Kas toliau?
ask-land-moves = Kurie žetonai juda sausuma?
ask-surrender = { $seat } stovi prie tavo miesto ({ $area }), o šešių žetonų jam ginti neturi.
ask-reduce-for-support = Žetonų tavo miestams išlaikyti per mažai: kurį miestą sumažinti?
ask-build-cities = Kur statai miestus?
ask-buy-gold = Pirkti devintos krūvelės kortą už 18 žetonų?

## pasirinkimai

do-nation = { $nation }, pradžia: { $area }
do-rate = { $number } { $number ->
    [one] žetonas
    [few] žetonai
   *[other] žetonų
} už miestą
do-revolt = { $areas }
do-grow = { $amounts }
do-keep-treasury = Išlaikyti laivą ({ $zone }) iš iždo
do-keep-area = Išlaikyti laivą ({ $zone }) srities žetonu: { $area }
do-give_up = Atsisakyti laivo ({ $zone })
do-ship = Laivas ({ $zone }); moka: { $tokens ->
    [0] iždas – { $treasury }
   *[other] { $area } – { $tokens }{ $treasury ->
        [0] {""}
       *[other] , iždas – { $treasury }
    }
}
do-stop = Užteks
do-load = Laivas ({ $zone }): įlaipinti { $tokens } { $tokens ->
    [one] žetoną
    [few] žetonus
   *[other] žetonų
}, { $area }
do-unload = Išlaipinti { $tokens } { $tokens ->
    [one] žetoną
    [few] žetonus
   *[other] žetonų
}: { $area }
do-sail = Laivas plaukia: { $zone } → { $waters } ({ $steps } { $steps ->
    [one] žingsnis
    [few] žingsniai
   *[other] žingsnių
})
do-anchor = Laivas lieka: { $zone }
do-land = Laivų užteks: judėti sausuma
do-move = { $tokens } { $tokens ->
    [one] žetonas
    [few] žetonai
   *[other] žetonų
}: { $area } → { $destination }
do-end = Daugiau nejudėti
do-postpone = Pirmiau kiti mano konfliktai
do-surrender = Atiduoti miestą
do-reduce = Sumažinti: { $area }
do-build = Statyti: { $areas }
do-build-none = Nieko nestatyti
do-gold = Pirkti kortą

open-revolt = Rinktis miestus
open-grow = Dėlioti žetonus
open-build = Rinktis sritis

## kodėl negalima

no-nation-not-on-offer = Žaidžiant tokiam žaidėjų skaičiui ši tauta nedalyvauja.
no-nation-taken = Šią tautą jau turi kitas žaidėjas.
no-start-too-close = Ši pradžia per arti jau užimtos.
no-the-rate-is-one-two-or-three = Mokestis – vienas, du arba trys žetonai už miestą.
no-exactly-these-many-cities-revolt = Sukyla lygiai tiek miestų, už kiek nesumokėta, ne mažiau.
no-that-city-does-not-revolt = Šis miestas nesukyla.
no-the-whole-stock-is-placed-within-each-area-s-growth = Išdėstomos visos atsargos, ir jokia sritis negauna daugiau nei jos augimas.
no-ships-are-kept-in-slot-order = Laivai išlaikomi paeiliui; dabar klausiama ne apie šį.
no-ships-afloat-come-before-new-ones = Pirma nuspręsk, kuriuos plaukiojančius laivus išlaikai; nauji statomi po to.
no-the-treasury-cannot-pay = Iždas tuščias.
no-ships-cost-tokens-of-their-area-only = Šiame žaidime už laivus mokama tik tos srities, prie kurios jie stovi, žetonais.
no-no-own-token-in-the-area-of-the-ship = Srityje, prie kurios kranto stovi laivas, tavo žetono nėra.
no-ships-are-built-on-a-coast-in-play = Laivai statomi prie žaidime esančio kranto ar ežero.
no-a-ship-costs-two-tokens = Laivas kainuoja du žetonus, iš srities arba iš iždo.
no-no-own-token-or-city-in-that-area = Ten neturi nei žetono, nei miesto.
no-ships-are-built-in-zone-order = Laivai statomi vandenų eilės tvarka.
no-ships-are-used-in-slot-order = Laivai plaukia paeiliui; šio eilė praėjo arba jo nėra.
no-no-land-at-this-stop = Šioje stotelėje nėra sausumos.
no-not-so-many-tokens-aboard = Tiek žetonų laive nėra.
no-no-coast-is-left-in-reach-so-all-must-land-here = Kito pasiekiamo kranto nebėra, tad visi žetonai turi išlipti čia.
no-a-ship-carries-five-tokens = Laivas plukdo daugiausia penkis žetonus.
no-not-so-many-tokens-here-that-have-not-moved = Tiek dar nejudėjusių žetonų čia nėra.
no-no-coast-in-reach-to-land-them = Nėra pasiekiamo kranto, kur jie galėtų išlipti.
no-out-of-the-ship-s-range = Laivas tiek nenuplauks.
no-ships-may-not-stop-in-that-open-sea = Toje atviroje jūroje laivai sustoti negali.
no-tokens-aboard-must-land = Pirma turi išlipti laive esantys žetonai.
no-a-stop-loads-or-unloads-before-sailing-on = Prieš plaukiant toliau sustojus reikia ką nors įlaipinti ar išlaipinti.
no-one-unload-then-one-load-per-stop = Kiekvienoje stotelėje laivas kartą išlaipina, paskui kartą įlaipina.
no-another-player-has-tokens-there = Ten yra kito žaidėjo žetonų.
no-no-land-border-in-play = Tarp šių sričių nėra žaidime esančios sausumos sienos.
no-land-moves-are-entered-in-map-order = Sausumos ėjimai skelbiami žemėlapio tvarka; šis eina prieš paskutinį.
no-ships-move-before-tokens-on-land = Pirma plaukia laivai; prieš judant sausuma užbaik laivų ėjimus.
no-the-ship-stage-is-over = Laivų ėjimai jau baigti.
no-the-ship-under-way-anchors-first = Vienas laivas dar plaukia; pirma jis turi nuleisti inkarą.
no-no-ship-is-under-way = Šiuo metu joks laivas neplaukia.
no-a-city-takes-six-tokens-on-a-site-and-twelve-elsewhere = Miestui reikia šešių žetonų miesto vietoje, kitur – dvylikos.
no-no-city-piece-is-left = Miesto figūrėlių nebeturi.
no-not-so-many-cities-can-be-supported = Tiek miestų neišlaikysi: kiekvienam reikia dviejų žetonų.
no-not-your-city = Ten tavo miesto nėra.
no-graced-cities-go-last = Miestas, šį raundą perėjęs sukilęs, aukojamas tik tada, kai kito nėra.

# prekyba, pirkimas, nelaimės, A.S.T.

## kas įvyko

log-offers =
    { $seat } siūlo { $count } { $count ->
        [one] kortą
        [few] kortas
       *[other] kortų
    }, vertė { $total }, tarp jų { $card }; mainais: { $wanted }.
log-offers-nothing = { $seat } nieko nesiūlo.
log-counters =
    { $seat } pateikia atsaką ({ $partner }): { $count } { $count ->
        [one] korta
        [few] kortos
       *[other] kortų
    }, vertė { $total }, tarp jų { $card }.
log-deal-void = Sandoris negalioja ({ $seat } ir { $partner }): viena pusė nebeturi, ką žadėjo.
log-swap = Mainai: { $seat } duoda { $count } { $count ->
    [one] kortą
    [few] kortas
   *[other] kortų
} (vertė { $total }, tarp jų { $card }), { $partner } – { $partner_count } { $partner_count ->
    [one] kortą
    [few] kortas
   *[other] kortų
} (vertė { $partner_total }, tarp jų { $partner_card }).
log-receives = { $partner } tau duoda: { $cards }.
log-floor-offers =
    Pasiūlymas { $number }: { $seat } siūlo { $count } { $count ->
        [one] kortą
        [few] kortas
       *[other] kortų
    }, vertė { $total }, tarp jų { $card }; mainais: { $wanted }.
log-floor-offers-to =
    Pasiūlymas { $number } ({ $seat } → { $partner }): { $count } { $count ->
        [one] korta
        [few] kortos
       *[other] kortų
    }, vertė { $total }, tarp jų { $card }; mainais: { $wanted }.
log-floor-counters = Atsakas { $number } į pasiūlymą { $offer }: { $seat } siūlo { $count } { $count ->
    [one] kortą
    [few] kortas
   *[other] kortų
}, vertė { $total }, tarp jų { $card }.
log-suspends = { $seat } pristabdo pasiūlymą { $number }.
log-resumes = { $seat } atnaujina pasiūlymą { $number }.
log-withdraws = { $seat } atsiima pasiūlymą { $number }.
log-offer-lapses = Pasiūlymas { $number } ({ $seat }) nebegalioja: kortų nebėra.
log-done-trading = { $seat } baigia prekiauti.
log-trade-ends = Prekyba baigta.
log-pays =
    { $seat } atiduoda kortas: { $cards } (vertė { $value }){ $tokens ->
        [0] {""}
        [one] {" "}ir sumoka { $tokens } žetoną
        [few] {" "}ir sumoka { $tokens } žetonus
       *[other] {" "}ir sumoka { $tokens } žetonų
    }.
log-pays-tokens =
    { $seat } iš iždo sumoka { $tokens } { $tokens ->
        [one] žetoną
        [few] žetonus
       *[other] žetonų
    }.
log-buys = { $seat } perka kortą „{ $civilization_card }“.
log-buys-nothing = { $seat } nieko neperka.
log-returns-cards = { $seat } grąžina { $number } { $number ->
    [one] prekybos kortą
    [few] prekybos kortas
   *[other] prekybos kortų
}.
log-calamity-was-passed = { $seat } mainais gavo kortą „{ $card }“; davė { $trader }.
log-calamity-strikes = Nelaimė „{ $card }“: nukenčia { $seat }.
log-calamity-ignored = „{ $card }“ – trečia nelaimė šį raundą ({ $seat }), ji neveikia.
log-calamity-finds-nothing = „{ $card }“: { $seat } neturi ko prarasti.
log-loses-tokens = { $seat } praranda { $tokens } { $tokens ->
    [one] žetoną
    [few] žetonus
   *[other] žetonų
}: { $area }.
log-loses-city = { $seat } praranda miestą: { $area }.
log-city-leaves-tokens = { $area }: { $seat } pasilieka { $tokens } { $tokens ->
    [one] žetoną
    [few] žetonus
   *[other] žetonų
}.
log-orders-losses = { $seat } paskirsto nuostolius: { $victim } praranda { $units } { $units ->
    [one] vienetą
    [few] vienetus
   *[other] vienetų
}.
log-card-saves = { $seat }: padeda „{ $civilization_card }“ ({ $before } → { $after }).
log-floods = Potvynis: { $plain }.
log-shows-grain = { $seat } parodo grūdų kortų: { $number }.
log-erupts = Išsiveržia ugnikalnis { $volcano }.
log-nominates = { $seat } pasirenka: { $nominee }.
log-marks-seceders = { $seat } atskiria { $tokens } { $tokens ->
    [one] žetoną
    [few] žetonus
   *[other] žetonų
}: { $area }.
log-marks-city = { $seat } atskiria miestą: { $area }.
log-keeps-seceders = { $seat } pasilieka atskilėlius.
log-keeps-rest = { $seat } paleidžia atskilėlius.
log-takes-over-city = { $seat } perima miestą: { $area }.
log-takes-over-tokens = { $seat } perima { $tokens } { $tokens ->
    [one] žetoną
    [few] žetonus
   *[other] žetonų
}: { $area }.
log-shows-total = { $seat } iš viso turi { $points } { $points ->
    [one] tašką
    [few] taškus
   *[other] taškų
}.
log-steps-back = { $seat } traukiasi atgal į { $space } langelį.
log-advances = { $seat } žengia į { $space } langelį.
log-stays = { $seat } lieka { $space } langelyje.

## klausimai

ask-market-offer = Turgus, { $round } ratas: ką siūlai?
ask-market-counter = Turgus, { $round } ratas: į kurį pasiūlymą atsakai ir kuo?
ask-market-answer = Turgus, { $round } ratas: kurį atsaką priimi?
ask-floor = Prekyvietė atvira: ką sakai?
ask-buy = Kurias civilizacijos kortas perki?
ask-hand-in = Kurias prekybos kortas atiduodi? Ko trūks, sumokės iždas.
ask-return-cards = Kurias prekybos kortas grąžini?
ask-lose-units =
    { $units ->
        [1] Prarandi 1 vienetą: kurį? Žetonas – 1, miestas – 5.
        [one] Prarandi { $units } vienetą: kuriuos? Žetonas – 1, miestas – 5.
        [few] Prarandi { $units } vienetus: kuriuos? Žetonas – 1, miestas – 5.
       *[other] Prarandi { $units } vienetų: kuriuos? Žetonas – 1, miestas – 5.
    }
ask-last-city =
    Paskutinis miestas { $tokens } { $tokens ->
        [one] vienetu
        [few] vienetais
       *[other] vienetais
    } vertingesnis už nuostolį: kurio miesto vietoje lieka žetonų?
ask-order-losses = Gali liepti kitiems prarasti iki { $units } { $units ->
    [one] vieneto
    [few] vienetų
   *[other] vienetų
}: kas kiek praranda?
ask-flood-plain = Kuris užliejamas slėnis?
ask-show-grain =
    Prarandi { $units } { $units ->
        [one] vienetą
        [few] vienetus
       *[other] vienetų
    }, po 4 mažiau už kiekvieną parodytą grūdų kortą: kiek jų rodai?
ask-lose-to-epidemic = Epidemija atima iki { $units } { $units ->
    [one] vieneto
    [few] vienetų
   *[other] vienetų
}: kuriuos? Žetonas – 1, miestas – 4.
ask-volcano = Kuris ugnikalnis išsiveržia?
ask-earthquake = Kurį iš tavo miestų ištinka žemės drebėjimas?
ask-earthquake-neighbour = Gali nukentėti ir gretimas miestas.
ask-nominate = Kurį žaidėją pasirenki pilietiniam karui?
ask-secede = Kas atsiskiria, iš viso { $units }? Žetonas – 1, miestas – 5.
ask-keep-part = Kurią savo tautos dalį pasilieki?
ask-civil-disorder = Kurį miestą sumažinti?
ask-iconoclasm = Kurį iš tavo miestų sumažinti?
ask-iconoclasm-orders = Kurį kito žaidėjo miestą sumažinti?
ask-plunder = Kuriuos miestus užima tavo laivai? Nukenčia { $seat }.

## pasirinkimai

do-offer = Siūlyti: { $cards }; įvardijama: { $card }; mainais: { $wanted }
do-floor-offer = Siūlyti visiems: { $cards }; įvardijama: { $card }; mainais: { $wanted }
do-floor-offer-to = Siūlyti ({ $seat }): { $cards }; įvardijama: { $card }; mainais: { $wanted }
do-counter = Atsakyti ({ $seat }): { $cards }; įvardijama: { $card }
do-floor-counter = Atsakyti į pasiūlymą { $number }: { $cards }; įvardijama: { $card }
do-none = Niekam neatsakyti
do-accept =
    Priimti atsaką ({ $seat }): { $count } { $count ->
        [one] korta
        [few] kortos
       *[other] kortų
    }, vertė { $total }, tarp jų { $card }
do-floor-accept = Priimti atsaką { $number }
do-decline = Nepriimti nė vieno
do-suspend = Pristabdyti pasiūlymą { $number }
do-resume = Atnaujinti pasiūlymą { $number }
do-withdraw = Atsiimti pasiūlymą { $number }
do-done = Baigti prekiauti
do-buy = „{ $civilization_card }“ už { $price }
do-pay = Mokėti už tai, kas pasirinkta
do-hand_in = { $cards }
do-hand_in-none = Be kortų: mokėti vien iš iždo
do-return = { $cards }
do-return-none = Nieko negrąžinti
none-wanted = bet kas
do-lose = { $amounts }
do-last = { $area }
do-order = { $amounts }
do-order-none = Kiti nieko nepraranda
do-order-one = { $seat }
do-grain = Grūdų kortų: { $number }
do-nominate = { $seat }
do-secede = { $amounts }
do-keep_seceders = Pasilikti atskilėlius
do-keep_rest = Pasilikti likusius
do-plunder = { $areas }
do-erupt = { $volcano }
do-flood = { $plain }

open-hand_in = Rinktis kortas
open-return = Rinktis kortas
open-lose = Rinktis vienetus
open-order = Padalyti nuostolius
open-secede = Rinktis vienetus
open-plunder = Rinktis miestus

pick-offer = Pateikti pasiūlymą; mainais: { $wanted }
pick-floor-offer = Pateikti pasiūlymą visiems; mainais: { $wanted }
pick-floor-offer-to = Pateikti pasiūlymą ({ $seat }); mainais: { $wanted }
pick-counter = Atsakyti į pasiūlymą ({ $seat })
pick-floor-counter = Atsakyti į pasiūlymą { $number }
pick-cards = { $number } × { $card }
pick-named = Įvardyti: { $card }
pick-tokens = { $area }: { $number }
pick-tokens-of = Žetonai: { $area }
pick-city = Miestas: { $area }
pick-no-city = Ne šis miestas: { $area }

## kodėl negalima

no-that-is-not-your-offer = Tai ne tavo galiojantis pasiūlymas.
no-that-offer-is-suspended-already = Šis pasiūlymas jau sustabdytas.
no-that-offer-is-not-suspended = Šis pasiūlymas nesustabdytas.
no-that-offer-is-not-open-to-you = Šis pasiūlymas skirtas ne tau.
no-an-offer-goes-to-another-trader-or-to-all = Siūloma kitam prekiautojui arba visiems.
no-that-counter-offer-was-not-made-to-you = Tokio atsako tau niekas nepateikė arba jis pristabdytas.
no-you-do-not-hold-these-cards = Šių kortų neturi.
no-no-messages-left-in-this-trade = Savo žinutes šioje prekyboje jau išnaudojai.
no-you-are-done-already = Jau baigei prekiauti.
no-only-a-commodity-can-be-wanted = Norėti galima tik prekės.
no-that-seat-has-made-you-no-counter-offer = Šis žaidėjas tau neatsakė.
no-that-seat-has-no-offer-open-to-you = Šis žaidėjas tau nieko nesiūlo.
no-a-give-has-at-least-three-cards = Kiekviena pusė duoda bent tris kortas.
no-the-named-commodity-is-not-in-the-give = Įvardyta prekė turi būti tarp kortų.
no-a-calamity-received-may-not-be-passed-on = Gautos nelaimės perleisti toliau negalima.
no-a-give-has-at-least-one-commodity = Tarp kortų turi būti bent viena prekė.
no-you-have-no-units-at-that-volcano = Prie to ugnikalnio nieko neturi.
no-the-flood-comes-where-most-units-are-at-risk = Potvynis kyla ten, kur pavojus gresia daugiausia tavo vienetų.
no-no-more-grain-can-be-shown = Tiek „Grūdų“ kortų parodyti negali arba jos nebepadėtų.
no-another-player-is-nominated = Reikia pasirinkti kitą žaidėją.
no-the-seceders-do-not-make-up-the-number = Atsiskirti turi lygiai tiek, kiek reikia.
no-law-or-philosophy-protects-that-city = Tą miestą saugo „Teisė“ arba „Filosofija“.
no-only-a-city-of-another-player = Tik kitų žaidėjų miestai, daugiausia du.
no-eleven-cards-are-the-most = Daugiausia galima turėti vienuolika civilizacijos kortų.
no-you-have-that-card = Šią kortą jau turi.
no-there-is-no-such-card = Tokios kortos nėra.
no-cards-and-treasury-do-not-reach-the-price = Prekybos kortų ir iždo tai kainai neužtenka.
no-that-card-is-sold-out = Ši korta išparduota.
no-law-must-be-owned-before-this-event = „Teisę“ reikia turėti nuo ankstesnio raundo.
no-exactly-the-surplus-is-returned-and-calamities-at-will = Grąžinama lygiai tiek kortų, kiek jų daugiau nei šešios; neišmainytas nelaimes grąžinti galima laisvai.
no-each-ship-takes-one-city-on-its-own-waters = Kiekvienas laivas užima lygiai vieną miestą prie savo vandenų.
no-the-earthquake-does-not-reach-that-city = Žemės drebėjimas to miesto nesiekia.
no-that-does-not-reach-the-price = Šito su iždu kainai neužtenka.
no-the-units-do-not-make-up-the-loss = Šie vienetai nuostolio nesudaro.
no-not-so-many-units-there = Ten nėra tiek vienetų.
no-that-city-was-not-lost = Tai ne vienas iš ką tik prarastų miestų.
no-more-than-may-be-ordered = Tai daugiau, nei galima liepti.
no-the-epidemic-takes-as-much-as-it-can = Epidemija atima kiek gali, bet ne daugiau, nei priklauso.
no-cards-are-bought-in-the-order-of-their-table = Kortos renkamos lentelės tvarka.
no-nothing-is-chosen-yet = Dar nieko nepasirinkta.
no-you-have-chosen-that-card = Šią kortą jau pasirinkai.
no-what-is-chosen-must-be-paid = Už tai, kas pasirinkta, reikia sumokėti.
