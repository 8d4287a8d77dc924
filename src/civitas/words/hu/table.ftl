# Amit maga az asztal mond, bármit is játszanak rajta.

seat-name = { $number }. játékos
guest-name = { $number }. vendég
bot-name-oracle = Jós
bot-name-sibyl = Szibülla
bot-name-augur = Augur
bot-name-pythia = Püthia
bot-name-magus = Mágus
bot-name-herald = Hírnök
bot-name-scribe = Írnok
num-score = Pontszám
list-of-two = { $first } és { $last }
none = nincs

do-pass = Passz
do-yes = Igen
do-no = Nem

no-the-game-is-over = A játék véget ért.
no-it-is-not-for-this-seat-to-decide-now = Most nem ez a játékos dönt.
no-an-option-is-a-tuple-that-begins-with-a-verb = Egy lehetőség igével kezdődik.
no-that-is-not-among-the-options = Ez nincs a lehetőségek között.
no-nothing-to-undo = Nincs mit visszavonni.
no-chance-was-used = Azóta a véletlen is közbeszólt.
no-something-hidden-was-shown = Azóta valami rejtett dolog kiderült.
no-another-seat-has-acted = Azóta már más is lépett.
no-nothing-to-redo = Nincs mit újra megtenni.
no-nothing-is-planned = Nincs semmi megtervezve.
no-a-plan-ends-where-something-new-is-seen = A terv ott ér véget, ahol valami új derül ki.

# Amit a szerver válaszol, ha valami nem sikerül.

problem-against-a-rule = { $reason }
problem-authorization-header = Az Authorization fejléc helyesen: Bearer TOKEN.
problem-begun-already = A játék már elkezdődött: nem lehet lefújni.
problem-begun-nobody-leaves = A játék már elkezdődött: most senki sem áll fel, és senkit sem lehet elküldeni.
problem-nobody-to-stand-in-for = Ezen a helyen nincs senki, akit bot helyettesíthetne.
problem-they-are-here = { $name } az asztalnál van.
problem-bots-cannot-think = A botok most nem tudnak gondolkodni.
problem-called-off = Ezt a játékot lefújták.
problem-decisions-so-far = Eddig { $number } döntés született.
problem-every-seat-is-taken = Már minden hely foglalt.
problem-frame-does-not-fit = Ez a keret nem megfelelő: { $fault }.
problem-frame-is-no-object = Egy keret olyan JSON-objektum, amelynek van „op” mezője.
problem-frame-is-not-json = Ez a keret nem JSON.
problem-frames-are-text = A keretek szövegek, nem bájtok.
problem-hello-does-not-fit = Az első keret a „hello”: { $fault }.
problem-host-does-not-play = A házigazda kulcsával nem lehet játszani: küldd el egy hely kulcsát.
problem-input-does-not-fit = A bemenet nem megfelelő: { $fault }.
problem-invitation-used = Ezt a meghívót már felhasználták, vagy nem ehhez a játékhoz való.
problem-key-used = Ezt a kulcsot már másra használták: készíts újat.
problem-link-opens-no-seat = Ez a link nem nyit helyet ebben a játékban.
problem-moved-on = Az asztalnál már továbbléptek: erre a változatra válaszoltál: { NUMBER($answered, useGrouping: 0) }, a mostani: { NUMBER($now, useGrouping: 0) }.
problem-no-rule-book = Ennek a játéknak itt nincs szabálykönyve: { $title }.
problem-no-spectators = Ennek a játéknak nincsenek nézői: egy hely linkjével nyisd meg.
problem-no-such-bot = Ehhez a játékhoz nincs „{ $bot }” nevű bot; ezek vannak: { $bots }.
problem-no-such-game = Nincs ilyen játék.
problem-no-such-language = Ezen a nyelven nincsenek szövegek: „{ $language }”; ezek a nyelvek vannak: { $languages }.
problem-no-such-method = Itt nem megengedett: { $method }.
problem-no-such-op = Az „op” ezek egyike: { $ops }.
problem-no-such-operation = Nincs ilyen művelet: lásd /docs.
problem-no-such-pace = A tempó ezek egyike: { $paces }, nem pedig „{ $pace }”.
problem-no-such-rule = Ebben a könyvben nincs ilyen szabály: { $rule }.
problem-no-such-seat = Nincs ilyen hely.
problem-no-such-title = Nincs „{ $title }” nevű játék; ezek vannak: { $titles }.
problem-not-a-token = Ez nem egy hely kulcsa.
problem-not-begun = A játék még nem kezdődött el: van még üres hely.
problem-not-json = Ez nem JSON.
problem-not-open-to-everybody = Ez az asztal nem mindenkinek nyitott: kérj meghívót a házigazdától.
problem-not-over-yet = A játék még nem ért véget.
problem-not-stored = A lépést nem sikerült elmenteni: próbáld újra.
problem-store-away = A játszmák most nem érhetők el: próbáld újra egy pillanat múlva.
problem-not-understood = A kérés nem érthető: { $fault }.
problem-nothing-to-read = Ebben az üzenetben nincs mit olvasni.
problem-nothing-to-walk = Most nincs olyan választás, amelyet lépésenként kell összeállítani.
problem-nothing-was-played = Valami elromlott az asztalnál: a lépés nem történt meg.
problem-number-of-players = { $title }: a játékosok száma { $least } és { $most } között lehet, most { $number }.
problem-only-monitors = Ezt csak a szerver felügyelői olvashatják.
problem-only-seats-ask = Ezt csak az kérdezheti, aki az asztalnál ül: küldd el egy hely kulcsát.
problem-only-seats-do = Ezt csak az teheti meg, aki az asztalnál ül: küldd el egy hely kulcsát.
problem-only-the-host = Ezt csak az asztal házigazdája teheti meg.
problem-options-do-not-fit = A játék beállításai nem megfelelők: { $fault }.
problem-other-seats-when-over = A többi játékos lapjait a játék vége után lehet megnézni.
problem-other-rules = Ez a játék a szabályok { $rules }. változatával kezdődött, amelyet a Civitas ezen változata nem tud játszani (az övé: { $now }).
problem-page-of-another-host = Más kiszolgálók oldalairól nem fogadunk kérést.
problem-path-leaves-the-choice = Ez az út nem vezet a választáshoz: kezdd elölről.
problem-record-when-over = A jegyzőkönyv a játék vége után érhető el.
problem-say-hello-first = Előbb köszönj: „hello”.
problem-seat-is-not-free = Ez a hely nem üres.
problem-seat-just-taken = Ezt a helyet éppen most foglalta el más.
problem-server-fault = Valami elromlott a szerveren; feljegyeztük.
problem-too-fast = Az asztalnál túl gyorsan történik minden: próbáld újra.
problem-too-large = Egy kérés legfeljebb { $bytes } bájt lehet.
problem-too-many-open-tables = Már ennyi nyitott asztalt kínálsz: { $number }. Várd meg, amíg az egyik elindul, vagy fújj le egyet.
problem-too-many-seats-asked = Már ennyi helyre vársz nyitott asztaloknál: { $number }. Várd meg, amíg egy játék elindul, vagy állj fel valahonnan.
problem-too-many-requests = Túl sok kérés: várj { $seconds } másodpercet.
problem-unknown-host = Ez a szerver nem ezen a néven ismeri magát: az üzemeltető a --name kapcsolóval adhatja meg.
problem-unplayable = Ezt a játékot nem lehet megnyitni: a mentése hibás. Félretettük, és jeleztük a szerver üzemeltetőjének.
problem-no-such-position = A játékban nincs ilyen állás, ahonnan folytatni lehetne.
problem-no-clock = Ebben a játékban nincs óra.
problem-over-no-clock = A játék véget ért: már nem jár az óra.
problem-away-in-the-past = A távollét vége legyen későbbi a kezdeténél és a mostani időnél.
problem-away-too-long = Ennél az asztalnál összesen { $days } nap távollét megengedett; hátralévő teljes napok: { $left }.
problem-seat-forfeited = Ennek a helynek lejárt az ideje: az asztal szabályai szerint végig bot játszik rajta.
problem-clock-does-not-fit = Az óra nem megfelelő: { $fault }.
problem-no-such-order = Ilyen állandó utasítás nincs ebben a játékban; vannak: { $orders }.
problem-not-running = A játék nem zajlik.
problem-proposal-open = Már van egy javaslat: előbb arról kell dönteni.
problem-no-proposal = Nincs javaslat.
problem-no-position-to-go-back-to = Nincs ilyen korábbi állás, ahová vissza lehetne térni.
problem-nobody-to-replace = Ezen a helyen most nincs kit leváltani.
log-rewound =
    { NUMBER($position) ->
        [0] Az asztal mindenki egyetértésével visszatér a legelejére.
       *[other] Az asztal mindenki egyetértésével visszatér egy korábbi álláshoz, sorszáma { NUMBER($position, useGrouping: 0) }.
    }
