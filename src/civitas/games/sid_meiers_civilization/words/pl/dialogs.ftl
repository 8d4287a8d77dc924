# Opowieść: nagłówki dziennika, zagrożenia, ostrzeżenia, sceny, skąd punkty

heading-turn = Tura { $turn }
heading-phase = { $phase }
heading-part = { $phase }: { $seat }

threat-army = { $seat } może zaraz zaatakować ({ $city }): { $armies ->
        [one] { $armies } armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    }, karty: { $cards } przeciw twoim { $own }, twoja premia: { $number }
threat-blockade = { $seat } blokuje { $number ->
        [one] { $number } pole
        [few] { $number } pola
        [many] { $number } pól
       *[other] { $number } pola
    } ({ $city })
threat-culture = { $seat }: { $number } z { $most } pól toru kultury
threat-technology = { $seat }: { $number } z { $most } technologii do lotu w kosmos
threat-economy = { $seat }: { $number } z { $most } monet
threat-spies = Mogą anulować akcję twojego miasta: { $seats }
threat-cancels = Mogą anulować twoje wydarzenie: { $seats }
threat-last-turns = { $number ->
        [0] To ostatnia tura
       *[other] Następna tura będzie ostatnia
    }

warn-idle-cities = { $number ->
        [one] { $number } twoje miasto nic w tej turze nie robi.
        [few] { $number } twoje miasta nic w tej turze nie robią.
        [many] { $number } twoich miast nic w tej turze nie robi.
       *[other] { $number } twojego miasta nic w tej turze nie robi.
    }
warn-no-research = Możesz teraz zbadać technologię; pasujących: { $number }.
warn-city-open = Wroga armia mogłaby wtedy wejść tutaj: { $city }.

scene-battle = Bitwa
scene-event = Wydarzenie kulturalne
scene-ability = Zdolność za zasób
scene-research = Badania
scene-wonder = Cud
scene-person = Wielka osobistość
scene-deal = Handel
scene-victory = Zwycięstwo

source-techs = Technologie
source-space = Tor kultury
source-coins = Monety


# Bitwa

smc-battle-city = Bitwa: { $city } ({ $nation })
smc-battle-field = Bitwa na polu { $square }
smc-battle-village = Bitwa o wioskę
smc-barbarians = Barbarzyńcy
smc-played-by = gra { $name }
smc-attacks = atakujący
smc-defends = obrońca
smc-your-battle-turn = Twoja kolej w bitwie: zagraj jednostkę.
smc-your-battle-turn-played = Twoja kolej w bitwie: jednostka zagrana.
smc-their-battle-turn = Kolej w bitwie: { $name }.
smc-fronts = Fronty
smc-front-n = Front { $n }
smc-front-empty = pusty
smc-front-open-for = wolny: { $name }
smc-open-front = Otwórz tu front
smc-new-front = Nowy front: teraz bez ataku.
smc-attack-front = Zaatakuj front { $n }
smc-hand-drawn = Dobrana ręka bitewna: { $n }
smc-left-in-hand = zostało { $n }
smc-units-in-front = Jednostki na frontach
smc-bonus-difference = Premia bitewna: { $own } − { $other }
smc-killed = Zabite
smc-if-it-ended = gdyby to był koniec
smc-chance-with = szansa: { $unit }
smc-chance-best = szansa przy najlepszym zagraniu
smc-chance-now = szansa w tej chwili
smc-chance-to-win = szansa na wygraną
smc-stakes = O co toczy się bitwa
smc-stake-take-village = Wygrywasz: żeton wioski jest twój.
smc-stake-take-field = Wygrywasz: wszyscy tam giną, bierzesz jeden łup.
smc-stake-take-city = Wygrywasz: miasto upada, bierzesz łupy.
smc-stake-take-capital = Wygrywasz: ich stolica upada i gra jest twoja.
smc-stake-hold = Wygrywasz: atakujący giną, bierzesz jeden łup.
smc-stake-armies = { $n ->
    [one] Przegrywasz: ginie { $n } twoja armia.
    [few] Przegrywasz: giną { $n } twoje armie.
    [many] Przegrywasz: ginie { $n } twoich armii.
   *[other] Przegrywasz: ginie { $n } twojej armii.
}
smc-stake-lose-city = Przegrywasz: miasto upada, oni biorą łupy.
smc-stake-lose-capital = Przegrywasz: twoja stolica upada i gra jest ich.
smc-every-play = Wszystkie zagrania
smc-opens = { $unit } ({ $n }) otwiera front
smc-attacks-front = { $unit } ({ $n }) atakuje front { $front }
smc-sum-after = sumy potem { $own } do { $other }
smc-both-die = giną oboje
smc-both-live = oboje przeżywają
smc-it-kills = zabija i przeżywa
smc-it-dies = ginie
smc-first-own = { $unit } uderza pierwszy
smc-first-enemy = { $enemy } uderza pierwszy
smc-first-both = Oba uderzają naraz
smc-dies = { $unit } ginie
smc-wounds-of = { $unit }: ran { $n } z { $of }
smc-no-blow-back = bez ciosu zwrotnego
smc-strength-n = siła { $n }
smc-wounded = rany: { $n } z { $of }
smc-wounds-die = { $n } z { $of }: ginie
smc-your-hand = Twoja ręka
smc-their-hand = Ręka: { $name }
smc-cards-n = karty: { $n }
smc-hidden-n = zakryte: { $n }
smc-their-types = Typy wszystkich ich jednostek
smc-fallen = Polegli

# Badania

smc-research-secret = Badania w tajemnicy
smc-research-lead = Jedna technologia; wszystkie odkrywa się razem. Z { $n } handlu zostaje { $kept }.
smc-learn-free = Naucz się technologii za darmo
smc-research-nothing = Nic, zachowaj { $n } handlu
smc-choose-tech = Wybierz technologię
smc-seal = Zapieczętuj: { $tech }
smc-learn = Naucz się: { $tech }
smc-thinks = myśli
smc-sealed = zapieczętowane
smc-pyramid = Twoja piramida technologii
smc-pyramids = Technologie wszystkich
smc-all-techs = Wszystkie technologie
smc-trade-n = handel { $n }
smc-known = znana
smc-chosen-tech = wybrana
smc-place-any = dowolna
smc-place-free = wolne
smc-place-needs = trzeba jeszcze { $n } ({ $level })
smc-level = Poziom { $level }
smc-fit = pasuje: { $n }
smc-fit-price = pasuje: { $n }, cena: handel { $price }
smc-look-at-tech = Kliknij technologię, aby zobaczyć, co od razu zmieni.
smc-trade-spent = Handel
smc-rank-of = Ranga: { $type }
smc-rank-n = Ranga { $n }
smc-value-speed = Szybkość
smc-value-stack = Pionków na polu
smc-value-most_cities = Najwięcej miast
smc-value-culture_hand = Najwięcej wydarzeń na ręce
smc-value-battle_hand = Ręka bitewna
smc-value-combat_bonus = Premia bitewna
smc-value-income = Handel co turę
smc-value-coins = Monety
smc-to-space-flight = Brakuje technologii do lotu w kosmos

# Odpowiedzi

smc-last-in = Co ogłoszono ostatnie, dzieje się pierwsze.
smc-announced = Ogłoszone, górne dzieje się pierwsze
smc-what-follows = Co z tego wynika
smc-asked-by-public = Nie masz odpowiedzi. Pytamy, bo według tego, co widzą inni, możesz ją mieć.
smc-asked = pytanie
smc-action-of = Akcja: { $city }
smc-a-move = Ruch pionków
smc-a-move-begins = Przed pierwszym krokiem
smc-targets = Cel: { $names }
smc-steps-step = Z { $from } na { $to }; kroków zostało: { $left }
smc-steps-discover = Z { $from } odkrywa ląd: { $to }
smc-steps-sacrifice = Pionek oddany w mieście { $to }
smc-cancels = anuluje { $n }
smc-if-you-play = Jeśli odpowiesz: { $what }
smc-if-you-pass = Jeśli spasujesz
smc-to-the-arts = Poświęca się sztuce.
smc-stands = Dzieje się: { $what }
smc-is-cancelled = Anulowane: { $what }
smc-window-again = Na to, co niżej, można będzie odpowiedzieć jeszcze raz.
smc-standing-pass = W tej turze nie pytamy cię już o akcje miast.
smc-watch-title = Czy obserwujesz ruch: { $name }?
smc-watch-means = Kto obserwuje, jest pytany przed każdym krokiem i może odpowiedzieć wydarzeniem lub szpiegiem. Kto nie, w tej części nie jest pytany.
smc-watch-public = To, że obserwujesz, jest jawne; dlaczego, nikt się nie dowie: możesz obserwować z pustą ręką.
smc-watch-choose = Wybierz
smc-choice-watch = Pytanie przed każdym krokiem tej części
smc-choice-rest = W tej części bez pytań
smc-choice-rest-on = Bez pytań we wszystkich ruchach tej tury
smc-army-near = Armia na { $square }: kroków do „{ $city }” { $n }, szybkość { $speed }

# Wymiana

smc-offer-to = Oferta: { $name }
smc-make-offer = Złóż ofertę
smc-offer-lead = Odpowiedź od razu: całość albo nic.
smc-offer-count = Złożone oferty: { $n } z { $of }
smc-you-give = Ty dajesz
smc-gives = { $name } daje
smc-public-limits = jawne granice
smc-of-n = z { $n }
smc-has-nothing = Nie ma nic na wymianę.
smc-never-traded = Nie na wymianę: jednostki, technologie, monety, pionki.
smc-for-you = Dla ciebie
smc-for = Dla: { $name }
smc-over-hand = Wydarzeń ponad limit, zaraz do odrzucenia: { $n }
smc-offers-you = { $name } proponuje ci wymianę
smc-whole-or-not = Przyjmij w całości albo wcale; kontroferta to twoja własna oferta.
smc-promises = Obietnice nikogo nie wiążą.
smc-counter = Odrzuć i złóż kontrofertę
smc-nothing = Nic
smc-click-again = Kliknij jeszcze raz: co oddane, przepadło.
smc-hand-over = Przekaż
smc-handed-secretly = Co to jest, będziecie wiedzieć tylko wy dwoje.
smc-as-agreed = Tyle, ile uzgodniono; które, wybierasz ty.
smc-good-trade = Handel
smc-good-culture = Żetony kultury
smc-good-huts = Żetony chat, zakryte
smc-good-villages = Żetony wiosek, zakryte
smc-good-events_1 = Wydarzenia poziomu I
smc-good-events_2 = Wydarzenia poziomu II
smc-good-events_3 = Wydarzenia poziomu III

# Kultura i wielkie osobistości

smc-culture-track = Tor kultury
smc-section = Wydarzenia { $level }: krok – kultura { $culture }, handel { $trade }
smc-next-space = Następne pole { $n }: kultura { $culture }, handel { $trade }.
smc-you-have = Masz { $culture } i { $trade }.
smc-any-time = w każdej chwili
smc-discard-shown = Odrzucone wydarzenia są jawne i leżą pod swoją talią.
smc-discard-count = Wybrano: { $n } z { $of }
smc-hand-too-large = Wydarzeń na ręce: { $n }, zostać może { $limit }
smc-your-events = Twoje wydarzenia kulturalne
smc-goes = odchodzi
smc-stays = zostaje
smc-combat-n = premia bitewna { $n }
smc-person-replaces = Stoi na przedmieściach twojego miasta, na dowolnym niezablokowanym lądzie, i zastępuje wszystko, co pole daje.
smc-person-squares = Pola, na których może stanąć: { $n }. Są podświetlone na mapie.
smc-do-it = Zrób to

# Rynek i opisy

smc-sheet-market = Rynek
smc-sheet-culture = Tor kultury
smc-sheet-techs = Technologie
smc-wonders = Cuda
smc-in-deck = w talii: { $n }
smc-buildings = Budynki
smc-units = Jednostki
smc-star = jeden taki budynek w mieście
smc-kind-tech = Technologia
smc-kind-wonder = Cud
smc-kind-event = Wydarzenie kulturalne
smc-kind-building = Budynek
smc-kind-person = Wielka osobistość
smc-kind-unit = Jednostka
smc-kind-government = Ustrój
smc-kind-civ = Cywilizacja
smc-kind-resource = Zasób
smc-trade-needed = Potrzebny handel
smc-of-yours = { $n } (masz { $have })
smc-known-by = Znają
smc-nobody = nikt
smc-brings-building = Budynek
smc-brings-government = Ustrój
smc-brings-unit = Jednostki stają się
smc-brings-discount = Tańszy staje się
smc-printed-cost = Koszt produkcji
smc-cost-with = Z „{ $tech }”
smc-your-cost = Dla ciebie teraz
smc-stands-at = Stoi na
smc-obsolete = Przestarzały
smc-played-in = Zagrywane w fazie
smc-in-hand = Na twojej ręce
smc-icon-production = Produkcja
smc-icon-trade = Handel
smc-icon-culture = Kultura
smc-icon-coin = Monety
smc-left-in-market = Zostało na rynku
smc-you-own = Masz
smc-unlocked = Dostępny dla ciebie
smc-in-force = Obowiązuje
smc-outskirts-of = Przedmieścia
smc-about-walls = Przy murach w bitwie o to miasto pierwszy gra atakujący, a obrońcy mają większą premię.
smc-about-star = Budynek z gwiazdą: w mieście najwyżej jeden. Zastępuje wszystko, co daje jego pole.
smc-about-building = Zastępuje wszystko, co daje jego pole.
smc-about-resource = Płaci się nim za zdolności technologii. Miasta zbierają go tam, gdzie pokazuje go teren.
smc-about-token = Trzymany zakryty; płaci jak żeton z rynku.
smc-about-type = Uderza pierwszy przeciw: { $beats }.
smc-about-aircraft = Lotnictwo nikogo nie przebija i nikt nie przebija jego.

# Zwycięstwo

smc-victory-culture = Zwycięstwo kulturalne
smc-victory-technology = Zwycięstwo technologiczne
smc-victory-economy = Zwycięstwo gospodarcze
smc-victory-military = Zwycięstwo militarne
smc-victory-score = Zwycięstwo na punkty
smc-victory-no_winner = Gra treningowa skończona
smc-victory-undecided = Nierozstrzygnięte
moment-culture = Tura { $round }: { smc-victory-culture }
moment-technology = Tura { $round }: { smc-victory-technology }
moment-economy = Tura { $round }: { smc-victory-economy }
moment-military = Tura { $round }: { smc-victory-military }
moment-score = Tura { $round }: { smc-victory-score }
moment-no_winner = Tura { $round }: { smc-victory-no_winner }
smc-victory-culture-how = W turze { $turn } osiągnięto koniec toru kultury.
smc-victory-technology-how = W turze { $turn } poznano lot w kosmos.
smc-victory-economy-how = W turze { $turn } zebrano piętnaście monet.
smc-victory-military-how = W turze { $turn } pada wroga stolica.
smc-victory-score-how = Po turze { $turn } liczy się technologie, pola kultury i monety.
smc-victory-no_winner-how = Gry treningowej nikt nie wygrywa.
smc-victory-undecided-how = Gra trwa.
smc-how-near = Jak blisko był każdy
smc-way-culture = Kultura
smc-way-technology = Technologia
smc-way-economy = Gospodarka
smc-way-military = Wojsko
smc-steps-away = pola: { $n }
smc-why-battle = Jednostki stają front przeciw frontowi; wygrywa, komu z premią bitewną zostaje więcej siły na frontach, remis jest obrońcy.
smc-why-research = Wszyscy wybierają w tajemnicy; w kolejności gry każdy płaci cały handel poza tym, co zachowują monety, i poznaje technologię.
smc-why-deal = Co oddane, przepadło, cokolwiek obiecano.
smc-why-victory = Gra kończy się od razu, gdy spełniono warunek zwycięstwa.

# Lista

smc-group-cities = Akcje miast
smc-group-build = Budowa
smc-group-figures = Pionki
smc-group-units = Jednostki
smc-group-attacks = Zaatakuj front
smc-group-fronts = Otwórz front
smc-group-culture = Kultura i monety

# Pierwsza gra z przewodnikiem

smc-guide-capital = Twoja stolica
smc-guide-capital-text = Wybierz jedno z czterech środkowych pól swojego kafla.
smc-guide-capital-why = Osiem pól wokół będzie karmić miasto: góry dają produkcję, woda handel.
smc-guide-start = Pierwsze pionki
smc-guide-start-text = Armia i zwiadowca zaczynają na przedmieściach stolicy.
smc-guide-start-why = Postaw je tam, skąd najszybciej wyjdą: zwiadowca stanie się drugim miastem, a to na początku najcenniejsze.
smc-guide-ways = Cztery drogi do zwycięstwa
smc-guide-ways-text = Koniec toru kultury, lot w kosmos, piętnaście monet albo wroga stolica: paski pokazują, kto gdzie jest.
smc-guide-ways-why = Wybierz jedną wcześnie według tego, w czym dobra jest twoja cywilizacja, i patrz na paski innych.
smc-guide-turn = Początek tury
smc-guide-turn-text = Tu zakłada się miasta i zmienia ustrój. Gdy nie ma czego zakładać, zakończ tę część.
smc-guide-turn-why = Miasto potrzebuje ośmiu odkrytych pól wokół i trzech pól do następnego miasta.
smc-guide-trade = Handel
smc-guide-trade-text = Miasta zebrały handel na tarczy. Możesz złożyć ofertę albo spasować.
smc-guide-trade-why = Za handel kupuje się technologie: sześć punktów starcza na poziom I, a wydaje się wszystko.
smc-guide-city = Każde miasto działa raz
smc-guide-city-text = Wyprodukuj coś, poświęć miasto sztuce albo zbierz zasób.
smc-guide-city-why = Najpierw zwiadowca, potem budynki: poprawiają każdą następną turę.
smc-guide-item = Co wytwarza
smc-guide-item-text = Brakującą produkcję można dokupić: trzy handlu to jedna produkcja.
smc-guide-item-why = Przyspieszaj tylko to, co od razu coś daje; handel to też twoja następna technologia.
smc-guide-move = Ruch
smc-guide-move-text = Kliknij pionek, potem podświetlone pole. Obok chmury pionek może odkryć kafel.
smc-guide-move-why = Najpierw odkrywaj: potrzebujesz ziemi na drugie miasto, a chaty dają zasoby.
smc-guide-research = Badania
smc-guide-research-text = Każda technologia potrzebuje miejsca: dwie niżej niosą jedną wyżej.
smc-guide-research-why = Bez piramidy nie ma lotu w kosmos, a szeroki pierwszy rząd otwiera resztę.
smc-guide-sheets = Rynek, kultura, technologie
smc-guide-sheets-text = Te arkusze pokazują, co zostało, tor kultury i kto co zna.
smc-guide-sheets-why = Wskaż cokolwiek, a przeczytasz całość, z ceną dla ciebie teraz.
