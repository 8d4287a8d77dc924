# Žmonės su paskyra.

problem-name-needed = Pasakyk, kaip nori būti vadinamas.
problem-name-taken = Vardas { $name } užimtas: pasirink kitą.
problem-name-or-password = Šis vardas ir šis slaptažodis vienas kitam netinka.
problem-old-password = Tai ne tavo slaptažodis.
problem-password-short = Slaptažodžio ilgis – bent { $number } ženklai; gerai tinka sakinys.
problem-password-common = Šį slaptažodį kiekvienas spėtų vieną pirmųjų: pasirink kitą.
problem-sign-in-first = Pirma prisijunk.
problem-programs-cannot = Programa to negali: prisijunk naršykle.
problem-no-mail-here = Šis serveris laiškų nesiunčia. Nuorodą gali duoti jo prižiūrėtojas.
problem-letter-used = Ši nuoroda jau panaudota arba per sena: paprašyk naujos.
problem-no-such-person = Paskyros tokiu vardu nėra: { $name }.
problem-no-such-device = Tokio įrenginio nėra.
problem-no-such-zone = Tokios laiko juostos nėra: { $zone }.
letter-reset-subject = Civitas: naujas slaptažodis
letter-reset-text =
    Kažkas, tikriausiai tu, nori nustatyti naują tavo paskyros slaptažodį. Šia nuoroda tai galima padaryti vieną kartą, per valandą:

    { $link }

    Jei tai ne tu, nieko nedaryk: slaptažodis liks toks pat.
letter-mail-subject = Civitas: ar tai tavo adresas?
letter-mail-text =
    Kažkas, tikriausiai tu, nori gauti laiškus šiuo adresu. Kad jį patvirtintum, per dvi dienas atverk šią nuorodą:

    { $link }

    Jei tai ne tu, nieko nedaryk: daugiau nerašysime.

page-sign-in = Prisijungti
page-sign-out = Atsijungti
page-account = Paskyra
page-account-why = Su paskyra tavo žaidimai yra visuose įrenginiuose, o nuorodos nepasimeta. Žaisti galima ir be jos.
page-register = Sukurti paskyrą
page-password = Slaptažodis
page-password-new = Naujas slaptažodis
page-password-old = Dabartinis slaptažodis
page-password-help = Bent aštuoni ženklai; gerai tinka sakinys.
page-mail-optional = El. paštas, jei nori
page-forgot = Pamečiau slaptažodį
page-forgot-sent = Jei ta paskyra turi patvirtintą adresą, nuoroda jau išsiųsta.
page-no-account-yet = Dar neturi paskyros?
page-have-account = Jau turi paskyrą?
page-signed-in-as = Prisijungta: { $name }
page-name-shown = Vardas
page-devices = Įrenginiai
page-devices-help = Kiekvienas atveria tavo vietas, kol jį atjungsi.
page-device-this = šis
page-device-seen = paskutinį kartą { $when }
page-device-end = Atjungti
page-devices-end-others = Atjungti visus kitus
page-device-program = programa
page-programs = Programos
page-programs-help = Programa su tavo raktu žaidžia tavo vietose; paskyros pakeisti ji negali.
page-program-label = Kaip programa vadinasi
page-program-make = Sukurti raktą
page-program-token = Šis raktas rodomas vieną kartą: { $token }
page-mail = El. paštas
page-mail-none = Adreso nėra: naujo slaptažodžio niekas neatsiųs.
page-mail-unchecked = { $mail }, dar nepatvirtintas
page-mail-checked = { $mail }, patvirtintas
page-mail-change = Keisti adresą
page-mail-sent = Nuoroda išsiųsta adresu { $mail }. Adresas bus tavo, kai ją atversi.
page-password-change = Keisti slaptažodį
page-password-changed = Slaptažodis pakeistas; visi kiti įrenginiai atjungti.
page-leave-account = Ištrinti paskyrą
page-leave-account-help = Vardas, rezultatai ir įrenginiai ištrinami. Žaidimai tęsiasi, nuorodos ir toliau atveria vietas.
page-claim =
    { $n ->
        [one] { $n } šios naršyklės vieta nepriklauso jokiai paskyrai.
        [few] { $n } šios naršyklės vietos nepriklauso jokiai paskyrai.
       *[other] { $n } šios naršyklės vietų nepriklauso jokiai paskyrai.
    }
page-claim-do = Įtraukti į mano paskyrą
page-claimed =
    { $n ->
        [one] Dabar tavo yra { $n } vieta.
        [few] Dabar tavo yra { $n } vietos.
       *[other] Dabar tavo yra { $n } vietų.
    }
page-letter-reset = Naujas slaptažodis
page-letter-mail = Tavo adresas
page-letter-mail-done = Ačiū: adresas patvirtintas.
page-save = Įrašyti
page-shown-to-others = Kiti mato mano reitingus ir rezultatus
page-rating-line =
    { $games ->
        [one] { $games } žaidimas
        [few] { $games } žaidimai
       *[other] { $games } žaidimų
    }, laimėta { $won } %, vidutinė vieta { $place }
page-history = Baigti žaidimai
notice-turn = Tavo ėjimas: { $title } ({ $where }). { $asked }
notice-begins = Prasidėjo { $title }.
notice-over = Baigėsi { $title }.
notice-stand-in = Už tave žaidžia botas: { $title } ({ $where }). Tavo laikas baigėsi.
notice-several =
    { $number ->
        [one] { $number } naujiena prie tavo stalų
        [few] { $number } naujienos prie tavo stalų
       *[other] { $number } naujienų prie tavo stalų
    }
notice-foot = Apie ką pranešama ir kada ne: { $link }
problem-webhook-address = Pranešimų adresas turi prasidėti http arba https ir vesti į viešąjį tinklą.
problem-webhooks-many = Pranešimų adresų jau yra tiek: { $number }.
problem-no-such-webhook = Tokio pranešimų adreso nėra.
page-tell-me = Kada man pranešti
page-tell-me-help = Kartą per ėjimą, ne tada, kai esi prie stalo, ir niekada to, ką matyti gali tik tu.
page-way-mail = El. paštas
page-way-webhook = Adresas
page-tell-turn = kai mano ėjimas
page-tell-begins = kai žaidimas prasideda
page-tell-over = kai žaidimas baigiasi
page-tell-stand-in = kai už mane žaidžia botas
page-tell-no-mail = Laiškams reikia patvirtinto adreso.
page-quiet-hours = Tylos valandos
page-digest = Ne daugiau kaip vienas laiškas per
page-digest-at-once = iškart, kiekvieną
page-webhook = Pranešimų adresas (webhook)
page-webhook-add = Pridėti
page-webhook-try = Siųsti bandomąjį
page-webhook-end = Pašalinti
page-webhook-answered = paskutinis atsakymas { $status }
page-webhook-off = išjungta: per dažnai nepavyko, paskutinis atsakymas { $status }
problem-no-such-phrase = Tokios frazės nėra; yra: { $phrases }.
problem-no-such-message = Tokios žinutės nėra.
page-about-said = Apie tai, ką sako { $name }
page-mute = Nerodyti, ką sako { $name }
page-unmute = Rodyti paslėptas kalbas ({ $n })
page-report = Pranešti
page-reported = Ačiū: tai perskaitys šio serverio prižiūrėtojas.
page-phrases = Frazės
page-notes = Užrašai
page-notes-help = Tai matai tik tu.
phrase-hello = Labas!
phrase-good-luck = Sėkmės!
phrase-well-played = Puikiai sužaista!
phrase-thanks = Ačiū!
phrase-sorry = Atsiprašau!
phrase-one-moment = Minutėlę, prašau.
phrase-back-soon = Netrukus grįšiu.
phrase-who-trades = Kas nori mainytis?
phrase-no-deal = Ačiū, ne.
phrase-good-game = Geras žaidimas!
notice-test = Ši naršyklė praneš, kai žaidimas lauks tavęs.
problem-push-address = Šios naršyklės pasiekti negalima: jos pranešimų tarnyba nedavė tinkamo adreso.
problem-no-such-browser = Tokios naršyklės nėra.
problem-passkeys-many = Jau turi prieigos raktų: { $number }.
problem-passkey-does-not-fit = Šio prieigos rakto panaudoti nepavyko: bandyk dar kartą.
problem-passkey-too-late = Užtruko per ilgai: bandyk dar kartą.
problem-passkey-unknown = Šis prieigos raktas čia neatveria jokios paskyros.
problem-no-such-passkey = Tokio prieigos rakto nėra.
problem-passkeys-need-tls = Prieigos raktams reikia saugaus ryšio: junkis prie šio serverio per https.
page-way-push = Naršyklė
page-push-here = Pranešti šioje naršyklėje
page-push-on = Ši naršyklė praneša, kai žaidimas laukia tavęs.
page-push-off = Čia nebepranešti
page-push-guest = Kai prie šios naršyklės stalo ateina tavo eilė ir kai žaidimas baigiasi.
page-push-blocked = Naršyklė neleidžia šio puslapio pranešimų: leisk juos jos nustatymuose.
page-push-cannot = Ši naršyklė pranešimų priimti negali.
page-push-browsers = Naršyklės, kurios man praneša
page-passkeys = Prieigos raktai
page-passkeys-help = Prisijunk šiuo įrenginiu vietoj slaptažodžio.
page-passkey-make = Sukurti prieigos raktą
page-passkey-sign-in = Prisijungti prieigos raktu
page-passkey-made = sukurtas { $when }
page-passkey-used = paskutinį kartą naudotas { $when }
page-passkey-stopped = Joks prieigos raktas nesukurtas ir nepanaudotas.
problem-talk-of-players = Prie šio stalo pokalbį skaito tik žaidėjai.
problem-no-talk-apart = Žaidime „{ $title }“ kalbama visam stalui: taisyklės neleidžia tartis atskirai.
problem-nobody-to-talk-to = Ten niekas nesėdi, su kuo galėtum pasikalbėti atskirai.
problem-no-account-to-block = Ta vieta nepriklauso jokiai paskyrai: geriau paslėpk, kas ten sakoma.
problem-not-blocked = Tokio užblokuoto žmogaus nėra.
problem-table-refuses = Šio stalo šeimininkas laiko jį kitiems.
problem-closed-by-operator = Šį žaidimą uždarė serverio prižiūrėtojas.
problem-only-operators = Tai skirta tiems, kurie prižiūri serverį.
problem-no-such-report = Tokio atviro pranešimo nėra.
page-say-to = Kam
page-say-to-all = Visiems
page-apart-to = tik { $name }
page-apart-me = tik tau
page-block = Blokuoti: { $name }
page-block-help = Šio žaidėjo žodžių neskaitysi jokiame žaidime, o prie tavo stalų jis prisėsti negalės. Jam apie tai nesakoma.
page-blocked = Užblokuota: { $name }.
page-blocks = Užblokuoti žmonės
page-blocks-help = Jų žodžių neskaitai jokiame žaidime, ir prie tavo stalų jie prisėsti negali.
page-unblock = Nebeblokuoti
page-overheard = Žiūrovai skaito, kas sakoma
page-talk-of-players = Prie šio stalo pokalbį skaito tik žaidėjai.
page-closed = Šį žaidimą uždarė serverio prižiūrėtojas.
page-operator = Stalų priežiūra
page-operator-help = Apie ką pranešė žaidėjai, kurių žaidimų nepavyksta atverti, kurie uždaryti.
page-operator-reports = Pranešimai
page-operator-no-reports = Niekas nieko nepranešė.
page-operator-report-line = Pasakė { $name }, { $when }; pranešimo priežastis: { $why }
page-operator-report-close = Peržiūrėta
page-operator-report-remove = Pašalinti žodžius
page-operator-aside = Žaidimai, kurių nepavyksta atverti
page-operator-no-aside = Visus prašytus žaidimus pavyko atverti.
page-operator-try = Bandyti dar kartą
page-operator-export = Išsaugoti viską, kas įrašyta
page-operator-closed = Uždaryti žaidimai
page-operator-no-closed = Uždarytų žaidimų nėra.
page-operator-reopen = Vėl atverti
page-operator-close = Uždaryti žaidimą
page-operator-close-which = Žaidimo nuoroda arba numeris
page-operator-done = Atlikta.
page-operator-changed = paskutinis pakeitimas { $when }
page-webhook-of = Pranešti apie
page-webhook-of-all = visus mano žaidimus
