# Cywilizacja (1980): przygotowanie, wydarzenia od pierwszego do ósmego, utrzymanie miast.

## co się stało

log-order-drawn = Kolejność wyboru narodów: { $seats }.
log-chooses-nation = { $seat } wybiera naród: { $nation }.
log-starts = { $nation } zaczyna tutaj: { $area }.
log-round-begins = Zaczyna się runda { $round }.
log-wins = { $seat } wygrywa grę.
log-pays-taxes = { $seat } płaci { $tokens } { $tokens ->
    [one] żeton
    [few] żetony
   *[many] żetonów
} podatku za { $cities } { $cities ->
    [one] miasto
    [few] miasta
   *[many] miast
}.
log-revolts = Miasto się buntuje ({ $area }): traci je { $seat }, przejmuje { $beneficiary }.
log-cities-stay = { $seat }: zbuntowanych miast ({ $cities }) nikt nie może przejąć, więc zostają.
log-grows =
    { $seat }: przyrost o { $tokens } { $tokens ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    }.
log-grows-short = { $seat } wystawia cały zapas: { $tokens } { $tokens ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}.
log-cannot-grow = { $seat }: bez przyrostu, w zapasie nie ma żetonów.
log-census = Spis: { $seat } ma na planszy { $tokens } { $tokens ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}.
log-keeps-ship = { $seat } utrzymuje statek ({ $zone }), zapłata { $source ->
    [treasury] ze skarbca
   *[area] żetonem z obszaru
}.
log-gives-up-ship = { $seat } rezygnuje ze statku ({ $zone }).
log-builds-ship =
    { $seat } buduje statek ({ $zone }), płaci { $tokens ->
        [0] ze skarbca: { $treasury }
       *[other] z obszaru: { $tokens }{ $treasury ->
            [0] {""}
           *[other] , ze skarbca: { $treasury }
        }
    }.
log-movement-begins = Ruch: { $seat }.
log-loads = { $seat } ładuje { $tokens } { $tokens ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}: { $area }.
log-unloads = { $seat } wysadza na ląd { $tokens } { $tokens ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}: { $area }.
log-sails = { $seat } płynie: { $zone } → { $waters }.
log-moves = { $seat } przesuwa { $tokens } { $tokens ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}: { $area } → { $destination }.
log-fight = Walka: { $area }.
log-fights = { $area }: { $seat } – żetony przed walką: { $before }, po walce: { $after }.
log-attack-fails = { $seat } bez skutku atakuje miasto ({ $area }); usunięte żetony: { $tokens }.
log-city-stormed = Szturm na miasto ({ $area }, { $seat }): broni go sześć żetonów.
log-city-surrenders = Miasto się poddaje ({ $area }): traci je { $seat }, przejmuje { $attacker }.
log-postpones = { $seat } odkłada konflikt ({ $area }): najpierw inne.
log-city-eliminated = Miasto znika: { $area } ({ $seat }).
log-city-reduced = Miasto ({ $area }, { $seat }) zamienia się w { $tokens } { $tokens ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}.
log-builds-city = { $seat } buduje miasto: { $area }.
log-surplus = { $seat } usuwa { $tokens } { $tokens ->
    [one] nadmiarowy żeton
    [few] nadmiarowe żetony
   *[many] nadmiarowych żetonów
}: { $area }.
log-draws = Dobierasz kartę „{ $card }”.
log-draws-unseen = { $seat } dobiera kartę ze stosu { $number }.
log-draws-red = { $seat } dobiera kartę „{ $card }”.
log-buys-gold = { $seat } kupuje kartę z dziewiątego stosu za { $tokens } { $tokens ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}.

## pytania

ask-nation = Jaki naród?
ask-tax-rate = Jaki podatek płacą w tej rundzie twoje miasta?
ask-revolt =
    { $number ->
        [1] Miasto się buntuje ({ $seat }) i przechodzi do ciebie: które?
       *[other] Miasta się buntują ({ $seat }) i przechodzą do ciebie: które { $number }?
    }
ask-growth = Zapas nie starczy na cały wzrost: gdzie trafią żetony?
ask-ship-upkeep = Statek ({ $zone }): z czego za niego płacisz?
ask-build-ship = Zbudować statek?
ask-ships = Który statek wypływa?
ask-ship-under-way = Statek ({ $zone }): na pokładzie { $tokens } { $tokens ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}, zasięg jeszcze { $steps } { $steps ->
    [one] krok
    [few] kroki
   *[many] kroków
}. Co dalej?
ask-land-moves = Które żetony idą lądem?
ask-surrender = { $seat } stoi pod twoim miastem ({ $area }), a ty nie masz sześciu żetonów do obrony.
ask-reduce-for-support = Za mało żetonów utrzymuje twoje miasta: które zredukować?
ask-build-cities = Gdzie budujesz miasta?
ask-buy-gold = Kupić kartę z dziewiątego stosu za 18 żetonów?

## wybory

do-nation = { $nation }, początek: { $area }
do-rate = { $number } { $number ->
    [one] żeton
    [few] żetony
   *[many] żetonów
} za miasto
do-revolt = { $areas }
do-grow = { $amounts }
do-keep-treasury = Utrzymaj statek ({ $zone }) ze skarbca
do-keep-area = Utrzymaj statek ({ $zone }) żetonem z obszaru { $area }
do-give_up = Zrezygnuj ze statku ({ $zone })
do-ship = Statek ({ $zone }); płaci: { $tokens ->
    [0] skarbiec – { $treasury }
   *[other] { $area } – { $tokens }{ $treasury ->
        [0] {""}
       *[other] , skarbiec – { $treasury }
    }
}
do-stop = Wystarczy
do-load = Statek ({ $zone }): załaduj { $tokens } { $tokens ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}, { $area }
do-unload = Wysadź na ląd { $tokens } { $tokens ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}: { $area }
do-sail = Statek płynie: { $zone } → { $waters } ({ $steps } { $steps ->
    [one] krok
    [few] kroki
   *[many] kroków
})
do-anchor = Statek zostaje: { $zone }
do-land = Dość statków: ruchy lądem
do-move = { $tokens } { $tokens ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}: { $area } → { $destination }
do-end = Koniec ruchów
do-postpone = Najpierw inne moje konflikty
do-surrender = Poddaj miasto
do-reduce = Zredukuj: { $area }
do-build = Buduj: { $areas }
do-build-none = Niczego nie buduj
do-gold = Kup kartę

open-revolt = Wybierz miasta
open-grow = Rozmieść żetony
open-build = Wybierz obszary

## dlaczego nie

no-nation-not-on-offer = Przy tej liczbie graczy ten naród nie gra.
no-nation-taken = Ten naród ma już ktoś inny.
no-start-too-close = Ten początek leży za blisko już zajętego.
no-the-rate-is-one-two-or-three = Podatek to jeden, dwa lub trzy żetony za miasto.
no-exactly-these-many-cities-revolt = Buntuje się dokładnie tyle miast, za ile nie zapłacono, nie mniej.
no-that-city-does-not-revolt = To miasto się nie buntuje.
no-the-whole-stock-is-placed-within-each-area-s-growth = Wystawia się cały zapas, a żaden obszar nie dostaje więcej, niż wynosi jego wzrost.
no-ships-are-kept-in-slot-order = Statki utrzymuje się po kolei; teraz pytanie nie dotyczy tego.
no-ships-afloat-come-before-new-ones = Najpierw zdecyduj, które statki na wodzie utrzymujesz; nowe buduje się potem.
no-the-treasury-cannot-pay = Skarbiec jest pusty.
no-ships-cost-tokens-of-their-area-only = W tej grze za statki płaci się tylko żetonami obszaru, przy którym stoją.
no-no-own-token-in-the-area-of-the-ship = Nie masz żetonu w obszarze, przy którego brzegu stoi statek.
no-ships-are-built-on-a-coast-in-play = Statki buduje się przy brzegu morza lub jeziora, który jest w grze.
no-a-ship-costs-two-tokens = Statek kosztuje dwa żetony, z obszaru lub ze skarbca.
no-no-own-token-or-city-in-that-area = Nie masz tam ani żetonu, ani miasta.
no-ships-are-built-in-zone-order = Statki buduje się w kolejności akwenów.
no-ships-are-used-in-slot-order = Statki płyną po kolei; kolej tego minęła albo go nie ma.
no-no-land-at-this-stop = Na tym postoju nie ma lądu.
no-not-so-many-tokens-aboard = Na pokładzie nie ma tylu żetonów.
no-no-coast-is-left-in-reach-so-all-must-land-here = Nie ma już innego brzegu w zasięgu, więc wszystkie żetony muszą wysiąść tutaj.
no-a-ship-carries-five-tokens = Statek przewozi najwyżej pięć żetonów.
no-not-so-many-tokens-here-that-have-not-moved = Nie ma tu tylu żetonów, które się jeszcze nie ruszały.
no-no-coast-in-reach-to-land-them = W zasięgu nie ma brzegu, gdzie mogłyby wysiąść.
no-out-of-the-ship-s-range = To poza zasięgiem statku.
no-ships-may-not-stop-in-that-open-sea = Na tym otwartym morzu statki nie mogą się zatrzymać.
no-tokens-aboard-must-land = Najpierw muszą wysiąść żetony z pokładu.
no-a-stop-loads-or-unloads-before-sailing-on = Na postoju trzeba coś załadować lub wysadzić, zanim statek popłynie dalej.
no-one-unload-then-one-load-per-stop = Na każdym postoju statek raz wysadza, potem raz ładuje.
no-another-player-has-tokens-there = Są tam żetony innego gracza.
no-no-land-border-in-play = Między tymi obszarami nie ma w grze granicy lądowej.
no-land-moves-are-entered-in-map-order = Ruchy lądem podaje się w kolejności mapy; ten wypada przed ostatnim.
no-ships-move-before-tokens-on-land = Najpierw płyną statki; zamknij ich ruchy przed ruchami lądem.
no-the-ship-stage-is-over = Ruchy statków są już skończone.
no-the-ship-under-way-anchors-first = Jeden statek jest w drodze; najpierw musi rzucić kotwicę.
no-no-ship-is-under-way = Żaden statek nie jest w drodze.
no-a-city-takes-six-tokens-on-a-site-and-twelve-elsewhere = Miasto wymaga sześciu żetonów w miejscu na miasto, a dwunastu gdzie indziej.
no-no-city-piece-is-left = Nie masz już figurek miast.
no-not-so-many-cities-can-be-supported = Tylu miast nie utrzymasz: każde wymaga dwóch żetonów.
no-not-your-city = Nie masz tam miasta.
no-graced-cities-go-last = Miasto przejęte w tej rundzie w wyniku buntu traci się dopiero wtedy, gdy nie ma innego.

# handel, zakupy, klęski, A.S.T.

## co się stało

log-offers = { $seat } oferuje { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
}, wartość { $total }, wśród nich { $card }; w zamian: { $wanted }.
log-offers-nothing = { $seat } niczego nie oferuje.
log-counters =
    { $seat } składa kontrofertę ({ $partner }): { $count } { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }, wartość { $total }, wśród nich { $card }.
log-deal-void = Umowa jest nieważna ({ $seat } i { $partner }): jedna strona nie ma już tego, co obiecała.
log-swap = Wymiana: { $seat } daje { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
} (wartość { $total }, wśród nich { $card }), { $partner } – { $partner_count } { $partner_count ->
    [one] kartę
    [few] karty
   *[many] kart
} (wartość { $partner_total }, wśród nich { $partner_card }).
log-receives = { $partner } daje ci: { $cards }.
log-floor-offers = Oferta { $number }: { $seat } oferuje { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
}, wartość { $total }, wśród nich { $card }; w zamian: { $wanted }.
log-floor-offers-to =
    Oferta { $number } ({ $seat } → { $partner }): { $count } { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }, wartość { $total }, wśród nich { $card }; w zamian: { $wanted }.
log-floor-counters = Kontroferta { $number } do oferty { $offer }: { $seat } oferuje { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
}, wartość { $total }, wśród nich { $card }.
log-suspends = { $seat } wstrzymuje ofertę { $number }.
log-resumes = { $seat } wznawia ofertę { $number }.
log-withdraws = { $seat } wycofuje ofertę { $number }.
log-offer-lapses = Oferta { $number } ({ $seat }) wygasa: kart już nie ma.
log-done-trading = { $seat } kończy handlować.
log-trade-ends = Handel skończony.
log-pays =
    { $seat } oddaje karty: { $cards } (wartość { $value }){ $tokens ->
        [0] {""}
        [one] {" "}i płaci { $tokens } żeton
        [few] {" "}i płaci { $tokens } żetony
       *[many] {" "}i płaci { $tokens } żetonów
    }.
log-pays-tokens =
    { $seat } płaci ze skarbca { $tokens } { $tokens ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    }.
log-buys = { $seat } kupuje „{ CASE($civilization_card, "acc") }”.
log-buys-nothing = { $seat } niczego nie kupuje.
log-returns-cards = { $seat } zwraca { $number } { $number ->
    [one] kartę handlu
    [few] karty handlu
   *[many] kart handlu
}.
log-calamity-was-passed = { $seat } dostaje w wymianie kartę „{ $card }”; przekazuje ją { $trader }.
log-calamity-strikes = Klęska „{ $card }”: cierpi { $seat }.
log-calamity-ignored = „{ $card }” to trzecia klęska w tej rundzie ({ $seat }) i nie działa.
log-calamity-finds-nothing = „{ $card }”: { $seat } nie ma czego stracić.
log-loses-tokens = { $seat } traci { $tokens } { $tokens ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}: { $area }.
log-loses-city = { $seat } traci miasto: { $area }.
log-city-leaves-tokens = { $area }: { $seat } zachowuje { $tokens } { $tokens ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}.
log-orders-losses = { $seat } rozdziela straty: { $victim } traci { $units } { $units ->
    [one] jednostkę
    [few] jednostki
   *[many] jednostek
}.
log-card-saves = { $seat }: pomaga „{ $civilization_card }” ({ $before } → { $after }).
log-floods = Powódź: { $plain }.
log-shows-grain = { $seat } pokazuje karty Zboża: { $number }.
log-erupts = Wybucha wulkan { $volcano }.
log-nominates = { $seat } wskazuje: { $nominee }.
log-marks-seceders = { $seat } odłącza { $tokens } { $tokens ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}: { $area }.
log-marks-city = { $seat } odłącza miasto: { $area }.
log-keeps-seceders = { $seat } zachowuje secesjonistów.
log-keeps-rest = { $seat } wypuszcza secesjonistów.
log-takes-over-city = { $seat } przejmuje miasto: { $area }.
log-takes-over-tokens = { $seat } przejmuje { $tokens } { $tokens ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}: { $area }.
log-shows-total = { $seat } ma razem { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
log-steps-back = { $seat } cofa się na pole { $space }.
log-advances = { $seat } przechodzi na pole { $space }.
log-stays = { $seat } zostaje na polu { $space }.

## pytania

ask-market-offer = Targ, runda { $round }: co oferujesz?
ask-market-counter = Targ, runda { $round }: na którą ofertę odpowiadasz i czym?
ask-market-answer = Targ, runda { $round }: którą kontrofertę przyjmujesz?
ask-floor = Giełda otwarta: co mówisz?
ask-buy = Które karty cywilizacji kupujesz?
ask-hand-in = Które karty handlu oddajesz? Resztę zapłaci skarbiec.
ask-return-cards = Które karty handlu zwracasz?
ask-lose-units =
    { $units ->
        [one] Tracisz { $units } jednostkę. Którą? Żeton liczy się za 1, miasto za 5.
        [few] Tracisz { $units } jednostki. Które? Żeton liczy się za 1, miasto za 5.
       *[many] Tracisz { $units } jednostek. Które? Żeton liczy się za 1, miasto za 5.
    }
ask-last-city = Ostatnie miasto było warte o { $tokens } więcej niż strata: które zostawia żetony?
ask-order-losses = Możesz kazać innym stracić do { $units } { $units ->
    [one] jednostki
    [few] jednostek
   *[many] jednostek
}: kto ile traci?
ask-flood-plain = Która równina zalewowa?
ask-show-grain = Tracisz { $units } { $units ->
    [one] jednostkę
    [few] jednostki
   *[many] jednostek
}, o 4 mniej za każdą pokazaną kartę Zboża: ile pokazujesz?
ask-lose-to-epidemic =
    Epidemia zabiera do { $units } { $units ->
        [one] jednostki
        [few] jednostek
       *[many] jednostek
    }. Które? Żeton liczy się za 1, miasto za 4.
ask-volcano = Który wulkan wybucha?
ask-earthquake = W które twoje miasto uderza trzęsienie ziemi?
ask-earthquake-neighbour = Ucierpieć może też pobliskie miasto.
ask-nominate = Kogo wskazujesz w wojnie domowej?
ask-secede = Co się odłącza, razem { $units }? Żeton liczy się za 1, miasto za 5.
ask-keep-part = Którą część swojego narodu zachowujesz?
ask-civil-disorder = Które miasto zredukować?
ask-iconoclasm = Które z twoich miast zredukować?
ask-iconoclasm-orders = Które miasto innego gracza zredukować?
ask-plunder = Które miasta zajmują twoje statki? Traci { $seat }.

## wybory

do-offer = Oferuj: { $cards }; podajesz: { $card }; w zamian: { $wanted }
do-floor-offer = Oferuj wszystkim: { $cards }; podajesz: { $card }; w zamian: { $wanted }
do-floor-offer-to = Oferuj ({ $seat }): { $cards }; podajesz: { $card }; w zamian: { $wanted }
do-counter = Odpowiedz ({ $seat }): { $cards }; podajesz: { $card }
do-floor-counter = Odpowiedz na ofertę { $number }: { $cards }; podajesz: { $card }
do-none = Nikomu nie odpowiadaj
do-accept =
    Przyjmij kontrofertę ({ $seat }): { $count } { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }, wartość { $total }, wśród nich { $card }
do-floor-accept = Przyjmij kontrofertę { $number }
do-decline = Nie przyjmuj żadnej
do-suspend = Wstrzymaj ofertę { $number }
do-resume = Wznów ofertę { $number }
do-withdraw = Wycofaj ofertę { $number }
do-done = Zakończ handel
do-buy = „{ $civilization_card }” za { $price }
do-pay = Zapłać za wybrane karty
do-hand_in = { $cards }
do-hand_in-none = Bez kart: zapłać z samego skarbca
do-return = { $cards }
do-return-none = Niczego nie zwracaj
none-wanted = cokolwiek
do-lose = { $amounts }
do-last = { $area }
do-order = { $amounts }
do-order-none = Inni nic nie tracą
do-order-one = { $seat }
do-grain = Karty Zboża: { $number }
do-nominate = { $seat }
do-secede = { $amounts }
do-keep_seceders = Zachowaj secesjonistów
do-keep_rest = Zachowaj resztę
do-plunder = { $areas }
do-erupt = { $volcano }
do-flood = { $plain }

open-hand_in = Wybierz karty
open-return = Wybierz karty
open-lose = Wybierz jednostki
open-order = Rozdziel straty
open-secede = Wybierz jednostki
open-plunder = Wybierz miasta

pick-offer = Złóż ofertę; w zamian: { $wanted }
pick-floor-offer = Złóż ofertę wszystkim; w zamian: { $wanted }
pick-floor-offer-to = Złóż ofertę ({ $seat }); w zamian: { $wanted }
pick-counter = Odpowiedz na ofertę ({ $seat })
pick-floor-counter = Odpowiedz na ofertę { $number }
pick-cards = { $number } × { $card }
pick-named = Podaj: { $card }
pick-tokens = { $area }: { $number }
pick-tokens-of = Żetony: { $area }
pick-city = Miasto: { $area }
pick-no-city = Nie to miasto: { $area }

## dlaczego nie

no-that-is-not-your-offer = To nie jest twoja otwarta oferta.
no-that-offer-is-suspended-already = Ta oferta jest już wstrzymana.
no-that-offer-is-not-suspended = Ta oferta nie jest wstrzymana.
no-that-offer-is-not-open-to-you = Ta oferta nie jest dla ciebie.
no-an-offer-goes-to-another-trader-or-to-all = Ofertę składa się innemu handlującemu albo wszystkim.
no-that-counter-offer-was-not-made-to-you = Nie ma dla ciebie takiej kontroferty albo jest wstrzymana.
no-you-do-not-hold-these-cards = Nie masz tych kart.
no-no-messages-left-in-this-trade = Nie masz już wiadomości w tym handlu.
no-you-are-done-already = Handel jest już dla ciebie skończony.
no-only-a-commodity-can-be-wanted = Żądać można tylko towaru.
no-that-seat-has-made-you-no-counter-offer = Ten gracz nie ma dla ciebie kontroferty.
no-that-seat-has-no-offer-open-to-you = Ten gracz nie ma dla ciebie oferty.
no-a-give-has-at-least-three-cards = Każda strona daje co najmniej trzy karty.
no-the-named-commodity-is-not-in-the-give = Podany towar musi być wśród kart.
no-a-calamity-received-may-not-be-passed-on = Otrzymanej klęski nie można przekazać dalej.
no-a-give-has-at-least-one-commodity = Wśród kart musi być co najmniej jeden towar.
no-you-have-no-units-at-that-volcano = Nie masz jednostek przy tym wulkanie.
no-the-flood-comes-where-most-units-are-at-risk = Powódź przychodzi tam, gdzie zagrożonych jest najwięcej twoich jednostek.
no-no-more-grain-can-be-shown = Nie możesz pokazać tylu kart Zboża albo nic by nie dały.
no-another-player-is-nominated = Trzeba wskazać innego gracza.
no-the-seceders-do-not-make-up-the-number = Odłączyć się musi dokładnie tyle, ile trzeba.
no-law-or-philosophy-protects-that-city = To miasto chroni Prawo lub Filozofia.
no-only-a-city-of-another-player = Tylko miasta innych graczy, najwyżej dwa.
no-eleven-cards-are-the-most = Można mieć najwyżej jedenaście kart cywilizacji.
no-you-have-that-card = Masz już tę kartę.
no-there-is-no-such-card = Nie ma takiej karty.
no-cards-and-treasury-do-not-reach-the-price = Twoje karty handlu i skarbiec nie pokrywają ceny.
no-that-card-is-sold-out = Ta karta jest wyprzedana.
no-law-must-be-owned-before-this-event = Kartę Prawo trzeba mieć z wcześniejszej rundy.
no-exactly-the-surplus-is-returned-and-calamities-at-will = Zwraca się dokładnie karty ponad sześć; niewymienione klęski można oddać dowolnie.
no-each-ship-takes-one-city-on-its-own-waters = Każdy statek zajmuje dokładnie jedno miasto przy swoich wodach.
no-the-earthquake-does-not-reach-that-city = Trzęsienie ziemi nie sięga tego miasta.
no-that-does-not-reach-the-price = To razem ze skarbcem nie pokrywa ceny.
no-the-units-do-not-make-up-the-loss = Te jednostki nie składają się na stratę.
no-not-so-many-units-there = Nie ma tam tylu jednostek.
no-that-city-was-not-lost = To nie jest jedno z miast właśnie utraconych.
no-more-than-may-be-ordered = To więcej, niż wolno nakazać.
no-the-epidemic-takes-as-much-as-it-can = Epidemia zabiera tyle, ile może, ale nie więcej, niż jej się należy.
no-cards-are-bought-in-the-order-of-their-table = Karty wybiera się w kolejności ich tabeli.
no-nothing-is-chosen-yet = Nic jeszcze nie wybrano.
no-you-have-chosen-that-card = Ta karta jest już wybrana.
no-what-is-chosen-must-be-paid = Za to, co wybrano, trzeba zapłacić.
