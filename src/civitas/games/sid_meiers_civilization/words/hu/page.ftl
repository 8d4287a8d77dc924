# A Sid Meier's Civilization táblája az oldalon.

moment = { $round }. forduló: { $phase }
moment-setup = Előkészületek
num-techs = Technológiák
num-space = Kultúrasáv
num-coins = Érmék
num-trade = Kereskedelem
num-culture = Kultúra
num-cities = Városok
num-armies = Hadseregek
num-units = Egységek
num-wonders = Csodák

smc-map = A mezők térképe
smc-players = Játékosok
smc-capital = Főváros
smc-city-n = { $n }. város
smc-city-of = { $city } ({ $nation })
smc-hut = kunyhó
smc-village = falu
smc-unknown = ismeretlen föld
smc-blockaded = blokád alatt
smc-armies = { $n } hadsereg
smc-scouts = { $n } felderítő
smc-yield-production = { $n } termelés
smc-yield-trade = { $n } kereskedelem
smc-yield-culture = { $n } kultúra
smc-yield-coin = { $n } érme
smc-move-from = { $figures } innen: { $square }
smc-layers = Hozamok a térképen: { $what }
smc-layer-cities = a saját városoké
smc-layer-all = mindegyik
smc-layer-none = egyik sem
smc-badge-figures = csata
smc-badge-city = várost támad
smc-badge-village = harc a faluért
smc-badge-hut = elfoglalja a kunyhót
smc-badge-discover = { $n ->
    [0] térképlapot fed fel
   *[other] térképlapot fed fel, marad { $n }
}
smc-badge-odds = { $what }: { $n }% a győzelemre
smc-badge-scouts = felderítőket öl
smc-badge-blockade = blokád: { $city }
smc-badge-site = itt alapítható város
smc-badge-sacrifice = feláldozva: technológiát tanul
smc-fullness = ott { $n } / { $most }
smc-odds-how = Esélyek: mindkét kezet 24-szer húzzuk abból, amit tudhatsz (a saját erőid és az ő egységeik száma típusonként), és végigjátsszuk.
smc-steps-left = { $n ->
    [0] nem marad lépés
   *[other] { $n } lépés marad
}
smc-steps-of = { $n } lépés, marad { $left }
smc-acts = ő jön
smc-done = kész
smc-place = { $n }.
smc-place-name = Játéksorrend: { $n }.
smc-phase-start_of_turn = Kezdet
smc-phase-trade = Kereskedelem
smc-phase-city_management = Városok
smc-phase-movement = Mozgás
smc-phase-research = Kutatás
smc-turn = { $n }. forduló
smc-order = Játéksorrend: { $nations }
smc-dial = Kereskedelem { $n }, bevétel { $income }, elég erre a szintre: { $level }
smc-culture-n = Kultúrajelzők: { $n }
smc-events-n = Események: { $n } / { $of }
smc-bonus = Harci bónusz: { $n }
smc-pyramid-of = Piramis ({ $nation }): { $rows }
smc-win-culture = Kulturális győzelem: { $text }
smc-win-technology = Technológiai győzelem: { $text }
smc-win-economy = Gazdasági győzelem: { $text }
smc-win-military = Katonai győzelem: { $text }
smc-steps = { $n } lépés
smc-yours = Ami a tiéd
smc-your-pyramid = A piramisod
smc-techs-n = { $n } technológia
smc-values = sebesség { $speed } · halom { $stack } · harci kéz { $hand }
smc-free-places = { $n ->
    [one] Szabad hely a(z) { $level }. szinten: { $trade } kereskedelem
   *[other] { $n } szabad hely a(z) { $level }. szinten: egyenként { $trade } kereskedelem
}
smc-research-now = Most a(z) { $level }. szintet kutathatnád: { $trade } kereskedelem.
smc-research-not = A kutatáshoz legalább { $n } kereskedelem kell.
smc-resources = Nyersanyagok
smc-great-person = nagy ember
smc-none = nincs
smc-forces = Haderő
smc-forces-n = { $n } lap, csak te látod
smc-figures-line = Bónusz { $bonus } · hadsereg { $armies } / { $of } · felderítő { $scouts } / { $most }
smc-events = Események
smc-events-of = { $n } / { $of }
smc-no-events = Nincs esemény a kézben: a kultúrasávon haladva húzol.
smc-under-way = { $n ->
    [0] Úton itt: { $square }
   *[other] Úton itt: { $square }, { $n } lépés marad
}
smc-your-plan = A terved
smc-your-movement = A mozgásod
smc-plan-sum = { $of } csoportból { $n } mozog, ebben a sorrendben. Csata vagy felfedezés a tervet állítja meg, nem téged.
smc-plan-help = Húzd a figurát, vagy kattints rá, majd egy kivilágított mezőre.
smc-go-on-and-end = Tovább, majd vége
smc-move-and-end = Mozgás, majd vége
smc-end-movement = A mozgás vége
smc-only-move = Csak mozgás, még nincs vége
smc-leads-to = Mihez vezet ez
smc-trade-a-turn = Kereskedelem körönként
smc-not-in-plan = Nincs a tervben
smc-speed = Sebesség
smc-stack = Figura egy mezőn
smc-water = Víz
smc-water-closed = zárva
smc-water-cross = átkelhető
smc-water-end = nyitva
smc-watched = Valaki figyel
smc-asked-each-step = minden lépésnél kérdezik
smc-now-playable = Két mozgás között
smc-how-many-armies = Hány hadsereg
smc-how-many-scouts = Hány felderítő megy velük
smc-picked-help = Kattints egy kivilágított mezőre. A rajta lévő szám: ennyi lépés marad ott.
smc-no-way = Ennyi figura nem mehet sehová. Próbáld kevesebbel.
smc-cities = A városaid
smc-may-act = cselekedhet
smc-has-acted = már cselekedett
smc-yields-of = Hozamok: { $city }
smc-production = Termelés
smc-trade = Kereskedelem
smc-culture = Kultúra
smc-coin = Érmék
smc-combat = Harci bónusz
smc-defence = Védelem
smc-by-scout = { $n } felderítőtől
smc-by-government = { $n } kormánytól
smc-this-turn = { $n } e fordulóban
smc-from-land = a földjéből
smc-blocked-n = { $n } blokádban
smc-a-turn = körönként
smc-if-arts = művészettel
smc-walled = fallal
smc-defended = otthon
smc-makes = Készít: { $city }
smc-build-n = Készítés, { $n } fajta
smc-or-first = Kereskedelem helyett előbb
smc-gives-price = hozam · ár
smc-on = { $square }
smc-on-of = { $n ->
    [one] ide: { $square }
   *[other] ide: { $square }; { $n } mező világít
}
smc-one-army = Hadsereg
smc-one-scout = Felderítő
smc-to-forces = a haderődbe kerül
smc-choose-square = válassz egy kivilágított mezőt
smc-city-makes = Ennyit termel: { $city }
smc-rush = Kereskedelemmel siettetve
smc-make = Készítés: { $name }
smc-make-rush = Készítés: { $name }, { $n } kereskedelemért
smc-no-undo = Mások válaszolhatnak rá.
smc-or-instead = Vagy ehelyett
smc-besides = Ezenkívül
smc-end-cities = A városigazgatás vége
smc-end-part = Vége
smc-group-found = Város alapítása
smc-group-government = Kormányváltás
smc-group-people = Nagy emberek
smc-group-events = Esemény kijátszása
smc-group-abilities = Nyersanyag felhasználása
smc-group-bargains = Alkudozás
smc-learn-1 = A forduló városalapítással kezdődik: a felderítőből lesz város. Most lehet kormányt is váltani.
smc-learn-2 = Aztán mindenki beszedi a kereskedelmet a városai körüli földről, és alkudozhat.
smc-learn-3 = Minden város egy dolgot tesz: készít valamit, a művészetnek él, vagy nyersanyagot takarít be.
smc-learn-4 = A figurák mozognak: a felderítők felfedeznek és gyűjtenek, a hadseregek kunyhókat és falvakat foglalnak, és támadnak.
smc-learn-5 = Elég kereskedelemmel technológiát kutatsz; helyet kell találnia a piramisban.
smc-learn-6 = Négyféle győzelem: a kultúrasáv vége, az űrrepülés, tizenöt érme vagy egy ellenséges főváros.
smc-turned-up = Felfordított technológiák: { $n }
smc-offer-empty = Tegyél valamit legalább az egyik oldalra.
