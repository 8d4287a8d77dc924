# „Clash of Cultures”: co się stało, o co pytamy, co można wybrać i dlaczego nie.

# Co się stało: przebieg gry

log-age-begins = Zaczyna się epoka { $age }.
log-round-begins = Epoka { $age }: zaczyna się runda { $round }.
log-turn-begins = { $seat } zaczyna turę: { $actions ->
        [one] { $actions } akcja
        [few] { $actions } akcje
        [many] { $actions } akcji
       *[other] { $actions } akcji
    }.
log-turn-ends = { $seat } kończy turę.
log-status-phase = Zaczyna się faza stanu epoki { $age }.
log-first-player = Pierwszy gracz następnej epoki: { $seat }.
log-game-ends = Koniec gry.
log-end-roll = { $seat } rzuca na koniec gry: { $n }.
log-starts-settler = { $seat } stawia osadnika na polu { $space }.
log-forfeits = { $seat } rezygnuje z { $actions ->
        [one] { $actions } akcji
        [few] { $actions } akcji
        [many] { $actions } akcji
       *[other] { $actions } akcji
    }.
log-gains-action = { $seat } ma dodatkową akcję.
log-loses-action = { $seat } traci akcję.

# Co się stało: surowce i karty

log-gains = { $seat } otrzymuje: { $n ->
        [one] { $n } { CASE($good, "one") }
        [few] { $n } { CASE($good, "few") }
       *[many] { $n } { CASE($good, "many") }
    }{ $lost ->
        [0] { "" }
       *[other] ; ponad limit przepada { $lost }
    }.
log-loses = { $seat } traci: { $n ->
        [one] { $n } { CASE($good, "one") }
        [few] { $n } { CASE($good, "few") }
       *[many] { $n } { CASE($good, "many") }
    }.
log-pays = { $seat } płaci: { $goods }.
log-draws-action-card = { $seat } dobiera kartę akcji.
log-draws-this-action-card = Dobierasz kartę „{ $action_card }”.
log-takes-discard = { $seat } bierze ze stosu odrzuconych kartę „{ $action_card }”.
log-takes-tactic = { $seat } bierze na rękę kartę „{ $action_card }”.
log-draws-objective = { $seat } dobiera kartę celu.
log-draws-this-objective = Dobierasz kartę „{ $objective_card }”.
log-discards-objective = { $seat } odrzuca kartę celu.
log-completes-objective = { $seat } spełnia cel „{ $objective }”.
log-draws-wonder-card = { $seat } dobiera kartę cudu.
log-draws-this-wonder-card = Dobierasz kartę „{ $wonder }”.
log-takes-wonder-card = { $seat } bierze kartę cudu „{ $wonder }”.
log-wonder-lies-open = Karta cudu „{ $wonder }” leży odkryta.
log-barters = { $seat } wymienia kartę.
log-offers = { $seat } proponuje wymianę (odpowiada { $rival }). Daje: { $give }; chce: { $get }.
log-accepts-offer = { $seat } przyjmuje ofertę (proponuje { $rival }).
log-refuses-offer = { $seat } odrzuca ofertę (proponuje { $rival }).
log-gives-cards = { $seat } oddaje (otrzymuje { $rival }): { $kind }, { $n }.
log-swaps-cards = { $seat } i { $rival } zamieniają się kartą.
log-spies-on = { $seat } ogląda cudzą rękę ({ $rival }).
log-changes-plans = { $seat } wymienia kartę celu.

# Co się stało: osiągnięcia

log-gains-advance = { $seat } zdobywa osiągnięcie „{ $advance }”.
log-civilization-advance = { $seat } zdobywa osiągnięcie cywilizacji „{ $special }”.
log-loses-civilization-advance = { $seat } traci osiągnięcie cywilizacji „{ $special }”.
log-names-advance = { $seat } korzysta w tej turze z osiągnięcia „{ $advance }”.
log-changes-government = { $seat } zmienia rząd: { $advances }.

# Co się stało: miasta

log-founds-city = { $seat } zakłada miasto na polu { $city }.
log-city-moves = { $seat } przenosi miasto z pola { $space } na pole { $goal }.
log-collects = { $seat } zbiera w mieście { $city }; pola: { $spaces }.
log-builds = { $seat } buduje w mieście { $city }: { $building }.
log-builds-wonder = { $seat } buduje w mieście { $city } cud „{ $wonder }”.
log-converts-building = Budynek w mieście { $city } zmienia właściciela: { $building } – teraz { $seat }.
log-recruits = { $seat } rekrutuje w mieście { $city }: { $units }.
log-mood = Nastrój miasta { $city } jest teraz { $mood }.
log-destroys-city = { $seat } porzuca miasto { $city }.
log-city-destroyed = { $seat } traci miasto { $city }.
log-lighthouse-ship = { $seat } stawia okręt na polu { $space }.
log-beloved = { $seat } kładzie żeton kultury w mieście { $city }.
log-influence-roll = { $seat } wpływa z miasta { $source } na miasto { $city }, rzut: { $n }.
log-influence-fails = Wpływ kulturowy na miasto { $city } się nie udaje ({ $seat }).
log-influences = { $seat } przejmuje budynek w mieście { $city }: { $building }.
log-takes-over = { $seat } przejmuje osadę na polu { $city }.
log-converts-unit = { $seat } przeciąga na swoją stronę jednostkę z pola { $space }: { $unit }.
log-trades =
    { $routes ->
        [one] { $seat } tworzy { $routes } szlak handlowy.
        [few] { $seat } tworzy { $routes } szlaki handlowe.
        [many] { $seat } tworzy { $routes } szlaków handlowych.
       *[other] { $seat } tworzy { $routes } szlaku handlowego.
    }

# Co się stało: jednostki

log-places-unit = { $seat } stawia jednostkę na polu { $space }: { $unit }.
log-moves = { $seat } wykonuje ruch z pola { $space } na pole { $goal }: { $units }.
log-sails =
    { $ships ->
        [one] { $seat } płynie z pola { $space } na pole { $goal }: { $ships } okręt.
        [few] { $seat } płynie z pola { $space } na pole { $goal }: { $ships } okręty.
        [many] { $seat } płynie z pola { $space } na pole { $goal }: { $ships } okrętów.
       *[other] { $seat } płynie z pola { $space } na pole { $goal }: { $ships } okrętu.
    }
log-ships-land = { $seat } wysiada z pola { $space } na pole { $goal }: osadnicy – { $settlers }, piechota – { $infantry }.
log-units-become-ships = { $seat } zmienia jednostki z pola { $space } w okręty na polu { $goal }: { $n }.
log-turns-region = { $seat } odkrywa region: { $region }.
log-loses-unit = Stracona jednostka na polu { $space } ({ $owner }): { $unit }.
log-settlers-destroyed = Straceni osadnicy na polu { $space } ({ $owner }): { $n }.
log-leader-dies = Przywódca odchodzi ({ $seat }): { $leader }.
log-leader-succeeds = Nowy przywódca na polu { $space } ({ $seat }): { $leader }.
log-takes-captive = { $seat } bierze jeńca: { $unit }.
log-gives-captive = { $seat } oddaje jeńca: { $unit } ({ $owner }).
log-sacrifices-captive = { $seat } składa jeńca w ofierze.
log-frightens = { $seat } przepędza jednostkę na pole { $space }: { $unit }.
log-terrifies = { $seat } przepędza jednostkę z bitwy na pole { $space }: { $unit }.
log-raises-rune-stone = { $seat } stawia kamień runiczny.
log-lays-marker = { $seat } kładzie znacznik na polu { $space }.

# Co się stało: bitwy

log-battle = Bitwa na polu { $space }: atakujący – { $attacker }, broniący się – { $defender }.
log-battle-round = Runda { $round }, jednostki: { $attackers } przeciw { $defenders }.
log-lays-tactic = { $seat } kładzie zakrytą taktykę.
log-lays-no-tactic = { $seat } nie kładzie taktyki.
log-reveals-tactic = { $seat } odkrywa kartę „{ $action_card }”.
log-archers-shoot = Łucznicy ({ $seat }), rzut: { $value }.
log-peltasts-throw = Peltaści ({ $seat }), rzut: { $values }.
log-encircles = { $seat } próbuje okrążyć wroga, rzut: { $value }.
log-rolls = { $owner }, rzut: { $faces }.
log-combat-values = Wartości bojowe: atak { $attack }, obrona { $defence }.
log-retreats = Odwrót na pole { $space }: { $owner }.
log-retreats-tactically = { $seat } wycofuje się na pole { $space }.
log-great-wall = Wielki Mur ({ $seat }) nie wpuszcza barbarzyńców do miasta { $city }.
log-battle-over = Bitwa na polu { $space } skończona; zwycięzca: { $winner }.
log-captures = Zdobycie miasta { $city }: { $loser } → { $winner }.

# Co się stało: karty akcji i wydarzenia

log-plays-card = { $seat } zagrywa kartę „{ $civil }”.
log-plays-person = { $seat } zagrywa kartę „{ $event }”.
log-cancels-card = { $seat } anuluje cudzą kartę ({ $rival }).
log-negotiates = { $seat } i { $rival } na razie się nie atakują.
log-assassination-threatens = { $seat } zaczyna następną turę z jedną akcją mniej.
log-draws-event = { $seat } dobiera wydarzenie „{ $event }”.
log-looks-at-event = { $seat } ogląda wierzchnią kartę wydarzenia.
log-sees-event = Wierzchnia karta wydarzenia to „{ $event }”.
log-takes-person = { $seat } bierze kartę „{ $event }”.
log-befriends = { $seat } i { $rival } mają pakt.
log-scores-event = { $seat } otrzymuje punkty zwycięstwa za wydarzenie: { $n }.
log-anarchy = { $seat } kładzie kostki rządu na karcie „Anarchia”: { $n }.
log-exhausts = { $seat } wyjaławia ziemię na polu { $space }.
log-barbarians-settle = Barbarzyńcy osiedlają się na polu { $space } (sąsiad: { $seat }).
log-barbarians-grow = Barbarzyńcy na polu { $space } rosną w siłę: { $unit }.
log-barbarians-move = Barbarzyńcy idą z pola { $space } na pole { $goal }.
log-pirates-appear = { $seat } stawia piratów na polu { $space }.

# O co pytamy: tura

ask-starting-settler = Gdzie stawiasz osadnika?
ask-start-of-turn = Co robisz przed swoją turą?
ask-turn =
    { $actions ->
        [0] Nie masz już akcji. Co jeszcze robisz?
        [one] Masz { $actions } akcję. Co robisz?
        [few] Masz { $actions } akcje. Co robisz?
        [many] Masz { $actions } akcji. Co robisz?
       *[other] Masz { $actions } akcji. Co robisz?
    }
ask-pay = Jak płacisz?
ask-advance = Które osiągnięcie zdobywasz?
ask-draw-or-take = Dobierasz czy bierzesz wierzchnią kartę ze stosu odrzuconych { $pile ->
        [event] kart wydarzeń
       *[other] kart akcji
    }?
ask-draw-wonder = Którą kartę cudu bierzesz?
ask-take = Co bierzesz?
ask-take-tokens = Które żetony bierzesz?
ask-taxes = Co przynoszą podatki?
ask-bartering = Co dostajesz za kartę?
ask-free-education = Płacisz ideę za żeton nastroju?
ask-offer = Jaką wymianę proponujesz ({ $rival })?
ask-answer-offer = { $rival } daje: { $give }; chce: { $get }. Przyjmujesz?
ask-give-cards = Co oddajesz (otrzymuje { $rival }): { $kind }?
ask-trade-route = Który szlak handlowy tworzysz?
ask-mediterranean-trader = Co jeszcze przynosi szczególny szlak?
ask-raided = Który surowiec tracisz przez najazd?

# O co pytamy: miasta

ask-activation = Jak aktywujesz miasto { $city }?
ask-harvest = Co zbierasz w mieście { $city }?
ask-ballcourts = Płacisz żeton nastroju, by miasto liczyło się jako większe?
ask-metallurgy = Zamieniasz rudę w złoto?
ask-port-space = Na którym polu morza stoi port miasta { $city }?
ask-temple-token = Który żeton przynosi świątynia?
ask-levy = Kogo rekrutujesz w mieście { $city }?
ask-choose-leader = Którego przywódcę rekrutujesz?
ask-relocate = Skąd bierzesz brakującą figurkę ({ $unit })?
ask-place-unit = Gdzie staje jednostka ({ $unit })?
ask-medicine = Który surowiec odzyskujesz?
ask-nationalism = Który żeton bierzesz?
ask-lighthouse-ship = Gdzie pojawia się okręt Wielkiej Latarni z miasta { $city }?
ask-increase-happiness = W których miastach poprawiasz nastroje?
ask-pay-for-happiness = Jak płacisz za poprawę nastrojów?
ask-influence = Na które miasto wpływasz?
ask-pay-for-range = Jak płacisz za zasięg?
ask-bind = Ograniczasz się do świątyni?
ask-buddhism = Wypada { $n }. Rzucasz ponownie?
ask-boost = Płacisz za wzmocnienie rzutu?
ask-replace = Który budynek zastępujesz?
ask-take-over = Którą jednostkę dostajesz?
ask-target-unit = Którą jednostkę próbujesz przeciągnąć na swoją stronę?
ask-cultural-influx = Wpływasz na miasto darmową akcją?
ask-reconstruction = Który budynek zastępujesz?

# O co pytamy: jednostki

ask-move =
    { $left ->
        [one] Został { $left } ruch. Kto się rusza?
        [few] Zostały { $left } ruchy. Kto się rusza?
        [many] Zostało { $left } ruchów. Kto się rusza?
       *[other] Zostało { $left } ruchu. Kto się rusza?
    }
ask-group = Kto rusza się z pola { $space } na pole { $goal }?
ask-explorers = Kto odkrywa region { $slot } z pola { $space }?
ask-via = Przez które pole?
ask-sail-to = Na którym polu morza zatrzymuje się okręt?
ask-orientation = Jak leży region?
ask-convert = Kto zmienia postać?
ask-launch = Które jednostki zmieniają się w okręty?
ask-hegemony-ship = Który okręt staje się miastem?
ask-pay-for-roads = Jak płacisz za drogi?
ask-pay-to-attack = Jak płacisz za atak?
ask-attack-pirates = Atakujesz piratów?
ask-land-at = Gdzie wysiadasz na ląd?
ask-land-passenger = Kto wysiada na ląd?
ask-navigator = Dokąd płyną okręty?
ask-after-capture = Co robisz zaraz po zdobyciu miasta?
ask-lose-passenger = Kogo tracisz na polu { $space }?
ask-remove-unit = Którą jednostkę usuwasz?
ask-refuge = W którym mieście osadnik znajduje schronienie?
ask-place-infantry = W którym mieście pojawia się piechota?
ask-place-settler = W którym mieście pojawia się osadnik?
ask-imperial-army = Która jednostka się zmienia?
ask-frighten = Którą jednostkę przepędzasz?
ask-flee-to = Dokąd ucieka?

# O co pytamy: bitwy

ask-trojan-horse = Budujesz konia trojańskiego za 1 drewno i 1 żeton kultury?
ask-siegecraft-die = Płacisz 2 drewna, by wyłączyć kość twierdzy?
ask-siegecraft-cancel = Płacisz 2 rudy, by wyłączyć osłonę twierdzy?
ask-steel-weapons = Płacisz za stalową broń?
ask-way-of-the-sword = Płacisz 1 rudę za Drogę miecza?
ask-bladed-tusks = Płacisz 1 rudę za ostrza na kłach?
ask-terror = Płacisz 2 żetony nastroju, by przepędzić wrogą jednostkę?
ask-terrify = Którą jednostkę przepędzasz i dokąd?
ask-tactic =
    { $laid ->
        [0] Runda { $round }: którą taktykę kładziesz?
       *[other] Runda { $round }: leży zakryta karta. Którą taktykę kładziesz?
    }
ask-strategist = Pomijasz własną kartę za +2?
ask-tactical-retreat = Dokąd się wycofujesz?
ask-siege = Płacisz 2 żywności, by zachować zdolności starcia?
ask-immortals = Ile żetonów kultury dostają Nieśmiertelni?
ask-elephant-die = Którą kość słoń zamienia w osłonę?
ask-great-arena = Płacisz żeton Wielkiej Areny za +1?
ask-horse-master = Czy kawaleria osłania twoją armię jak słoń?
ask-fireworks = Płacisz za fajerwerki, by anulować trafienie?
ask-tactician = Płacisz 2 żetony kultury, by anulować trafienie?
ask-protector = Płacisz żeton kultury, by anulować trafienie?
ask-casualty =
    { $hits ->
        [one] { $hits } trafienie. Którą jednostkę tracisz?
        [few] { $hits } trafienia. Którą jednostkę tracisz?
        [many] { $hits } trafień. Którą jednostkę tracisz?
       *[other] { $hits } trafienia. Którą jednostkę tracisz?
    }
ask-retreat = Wycofujesz się z pola { $space }?
ask-dido = Poświęcasz Dydonę, by odeprzeć atakujących?
ask-fanatics = W którym mieście pojawia się piechota fanatyków?
ask-pirate-token = Który żeton bierzesz za piratów?
ask-captives = Kogo bierzesz do niewoli?
ask-give-captive = Którego jeńca oddajesz?
ask-tribute-captive = Którego barbarzyńcę bierzesz do niewoli ({ $city })?
ask-mythical = Którą taktykę odzyskujesz za żeton kultury?
ask-rune-stone = Stawiasz kamień runiczny?
ask-provinces = Płacisz żeton kultury, by miasto było szczęśliwe?
ask-proconsul = Płacisz 1 złoto za piechotę w mieście?

# O co pytamy: karty i cele

ask-objectives = Które cele spełniasz?
ask-instant-objective = Teraz można spełnić: { $objectives }. Spełniasz któryś cel?
ask-subterfuge = Anulujesz kartę ({ $rival })?
ask-spy = Zamieniasz kartę ({ $rival })?
ask-new-plans = Którą z dobranych kart zatrzymujesz i za którą ze swoich?
ask-synergies = Które osiągnięcie jest pierwsze?
ask-city-development = Co budujesz i gdzie?
ask-explore = Który region odkrywasz?
ask-mercenaries = Które armie barbarzyńców najmujesz?
ask-mercenary-army = Która armia rusza się następna?
ask-mercenary-target = Dokąd idzie armia z pola { $space }?
ask-cheer = W którym mieście poprawiasz nastrój?
ask-cheer-again = Płacisz żeton nastroju, by poprawić nastrój miasta?
ask-calendar = Płacisz żeton kultury, by włożyć kartę pod talię?
ask-discard-action = Którą kartę akcji odrzucasz?
ask-discard-objective = Którą kartę celu odrzucasz?
ask-aztec-gold = Co dajesz za złoto?
ask-great-numbers = Płacisz 1 żywność, by zachować osadnika?

# O co pytamy: wydarzenia

ask-event-text = Czy tekst wydarzenia działa?
ask-human-sacrifice = Składasz jeńca w ofierze, by pominąć wydarzenie „{ $event }”?
ask-exhaust = Która ziemia zostaje wyjałowiona?
ask-barbarian-city = Gdzie osiedlają się barbarzyńcy?
ask-reinforce = Która osada barbarzyńców rośnie w siłę?
ask-reinforcement = Która jednostka dołącza do barbarzyńców na polu { $space }?
ask-march = Która armia barbarzyńców się rusza i dokąd?
ask-hunnic-tribes = Płacisz, by pokierować barbarzyńcami?
ask-tribal-allies = Płacisz 1 żywność, by powstrzymać barbarzyńców?
ask-hold-back = Która armia zostaje?
ask-dictator = Czy barbarzyńcy na polu { $space } mogą się ruszyć?
ask-pirate-at = Gdzie pojawiają się piraci?
ask-pirate-from = Skąd bierze się okręt piratów?
ask-plundered = Co tracisz przez piratów?
ask-plundered-mood = Które miasto nękają piraci?
ask-myths = Płacisz żeton nastroju, by ochronić miasto?
ask-storm-master = Pomijasz wydarzenie w mieście { $city }?
ask-city-loses-mood = W którym mieście nastrój spada?
ask-city-turns-angry = Które miasto staje się gniewne?
ask-share-food = Kto dostaje żywność? Zostało do podziału: { $left }.
ask-pandemics = Co tracisz? Jeszcze { $left }.
ask-volcano = Które miasto niszczy wulkan?
ask-earthquake = Który element miasta grzebie trzęsienie ziemi?
ask-fire = Gdzie zaczyna się pożar?
ask-favour = Komu sprzyjasz?
ask-civil-war = W którym mieście szaleje wojna domowa?
ask-revolution-action = Tracisz akcję czy jednostkę wojskową?
ask-revolution-government = Zmieniasz rząd czy tracisz jednostkę wojskową?
ask-uprising = Ile żetonów płacisz?
ask-guillotine = Bierzesz punkty czy następcę?
ask-reformation-by = Kto przeprowadza reformację?
ask-reformation = Kto reformuje jedną z twoich świątyń?
ask-reform-temple = Którą świątynię reformujesz ({ $rival })?
ask-great-person = Bierzesz wielkiego człowieka?
ask-befriend = Kogo dotyczy Wielki dyplomata?
ask-great-explorer = Który region odkrywasz?
ask-found-there = Płacisz 2 żywności, by założyć tam miasto?
ask-site = Gdzie zakładasz miasto?
ask-great-artist = Które miasto staje się szczęśliwe?
ask-great-builder = Co i gdzie buduje „{ $event }”?
ask-great-athlete = Które żetony wymieniasz?
ask-great-seer = Którą kartę celu przydzielasz ({ $rival })?

# O co pytamy: faza stanu

ask-destroy-city = Porzucasz miasto wielkości 1?
ask-change-government = Zmieniasz rząd?
ask-first-player = Kto jest pierwszym graczem następnej epoki?

# Co można wybrać: tura

do-place-settler = Osadnik na polu { $space }
do-begin-turn = Zacznij turę
do-end-turn = Zakończ turę
do-forfeit = Zrezygnuj z pozostałych akcji
do-pass = Pasuj
do-decline = Nie
do-enough = Wystarczy
do-go-on = Dalej
do-pay = Zapłać: { $goods }
do-pay-nothing = Nic nie płać
open-pay = Zapłać
open-raise = Popraw nastrój
do-gain-goods = Weź: { $goods }
do-take = Weź: { $n ->
        [one] { $n } { CASE($good, "one") }
        [few] { $n } { CASE($good, "few") }
       *[many] { $n } { CASE($good, "many") }
    }
do-take-mood = Weź żeton nastroju
do-take-culture = Weź żeton kultury
do-take-gold = Weź złoto
do-take-back = Odzyskaj: 1 × { $good }
do-advance = Osiągnięcie: { $advance }
do-advance-for = Osiągnięcie: { $advance } ({ $goods })
do-gain = { $advance }
do-offer = Zaproponuj wymianę: { $rival }
do-bundle = Daj: { $give }; weź: { $get }
pick-give = Dajesz: { $thing }
pick-get = Dostajesz: { $thing }
do-accept = Przyjmij
do-refuse = Odrzuć
do-give = Oddaj: { $action_cards }
do-give-persons = Oddaj: { $events }
do-give-objectives = Oddaj: { $objective_cards }
do-give-wonders = Oddaj: { $wonders }
do-give-both = Oddaj: { $action_cards }; { $events }
do-routes = Utwórz szlaki handlowe
do-route = Z pola { $space } do miasta { $city }: { $good }
do-no-more-routes = Bez dalszych szlaków
do-draw = Dobierz
do-take-discard = Weź wierzchnią kartę ze stosu odrzuconych
do-take-display = Weź kartę „{ $wonder }”
do-great-library = Wielka Biblioteka: użyj osiągnięcia „{ $advance }”
do-great-statue = Wielki Posąg: odrzuć kartę „{ $objective_card }” za akcję
do-banking = Bankowość: weź { $good }

# Co można wybrać: miasta

do-found = Załóż miasto na polu { $space }
do-founder = Dydona zakłada miasto
do-founder-ship = Dydona zakłada miasto z okrętu na polu { $city }
do-hegemony = Zmień okręt z pola { $space } w miasto na polu { $city }
do-collect = Zbieraj w mieście { $city }
do-harvest = { $goods }; pola: { $spaces }
do-keep-ore = Zatrzymaj rudę
do-turn-to-gold = Zamień rudę w złoto
do-construct = Zbuduj w mieście { $city }: { $building }
do-construct-for = Zbuduj w mieście { $city }: { $building } ({ $goods })
do-build-wonder = Zbuduj w mieście { $city } cud „{ $wonder }”
do-build-wonder-for = Zbuduj w mieście { $city } cud „{ $wonder }” ({ $goods })
do-port-at = Port na polu { $space }
do-recruit = Rekrutuj w mieście { $city }
do-levy = { $units }
do-relocate = Z pola { $space }
do-place-unit = Na polu { $space }
do-choose-leader = { $leader }
do-activate = Aktywuj je
do-enforce = Potraktuj je jako szczęśliwe
do-count-as = Uznaj za aktywowane miasto { $city }
do-no-ship = Bez okrętu
do-place-ship = Okręt na polu { $space }
do-happiness = Popraw nastroje
do-raise = Popraw nastroje: { $cities }
do-lawgiver = Uczyń miasto Hammurabiego szczęśliwym
do-statesman = Popraw nastrój w mieście Cezara
do-influence = Wpłyń na miasto
do-influence-now = Wpłyń na miasto
do-attempt-building = Budynek w mieście { $goal }, z miasta { $start }
do-attempt-takeover = Przejmij osadę na polu { $goal }, z miasta { $start }
do-attempt-druid = Druidzi idą na pole { $goal }, z miasta { $start }
do-attempt-unit = Jednostka na polu { $goal }, z miasta { $start }
do-replace = Zastąp: { $building }
do-get = Otrzymaj: { $unit }
do-any-building = Dowolny budynek
do-only-temple = Tylko świątynia
do-keep-roll = Zachowaj rzut
do-reroll = Rzuć ponownie
do-target-unit = { $unit }
do-rebuild = { $building } → { $new }
do-mass-sacrifice = Złóż w ofierze 2 jeńców i zbuduj: { $building }
do-mass-sacrifice-wonder = Złóż w ofierze 2 jeńców i zbuduj cud „{ $wonder }”
do-architect = Architekt buduje: { $building }
do-architect-wonder = Architekt buduje cud „{ $wonder }”
do-wonder-nebuchadnezzar = Nabuchodonozor buduje cud „{ $wonder }”
do-wonder-qin = Qin Shi Huang buduje cud „{ $wonder }”
do-japanese-buddhism = Przejmij na własność: { $building }

# Co można wybrać: osiągnięcia, cywilizacje i przywódcy

do-absolute-power = Władza absolutna: zapłać za akcję
do-forced-labor = Praca przymusowa
do-voting = Głosowanie: popraw nastroje
do-civil-liberties = Swobody obywatelskie: weź 3 żetony nastroju
do-free-economy = Wolna gospodarka: zbieraj w mieście { $city }
do-arts = Sztuki: wpłyń na miasto
do-sports =
    { $n ->
        [one] Igrzyska: popraw nastrój miasta { $city } o { $n } stopień
        [few] Igrzyska: popraw nastrój miasta { $city } o { $n } stopnie
        [many] Igrzyska: popraw nastrój miasta { $city } o { $n } stopni
       *[other] Igrzyska: popraw nastrój miasta { $city } o { $n } stopnia
    }
do-theaters = Teatry: wymień żeton, weź { $good }
do-taxes = Podatki
do-barter-action = Wymień kartę „{ $action_card }”
do-barter-person = Wymień kartę „{ $event }”
do-barter-objective = Wymień kartę „{ $objective_card }”
do-barter-wonder = Wymień kartę „{ $wonder }”
do-take-captive = Weź do niewoli: { $unit }
do-give-captive = { $unit } ({ $owner })
do-release-captive = Oddaj jeńca: { $good }
do-sacrifice = Złóż jeńca w ofierze
do-for-gold = { $good } → złoto
do-tributes = Daniny: zbieraj w mieście, w którym jest Acamapichtli
do-spread-of-fear = Siej strach
do-frighten = { $unit } na polu { $space } ({ $owner })
do-flee-to = Na pole { $space }
do-land-unit = Wysadź na ląd: { $unit }
do-navigator = Nawigator: płyń z okrętami Hannona
do-give-up-leader = Poświęć ją
do-tribal-allies = Wezwij sojusznicze plemiona
do-terrify = { $unit } na pole { $space }
do-imperial-army = Armia cesarska: zmień jednostki
do-to-infantry = Osadnik na polu { $space } staje się piechotą
do-to-settler = Piechota na polu { $space } staje się osadnikiem
do-agricultural-economist = Wu Zetian uczy uprawy
do-the-art-of-war = Sun Tzu uczy sztuki wojennej
do-master = Perykles uczy edukacji
do-constructor = Hiram uczy budownictwa
do-beloved = Połóż żeton kultury w mieście Kleopatry
do-golden-age = Złoty wiek: osiągnięcie nowej kategorii
do-take-back-card = Odzyskaj kartę „{ $action_card }”
do-calendar = Kalendarz: obejrzyj wierzchnią kartę wydarzenia
do-immortals =
    { $n ->
        [0] Żadnego
       *[other] { $n }
    }
do-king-of-persia = Cyrus bierze żetony za regiony
do-aqueduct = Akwedukt: zdobądź Higienę
do-princeps = Princeps: dobierz i odrzuć karty
do-danegeld = Danegeld: weź podatki
do-legendary-explorer = Połóż znacznik w tym regionie
do-new-colonies = Wysadź wszystkich na polu { $space }
do-rune-stone = Postaw kamień runiczny
do-dismiss-diplomat = Odpraw Wielkiego dyplomatę

# Co można wybrać: jednostki

do-move-units = Rusz jednostki
do-move = Z pola { $space } na pole { $goal }
do-road = Drogą z pola { $space } na pole { $goal }
do-convert = Zmień postać: { $space } → { $goal }
do-explore = Odkryj region { $slot } z pola { $space }
do-group = { $movers }
do-via = Przez pole { $space }
do-sail-to = Na pole { $space }
do-orient =
    { $orientation ->
        [0] Tak jak jest
       *[other] Obrócony
    }
do-land = Na ląd: { $movers }; osadnicy – { $settlers }, piechota – { $infantry }, z nimi: { $passengers }
do-launch = Osadnicy – { $settlers }, piechota – { $infantry }
do-spend-ship = Własny okręt
do-spend-pirate = Okręt piratów
do-land-at = Wysiądź na polu { $space }
do-leave = Zostaw ich w spokoju
do-attack = Atakuj
do-stop-moving = Zakończ ruch
do-drown = { $unit }
do-place-infantry = Piechota w mieście { $space }
do-refuge = Schronienie w mieście { $city }
do-remove-unit = { $unit } na polu { $space }
do-remove-pirate = Okręt piratów na polu { $space }

# Co można wybrać: bitwy

do-tactic = Połóż kartę „{ $action_card }”
do-no-tactic = Bez taktyki
do-use-card = Użyj karty
do-ignore-card = Pomiń kartę za +2
do-drop-die = Kość z wynikiem { $n }
do-ride = Jedź dalej
do-shield-with = Osłoń kością z wynikiem { $n }
do-casualty = { $unit }
do-fight-on = Walcz dalej
do-retreat = Wycofaj się
do-retreat-to = Wycofaj się na pole { $space }

# Co można wybrać: karty i cele

do-play = Zagraj kartę „{ $civil }”
do-play-card = Zagraj kartę „{ $action_card }”
do-play-against = Zagraj kartę „{ $civil }” (przeciwnik: { $rival })
do-play-card-against = Zagraj kartę „{ $action_card }” (przeciwnik: { $rival })
do-play-shogunate = Zagraj kartę „{ $civil }” jako darmową akcję
do-play-shogunate-card = Zagraj kartę „{ $action_card }” jako darmową akcję
do-play-shogunate-against = Zagraj kartę „{ $civil }” jako darmową akcję (przeciwnik: { $rival })
do-play-shogunate-card-against = Zagraj kartę „{ $action_card }” jako darmową akcję (przeciwnik: { $rival })
do-play-idol = Zagraj kartę „{ $civil }” z Aleksandrem
do-play-idol-card = Zagraj kartę „{ $action_card }” z Aleksandrem
do-play-idol-against = Zagraj kartę „{ $civil }” z Aleksandrem (przeciwnik: { $rival })
do-play-idol-card-against = Zagraj kartę „{ $action_card }” z Aleksandrem (przeciwnik: { $rival })
do-play-person = Zagraj kartę „{ $event }”
do-person-shogunate = Zagraj kartę „{ $event }” jako darmową akcję
do-subterfuge = Anuluj, odrzucając kartę „{ $action_card }”
do-subterfuge-person = Anuluj, odrzucając kartę „{ $event }”
do-complete = Spełnij cel „{ $objective }”
do-keep = Zatrzymaj kartę „{ $objective_card }” zamiast karty „{ $old_objective }”
do-swap-action = „{ $action_card }” za kartę „{ $old_action }”
do-swap-for-person = „{ $action_card }” za kartę „{ $event }”
do-swap-person = „{ $event }” za kartę „{ $action_card }”
do-swap-persons = „{ $event }” za kartę „{ $old_event }”
do-swap-objective = „{ $objective_card }” za kartę „{ $old_objective }”
do-swap-wonder = „{ $wonder }” za kartę „{ $old_wonder }”
do-hire = Najmij armie, pola: { $spaces }
do-army = Armia na polu { $space }
do-march-to = Idź na pole { $goal }
do-cheer = { $city }
do-reveal = Odkryj region { $slot }

# Co można wybrać: wydarzenia

do-resolve-text = Tekst działa
do-symbol-only = Tylko symbol
do-exhaust = { $space }
do-barbarian-city = { $space }
do-reinforce = { $space }
do-with = { $unit }
do-march = Z pola { $space } na pole { $goal }
do-hold = Armia na polu { $space } zostaje
do-agree = Mogą
do-forbid = Nie mogą
do-pirate-at = { $space }
do-pirate-from = Z pola { $space }
do-lose = Strać: 1 × { $good }
do-lower = Nastrój miasta { $city } spada
do-gloom = { $city }
do-suffer = Poddaj się wydarzeniu
do-ignore = Pomiń wydarzenie
do-lose-good = 1 × { $good }
do-lose-action = Strać akcję
do-change-government = Zmień rząd
do-discard-action = { $action_card }
do-discard-person = { $event }
do-discard-objective = { $objective_card }
do-feed = 1 żywność: { $seat }
do-favour = { $seat }
do-befriend = { $seat }
do-reformer = { $seat }
do-reform = Świątynia w mieście { $city }
do-burn = { $city }
do-bury-building = { $building } w mieście { $city }
do-bury-settlement = Osada na polu { $city }
do-bury-wonder = { $wonder }
do-uprising = { $n }
do-take-points = Weź 2 punkty zwycięstwa
do-succeed = { $leader } w mieście { $city }
do-found-there = Załóż miasto na polu { $space }
do-exchange-tokens = Wymień: { $n ->
        [one] { $n } { CASE($good, "one") }
        [few] { $n } { CASE($good, "few") }
       *[many] { $n } { CASE($good, "many") }
    }
do-assign = „{ $objective_card }”: { $seat }

# Co można wybrać: faza stanu

do-keep-cities = Zachowaj wszystkie miasta
do-destroy = { $city }
do-keep-government = Zachowaj rząd
do-government = { $advances }
do-first-player = { $seat }

# Dlaczego nie: osiągnięcia

no-no-such-advance = Nie ma takiego osiągnięcia.
no-advance-owned = Masz już to osiągnięcie.
no-leading-advance-first = Najpierw trzeba zdobyć osiągnięcie „{ $advance }”.
no-advance-needs = Do tego potrzebne jest osiągnięcie „{ $advance }”.
no-only-one-government = Możesz mieć tylko jeden rząd.
no-advance-not-offered = Tego osiągnięcia nie ma wśród oferowanych.
no-no-advance-can-be-gained = Nie ma osiągnięcia, które można tak zdobyć.
no-both-advances-must-be-possible = Oba osiągnięcia muszą być możliwe i musi cię być na nie stać.
no-no-advance-in-a-new-category = Nie ma osiągnięcia nowej kategorii do zdobycia.
no-nobody-spends-what-they-do-not-have = Nie możesz tego zapłacić.
no-that-is-not-the-price = To nie jest cena: płaci się dokładnie, tym, co może ją zastąpić.
no-needs-absolute-power = Potrzebujesz do tego osiągnięcia „Władza absolutna”.
no-needs-aqueduct = Potrzebujesz do tego osiągnięcia „Akwedukt”.
no-needs-arts = Potrzebujesz do tego osiągnięcia „Sztuki”.
no-needs-banking = Potrzebujesz do tego osiągnięcia „Bankowość”.
no-needs-bartering = Potrzebujesz do tego osiągnięcia „Wymiana barterowa”.
no-needs-calendar = Potrzebujesz do tego osiągnięcia „Kalendarz”.
no-needs-civil-liberties = Potrzebujesz do tego osiągnięcia „Swobody obywatelskie”.
no-needs-forced-labor = Potrzebujesz do tego osiągnięcia „Praca przymusowa”.
no-needs-free-economy = Potrzebujesz do tego osiągnięcia „Wolna gospodarka”.
no-needs-great-library = Potrzebujesz do tego cudu „Wielka Biblioteka”.
no-needs-great-statue = Potrzebujesz do tego cudu „Wielki Posąg”.
no-needs-hegemony = Potrzebujesz do tego osiągnięcia „Hegemonia”.
no-needs-human-sacrifice = Potrzebujesz do tego osiągnięcia „Ofiary z ludzi”.
no-needs-imperial-army = Potrzebujesz do tego osiągnięcia „Armia cesarska”.
no-needs-shogunate = Potrzebujesz do tego osiągnięcia „Szogunat”.
no-needs-sports = Potrzebujesz do tego osiągnięcia „Igrzyska”.
no-needs-taxes = Potrzebujesz do tego osiągnięcia „Podatki”.
no-needs-theaters = Potrzebujesz do tego osiągnięcia „Teatry”.
no-needs-tribal-allies = Potrzebujesz do tego osiągnięcia „Sojusz plemion”.
no-needs-voting = Potrzebujesz do tego osiągnięcia „Głosowanie”.
no-needs-alexander-in-a-city = Aleksander Wielki musi być w jednym z twoich miast.
no-trade-routes-are-missing = Potrzebujesz do tego osiągnięcia „Szlaki handlowe”.
no-once-per-turn = To jest możliwe raz na turę.
no-labor-is-forced-already = Praca przymusowa już w tej turze działa.
no-no-government-advance-is-named = Nie można wskazać osiągnięcia rządowego.
no-an-advance-that-you-do-not-own = Wskaż osiągnięcie, którego nie masz.
no-a-mood-or-a-culture-token = To musi być żeton nastroju albo kultury.
no-gold-or-a-culture-token = To musi być złoto albo żeton kultury.
no-no-gold = Nie masz złota.
no-banking-comes-before-trade-routes = Bankowość działa przed szlakami handlowymi.
no-no-city-to-tax = Nie masz miasta, które płaci podatki.
no-only-action-cards-are-bartered = W tej grze można wymieniać tylko karty akcji.
no-that-is-a-free-action-anyway = To i tak jest darmowa akcja.

# Dlaczego nie: tura

no-no-action-is-left = Nie masz już akcji.
no-no-action-is-left-to-give-up = Nie masz już akcji, z której można zrezygnować.
no-a-turn-ends-when-no-action-is-left-or-they-are-given-up = Masz jeszcze akcje: najpierw je wykorzystaj albo z nich zrezygnuj.
no-free-actions-stand-only-before-or-after-an-action = To jest możliwe tylko przed akcją albo po akcji.
no-the-card-just-played-must-be-followed-by-what-it-changes = Po karcie zagranej przed chwilą musi nastąpić to, co ona zmienia.
no-not-before-the-turn-has-begun = To nie jest możliwe przed początkiem tury.
no-only-as-the-first-thing-of-the-turn = To jest możliwe tylko na samym początku tury.
no-only-right-after-a-capture = To jest możliwe tylko zaraz po zdobyciu miasta.
no-no-further-offer-is-made-this-turn = W tej turze nie możesz już złożyć oferty.
no-neither-side-has-anything-to-give = Żadna strona nie ma nic do dania.
no-nobody-gives-what-they-do-not-have = Nikt nie może dać tego, czego nie ma.
no-that-is-no-other-player = To nie jest inny gracz.
no-choose-another-player = Wybierz innego gracza.
no-that-card-is-not-in-hand = Nie masz tej karty na ręce.
no-routes-are-formed-once-at-the-start-of-the-turn = Szlaki handlowe tworzy się raz, na początku tury.
no-no-unit-reaches-a-city-to-trade-with = Żadna jednostka nie sięga miasta, z którym można handlować.
no-that-route-cannot-be-formed = Tego szlaku nie można utworzyć.
no-each-unit-and-each-city-has-one-route = Każda jednostka i każde miasto ma najwyżej jeden szlak.
no-that-city-is-no-partner-in-trade = To miasto z tobą nie handluje.
no-pirates-watch-the-route = Tego szlaku pilnują piraci.

# Dlaczego nie: miasta

no-no-settler-of-yours-is-there = Nie ma tam twojego osadnika.
no-a-city-is-founded-on-land = Miasto można założyć tylko na lądzie.
no-no-city-is-founded-on-barren-land = Na nieużytkach nie można założyć miasta.
no-no-city-is-founded-on-exhausted-land = Na wyjałowionej ziemi nie można założyć miasta.
no-a-city-stands-there = Stoi tam już miasto.
no-enemy-units-are-there = Są tam wrogie jednostki.
no-no-settlement-is-left = Nie masz już osad w zasobie.
no-raiders-keep-the-settler-from-founding = Rabusie nie pozwalają osadnikowi założyć miasta.
no-the-settler-starts-on-land-beside-the-first-city = Osadnik zaczyna na lądzie obok pierwszego miasta.
no-that-is-no-city-of-yours = To nie jest twoje miasto.
no-not-your-city = To nie jest twoje miasto.
no-an-angry-city-is-not-activated-again-this-turn = Gniewnego miasta nie można w tej turze aktywować ponownie.
no-the-enforced-city-is-not-activated-again-this-turn = Tego miasta nie można w tej turze aktywować ponownie.
no-nothing-can-be-collected-there = Nic nie można tam zebrać.
no-free-economy-was-the-only-collect-of-this-turn = Wolna gospodarka to jedyne zbieranie w tej turze.
no-it-must-be-the-only-collect-of-the-turn = To musi być twoje jedyne zbieranie w turze.
no-a-settler-appears-in-a-city-of-its-owner = Osadnik pojawia się w jednym z twoich miast.
no-cards-of-one-kind-change-hands = Wymieniasz jedną swoją kartę na jedną kartę tego samego rodzaju.
no-that-region-cannot-be-revealed = Można odkryć tylko nieznany region obok regionu z twoim miastem.
no-that-piece-cannot-be-buried = Wybierasz elementy własnych miast, a osadę tylko jako ostatni element miasta.
no-four-captives-are-held-at-most = Można trzymać najwyżej czterech jeńców.
no-each-resource-comes-from-a-space-of-its-own-within-the-size-of-the-city = Każdy surowiec pochodzi z osobnego pola i nie może ich być więcej, niż pozwala miasto.
no-that-space-is-too-far-from-the-city = To pole jest za daleko od miasta.
no-the-city-takes-no-such-resource-there = Z tego pola miasto nie bierze takiego surowca.
no-one-sea-space-at-most-in-a-collect = Zbiera się najwyżej z jednego pola morskiego.
no-the-advance-for-the-building-is-missing = Nie masz osiągnięcia, którego wymaga ten budynek.
no-nothing-is-built-in-an-angry-city = W gniewnym mieście nic nie można budować.
no-a-city-grows-no-larger-than-the-number-of-cities = Miasto nie może być większe niż liczba twoich miast ani większe niż 5.
no-the-city-has-such-a-building = W mieście jest już taki budynek.
no-no-such-building-is-left = Nie masz już takiego budynku w zasobie.
no-a-port-needs-a-coast = Port wymaga wybrzeża.
no-nobody-builds-without-sanitation-while-pestilence-lasts = Dopóki trwa dżuma, nikt nie buduje bez Higieny.
no-that-building-belongs-to-the-expansion = Ten budynek należy do dodatku.
no-a-wonder-needs-a-happy-city = Cud wymaga szczęśliwego miasta.
no-a-wonder-needs-engineering = Cud wymaga osiągnięcia „Inżynieria”.
no-the-printed-advance-of-the-wonder-is-missing = Nie masz osiągnięcia, którego wymaga ten cud.
no-the-lighthouse-needs-a-port-in-its-city = Wielka Latarnia wymaga portu w swoim mieście.
no-the-wonder-card-is-not-yours-to-build = Nie masz tej karty cudu.
no-no-unit-can-be-recruited-there = Nie można tam rekrutować żadnej jednostki.
no-those-units-cannot-be-recruited-together = Tych jednostek nie można rekrutować razem.
no-no-mood-rises-above-happy = Wszystkie miasta są już szczęśliwe.
no-mood-cannot-rise-so-far = Nastrój nie może się tak bardzo poprawić.
no-every-city-is-happy = Wszystkie miasta są już szczęśliwe.
no-each-level-costs-mood-tokens-equal-to-the-size-of-the-city = Każdy stopień kosztuje tyle żetonów nastroju, ile elementów ma miasto.
no-one-influence-succeeds-in-a-turn = W turze może się udać tylko jeden wpływ kulturowy.
no-no-influence-could-succeed = Nie ma nic, na co możesz wpłynąć.
no-that-city-cannot-be-influenced-from-there = Stamtąd nie można wpłynąć na to miasto.
no-nobody-boosts-against-that-city = To miasto jest poza zasięgiem, a przeciw niemu niczego nie wolno wzmacniać.
no-only-a-city-of-size-1-may-be-given-up = Porzucić można tylko miasto wielkości 1.
no-that-change-of-government-is-not-possible = Ta zmiana rządu nie jest możliwa.
no-no-such-foreign-building-in-her-city = W jej mieście nie ma takiego obcego budynku.
no-the-city-is-larger-than-three = Miasto jest większe niż 3.

# Dlaczego nie: jednostki

no-land-units-move-to-an-adjacent-space = Jednostki lądowe ruszają się na sąsiednie pole.
no-no-unit-there-may-move = Żadna jednostka nie może się stamtąd ruszyć.
no-army-units-move-only-with-tactics = Jednostki wojskowe ruszają się tylko z Taktyką.
no-who-fought-does-not-move-again-this-turn = Jednostki, które walczyły, nie ruszają się już w tej turze.
no-who-entered-mountains-does-not-move-again-this-turn = Jednostki, które weszły w góry, nie ruszają się już w tej turze.
no-who-entered-a-forest-starts-no-battle-this-turn = Jednostki, które weszły do lasu, nie zaczynają bitwy w tej turze.
no-who-entered-plains-does-not-attack-the-great-gardens-this-turn = Jednostki, które weszły na równinę, nie atakują w tej turze Wielkich Ogrodów.
no-four-army-units-at-most-stand-on-a-space = Na jednym polu nie ma miejsca dla tylu jednostek wojskowych.
no-there-is-no-building-to-replace = Nie ma tam budynku innego koloru.
no-monuments-protect-the-city = Pomniki chronią to miasto z cudem.
no-sulla-protects-his-city = Na miasto Sulli nie można wpływać.
no-a-city-with-foreign-buildings-influences-only-itself = Miasto z obcymi budynkami wpływa tylko na siebie.
no-no-ships-can-be-recruited-there = Nie można tam rekrutować okrętów.
no-the-city-has-no-market-for-cavalry-or-elephants = W mieście nie ma targu dla kawalerii ani słoni.
no-no-leader-can-be-recruited = Nie masz już przywódcy do zrekrutowania.
no-nothing-can-be-collected-from-that-space = Z tego pola nic nie można zebrać.
no-no-move-is-left = Akcja ruchu to trzy ruchy.
no-no-unit-there-may-enter-that-space = Żadna jednostka stamtąd nie może wejść na to pole.
no-those-units-cannot-move-there-together = Te jednostki nie mogą się tam razem ruszyć.
no-roads-do-not-lead-there = Drogi tam nie prowadzą.
no-no-ship-there-has-room = Żaden okręt nie ma tam miejsca.
no-nobody-is-left-behind-without-a-place = Na statkach, które zostają, nie ma miejsca dla pozostawionych.
no-no-ship-of-yours-can-sail-there = Żaden twój okręt nie może tam popłynąć.
no-no-ship-of-yours-is-there = Nie ma tam twojego okrętu.
no-the-ship-has-moved-this-turn = Ten okręt ma już za sobą ruch w tej turze.
no-no-unit-there-can-change-its-shape-on-that-way = Żadna jednostka stamtąd nie może na tej drodze zmienić postaci.
no-negotiations-forbid-the-attack = Negocjacje zabraniają tego ataku.
no-the-price-of-the-attack-cannot-be-paid = Nie możesz zapłacić ceny ataku.
no-nobody-can-land-there = Nikt nie może tam wysiąść.
no-the-city-stands-beside-the-ship = Miasto musi stać obok okrętu.
no-the-leader-is-not-aboard-a-ship = Przywódca nie jest na okręcie.
no-the-leader-is-in-no-city-of-yours = Przywódca nie jest w twoim mieście.
no-the-city-of-the-leader-is-not-happy = Miasto przywódcy nie jest szczęśliwe.
no-that-leader-is-not-in-play = Tego przywódcy nie ma w grze.
no-a-marker-lies-in-this-region = W tym regionie leży już znacznik.
no-no-enemy-unit-beside-him-can-be-moved = Żadnej wrogiej jednostki obok niego nie można przesunąć.
no-no-unit-can-change = Żadna jednostka nie może się zmienić.
no-no-captive-is-held = Nie masz jeńca.
no-the-tactic-does-not-fit-this-battle = Ta taktyka nie pasuje do tej bitwy.

# Dlaczego nie: karty i cele

no-no-such-card-in-hand = Nie masz tej karty na ręce.
no-not-to-be-played-so = Tej karty nie można tak zagrać.
no-no-battle-left-to-play-it-for = W tej turze nie ma bitwy ani zdobycia miasta, za które można ją zagrać.
no-no-unit-or-city-within-two-spaces = Ten gracz nie ma jednostki ani miasta w odległości 2 pól od twoich.
no-no-academy = Nie masz akademii.
no-no-figure-is-left = Nie ma już figurek.
no-no-city-with-room = Nie masz miasta, w którym jest miejsce.
no-assassination-threatens-them-already = Temu graczowi już grozi zamach.
no-negotiated-already = Z tym graczem masz już negocjacje.
no-a-collect-has-only-one-such-card = Do jednego zbierania można zagrać tylko jedną taką kartę.
no-no-collect-can-follow = Nie może po tym nastąpić zbieranie.
no-they-hold-no-cards = Ten gracz nie ma kart.
no-no-objective-card-in-hand = Nie masz karty celu na ręce.
no-one-of-the-drawn-cards-for-one-of-yours = Zatrzymaj jedną z dobranych kart za jedną ze swoich.
no-no-building-can-be-built = Nie można zbudować żadnego budynku.
no-nothing-to-explore-and-no-settler = Nie ma nic do odkrycia i nie masz osadnika do postawienia.
no-no-barbarian-army-can-be-hired = Nie można nająć żadnej armii barbarzyńców.
no-no-culture-influence-can-follow = Nie może po tym nastąpić wpływ kulturowy na osadę barbarzyńców.
no-a-takeover-is-announced-already = Przejęcie jest już zapowiedziane.
no-no-event-card-to-look-at = Nie ma karty wydarzenia do obejrzenia.
no-the-top-event-card-is-known = Znasz już wierzchnią kartę wydarzenia.
no-no-great-diplomat = Nie masz karty „Wielki dyplomata”.
no-no-such-objective-card = Nie masz tej karty celu na ręce.
no-not-on-this-card = Tego celu nie ma na tej karcie.
no-objective-of-another-moment = Ten cel spełnia się w innym momencie.
no-objective-not-met = Warunek tego celu nie jest spełniony.
no-objective-met-only-once = Masz już spełniony cel o tej nazwie.
no-objective-excluded-in-this-phase = Ten cel jest wykluczony przez inny cel z tej fazy stanu.
no-that-is-not-yours-to-lose = Nie możesz tego stracić.

# Dlaczego nie: odpowiedzi na proste pytania

no-no-barbarian-can-join-there = Żaden barbarzyńca nie może dołączyć do tamtej osady.
no-no-such-barbarian-can-join = Żaden taki barbarzyńca nie może dołączyć.
no-barbarians-do-not-appear-there = Barbarzyńcy nie mogą się tam pojawić.
no-no-army-marches-that-way = Żadna armia barbarzyńców nie idzie tą drogą.
no-no-army-marches-from-there = Żadna armia barbarzyńców stamtąd nie idzie.
no-no-pirate-ship-is-put-there = Nie można tam postawić okrętu piratów.
no-no-pirate-ship-is-taken-from-there = Nie można stamtąd wziąć okrętu piratów.
no-nobody-loses-what-they-do-not-have = Nie masz tego.
no-the-mood-of-that-city-cannot-fall = Nastrój tego miasta nie może spaść.
no-that-land-is-not-exhausted = Tej ziemi nie można wyjałowić.
no-that-is-no-player = To nie jest gracz.
no-that-leader-cannot-be-recruited = Tego przywódcy nie można rekrutować.
no-no-such-figure-is-there = Nie ma tam takiej twojej figurki.
no-the-unit-finds-no-room-there = Jednostka nie ma tam miejsca.
no-that-was-not-spent = Tego nie ma wśród wydanych surowców.
no-the-region-cannot-lie-that-way = Region nie może tak leżeć.
no-the-ship-cannot-enter-there = Okręt nie może tam wpłynąć.
no-roads-do-not-lead-that-way = Drogi tamtędy nie prowadzą.
no-no-such-unit-takes-part = Żadna taka jednostka nie bierze udziału.
no-no-die-shows-that = Żadna kość tego nie pokazuje.
no-the-settler-flees-into-a-city-of-its-owner = Osadnik ucieka do innego miasta swojego właściciela.
no-no-such-unit-is-aboard = Takiej jednostki nie ma na pokładzie.
no-those-cards-were-not-agreed = To nie są karty, o które chodzi w umowie.
no-a-port-stands-on-an-adjacent-sea-space = Port stoi na sąsiednim polu morza.
no-no-ship-is-put-there = Nie można tam postawić okrętu.
no-that-city-cannot-count-instead = To miasto nie może liczyć się zamiast tamtego jako aktywowane.
no-that-building-cannot-be-replaced = Tego budynku nie można zastąpić.
no-no-such-figure-is-left = Nie masz już takiej figurki.
no-no-such-unit-can-be-won = Takiej jednostki nie można przeciągnąć na swoją stronę.
no-the-ships-cannot-land-so = Okręty nie mogą tak przybić do lądu.
no-so-many-cannot-become-ships = Tyle jednostek nie może zmienić się w okręty.
no-that-is-not-among-the-gains = Tego nie ma wśród zysków.
