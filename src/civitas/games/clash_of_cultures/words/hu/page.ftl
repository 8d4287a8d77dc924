# Clash of Cultures on the page.

moment = { $age }. kor, { $round }. forduló
num-points = Győzelmi pontok
num-cities = Városok
num-advances = Vívmányok
num-objectives = Célok
num-armies = Harci egységek
num-ships = Hajók
num-resources = Erőforrások
num-mood = Hangulatjelzők
num-culture = Kultúrajelzők

# A tábla
coc-map = Térkép
coc-unexplored = ismeretlen
coc-exhausted = kimerült
coc-layers = Nevek a térképen
coc-civilizations = Civilizációk
coc-barbarians = Barbárok
coc-pirates = Kalózok
coc-barbarian-city = a barbárok városa
coc-city-of = város ({ $name }), mérete { $size }, { $mood }
coc-port-of = { $space } kikötője
coc-event-track = Eseménysáv
coc-track-of = { $name }: { $of } kockából { $n } van az eseménysávon
coc-points = { $n } pont
coc-actions = { $n } akció
coc-first = első
coc-in-hand = kézben: { $actions } akciókártya, { $objectives } célkártya, { $wonders } csodakártya
coc-strip-counts = { $cities } város, { $armies } katonai egység, { $ships } hajó, { $objectives } teljesített cél, { $advances } vívmány
coc-completed = Teljesített célok
coc-advances-and = Vívmányok: { $advances } a táblán, { $specials } a civilizációé
coc-action-cards = Akciókártyák
coc-objectives = Célok
coc-wonders = Csodák
coc-at-once = azonnal
coc-met = most teljesül
coc-not-met = még nem
coc-payable = Most kifizethető
coc-not-payable = Most túl drága
coc-age = { $n }. kor
coc-picked-hint = Innen: { $space }. Válaszd ki, hová
coc-badge-battle = csata
coc-badge-explore = ismeretlen
coc-badge-open = senki sem marad
coc-choose-here = Válassz itt vagy a térképen.
coc-do-advance = Vívmány szerzése
coc-open = { $n } elérhető
coc-do-city = Város aktiválása
coc-free-actions = Ingyen, akció nélkül
coc-up-to-groups = legfeljebb { $n } csoport
coc-from = { $n }-tól
coc-size = mérete { $n }
coc-used = ebben a körben már használt
coc-not-used = még nem használt
coc-collect-up-to = Gyűjtés, legfeljebb { $n }
coc-places = Építés, szabad hely: { $n }
coc-recruit-up-to = Toborzás, legfeljebb { $n }
coc-used-again = Újabb használatkor
coc-collect = Gyűjtés
coc-construct = Építés
coc-recruit = Toborzás
coc-collect-in = Gyűjtés: { $space }
coc-spaces-of = { $of } mezőből { $n }.
coc-collect-n = Begyűjtés: { $n }
coc-orient-help = Mutass rá egy elrendezésre, és látod a térképen.
coc-choose-for-me = A legtöbbet ebből
coc-blocked = akadályozott
coc-has-city = másik város
coc-needs-advance = nincs hozzá vívmány
coc-card = Kártya
coc-recruit-in = Toborzás: { $space }
coc-units-of = { $of } egységből { $n }.
coc-recruit-n = Toborzás: { $n }
coc-mood-of = { $of } elkölthetőből { $n }.
coc-raise-for = Hangulatjavítás ennyiért: { $n }
coc-set-help = Kattints rájuk a táblán, vagy használd a listát.
coc-unit-armies =
    { $n ->
        [one] sereg
       *[other] sereg
    }
coc-unit-cards =
    { $n ->
        [one] lap
       *[other] lap
    }
coc-unit-goods =
    { $n ->
        [one] darab
       *[other] darab
    }
coc-your-plan = A mozgásterved
coc-your-move = Mozgasd az egységeidet
coc-plan-sum = { $n } tervezve, { $left } maradt. Ami újat mutat, az utolsónak marad.
coc-plan-help = Húzd a csoportot egy mezőre, vagy koppints rá, majd a mezőre. Hátralévő mozgás: { $n }.
coc-move-now = Mozgás
coc-stop-moving = A mozgás vége
coc-leads-to = Mire vezet ez
coc-odds-all = mindannyiukkal
coc-battle-at = Csata: { $space }
coc-undo-ends = Innen nincs visszavonás
coc-city-open = { $space } hadsereg nélkül
coc-beside = { $n } egység mellette
coc-still-free = Még mozoghat
coc-by-road = úton
coc-from-space = Innen: { $space }
coc-picked-help = Mondd meg, ki megy és hová, itt vagy a térképen.
coc-who-goes = Ki megy
coc-own-city = a te városod
coc-points-by-age = Pontok koronként
coc-at-start = kezdet
