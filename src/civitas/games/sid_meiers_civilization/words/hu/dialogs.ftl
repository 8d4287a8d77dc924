# A történet: a napló fejlécei, fenyegetések, figyelmeztetések, jelenetek, a pontok forrása

heading-turn = { $turn }. forduló
heading-phase = { $phase }
heading-part = { $phase }: { $seat }

threat-army = { $seat } azonnal támadhat ({ $city }): { $armies } hadsereg, { $cards } lap a te { $own } lapod ellen, a bónuszod: { $number }
threat-blockade = { $seat } { $number } mezőt zár el ({ $city })
threat-culture = { $seat }: { $number } / { $most } mező a kultúrasávon
threat-technology = { $seat }: { $number } / { $most } technológia az űrrepülésig
threat-economy = { $seat }: { $number } / { $most } érme
threat-spies = Érvénytelenítheti egy városod akcióját: { $seats }
threat-cancels = Érvénytelenítheti egy eseményedet: { $seats }
threat-last-turns = { $number ->
        [0] Ez az utolsó forduló
       *[other] A következő forduló az utolsó
    }

warn-idle-cities = { $number } városod ebben a fordulóban semmit sem csinál.
warn-no-research = Most kutathatnál; { $number } technológia illik a piramisodba.
warn-city-open = Utána ellenséges hadsereg léphetne be ide: { $city }.

scene-battle = Csata
scene-event = Kulturális esemény
scene-ability = Nyersanyag-képesség
scene-research = Kutatás
scene-wonder = Csoda
scene-person = Nagy személyiség
scene-deal = Kereskedelem
scene-victory = Győzelem

source-techs = Technológiák
source-space = Kultúrasáv
source-coins = Érmék


# Csata

smc-battle-city = Csata: { $city } ({ $nation })
smc-battle-field = Csata a { $square } mezőn
smc-battle-village = Csata a faluért
smc-barbarians = Barbárok
smc-played-by = játssza: { $name }
smc-attacks = támadó
smc-defends = védő
smc-your-battle-turn = Te következel a csatában: játssz ki egy egységet.
smc-your-battle-turn-played = Te következel a csatában: az egységet kijátszottad.
smc-their-battle-turn = A csatában { $name } következik.
smc-fronts = Frontok
smc-front-n = { $n }. front
smc-front-empty = üres
smc-front-open-for = szabad: { $name }
smc-open-front = Nyiss itt frontot
smc-new-front = Új front: most nincs támadás.
smc-attack-front = Támadd meg { ARTICLE($n) } { $n }. frontot
smc-hand-drawn = Húzott csatakéz: { $n }
smc-left-in-hand = maradt { $n }
smc-units-in-front = Egységek a frontokon
smc-bonus-difference = Harci bónusz: { $own } − { $other }
smc-killed = Elesett
smc-if-it-ended = ha most érne véget
smc-chance-with = esély: { $unit }
smc-chance-best = esély a legjobb kijátszással
smc-chance-now = esély a jelen állásban
smc-chance-to-win = esély a győzelemre
smc-stakes = Mi a tét
smc-stake-take-village = Ha nyersz: a falujelző a tiéd.
smc-stake-take-field = Ha nyersz: ott mindenki meghal, és egy zsákmányt kapsz.
smc-stake-take-city = Ha nyersz: a város elesik, és zsákmányt kapsz.
smc-stake-take-capital = Ha nyersz: a fővárosuk elesik, és tiéd a játék.
smc-stake-hold = Ha nyersz: a támadók meghalnak, és egy zsákmányt kapsz.
smc-stake-armies = Ha vesztesz: { $n } ottani hadsereged meghal.
smc-stake-lose-city = Ha vesztesz: a város elesik, és ők zsákmányolnak.
smc-stake-lose-capital = Ha vesztesz: a fővárosod elesik, és övék a játék.
smc-every-play = Minden kijátszás
smc-opens = { $unit } ({ $n }) frontot nyit
smc-attacks-front = { $unit } ({ $n }) { ARTICLE($front) } { $front }. frontot támadja
smc-sum-after = az összegek utána { $own } és { $other }
smc-both-die = mindkettő elesik
smc-both-live = mindkettő megmarad
smc-it-kills = öl és megmarad
smc-it-dies = elesik
smc-first-own = { $unit } üt először
smc-first-enemy = { $enemy } üt először
smc-first-both = Egyszerre ütnek
smc-dies = { $unit } elesik
smc-wounds-of = { $unit }: { $n } / { $of } seb
smc-no-blow-back = nincs visszaütés
smc-strength-n = erő { $n }
smc-wounded = { $n } / { $of } seb
smc-wounds-die = { $n } / { $of }: elesik
smc-your-hand = A kezed
smc-their-hand = Kéz: { $name }
smc-cards-n = lap: { $n }
smc-hidden-n = rejtett: { $n }
smc-their-types = Az összes egységük típusa
smc-fallen = Elesettek

# Kutatás

smc-research-secret = Titkos kutatás
smc-research-lead = Egy technológia; mindet együtt fordítjátok fel. { $n } kereskedelemből { $kept } marad.
smc-learn-free = Tanulj meg egy technológiát ingyen
smc-research-nothing = Semmit, marad { $n } kereskedelem
smc-choose-tech = Válassz technológiát
smc-seal = Lezárás: { $tech }
smc-learn = Megtanulás: { $tech }
smc-thinks = gondolkodik
smc-sealed = lezárva
smc-pyramid = A technológiapiramisod
smc-pyramids = Mindenki technológiái
smc-all-techs = Minden technológia
smc-trade-n = { $n } ker.
smc-known = ismert
smc-chosen-tech = kiválasztva
smc-place-any = bármelyik
smc-place-free = szabad
smc-place-needs = még { $n } kell ({ $level })
smc-level = { $level }. szint
smc-fit = illik: { $n }
smc-fit-price = illik: { $n }, ára { $price } kereskedelem
smc-look-at-tech = Kattints egy technológiára, és meglátod, mit változtat azonnal.
smc-trade-spent = Kereskedelem
smc-rank-of = Rang: { $type }
smc-rank-n = { $n }. rang
smc-value-speed = Sebesség
smc-value-stack = Bábuk egy mezőn
smc-value-most_cities = Legtöbb város
smc-value-culture_hand = Legtöbb esemény kézben
smc-value-battle_hand = Csatakéz
smc-value-combat_bonus = Harci bónusz
smc-value-income = Kereskedelem fordulónként
smc-value-coins = Érmék
smc-to-space-flight = Hiányzó technológia az űrrepülésig

# Válaszok

smc-last-in = Amit utoljára jelentettek be, az történik meg először.
smc-announced = Bejelentve, a felső történik meg először
smc-what-follows = Mi következik
smc-asked-by-public = Nincs válaszod. Azért kérdezünk, mert a többiek szerint lehetne.
smc-asked = kérdezve
smc-action-of = Akció: { $city }
smc-a-move = Bábuk lépése
smc-a-move-begins = Az első lépés előtt
smc-targets = Célpont: { $names }
smc-steps-step = Innen: { $from }, ide: { $to }; maradt lépés: { $left }
smc-steps-discover = Innen: { $from }, földet fed fel: { $to }
smc-steps-sacrifice = Egy bábut feladnak a { $to } városban
smc-cancels = érvényteleníti: { $n }
smc-if-you-play = Ha válaszolsz: { $what }
smc-if-you-pass = Ha passzolsz
smc-to-the-arts = A művészeteknek szenteli magát.
smc-stands = Megtörténik: { $what }
smc-is-cancelled = Érvénytelen: { $what }
smc-window-again = Az alatta lévőre újra lehet válaszolni.
smc-standing-pass = Ebben a fordulóban a városok akcióiról már nem kérdezünk.
smc-watch-title = Figyeled a mozgást: { $name }?
smc-watch-means = Aki figyel, azt minden lépés előtt megkérdezzük, és eseménnyel vagy kémmel válaszolhat. Aki nem, azt ebben a részben nem kérdezzük.
smc-watch-public = Hogy figyelsz, nyilvános; hogy miért, senki sem tudja meg: üres kézzel is figyelhetsz.
smc-watch-choose = Válassz
smc-choice-watch = Kérdés e rész minden lépése előtt
smc-choice-rest = Ebben a részben nincs kérdés
smc-choice-rest-on = E forduló egyetlen mozgásánál sincs kérdés
smc-army-near = Hadsereg ({ $square }): { $n } lépés eddig: { $city }, sebesség { $speed }

# Alkuk

smc-offer-to = Ajánlat: { $name }
smc-make-offer = Ajánlat megtétele
smc-offer-lead = Azonnal válaszolnak: egészben vagy sehogy.
smc-offer-count = Tett ajánlatok: { $n } / { $of }
smc-you-give = Te adod
smc-gives = { $name } adja
smc-public-limits = nyilvános korlát
smc-of-n = / { $n }
smc-has-nothing = Nincs mit cserélni.
smc-never-traded = Sosem cserélhető: egység, technológia, érme, bábu.
smc-for-you = Neked
smc-for = Neki: { $name }
smc-over-hand = Esemény a korlát felett, azonnal eldobandó: { $n }
smc-offers-you = { $name } alkut ajánl neked
smc-whole-or-not = Fogadd el egészben, vagy sehogy; az ellenajánlat a saját ajánlatod.
smc-promises = Az ígéret senkit sem kötelez.
smc-counter = Elutasítás és ellenajánlat
smc-nothing = Semmi
smc-click-again = Kattints még egyszer: amit odaadsz, elment.
smc-hand-over = Átadás
smc-handed-secretly = Csak ti ketten fogjátok tudni, mi az.
smc-as-agreed = Annyit, amennyiben megegyeztetek; hogy melyiket, te döntöd el.
smc-good-trade = Kereskedelem
smc-good-culture = Kultúrajelzők
smc-good-huts = Kunyhójelzők, lefordítva
smc-good-villages = Falujelzők, lefordítva
smc-good-events_1 = Események, I. szint
smc-good-events_2 = Események, II. szint
smc-good-events_3 = Események, III. szint

# Kultúra és nagy személyiségek

smc-culture-track = Kultúrasáv
smc-section = { $level }. szintű események: lépésenként kultúra { $culture }, kereskedelem { $trade }
smc-next-space = A következő mező { $n }: kultúra { $culture }, kereskedelem { $trade }.
smc-you-have = Neked { $culture } és { $trade } van.
smc-any-time = bármikor
smc-discard-shown = Az eldobott eseményeket mindenki látja, és a paklijuk alá kerülnek.
smc-discard-count = Kiválasztva: { $n } / { $of }
smc-hand-too-large = Esemény a kézben: { $n }, maradhat { $limit }
smc-your-events = A kulturális eseményeid
smc-goes = megy
smc-stays = marad
smc-combat-n = harci bónusz { $n }
smc-person-replaces = Egy városod környékén áll, bármely el nem zárt szárazföldön, és a mező minden hozamát felváltja.
smc-person-squares = Lehetséges mezők: { $n }. A térképen világítanak.
smc-do-it = Megteszem

# Piac és leírások

smc-sheet-market = Piac
smc-sheet-culture = Kultúrasáv
smc-sheet-techs = Technológiák
smc-wonders = Csodák
smc-in-deck = a pakliban: { $n }
smc-buildings = Épületek
smc-units = Egységek
smc-star = városonként egy ilyen épület
smc-kind-tech = Technológia
smc-kind-wonder = Csoda
smc-kind-event = Kulturális esemény
smc-kind-building = Épület
smc-kind-person = Nagy személyiség
smc-kind-unit = Egység
smc-kind-government = Államforma
smc-kind-civ = Civilizáció
smc-kind-resource = Nyersanyag
smc-trade-needed = Szükséges kereskedelem
smc-of-yours = { $n } (van { $have })
smc-known-by = Ismerik
smc-nobody = senki
smc-brings-building = Épület
smc-brings-government = Államforma
smc-brings-unit = Az egységekből lesz
smc-brings-discount = Olcsóbb lesz
smc-printed-cost = Termelési költség
smc-cost-with = Ezzel: { $tech }
smc-your-cost = Neked most
smc-stands-at = Itt áll
smc-obsolete = Elavult
smc-played-in = Kijátszható
smc-in-hand = A kezedben
smc-icon-production = Termelés
smc-icon-trade = Kereskedelem
smc-icon-culture = Kultúra
smc-icon-coin = Érmék
smc-left-in-market = A piacon maradt
smc-you-own = Neked van
smc-unlocked = Elérhető neked
smc-in-force = Érvényben
smc-outskirts-of = Környéke
smc-about-walls = Ha a városnak fala van, a csatában a támadó játszik először, és a védők bónusza nagyobb.
smc-about-star = Csillagos épület: városonként legfeljebb egy. A mezője minden hozamát felváltja.
smc-about-building = A mezője minden hozamát felváltja.
smc-about-resource = A technológiák képességeiért fizet. A városok ott gyűjtik be, ahol a föld mutatja.
smc-about-token = Lefordítva tartod; úgy fizet, mint a piaci jelző.
smc-about-type = Először üt ellene: { $beats }.
smc-about-aircraft = A repülő senkit sem üt felül, és őt sem üti felül senki.

# Győzelem

smc-victory-culture = Kulturális győzelem
smc-victory-technology = Technológiai győzelem
smc-victory-economy = Gazdasági győzelem
smc-victory-military = Katonai győzelem
smc-victory-score = Pontozásos győzelem
smc-victory-no_winner = A gyakorlójáték véget ért
smc-victory-undecided = Eldöntetlen
moment-culture = { $round }. forduló: { smc-victory-culture }
moment-technology = { $round }. forduló: { smc-victory-technology }
moment-economy = { $round }. forduló: { smc-victory-economy }
moment-military = { $round }. forduló: { smc-victory-military }
moment-score = { $round }. forduló: { smc-victory-score }
moment-no_winner = { $round }. forduló: { smc-victory-no_winner }
smc-victory-culture-how = { $turn }. forduló: elérték a kultúrasáv végét.
smc-victory-technology-how = { $turn }. forduló: megtanulták az űrrepülést.
smc-victory-economy-how = { $turn }. forduló: összegyűlt tizenöt érme.
smc-victory-military-how = { $turn }. forduló: elesett egy ellenséges főváros.
smc-victory-score-how = { $turn }. forduló vége: a technológiák, kultúramezők és érmék számítanak.
smc-victory-no_winner-how = A gyakorlójátékot senki sem nyeri meg.
smc-victory-undecided-how = A játék folytatódik.
smc-how-near = Ki milyen közel járt
smc-way-culture = Kultúra
smc-way-technology = Technológia
smc-way-economy = Gazdaság
smc-way-military = Háború
smc-steps-away = { $n } mező
smc-why-battle = Az egységek frontról frontra szembenállnak; az nyer, akinek a harci bónusszal együtt több ereje marad a frontokon, a döntetlen a védőé.
smc-why-research = Mindenki titokban választ; sorban mindenki kifizeti a teljes kereskedelmét, az érmék által megőrzött kivételével, és megtanulja.
smc-why-deal = Ami gazdát cserél, elment, bármit is ígértek.
smc-why-victory = A játék azonnal véget ér, amint egy győzelmi feltétel teljesül.

# A lista

smc-group-cities = Városok akciói
smc-group-build = Építés
smc-group-figures = Bábuk
smc-group-units = Egységek
smc-group-attacks = Front megtámadása
smc-group-fronts = Front nyitása
smc-group-culture = Kultúra és érmék

# Vezetett első játék

smc-guide-capital = A fővárosod
smc-guide-capital-text = Válaszd a hazai lapod négy középső mezőjének egyikét.
smc-guide-capital-why = A körülötte lévő nyolc mező táplálja a várost: a hegy termel, a víz kereskedelmet ad.
smc-guide-start = Az első bábuk
smc-guide-start-text = Egy hadsereg és egy felderítő a főváros környékén kezd.
smc-guide-start-why = Oda tedd őket, ahonnan hamar elindulnak: a felderítőből lesz a második városod, és ez korán a legértékesebb.
smc-guide-ways = Négy út a győzelemhez
smc-guide-ways-text = A kultúrasáv vége, az űrrepülés, tizenöt érme vagy egy ellenséges főváros: a sávok mutatják, ki hol tart.
smc-guide-ways-why = Válassz korán egyet aszerint, miben jó a civilizációd, és figyeld a többiek sávjait.
smc-guide-turn = A forduló kezdete
smc-guide-turn-text = Itt alapítasz várost és váltasz államformát. Ha nincs mit alapítani, fejezd be ezt a részt.
smc-guide-turn-why = Egy városhoz nyolc felfedett mező kell körülötte, és három mező a következő városig.
smc-guide-trade = Kereskedelem
smc-guide-trade-text = A városaid kereskedelmet gyűjtöttek a tárcsán. Tehetsz ajánlatot, vagy passzolhatsz.
smc-guide-trade-why = A kereskedelem technológiát vesz: hat pont elég az I. szinthez, és mind elmegy.
smc-guide-city = Minden város egyszer cselekszik
smc-guide-city-text = Gyárts valamit, szenteld a várost a művészetnek, vagy gyűjts nyersanyagot.
smc-guide-city-why = Eleinte felderítő, aztán épületek: minden későbbi fordulót jobbá tesznek.
smc-guide-item = Mit gyárt
smc-guide-item-text = A hiányzó termelés siettethető: három kereskedelem egy termelés.
smc-guide-item-why = Csak azt siettesd, ami azonnal hoz valamit; a kereskedelem a következő technológiád is.
smc-guide-move = Mozgás
smc-guide-move-text = Kattints egy bábura, aztán egy megvilágított mezőre. Felhő mellett a bábu felfedheti a lapot.
smc-guide-move-why = Először fedezz fel: föld kell a második városhoz, és a kunyhók nyersanyagot adnak.
smc-guide-research = Kutatás
smc-guide-research-text = Minden technológiának hely kell: két alsó tart egy felsőt.
smc-guide-research-why = Piramis nélkül nincs űrrepülés, és a széles első sor nyitja meg a többit.
smc-guide-sheets = Piac, kultúra, technológiák
smc-guide-sheets-text = Ezek a lapok mutatják, mi maradt, a kultúrasávot, és ki mit tud.
smc-guide-sheets-why = Mutass rá bármire, és elolvashatod az egészet, azzal, hogy neked most mennyibe kerül.
