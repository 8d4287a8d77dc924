# Co mówi sama strona.

title-through_the_ages = Cywilizacja: Poprzez Wieki
title-civilization_1980 = Cywilizacja
title-sid_meiers_civilization = Sid Meier’s Civilization
title-clash_of_cultures = Clash of Cultures

bot-random = Beztroski
bot-easy = Roztargniony
bot-greedy = Solidny
bot-planner = Rozważny
bot-planner-strong = Przenikliwy
pace-none = Bez zegara
pace-live = Na żywo: minuta na turę, 20 minut w zapasie
pace-day = Jeden dzień
pace-three-days = Trzy dni
pace-week = Tydzień

page-tagline = Wielkie gry cywilizacyjne: pełne zasady, ludzie i boty
page-your-games = Twoje gry
page-running = Trwające
page-finished = Skończone: { $n }
page-open-tables = Otwarte stoły
page-tables-wait =
    { $n ->
        [0] nikt nie czeka na graczy
        [one] { $n } stół czeka na graczy
        [few] { $n } stoły czekają na graczy
       *[many] { $n } stołów czeka na graczy
    }
page-join = Dołącz
page-new-game = Nowa gra
page-game = Gra
page-players-from-to = Gracze: { $lo }–{ $hi }
page-hours-from-to = { $lo }–{ $hi } godz.
page-weight-3 = średnio trudna
page-weight-4 = dość trudna
page-weight-5 = trudna
page-bot = Bot
page-seats = Miejsca
page-pace = Tempo
page-start = Zacznij grę
page-guest = Gość
page-your-name = Twoje imię
page-you = ty
page-free-seat = wolne miejsce
page-your-turn = Twoja kolej
page-just-now = przed chwilą
page-problem-moved-on = Gra tymczasem poszła dalej: zobacz, o co chodzi teraz, i wybierz jeszcze raz.
page-since = od { $span }
page-left = zostało { $span }
page-minutes = { $n } min
page-hours-minutes = { $h } godz. { $m } min
page-hours = { $h } godz.
page-days = { $d } d
page-days-hours = { $d } d { $h } godz.
page-look = Zobacz
page-review = Przejrzyj
page-join-title = Masz zaproszenie do gry
page-sit-down = Usiądź do stołu
page-only-watch = Tylko oglądaj
page-waiting-for-people = Czekamy na graczy
page-code = Link jako kod dla aparatu
page-code-short = Kod
page-code-help = Kto skieruje na niego aparat, zajmie to miejsce.
page-send-link = Wyślij
page-start-with-bots =
    { $n ->
        [one] Zacznij teraz z botem
        [few] Zacznij teraz z { $n } botami
        [many] Zacznij teraz z { $n } botami
       *[other] Zacznij teraz z { $n } bota
    }
page-new-link = Nowy link
page-link = Link z zaproszeniem
page-bot-instead = Posadź bota
page-cancel-game = Odwołaj tę grę
page-asks-to-join = prosi o miejsce
page-you-asked = Prośba o miejsce wysłana. Wpuszcza gospodarz, a gra zacznie się, gdy wszystkie miejsca będą zajęte.
page-let-in = Wpuść
page-send-away = Odpraw

page-lobby = Lobby
page-loading = Wczytywanie…
page-menu = Menu
page-language = Język
page-dark = Ciemny
page-light = Jasny
page-sound-on = Włącz dźwięk
page-sound-off = Wyłącz dźwięk
page-credits = Autorzy i źródła
page-close = Zamknij
page-cancel = Anuluj
page-rules = Zasady
page-contents = Spis treści
page-find-a-rule = Znajdź zasadę
page-rules-found =
    { $n ->
        [0] Niczego nie znaleziono
        [one] { $n } zasada
        [few] { $n } zasady
       *[many] { $n } zasad
    }
page-board = Plansza
page-phases = Fazy tury
page-undo = Cofnij
page-redo = Ponów
page-reconnecting = Ponowne łączenie…
page-choices = Możliwości
page-legal-choices =
    { $n ->
        [one] 1 dozwolony wybór.
        [few] { $n } dozwolone wybory. Kliknij, by obejrzeć, jeszcze raz, by wykonać.
       *[many] { $n } dozwolonych wyborów. Kliknij, by obejrzeć, jeszcze raz, by wykonać.
    }
page-choose-a-set = Złóż swój wybór.
page-all-choices = Wszystkie możliwości
page-not-now = Teraz niedostępne
page-nothing-here = Z tym teraz nic nie można zrobić.
page-do-it = Wykonaj
page-yes-do-it = Tak, wykonaj
page-really = Na pewno to zrobić?
page-giving-up = Rezygnacja
page-show-giving-up = Pokaż, z czego można zrezygnować
page-hands-over = Potem kolej na: { $name }.
page-inspector = Co tu napisano
page-keep-open = Zostaw otwarte
page-leave-table = Odejdź: zagra za mnie bot
page-bot-for = Niech bot gra zamiast: { $name }
page-ask-host = Poproś gospodarza o bota
page-asks-bot-for = { $name }: nie ma przy stole. Czy na razie mógłby grać bot?
page-is-away = { $name } jest poza stołem.
page-use-the-board = Wybierz na planszy.
page-nothing-to-choose = Nie ma tu wyboru. Pytani są wszyscy, aby nikt nie wiedział, kto ma wybór.
page-pick-some =
    { $lo ->
        [0] Wybierz do { $hi }.
       *[other] Wybierz od { $lo } do { $hi }.
    }
page-pick-exactly = Wybierz dokładnie { $n }.
page-divide =
    { $lo ->
        [0] Łącznie najwyżej { $hi }.
       *[other] Łącznie od { $lo } do { $hi }.
    }
page-divide-exactly = Łącznie dokładnie { $n }.
page-waiting-for = Czekamy na: { $names }
page-what-happened = Co się stało
page-on-the-table = Na stole
page-bot-thinks = Bot myśli.
page-game-over = Gra skończona
page-secret-move = tajny wybór
page-looking-back = Pozycja { $n } z { $of }
page-position = Pozycja
page-step-back = Krok wstecz
page-step-on = Krok naprzód
page-copy-link = Link
page-back-to-now = Wróć do bieżącej pozycji
page-since-last-turn = Od twojej ostatniej tury
page-step-through = Przejrzyj krok po kroku
page-what-changed = Co się zmieniło
page-preview-hidden = To, co jeszcze zakryte, może to zmienić.
page-preview-unsure = Zależy od tego, co jeszcze zakryte: { $names }.
page-nothing-changed = Żadna liczba się nie zmieniła.
page-player = Gracz
page-score = Wynik
page-replay = Przejrzyj przebieg
page-decision = Decyzja
page-graphs = Wykresy
page-result = Wynik i wykresy
page-won =
    { $n ->
        [1] { $names } wygrywa
       *[other] { $names } wygrywają razem
    }
page-rematch = Rewanż
page-join-rematch = Dołącz do rewanżu
page-export = Zapisz przebieg gry
page-log = Dziennik
page-chat = Czat
page-older-lines = { $n } { $n ->
    [one] starszy wpis
    [few] starsze wpisy
   *[many] starszych wpisów
}
page-say-something = Napisz do wszystkich
page-send = Wyślij
page-hand-over = Teraz gra { $name }
page-hand-over-help = Przekaż ekran. Niech nikt inny nie patrzy.
page-i-am = To ja, { $name }
page-stands-in = W zastępstwie bot: { $bot }
page-here = przy stole
page-away = poza stołem
page-take-back = Odbierz swoje miejsce
page-let-a-bot = Niech bot zagra za mnie
page-offline = Serwer nie odpowiada.
page-server-answered = Serwer odpowiedział kodem { $status }.
page-lost-not-found = Niczego tu nie ma.
page-lost-unauthorized = Ten link nie otwiera miejsca przy tym stole.
page-lost-cancelled = Ta gra została odwołana.
page-credits-icons = Ikony: game-icons.net; Lorc, Delapouite, Skoll i inni; CC BY 3.0.
page-credits-fonts = Kroje pisma: Alegreya (Juan Pablo del Peral, Huerta Tipográfica) i Inter (Rasmus Andersson), SIL Open Font License.
page-credits-map = Mapa: własny rysunek; linie brzegowe według Natural Earth, domena publiczna.
page-credits-games = Autorzy gier: Francis Tresham, Vlaada Chvátil, Kevin Wilson i Christian Marcussen. Ten stół to nasza własna praca; nie zawiera grafik ani tekstów wydawców.
page-credits-licences = Wszystkie licencje tego, co zawiera ta strona
page-look-at-board = Zobacz planszę
page-for-you = Co to znaczy dla ciebie
page-nothing-about-you = Nikt cię nie ruszył.
page-place = Miejsce
page-and-more = { $told } I nie tylko to.
page-turning-points = Punkty zwrotne
page-ahead = { $n } więcej niż { $name }
page-learn = Jak grać
page-learn-more = Cała instrukcja
page-learn-done = Grajmy
page-learn-list = Wszystko, co możesz teraz zrobić, jest obrysowane na planszy i wypisane na liście obok. Jedno kliknięcie pokazuje, co się zmieni, drugie to wykonuje. Przy przekreślonych jest powód, dlaczego nie wolno.
page-learn-keys = Klawiaturą: Tab przechodzi do następnej części planszy, strzałki poruszają się w niej, Enter wybiera albo mówi, dlaczego nie można; C przenosi do listy.

# Maps, plans and sets, on any board.
page-zoom-in = Przybliż
page-zoom-out = Oddal
page-fit = Cała mapa
page-less = Mniej
page-more = Więcej
page-sum-of = z { $n } { $unit }
page-sum-at-least = potrzeba co najmniej { $n }
page-to-go = Jeszcze { $n }
page-clear = Wyczyść
page-propose = Wypełnij
page-previous = Poprzednie
page-next = Następne

## what happened

page-threats = Zagrożenia
page-no-threats = Teraz nic ci nie grozi.
page-jump = Pokaż tę pozycję
page-playback = Co się stało, krok po kroku
page-step-of = { $n } z { $of }
page-skip = Pomiń
page-any-key = dowolny klawisz
page-play-on-board = Odtwórz na planszy
page-play = Graj
page-play-again = Odtwórz ponownie
page-continue = Dalej
page-show-scenes = Pokazuj takie chwile
page-scenes-all = wszystkie
page-scenes-mine = moje
page-scenes-none = żadne
page-everybody = Przed i po, dla wszystkich
page-how-it-came = Jak do tego doszło
page-not-affected = bez zmian
page-saved = Co ocaliły karty
page-ranks = Kto na którym miejscu
page-bids = Oferty
page-sum = Suma
page-removes = traci jeden
page-step = Krok
page-limit = limit { $n }
page-difference = różnica
page-not-over = jeszcze trwa
page-only-mine = Tylko moje
page-all = Wszystko
page-about-me = ty
page-nothing-yet = Jeszcze nic się nie stało.
page-at-first = Na początku

# the lobby, a new game, the waiting room
page-hero = Wielkie gry cywilizacyjne przy jednym spokojnym stole.
page-hero-help = Pełne zasady w przeglądarce. Z botami albo ze znajomymi, na żywo albo po turze dziennie. Za darmo, bez konta.
page-first-game-now = Zagraj teraz pierwszą grę
page-play-bots = Zagraj teraz z botami
page-with-friends = Ze znajomymi
page-choose-more = Inaczej
page-games-wait =
    { $n ->
        [one] 1 gra czeka na ciebie
        [few] { $n } gry czekają na ciebie
        [many] { $n } gier czeka na ciebie
       *[other] { $n } gry czeka na ciebie
    }
page-wait-for-others =
    { $n ->
        [one] 1 czeka na innych
        [few] { $n } czekają na innych
        [many] { $n } czeka na innych
       *[other] { $n } czeka na innych
    }
page-play-next = Graj po kolei
page-nothing-waits = Teraz nic na ciebie nie czeka. Nową grę zaczniesz w minutę.
page-winner = Wygrana: { $names }
page-my-usual = Moja zwykła
page-save-usual = Zapamiętaj jako zwykłą
page-three-questions = trzy pytania, reszta jest ustawiona
page-who-plays = Kto gra?
page-who-bots = Ty i boty
page-who-bots-help = zaczyna się od razu
page-who-friends = Znajomi
page-who-friends-help = przez link, boty uzupełniają
page-who-anyone = Ktokolwiek
page-who-anyone-help = otwarty stół, ty wpuszczasz
page-who-here = Tutaj, po kolei
page-who-here-help = jeden ekran, podawany dalej
page-which-game = Jaka gra?
page-against-whom = Z jakimi botami?
page-how-many = Ilu?
page-crew-friends = Znajomi
page-crew-friends-help = każdy dostaje własny link
page-crew-anyone = Wolne miejsca
page-crew-anyone-help = stół widać w poczekalni, aż się zapełni
page-crew-here = Inni przy tym ekranie
page-crew-here-help = stół zakrywa to, czego nie powinni widzieć
page-name-of-player = Imię gracza { $n }
bot-random-help = gra, co mu przyjdzie do głowy; na rozejrzenie się
bot-easy-help = waży każdy wybór i często się myli; na pierwszą partię
bot-greedy-help = waży każdy wybór, wybacza błędy
bot-planner-help = zanim coś zrobi, przemyśla całą turę
bot-planner-strong-help = myśli dłużej i na więcej sposobów; trzeba chwilę poczekać
page-bot-rating = ranking { NUMBER($rating, useGrouping: 0) }
page-bot-rating-help = Zmierzony w partiach botów między sobą: kto ma o 400 więcej, wygrywa dziesięć partii z jedenastu. Solidny miał 1500, gdy mierzono go po raz pierwszy.
page-everything-else = Wszystko inne
page-as-usual = jak w instrukcji
page-seats-are =
    { $n ->
        [one] { $n } miejsce:
        [few] { $n } miejsca:
        [many] { $n } miejsc:
       *[other] { $n } miejsca:
    }
page-seats-free =
    { $n ->
        [0] Wszyscy są.
        [one] Czekamy na graczy: 1 miejsce jest wolne. Gra zacznie się, gdy ktoś je zajmie.
        [few] Czekamy na graczy: { $n } miejsca są wolne. Gra zacznie się, gdy zostaną zajęte.
        [many] Czekamy na graczy: { $n } miejsc jest wolnych. Gra zacznie się, gdy zostaną zajęte.
       *[other] Czekamy na graczy: { $n } miejsca są wolne. Gra zacznie się, gdy zostaną zajęte.
    }
page-too-few = Ta gra wymaga co najmniej { $n } graczy.
page-too-many = Ta gra jest dla co najwyżej { $n } graczy.
page-copy = Kopiuj
page-copied = Link skopiowany.
page-yes = tak
page-no = nie
page-invited-by = Przy stole czeka na ciebie: { $names }.

# the adviser and the guide
page-adviser = Doradca
page-hide = Ukryj
page-no-ideas = Brak pomysłów na to pytanie.
page-idea-gain = Według bota o { $n } lepsze niż przeciętny wybór.
page-show-idea = Pokaż
page-guide-step = Krok { $n } z { $of }
page-guide-skip = Zakończ przewodnik
page-guide-back = Wstecz
page-guide-next = Dalej
page-guide-do = Zrób to za mnie
page-guide-self = Wybiorę po swojemu
page-guide-again = Pierwsze tury z przewodnikiem
page-adviser-on = Włącz doradcę
page-adviser-off = Wyłącz doradcę

# looking back
page-hindsight = Co zrobiłby bot?
page-hindsight-secret = Dopóki gra trwa, oceniane są tylko twoje własne decyzje.
page-as-played = tak zagrano
page-better-than-played = Według bota o { $n } lepsze niż to, co zagrano.
page-try-it = Wypróbuj stąd
page-play-on = Graj dalej stąd
page-play-on-help = Nowa gra z botami; ta zostaje bez zmian.
page-autoplay = Odtwarzaj
page-pause = Pauza
page-speed = Tempo
page-round-back = Poprzednia tura
page-round-on = Następna tura
page-whole-round-back = Poprzednia runda
page-whole-round-on = Następna runda

# parts that boards share
page-bid-highest = najwyższa
page-bid-passed = pas
page-bid-less = Licytuj mniej
page-bid-more = Licytuj więcej
page-change-group = Zmień: { $what }
page-drop = Usuń: { $what }
page-put-back = Odłóż
page-which-bill = Która cena
page-price = Cena
page-pay = Zapłać { $n }
page-slot = { $n }. część ceny: { $what }
page-ways-to-pay = { $n ->
    [1000] Do zapłaty: { $price }, na ponad tysiąc sposobów. Dotknij części ceny, aby zapłacić czymś innym.
    [one] Do zapłaty: { $price }, na jeden sposób.
    [few] Do zapłaty: { $price }, na { $n } sposoby. Dotknij części ceny, aby zapłacić czymś innym.
    [many] Do zapłaty: { $price }, na { $n } sposobów. Dotknij części ceny, aby zapłacić czymś innym.
   *[other] Do zapłaty: { $price }, na { $n } sposobów. Dotknij części ceny, aby zapłacić czymś innym.
}
page-hidden-cards = { $name }: { $n ->
    [one] jedna zakryta karta
    [few] { $n } zakryte karty
    [many] { $n } zakrytych kart
   *[other] { $n } zakrytych kart
}
page-die = Kość pokazuje { $n }
page-falls = ginie
page-stays = zostaje
page-falling = ginie { $n } z { $of }

# analysis
page-chance = Szansa na wygraną
page-chance-help = Szansa na wygraną, zmierzona w grach botów z podobnych pozycji, przy odkrytych kartach.
page-chance-curve = Szansa na wygraną, runda po rundzie
page-story = Jak do tego doszło
page-lowest-chance = Najmniejsza szansa zwycięzcy: { $n }% ({ $when }).
page-chance-moved = { $was }% → { $is }%
page-forecast = Prognoza
page-forecast-help = Jak bot oceniał każdą pozycję, widząc wszystkie karty.
page-more-numbers = Inne liczby
page-points-from = Skąd wzięły się punkty
page-made-the-difference = { $source }: o { $n } więcej niż { $name }.
page-takes-the-lead = wychodzi na prowadzenie
page-watch-live = Oglądaj na żywo
page-watching-live = Oglądasz na żywo
page-you-watch = Oglądasz tę grę. Zakryte karty pozostają dla ciebie zakryte.
page-host = gospodarz

# Standing orders and clocks
page-orders-clock = Stałe polecenia i zegar
page-back-to-table = Wróć do stołu
page-orders = Stałe polecenia
page-orders-help = Odpowiedź pada za ciebie od razu, żeby stół nie czekał. Widzisz je tylko ty.
page-orders-none = Ta gra nie zna stałych poleceń.
page-orders-seat = Stałe polecenia są dla tych, którzy siedzą przy stole.
page-orders-tell-nothing = Żadne polecenie nie zależy od tego, co masz: niczego innym nie zdradza.
page-orders-suspend = Wstrzymaj wszystkie
page-plan-waits = Plan zostanie zagrany, gdy tylko przyjdzie twoja kolej.
page-plan-refused = Twój ostatni plan nie został zagrany: sprzeciwia się mu zasada { $rule }.
page-plan-drop = Porzuć plan
page-clock = Zegar
page-clock-none = Ta gra nie ma zegara: nikt nikogo nie pogania.
page-clock-rules = { $turn } na turę, { $bank } w zapasie
page-clock-put-back = { $span } wraca do zapasu po każdej turze.
page-clock-hours = Biegnie tylko od { $from } do { $to }, dla każdego w jego czasie.
page-clock-left = zostało { $span }
page-clock-bank = zapas { $span }
page-clock-late = czas minął
page-clock-away = nieobecność do { $day }
page-clock-turn = Czas na turę
page-clock-in-bank = Zapas na całą grę
page-clock-refund = Wraca po turze
page-clock-only-hours = Biegnie tylko między
page-clock-from = od
page-clock-to = do
page-clock-vacation = Dni nieobecności
page-timeout = Gdy czas minie
page-timeout-bot = Bot gra, dopóki gracz nie wróci
page-timeout-once = Bot gra tę turę, potem gracz gra dalej
page-timeout-wait = Stół mimo to czeka
page-timeout-forfeit = Miejsce do końca należy do bota
page-away-while = Wyjeżdżasz na jakiś czas?
page-away-help = Twój zegar stoi, a inni to widzą.
page-away-left = Zostało dni: { $left } z { $all }.
page-away-from = Pierwszy dzień
page-away-until = Ostatni dzień
page-away-here = W tej grze
page-away-all = We wszystkich moich grach
page-away-back = Jestem z powrotem
page-away-done = Zapisano, liczba gier: { $n }.
page-away-not = Żadna z twoich gier nie ma już tylu dni nieobecności.
page-pause-all = Przerwa dla wszystkich
page-pause-help = Wszystkie zegary stają, gdy wszyscy się zgodzą. Każdy może ją zakończyć.
page-pause-asked = { $name } prosi o przerwę. Zgadzają się: { $names }.
page-pause-on = Wszyscy się zgodzili: wszystkie zegary stoją.
page-pause-ask = Poproś o przerwę
page-pause-agree = Zgódź się
page-pause-no = Raczej nie
page-pause-end = Graj dalej
page-none-of-it = nic
page-order-used = { $n ->
    [one] użyto raz
    [few] użyto { $n } razy
    [many] użyto { $n } razy
   *[other] użyto { $n } razu
}

# What a table agrees on
page-agree = Co uzgadnia stół
page-agree-help = Dzieje się, gdy zgodzą się wszyscy grający, i trafia do dziennika. Co widziano, pozostaje znane.
page-agree-back-turn = Wróć przed moją ostatnią turę
page-agree-back-one = O jedną decyzję wstecz
page-agree-end = Zakończ grę tutaj
page-asked-rewind = { $name } proponuje wrócić z decyzji nr { NUMBER($now, useGrouping: 0) } do nr { NUMBER($position, useGrouping: 0) }.
page-asked-end = { $name } proponuje zakończyć grę tutaj.
page-agreed-so-far = Zgadzają się: { $names }.
page-take-back-proposal = Wycofaj
page-replace = Oddaj miejsce komuś innemu ({ $name })
page-replace-link = Bot gra, dopóki ktoś nie użyje tego odnośnika:
