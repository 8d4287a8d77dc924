# Co mówi sam stół, w cokolwiek się przy nim gra.

seat-name = Gracz { $number }
guest-name = Gość { $number }
bot-name-oracle = Wyrocznia
bot-name-sibyl = Sybilla
bot-name-augur = Augur
bot-name-pythia = Pytia
bot-name-magus = Mag
bot-name-herald = Herold
bot-name-scribe = Skryba
num-score = Wynik
list-of-two = { $first } i { $last }
none = brak

do-pass = Pas
do-yes = Tak
do-no = Nie

no-the-game-is-over = Gra jest skończona.
no-it-is-not-for-this-seat-to-decide-now = To nie ten gracz teraz decyduje.
no-an-option-is-a-tuple-that-begins-with-a-verb = Wybór zaczyna się od czasownika.
no-that-is-not-among-the-options = Nie ma takiego wyboru.
no-nothing-to-undo = Nie ma czego cofnąć.
no-chance-was-used = Od tamtej pory zadecydował już los.
no-something-hidden-was-shown = Od tamtej pory ujawniono coś ukrytego.
no-another-seat-has-acted = Od tamtej pory działał już inny gracz.
no-nothing-to-redo = Nie ma czego ponowić.
no-nothing-is-planned = Nic nie zaplanowano.
no-a-plan-ends-where-something-new-is-seen = Plan kończy się tam, gdzie pojawia się coś nowego.

# Co odpowiada serwer, gdy coś się nie uda.

problem-against-a-rule = { $reason }
problem-authorization-header = Nagłówek Authorization powinien brzmieć: Bearer TOKEN.
problem-begun-already = Gra już się zaczęła: nie można jej odwołać.
problem-begun-nobody-leaves = Gra już się zaczęła: nikt teraz nie wstaje i nikogo się nie odprawia.
problem-nobody-to-stand-in-for = Na tym miejscu nie ma nikogo, kogo mógłby zastąpić bot.
problem-they-are-here = { $name } jest przy stole.
problem-bots-cannot-think = Boty nie mogą teraz myśleć.
problem-called-off = Ta gra została odwołana.
problem-decisions-so-far = Jak dotąd { $number ->
    [one] zapadła { $number } decyzja
    [few] zapadły { $number } decyzje
   *[many] zapadło { $number } decyzji
}.
problem-every-seat-is-taken = Wszystkie miejsca są już zajęte.
problem-frame-does-not-fit = Ta ramka nie pasuje: { $fault }.
problem-frame-is-no-object = Ramka to obiekt JSON z polem „op”.
problem-frame-is-not-json = Ta ramka nie jest w formacie JSON.
problem-frames-are-text = Ramki to tekst, nie bajty.
problem-hello-does-not-fit = Pierwsza ramka to „hello”: { $fault }.
problem-host-does-not-play = Tokenem gospodarza się nie gra: wyślij token miejsca.
problem-input-does-not-fit = Dane nie pasują: { $fault }.
problem-invitation-used = To zaproszenie zostało już wykorzystane albo nie jest do tej gry.
problem-key-used = Tego klucza użyto już do czegoś innego: utwórz nowy.
problem-link-opens-no-seat = Ten link nie otwiera miejsca w tej grze.
problem-moved-on = Gra poszła dalej: to odpowiedź na wersję { NUMBER($answered, useGrouping: 0) }, a jest już { NUMBER($now, useGrouping: 0) }.
problem-no-rule-book = Nie ma tu zasad gry { $title }.
problem-no-spectators = Tej gry nie można oglądać: otwórz ją linkiem do miejsca.
problem-no-such-bot = Dla tej gry nie ma bota „{ $bot }”; są: { $bots }.
problem-no-such-game = Nie ma takiej gry.
problem-no-such-language = Nie ma słów w języku „{ $language }”; są: { $languages }.
problem-no-such-method = Metoda { $method } nie jest tu dozwolona.
problem-no-such-op = Pole „op” może mieć wartość: { $ops }.
problem-no-such-operation = Nie ma takiej operacji: zobacz /docs.
problem-no-such-pace = Tempo może być { $paces }, ale nie „{ $pace }”.
problem-no-such-rule = W tych zasadach nie ma punktu { $rule }.
problem-no-such-seat = Nie ma takiego miejsca.
problem-no-such-title = Nie ma gry „{ $title }”; są: { $titles }.
problem-not-a-token = To nie jest token miejsca.
problem-not-begun = Gra jeszcze się nie zaczęła: jest wolne miejsce.
problem-not-json = To nie jest JSON.
problem-not-open-to-everybody = Ten stół nie jest otwarty dla każdego: poproś gospodarza o zaproszenie.
problem-not-over-yet = Gra jeszcze się nie skończyła.
problem-not-stored = Nie udało się zapisać ruchu: spróbuj ponownie.
problem-store-away = Gry są teraz niedostępne: spróbuj ponownie za chwilę.
problem-not-understood = Nie zrozumiano żądania: { $fault }.
problem-nothing-to-read = W tej wiadomości nie ma nic do przeczytania.
problem-nothing-to-walk = Nie ma teraz wyboru, który składałoby się krok po kroku.
problem-nothing-was-played = Przy stole coś się nie udało: ruchu nie wykonano.
problem-number-of-players = { $title }: liczba graczy to od { $least } do { $most }, a nie { $number }.
problem-only-monitors = Czytać to mogą tylko ci, którzy doglądają tego serwera.
problem-only-seats-ask = Pytać o to może tylko ktoś, kto siedzi przy stole: wyślij token miejsca.
problem-only-seats-do = Zrobić to może tylko ktoś, kto siedzi przy stole: wyślij token miejsca.
problem-only-the-host = Zrobić to może tylko gospodarz stołu.
problem-options-do-not-fit = Opcje gry nie pasują: { $fault }.
problem-other-seats-when-over = Na miejsca innych graczy można spojrzeć po zakończeniu gry.
problem-other-rules = Tę grę rozpoczęto według wersji zasad { $rules }, której ta wersja Civitas nie obsługuje (ma { $now }).
problem-page-of-another-host = Żądania ze stron innych serwerów nie są przyjmowane.
problem-path-leaves-the-choice = Ta ścieżka nie prowadzi do wyboru: zacznij od początku.
problem-record-when-over = Zapis będzie dostępny po zakończeniu gry.
problem-say-hello-first = Najpierw się przywitaj: „hello”.
problem-seat-is-not-free = To miejsce nie jest wolne.
problem-seat-just-taken = Ktoś inny właśnie zajął to miejsce.
problem-server-fault = Na serwerze coś się nie udało; zostało to odnotowane.
problem-too-fast = Przy stole dzieje się to za szybko: spróbuj ponownie.
problem-too-large = Żądanie może mieć najwyżej { $bytes } { $bytes ->
    [one] bajt
    [few] bajty
   *[many] bajtów
}.
problem-too-many-open-tables = Liczba otwartych stołów, które już oferujesz: { $number }. Poczekaj, aż któryś zacznie grę, albo jeden odwołaj.
problem-too-many-seats-asked = Liczba miejsc, na które już czekasz przy otwartych stołach: { $number }. Poczekaj na początek gry albo z jednego zrezygnuj.
problem-too-many-requests = Za dużo żądań: poczekaj { $seconds } s.
problem-unknown-host = Ten serwer nie zna siebie pod tą nazwą: kto go prowadzi, może ją podać opcją --name.
problem-unplayable = Tej gry nie można otworzyć: jej zapis jest uszkodzony. Odłożono ją na bok i zgłoszono temu, kto prowadzi serwer.
problem-no-such-position = W tej grze nie ma takiej pozycji, od której można grać dalej.
problem-no-clock = Ta gra nie ma zegara.
problem-over-no-clock = Gra się skończyła: zegar już nie biegnie.
problem-away-in-the-past = Nieobecność musi kończyć się później, niż się zaczyna, i później niż teraz.
problem-away-too-long = Przy tym stole łączna liczba dni nieobecności to { $days }; pełnych dni zostało: { $left }.
problem-seat-forfeited = Czas tego miejsca minął: według zasad tego stołu bot gra do końca.
problem-clock-does-not-fit = Zegar nie pasuje: { $fault }.
problem-no-such-order = W tej grze nie ma takiego stałego polecenia; są: { $orders }.
problem-not-running = Gra się nie toczy.
problem-proposal-open = Jest już inna propozycja: stół musi najpierw o niej zdecydować.
problem-no-proposal = Nie ma żadnej propozycji.
problem-no-position-to-go-back-to = Nie ma takiej wcześniejszej pozycji, do której można by wrócić.
problem-nobody-to-replace = Na tym miejscu nie ma teraz kogo zastąpić.
log-rewound =
    { NUMBER($position) ->
        [0] Stół wraca na sam początek: wszyscy się zgadzają.
       *[other] Stół wraca do decyzji nr { NUMBER($position, useGrouping: 0) }: wszyscy się zgadzają.
    }
