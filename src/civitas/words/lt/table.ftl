# Ką sako pats stalas, kad ir kas prie jo žaidžiama.

seat-name = Žaidėjas { $number }
guest-name = { $number } svečias
bot-name-oracle = Orakulas
bot-name-sibyl = Sibilė
bot-name-augur = Auguras
bot-name-pythia = Pitija
bot-name-magus = Magas
bot-name-herald = Šauklys
bot-name-scribe = Raštininkas
num-score = Taškai
list-of-two = { $first } ir { $last }
none = nėra

do-pass = Pasuoti
do-yes = Taip
do-no = Ne

no-the-game-is-over = Žaidimas baigtas.
no-it-is-not-for-this-seat-to-decide-now = Dabar sprendžia ne šis žaidėjas.
no-an-option-is-a-tuple-that-begins-with-a-verb = Pasirinkimas prasideda veiksmažodžiu.
no-that-is-not-among-the-options = Tokio pasirinkimo nėra.
no-nothing-to-undo = Nėra ko atšaukti.
no-chance-was-used = Po to jau lėmė atsitiktinumas.
no-something-hidden-was-shown = Po to jau buvo atskleista, kas slapta.
no-another-seat-has-acted = Po to jau veikė kitas žaidėjas.
no-nothing-to-redo = Nėra ko pakartoti.
no-nothing-is-planned = Nieko nesuplanuota.
no-a-plan-ends-where-something-new-is-seen = Planas baigiasi ten, kur pasirodo kas nors nauja.

# Ką serveris atsako, kai kas nors nepavyksta.

problem-against-a-rule = { $reason }
problem-authorization-header = Antraštė „Authorization“ turi būti tokia: Bearer TOKEN.
problem-begun-already = Žaidimas jau prasidėjo: nutraukti jo nebegalima.
problem-begun-nobody-leaves = Žaidimas jau prasidėjo: dabar niekas nebeišeina ir nebeišprašomas.
problem-nobody-to-stand-in-for = Šioje vietoje nėra nieko, ką galėtų pavaduoti botas.
problem-they-are-here = { $name } yra prie stalo.
problem-bots-cannot-think = Botai dabar negali galvoti.
problem-called-off = Šis žaidimas nutrauktas.
problem-decisions-so-far = Kol kas { $number ->
    [one] padarytas { $number } sprendimas
    [few] padaryti { $number } sprendimai
   *[other] padaryta { $number } sprendimų
}.
problem-every-seat-is-taken = Visos vietos jau užimtos.
problem-frame-does-not-fit = Šis kadras netinka: { $fault }.
problem-frame-is-no-object = Kadras yra JSON objektas su lauku „op“.
problem-frame-is-not-json = Šis kadras nėra JSON.
problem-frames-are-text = Kadrai yra tekstas, ne baitai.
problem-hello-does-not-fit = Pirmasis kadras yra „hello“: { $fault }.
problem-host-does-not-play = Šeimininko raktu nežaidžiama: atsiųsk vietos raktą.
problem-input-does-not-fit = Įvestis netinka: { $fault }.
problem-invitation-used = Šis kvietimas jau panaudotas arba yra ne šio žaidimo.
problem-key-used = Šis raktas jau panaudotas kam kitam: sukurk naują.
problem-link-opens-no-seat = Ši nuoroda neatveria vietos prie šio stalo.
problem-moved-on = Prie stalo jau pažengta toliau: atsakei į versiją { NUMBER($answered, useGrouping: 0) }, o dabar yra { NUMBER($now, useGrouping: 0) }.
problem-no-rule-book = Žaidimo { $title } taisyklių čia nėra.
problem-no-spectators = Šio žaidimo stebėti negalima: atsidaryk jį vietos nuoroda.
problem-no-such-bot = Boto „{ $bot }“ šiam žaidimui nėra; yra šie: { $bots }.
problem-no-such-game = Tokio žaidimo nėra.
problem-no-such-language = Kalba „{ $language }“ žodžių nėra; yra šios kalbos: { $languages }.
problem-no-such-method = { $method } čia neleidžiama.
problem-no-such-op = „op“ gali būti: { $ops }.
problem-no-such-operation = Tokios operacijos nėra: žr. /docs.
problem-no-such-pace = Tempas gali būti { $paces }, bet ne „{ $pace }“.
problem-no-such-rule = Taisyklės { $rule } šioje knygoje nėra.
problem-no-such-seat = Tokios vietos nėra.
problem-no-such-title = Žaidimo „{ $title }“ nėra; yra šie: { $titles }.
problem-not-a-token = Tai nėra vietos raktas.
problem-not-begun = Žaidimas dar neprasidėjo: liko laisva vieta.
problem-not-json = Tai ne JSON.
problem-not-open-to-everybody = Šis stalas atviras ne visiems: paprašyk šeimininko kvietimo.
problem-not-over-yet = Žaidimas dar nebaigtas.
problem-not-stored = Ėjimo nepavyko įrašyti: bandyk dar kartą.
problem-store-away = Žaidimai šiuo metu nepasiekiami: bandyk dar kartą po akimirkos.
problem-not-understood = Užklausa nesuprasta: { $fault }.
problem-nothing-to-read = Šioje žinutėje nėra ko skaityti.
problem-nothing-to-walk = Dabar nėra sudėtinio pasirinkimo, kurį būtų galima dėlioti po žingsnį.
problem-nothing-was-played = Prie stalo kažkas nepavyko: ėjimas neatliktas.
problem-number-of-players = Žaidimui { $title } reikia nuo { $least } iki { $most } žaidėjų, o dabar jų { $number }.
problem-only-monitors = Tai skaityti gali tik šio serverio prižiūrėtojai.
problem-only-seats-ask = To klausti gali tik sėdintis prie stalo: atsiųsk vietos raktą.
problem-only-seats-do = Tai daryti gali tik sėdintis prie stalo: atsiųsk vietos raktą.
problem-only-the-host = Tai daryti gali tik stalo šeimininkas.
problem-options-do-not-fit = Žaidimo parinktys netinka: { $fault }.
problem-other-seats-when-over = Į kitų žaidėjų vietas galima pažvelgti žaidimui pasibaigus.
problem-other-rules = Šis žaidimas pradėtas pagal taisyklių versiją { $rules }, kurios ši „Civitas“ versija žaisti negali (jos versija: { $now }).
problem-page-of-another-host = Užklausos iš kitų svetainių puslapių nepriimamos.
problem-path-leaves-the-choice = Šis kelias į pasirinkimą neveda: pradėk iš naujo.
problem-record-when-over = Įrašas bus žaidimui pasibaigus.
problem-say-hello-first = Pirma pasisveikink: „hello“.
problem-seat-is-not-free = Ši vieta nėra laisva.
problem-seat-just-taken = Šią vietą ką tik užėmė kitas.
problem-server-fault = Serveryje kažkas nepavyko; tai užfiksuota.
problem-too-fast = Prie stalo viskas vyksta per greitai: bandyk dar kartą.
problem-too-large = Užklausa gali turėti ne daugiau kaip { $bytes } { $bytes ->
    [one] baitą
    [few] baitus
   *[other] baitų
}.
problem-too-many-open-tables = Jau siūlai tiek atvirų stalų: { $number }. Palauk, kol vienas iš jų prasidės, arba vieną nutrauk.
problem-too-many-seats-asked = Prie atvirų stalų jau lauki tiek vietų: { $number }. Palauk, kol kuris nors žaidimas prasidės, arba iš vieno pasitrauk.
problem-too-many-requests = Per daug užklausų: palauk { $seconds } s.
problem-unknown-host = Šis serveris tokio savo vardo nežino: jo prižiūrėtojas gali jį nurodyti parinktimi --name.
problem-unplayable = Šio žaidimo atverti nepavyksta: jo įrašas netvarkingas. Jis padėtas į šalį, apie tai pranešta serverio prižiūrėtojui.
problem-no-such-position = Žaidime nėra tokios padėties, nuo kurios būtų galima žaisti toliau.
problem-no-clock = Šis žaidimas be laikrodžio.
problem-over-no-clock = Žaidimas baigtas: laikrodis nebeeina.
problem-away-in-the-past = Išvykos pabaiga turi būti vėlesnė už pradžią ir už dabartį.
problem-away-too-long = Prie šio stalo iš viso galima nebūti tiek dienų: { $days }; liko visų dienų: { $left }.
problem-seat-forfeited = Šios vietos laikas baigėsi: pagal stalo taisykles iki galo žaidžia botas.
problem-clock-does-not-fit = Laikrodis netinka: { $fault }.
problem-no-such-order = Tokio nuolatinio nurodymo šiame žaidime nėra; yra: { $orders }.
problem-not-running = Žaidimas nevyksta.
problem-proposal-open = Jau pasiūlyta kas kita: pirmiau stalas turi apsispręsti dėl to.
problem-no-proposal = Nieko nepasiūlyta.
problem-no-position-to-go-back-to = Tokios ankstesnės padėties, į kurią būtų galima grįžti, nėra.
problem-nobody-to-replace = Šioje vietoje dabar nėra ką pakeisti.
log-rewound =
    { NUMBER($position) ->
        [0] Stalas grįžta į pačią pradžią: visi sutinka.
       *[other] Stalas grįžta prie { NUMBER($position, useGrouping: 0) } sprendimo: visi sutinka.
    }
