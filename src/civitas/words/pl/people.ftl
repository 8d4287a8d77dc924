# Osoby z kontem.

problem-name-needed = Podaj, jak chcesz się nazywać.
problem-name-taken = Nazwa { $name } jest zajęta: wybierz inną.
problem-name-or-password = Ta nazwa i to hasło do siebie nie pasują.
problem-old-password = To nie jest twoje hasło.
problem-password-short = Najmniejsza długość hasła to { $number } znaków; dobrze nadaje się zdanie.
problem-password-common = To hasło każdy zgadywałby jako jedno z pierwszych: wybierz inne.
problem-sign-in-first = Najpierw się zaloguj.
problem-programs-cannot = Program nie może tego zrobić: zaloguj się w przeglądarce.
problem-no-mail-here = Ten serwer nie wysyła listów. Odnośnik może dać osoba, która go prowadzi.
problem-letter-used = Ten odnośnik został już użyty albo jest za stary: poproś o nowy.
problem-no-such-person = Nie ma konta o nazwie { $name }.
problem-no-such-device = Nie ma takiego urządzenia.
problem-no-such-zone = Nie ma strefy czasowej { $zone }.
letter-reset-subject = Civitas: nowe hasło
letter-reset-text =
    Ktoś, zapewne ty, chce ustawić nowe hasło do twojego konta. Ten odnośnik pozwala na to raz, w ciągu godziny:

    { $link }

    Jeśli to nie ty, nie rób nic: hasło zostaje takie, jakie było.
letter-mail-subject = Civitas: czy to twój adres?
letter-mail-text =
    Ktoś, zapewne ty, chce dostawać listy pod tym adresem. Aby go potwierdzić, otwórz ten odnośnik w ciągu dwóch dni:

    { $link }

    Jeśli to nie ty, nie rób nic: więcej nie napiszemy.

page-sign-in = Zaloguj się
page-sign-out = Wyloguj się
page-account = Konto
page-account-why = Z kontem twoje gry są na każdym urządzeniu i żaden odnośnik nie ginie. Bez niego też można grać.
page-register = Załóż konto
page-password = Hasło
page-password-new = Nowe hasło
page-password-old = Obecne hasło
page-password-help = Co najmniej osiem znaków; dobrze nadaje się zdanie.
page-mail-optional = E-mail, jeśli chcesz
page-forgot = Nie pamiętam hasła
page-forgot-sent = Jeśli to konto ma potwierdzony adres, odnośnik jest już w drodze.
page-no-account-yet = Nie masz jeszcze konta?
page-have-account = Masz już konto?
page-signed-in-as = Zalogowano: { $name }
page-name-shown = Nazwa
page-devices = Urządzenia
page-devices-help = Każde otwiera twoje miejsca, dopóki go nie wylogujesz.
page-device-this = to urządzenie
page-device-seen = ostatnio { $when }
page-device-end = Wyloguj
page-devices-end-others = Wyloguj wszystkie inne
page-device-program = program
page-programs = Programy
page-programs-help = Program z twoim kluczem gra na twoich miejscach; konta zmienić nie może.
page-program-label = Jak nazywa się program
page-program-make = Utwórz klucz
page-program-token = Ten klucz widać tylko raz: { $token }
page-mail = E-mail
page-mail-none = Brak adresu: nikt nie wyśle ci nowego hasła.
page-mail-unchecked = { $mail }, jeszcze niepotwierdzony
page-mail-checked = { $mail }, potwierdzony
page-mail-change = Zmień adres
page-mail-sent = Odnośnik wysłano na adres { $mail }. Adres będzie twój, gdy go otworzysz.
page-password-change = Zmień hasło
page-password-changed = Hasło zmienione; wszystkie inne urządzenia wylogowano.
page-leave-account = Usuń konto
page-leave-account-help = Nazwa, wyniki i urządzenia zostaną usunięte. Gry toczą się dalej, a odnośniki nadal otwierają miejsca.
page-claim =
    { $n ->
        [one] { $n } miejsce tej przeglądarki nie należy do żadnego konta.
        [few] { $n } miejsca tej przeglądarki nie należą do żadnego konta.
        [many] { $n } miejsc tej przeglądarki nie należy do żadnego konta.
       *[other] { $n } miejsc tej przeglądarki nie należy do żadnego konta.
    }
page-claim-do = Dodaj do mojego konta
page-claimed =
    { $n ->
        [one] { $n } miejsce jest teraz twoje.
        [few] { $n } miejsca są teraz twoje.
        [many] { $n } miejsc jest teraz twoich.
       *[other] { $n } miejsc jest teraz twoich.
    }
page-letter-reset = Nowe hasło
page-letter-mail = Twój adres
page-letter-mail-done = Dziękujemy: adres jest potwierdzony.
page-save = Zapisz
page-shown-to-others = Inni widzą moje rankingi i wyniki
page-rating-line =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gier
    }, wygrane { $won } %, średnie miejsce { $place }
page-history = Zakończone gry
notice-turn = Twoja kolej: { $title } ({ $where }). { $asked }
notice-begins = Gra się zaczęła: { $title }.
notice-over = Gra się skończyła: { $title }.
notice-stand-in = Za ciebie gra bot: { $title } ({ $where }). Twój czas minął.
notice-several =
    { $number ->
        [one] { $number } wiadomość od twoich stołów
        [few] { $number } wiadomości od twoich stołów
        [many] { $number } wiadomości od twoich stołów
       *[other] { $number } wiadomości od twoich stołów
    }
notice-foot = O czym i kiedy powiadamiać: { $link }
problem-webhook-address = Adres powiadomień zaczyna się od http lub https i prowadzi do sieci publicznej.
problem-webhooks-many = Adresów powiadomień jest już: { $number }.
problem-no-such-webhook = Nie ma takiego adresu powiadomień.
page-tell-me = Kiedy mnie powiadamiać
page-tell-me-help = Raz na turę, nie wtedy, gdy siedzisz przy stole, i nigdy o tym, co możesz widzieć tylko ty.
page-way-mail = E-mail
page-way-webhook = Adres
page-tell-turn = gdy moja kolej
page-tell-begins = gdy gra się zaczyna
page-tell-over = gdy gra się kończy
page-tell-stand-in = gdy gra za mnie bot
page-tell-no-mail = Listy wymagają potwierdzonego adresu.
page-quiet-hours = Godziny ciszy
page-digest = Najwyżej jeden list na
page-digest-at-once = od razu, każdy
page-webhook = Adres powiadomień (webhook)
page-webhook-add = Dodaj
page-webhook-try = Wyślij próbne
page-webhook-end = Usuń
page-webhook-answered = ostatnia odpowiedź { $status }
page-webhook-off = wyłączono: zbyt wiele błędów, ostatnia odpowiedź { $status }
problem-no-such-phrase = Nie ma takiego zwrotu; są: { $phrases }.
problem-no-such-message = Nie ma takiej wiadomości.
page-about-said = O tym, co mówi { $name }
page-mute = Nie pokazuj, co mówi { $name }
page-unmute = Pokaż ukryte rozmowy ({ $n })
page-report = Zgłoś
page-reported = Dziękujemy: przeczyta to osoba, która prowadzi ten serwer.
page-phrases = Zwroty
page-notes = Notatki
page-notes-help = Widzisz to tylko ty.
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane!
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-one-moment = Chwileczkę.
phrase-back-soon = Zaraz wracam.
phrase-who-trades = Kto chce handlować?
phrase-no-deal = Nie, dziękuję.
phrase-good-game = Dobra gra!
notice-test = Ta przeglądarka powiadomi, gdy gra będzie na ciebie czekać.
problem-push-address = Tej przeglądarki nie da się powiadomić: jej usługa nie podała użytecznego adresu.
problem-no-such-browser = Nie ma takiej przeglądarki.
problem-passkeys-many = Masz już { $number } kluczy dostępu.
problem-passkey-does-not-fit = Nie udało się użyć tego klucza dostępu: spróbuj jeszcze raz.
problem-passkey-too-late = Trwało to zbyt długo: spróbuj jeszcze raz.
problem-passkey-unknown = Ten klucz dostępu nie otwiera tu żadnego konta.
problem-no-such-passkey = Nie ma takiego klucza dostępu.
problem-passkeys-need-tls = Klucze dostępu wymagają bezpiecznego połączenia: wejdź na ten serwer przez https.
page-way-push = Przeglądarka
page-push-here = Powiadamiaj mnie w tej przeglądarce
page-push-on = Ta przeglądarka powiadamia, gdy gra na ciebie czeka.
page-push-off = Nie powiadamiaj już tutaj
page-push-guest = Gdy przy stole z tej przeglądarki przychodzi twoja kolej i gdy gra się kończy.
page-push-blocked = Przeglądarka nie pozwala tej stronie na powiadomienia: zezwól na nie w ustawieniach.
page-push-cannot = Ta przeglądarka nie przyjmuje powiadomień.
page-push-browsers = Przeglądarki, które mnie powiadamiają
page-passkeys = Klucze dostępu
page-passkeys-help = Loguj się tym urządzeniem zamiast hasłem.
page-passkey-make = Utwórz klucz dostępu
page-passkey-sign-in = Zaloguj się kluczem dostępu
page-passkey-made = utworzony { $when }
page-passkey-used = ostatnio użyty { $when }
page-passkey-stopped = Nie utworzono ani nie użyto żadnego klucza dostępu.
problem-talk-of-players = Przy tym stole rozmowę czytają tylko gracze.
problem-no-talk-apart = W { $title } mówi się do całego stołu: zasady nie pozwalają umawiać się na osobności.
problem-nobody-to-talk-to = Nie siedzi tam nikt, z kim można porozmawiać na osobności.
problem-no-account-to-block = Na tym miejscu nie ma konta do zablokowania: ukryj raczej to, co tam mówią.
problem-not-blocked = Nie ma takiej zablokowanej osoby.
problem-table-refuses = Gospodarz zachował ten stół dla innych.
problem-closed-by-operator = Tę grę zamknął opiekun serwera.
problem-only-operators = To jest dla osób, które prowadzą serwer.
problem-no-such-report = Nie ma takiego otwartego zgłoszenia.
page-say-to = Do kogo
page-say-to-all = Do wszystkich
page-apart-to = tylko do: { $name }
page-apart-me = tylko do ciebie
page-block = Zablokuj: { $name }
page-block-help = W żadnej grze nie będziesz czytać tej osoby, a ona nie usiądzie przy twoich stołach. Nie dowie się o tym.
page-blocked = Zablokowano: { $name }.
page-blocks = Zablokowani
page-blocks-help = W żadnej grze ich nie czytasz, a przy twoich stołach nie usiądą.
page-unblock = Odblokuj
page-overheard = Widzowie czytają rozmowę
page-talk-of-players = Przy tym stole rozmowę czytają tylko gracze.
page-closed = Tę grę zamknął opiekun serwera.
page-operator = Opieka nad stołami
page-operator-help = Zgłoszenia graczy, gry, których nie da się otworzyć, i gry zamknięte.
page-operator-reports = Zgłoszenia
page-operator-no-reports = Nic nie zgłoszono.
page-operator-report-line = Powiedział(a) to { $name }, { $when }; powód zgłoszenia: { $why }
page-operator-report-close = Obejrzane
page-operator-report-remove = Usuń te słowa
page-operator-aside = Gry, których nie da się otworzyć
page-operator-no-aside = Każdą grę, o którą proszono, udało się otworzyć.
page-operator-try = Spróbuj ponownie
page-operator-export = Zapisz wszystko, co jest przechowywane
page-operator-closed = Gry zamknięte
page-operator-no-closed = Żadna gra nie jest zamknięta.
page-operator-reopen = Otwórz ponownie
page-operator-close = Zamknij grę
page-operator-close-which = Odnośnik lub numer gry
page-operator-done = Gotowe.
page-operator-changed = ostatnia zmiana { $when }
page-webhook-of = Powiadamiany o
page-webhook-of-all = wszystkich moich grach
