# Akiknek fiókjuk van.

problem-name-needed = Mondd meg, hogyan szólítsunk.
problem-name-taken = Ez a név már foglalt: { $name }. Válassz másikat.
problem-name-or-password = Ez a név és ez a jelszó nem tartozik össze.
problem-old-password = Ez nem a te jelszavad.
problem-password-short = A jelszó legalább { $number } karakterből áll; egy mondat jó jelszó.
problem-password-common = Ezt a jelszót bárki az elsők között próbálná ki: válassz másikat.
problem-sign-in-first = Előbb jelentkezz be.
problem-programs-cannot = Program ezt nem teheti meg: jelentkezz be böngészőből.
problem-no-mail-here = Ez a szerver nem küld leveleket. Hivatkozást az adhat, aki üzemelteti.
problem-letter-used = Ezt a hivatkozást már felhasználták, vagy túl régi: kérj újat.
problem-no-such-person = Nincs ilyen nevű fiók: { $name }.
problem-no-such-device = Nincs ilyen eszköz.
problem-no-such-zone = Nincs ilyen időzóna: { $zone }.
letter-reset-subject = Civitas: új jelszó
letter-reset-text =
    Valaki, valószínűleg te, új jelszót szeretne beállítani a fiókodhoz. Ezzel a hivatkozással ez egyszer, egy órán belül megtehető:

    { $link }

    Ha nem te voltál, ne tégy semmit: a jelszavad marad, ami volt.
letter-mail-subject = Civitas: ez a te címed?
letter-mail-text =
    Valaki, valószínűleg te, ezen a címen szeretne leveleket kapni. A megerősítéshez két napon belül nyisd meg ezt a hivatkozást:

    { $link }

    Ha nem te voltál, ne tégy semmit: többet nem írunk.

page-sign-in = Bejelentkezés
page-sign-out = Kijelentkezés
page-account = Fiók
page-account-why = Fiókkal a játékaid minden eszközödön ott vannak, és egy hivatkozás sem vész el. Nélküle ugyanúgy játszhatsz.
page-register = Fiók létrehozása
page-password = Jelszó
page-password-new = Új jelszó
page-password-old = Mostani jelszó
page-password-help = Legalább nyolc karakter; egy mondat jó jelszó.
page-mail-optional = E-mail, ha szeretnéd
page-forgot = Elfelejtettem a jelszavam
page-forgot-sent = Ha ennek a fióknak van megerősített címe, a hivatkozás már úton van.
page-no-account-yet = Még nincs fiókod?
page-have-account = Van már fiókod?
page-signed-in-as = Bejelentkezve: { $name }
page-name-shown = Név
page-devices = Eszközök
page-devices-help = Mindegyik megnyitja a helyeidet, amíg ki nem jelentkezteted.
page-device-this = ez az eszköz
page-device-seen = utoljára: { $when }
page-device-end = Kijelentkeztetés
page-devices-end-others = A többi kijelentkeztetése
page-device-program = program
page-programs = Programok
page-programs-help = A kulcsoddal egy program a helyeiden játszik; a fiókodat nem változtathatja meg.
page-program-label = A program neve
page-program-make = Kulcs létrehozása
page-program-token = Ez a kulcs csak most látható: { $token }
page-mail = E-mail
page-mail-none = Nincs cím: senki sem tud új jelszót küldeni.
page-mail-unchecked = { $mail }, még nincs megerősítve
page-mail-checked = { $mail }, megerősítve
page-mail-change = Cím módosítása
page-mail-sent = A hivatkozást elküldtük ide: { $mail }. A cím akkor lesz a tiéd, ha megnyitottad.
page-password-change = Jelszó módosítása
page-password-changed = A jelszó megváltozott; minden más eszköz kijelentkezett.
page-leave-account = Fiók törlése
page-leave-account-help = A név, az eredmények és az eszközök törlődnek. A játékok folytatódnak, a hivatkozások továbbra is megnyitják a helyeket.
page-claim =
    { $n ->
        [one] A böngésző { $n } helye nem tartozik fiókhoz.
       *[other] A böngésző { $n } helye nem tartozik fiókhoz.
    }
page-claim-do = Legyenek a fiókomé
page-claimed =
    { $n ->
        [one] { $n } hely mostantól a tiéd.
       *[other] { $n } hely mostantól a tiéd.
    }
page-letter-reset = Új jelszó
page-letter-mail = A címed
page-letter-mail-done = Köszönjük: a cím meg van erősítve.
page-save = Mentés
page-shown-to-others = Mások látják az értékszámaimat és eredményeimet
page-rating-line =
    { $games } játék, { $won } % győzelem, átlagos helyezés { $place }
page-history = Befejezett játékok
notice-turn = Te jössz: { $title } ({ $where }). { $asked }
notice-begins = Elkezdődött: { $title }.
notice-over = Véget ért: { $title }.
notice-stand-in = Bot játszik helyetted: { $title } ({ $where }). Lejárt az időd.
notice-several =
    { $number ->
        [one] { $number } hír az asztalaidtól
       *[other] { $number } hír az asztalaidtól
    }
notice-foot = Miről és mikor értesítsünk: { $link }
problem-webhook-address = Az értesítési cím http vagy https kezdetű, és nyilvános hálózatra mutat.
problem-webhooks-many = Már ennyi értesítési címed van: { $number }.
problem-no-such-webhook = Nincs ilyen értesítési cím.
page-tell-me = Mikor szóljunk
page-tell-me-help = Körönként egyszer, nem akkor, amikor az asztalnál ülsz, és soha nem arról, amit csak te láthatsz.
page-way-mail = E-mail
page-way-webhook = Cím
page-tell-turn = ha én jövök
page-tell-begins = ha elkezdődik egy játék
page-tell-over = ha véget ér egy játék
page-tell-stand-in = ha bot játszik helyettem
page-tell-no-mail = A levelekhez megerősített cím kell.
page-quiet-hours = Csendes órák
page-digest = Legfeljebb egy levél ennyi idő alatt
page-digest-at-once = azonnal, mindet
page-webhook = Értesítési cím (webhook)
page-webhook-add = Hozzáadás
page-webhook-try = Próbaküldés
page-webhook-end = Eltávolítás
page-webhook-answered = utolsó válasz: { $status }
page-webhook-off = kikapcsolva: túl sok hiba, utolsó válasz: { $status }
problem-no-such-phrase = Nincs ilyen kifejezés; ezek vannak: { $phrases }.
problem-no-such-message = Nincs ilyen üzenet.
page-about-said = Arról, amit { $name } mond
page-mute = Ne mutasd, amit { $name } mond
page-unmute = Elrejtett beszéd megmutatása ({ $n })
page-report = Jelentés
page-reported = Köszönjük: elolvassa, aki a szervert üzemelteti.
page-phrases = Kifejezések
page-notes = Jegyzetek
page-notes-help = Ezt csak te látod.
phrase-hello = Szia!
phrase-good-luck = Sok szerencsét!
phrase-well-played = Szép játék!
phrase-thanks = Köszönöm!
phrase-sorry = Bocsánat!
phrase-one-moment = Egy pillanat.
phrase-back-soon = Mindjárt jövök.
phrase-who-trades = Ki szeretne cserélni?
phrase-no-deal = Köszönöm, nem.
phrase-good-game = Jó játék volt!
notice-test = Ez a böngésző szólni fog, ha egy játszma rád vár.
problem-push-address = Ez a böngésző nem érhető el: az értesítési szolgáltatása nem adott használható címet.
problem-no-such-browser = Nincs ilyen böngésző.
problem-passkeys-many = Már van { $number } belépőkulcsod.
problem-passkey-does-not-fit = Ezt a belépőkulcsot nem sikerült használni: próbáld újra.
problem-passkey-too-late = Túl sokáig tartott: próbáld újra.
problem-passkey-unknown = Ez a belépőkulcs itt egyetlen fiókot sem nyit.
problem-no-such-passkey = Nincs ilyen belépőkulcs.
problem-passkeys-need-tls = A belépőkulcsokhoz biztonságos kapcsolat kell: https-en érd el ezt a kiszolgálót.
page-way-push = Böngésző
page-push-here = Szóljon ebben a böngészőben
page-push-on = Ez a böngésző szól, ha egy játszma rád vár.
page-push-off = Itt ne szóljon többé
page-push-guest = Amikor e böngésző valamelyik asztalánál te következel, és amikor egy játszma véget ér.
page-push-blocked = A böngésző nem engedi ennek az oldalnak az értesítéseit: a beállításaiban engedélyezheti őket.
page-push-cannot = Ez a böngésző nem fogad értesítéseket.
page-push-browsers = Böngészők, amelyek szólnak nekem
page-passkeys = Belépőkulcsok
page-passkeys-help = Jelentkezz be jelszó helyett ezzel az eszközzel.
page-passkey-make = Belépőkulcs készítése
page-passkey-sign-in = Bejelentkezés belépőkulccsal
page-passkey-made = készült: { $when }
page-passkey-used = utoljára használva: { $when }
page-passkey-stopped = Nem készült és nem lett használva belépőkulcs.
problem-talk-of-players = Ennél az asztalnál csak a játékosok olvassák, amit mondanak.
problem-no-talk-apart = A(z) { $title } játékban minden szó az egész asztalnak szól: a szabályok nem engednek külön alkut.
problem-nobody-to-talk-to = Ott nem ül senki, akivel külön beszélhetnél.
problem-no-account-to-block = Azon a helyen nincs letiltható fiók: inkább rejtsd el, amit ott mondanak.
problem-not-blocked = Nincs ilyen letiltott játékos.
problem-table-refuses = Az asztal házigazdája másoknak tartja fenn.
problem-closed-by-operator = Ezt a játszmát a kiszolgáló gondnoka lezárta.
problem-only-operators = Ez a kiszolgáló gondnokaié.
problem-no-such-report = Nincs ilyen nyitott bejelentés.
page-say-to = Kinek
page-say-to-all = Mindenkinek
page-apart-to = csak neki: { $name }
page-apart-me = csak neked
page-block = Letiltás: { $name }
page-block-help = Egyetlen játszmában sem olvasod többé ezt a játékost, és nem ülhet az asztalaidhoz. Nem tud meg róla semmit.
page-blocked = Letiltva: { $name }.
page-blocks = Letiltottak
page-blocks-help = Egyetlen játszmában sem olvasod őket, és nem ülhetnek az asztalaidhoz.
page-unblock = Letiltás feloldása
page-overheard = A nézők olvassák a beszélgetést
page-talk-of-players = Ennél az asztalnál csak a játékosok olvassák, amit mondanak.
page-closed = Ezt a játszmát a kiszolgáló gondnoka lezárta.
page-operator = Az asztalok gondozása
page-operator-help = Amit a játékosok bejelentettek, a meg nem nyitható játszmák és a lezárt játszmák.
page-operator-reports = Bejelentések
page-operator-no-reports = Nem jelentettek be semmit.
page-operator-report-line = { $name } mondta, { $when }; a bejelentés oka: { $why }
page-operator-report-close = Megnéztem
page-operator-report-remove = A szavak eltávolítása
page-operator-aside = Meg nem nyitható játszmák
page-operator-no-aside = Minden kért játszmát meg lehetett nyitni.
page-operator-try = Újabb próba
page-operator-export = Minden tárolt adat mentése
page-operator-closed = Lezárt játszmák
page-operator-no-closed = Nincs lezárt játszma.
page-operator-reopen = Újranyitás
page-operator-close = A játszma lezárása
page-operator-close-which = A játszma hivatkozása vagy száma
page-operator-done = Kész.
page-operator-changed = utolsó változás: { $when }
page-webhook-of = Erről szól
page-webhook-of-all = minden játszmám
