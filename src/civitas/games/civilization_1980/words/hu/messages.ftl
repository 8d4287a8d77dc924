# Civilization (1980): előkészületek, az elsőtől a nyolcadik eseményig, eltartás.

## mi történt

log-order-drawn = A nemzetválasztás sorrendje: { $seats }.
log-chooses-nation = { $seat } nemzete: { $nation }.
log-starts = { $nation } innen indul: { $area }.
log-round-begins = { $round }. kör kezdődik.
log-wins = { $seat } megnyeri a játékot.
log-pays-taxes = { $seat } { $cities } város után { $tokens } token adót fizet.
log-revolts = Felkelés egy városban: { $area } ({ $seat } elveszti, { $beneficiary } kapja meg).
log-cities-stay = { $seat } felkelő városai közül { $cities } senkihez sem állhat át: maradnak.
log-grows = { $seat } lakossága { $tokens } tokennel nő.
log-grows-short = { $seat } lerakja a teljes raktárkészletét ({ $tokens } token).
log-cannot-grow = { $seat } raktárában nincs token a növekedéshez.
log-census = Népszámlálás: { $seat } – { $tokens } token a táblán.
log-keeps-ship =
    { $seat } megtartja a hajót ({ $zone }), { $source ->
        [treasury] a kincstárból fizetve
       *[area] a terület egy tokenjével fizetve
    }.
log-gives-up-ship = { $seat } lemond a hajóról ({ $zone }).
log-builds-ship =
    { $seat } hajót épít ({ $zone }), ára { $tokens ->
        [0] { $treasury } token a kincstárból
       *[other] { $tokens } token a területről{ $treasury ->
            [0] {""}
           *[other] {" "}és { $treasury } a kincstárból
        }
    }.
log-movement-begins = Mozgat: { $seat }.
log-loads = { $seat } { $tokens } tokent vesz hajóra ({ $area }).
log-unloads = { $seat } { $tokens } tokent tesz partra ({ $area }).
log-sails = { $seat } hajózik: { $zone } → { $waters }.
log-moves = { $seat } { $tokens } tokent mozgat: { $area } → { $destination }.
log-fight = Konfliktus itt: { $area }.
log-fights = { $area }: { $seat } tokenjei { $before } → { $after }.
log-attack-fails = { $seat } támadása a város ellen kudarcot vall ({ $area }): { $tokens } token elvész.
log-city-stormed = { $seat } városát megrohamozzák ({ $area }): hat token védi.
log-city-surrenders = { $seat } feladja a várost ({ $area }), új ura: { $attacker }.
log-postpones = { $seat } más konfliktusokat enged előre e helyett: { $area }.
log-city-eliminated = { $seat } városa elpusztul: { $area }.
log-city-reduced = { $seat } városa visszafejlődik ({ $area }): { $tokens } token marad a helyén.
log-builds-city = { $seat } várost épít: { $area }.
log-surplus = { $seat } { $tokens } többlettokent vesz le ({ $area }).
log-draws = Ezt húzod: „{ $card }”.
log-draws-unseen = { $seat } kártyát húz { ARTICLE($number) } { $number }. pakliból.
log-draws-red = { $seat } ezt húzza: „{ $card }”.
log-buys-gold = { $seat } kártyát vesz a kilencedik pakliból { $tokens } tokenért.

## kérdések

ask-nation = Melyik nemzet?
ask-tax-rate = Mekkora adót fizetnek a városaid ebben a körben?
ask-revolt =
    { $number ->
        [1] { $seat } egyik városában felkelés tör ki, és a város hozzád áll át: melyik?
       *[other] { $seat } városaiban felkelés tör ki, és hozzád állnak át: melyik { $number }?
    }
ask-growth = Kevés a token a raktáradban a teljes növekedéshez: hová kerüljenek?
ask-ship-upkeep = Hajó itt: { $zone }. Miből fizeted?
ask-build-ship = Építesz hajót?
ask-ships = Melyik hajó indul?
ask-ship-under-way = Hajó itt: { $zone }, fedélzetén { $tokens } token, hátralévő lépés: { $steps }. Mi legyen?
ask-land-moves = Mely tokenek mozogjanak szárazföldön?
ask-surrender = { $seat } a városod előtt áll ({ $area }), és nincs hat tokened a védelméhez.
ask-reduce-for-support = Túl kevés token támogatja a városaidat: melyik fejlődjön vissza?
ask-build-cities = Hol építesz városokat?
ask-buy-gold = Veszel egy kártyát a kilencedik pakliból 18 tokenért?

## lehetőségek

do-nation = { $nation }, kezdőhely: { $area }
do-rate = Városonként { $number } token
do-revolt = { $areas }
do-grow = { $amounts }
do-keep-treasury = A hajó megtartása a kincstárból: { $zone }
do-keep-area = A hajó megtartása: { $zone }, egy tokennel innen: { $area }
do-give_up = Lemondás a hajóról: { $zone }
do-ship = Hajóépítés: { $zone }; ára { $tokens ->
    [0] { $treasury } token a kincstárból
   *[other] { $tokens } token ({ $area }){ $treasury ->
        [0] {""}
       *[other] {" "}és { $treasury } a kincstárból
    }
}
do-stop = Elég
do-load = Hajóra vétel: { $tokens } token ({ $area }); hajó: { $zone }
do-unload = Partra tétel: { $tokens } token ({ $area })
do-sail = Hajózás: { $zone } → { $waters } ({ $steps } lépés)
do-anchor = A hajó itt marad: { $zone }
do-land = Hajózás befejezése: jöhet a szárazföldi mozgás
do-move = { $tokens } token: { $area } → { $destination }
do-end = Mozgás befejezése
do-postpone = Előbb a többi konfliktusom
do-surrender = A város feladása
do-reduce = Visszafejlesztés: { $area }
do-build = Építés: { $areas }
do-build-none = Nem építek
do-gold = A kártya megvétele

open-revolt = Városok kiválasztása
open-grow = Tokenek lerakása
open-build = Területek kiválasztása

## miért nem

no-nation-not-on-offer = Ez a nemzet ennyi játékosnál nem játszik.
no-nation-taken = Ez a nemzet már másé.
no-start-too-close = Ez a kezdőhely túl közel van egy már elfoglalthoz.
no-the-rate-is-one-two-or-three = Az adó városonként egy, két vagy három token.
no-exactly-these-many-cities-revolt = Pontosan annyi városban tör ki felkelés, ahány nem tudott fizetni.
no-that-city-does-not-revolt = Ez a város nem lázad fel.
no-the-whole-stock-is-placed-within-each-area-s-growth = A teljes raktárkészletet le kell rakni, és egy terület sem kaphat többet a növekedésénél.
no-ships-are-kept-in-slot-order = A hajók sorban következnek; most nem erről van szó.
no-ships-afloat-come-before-new-ones = Előbb döntsd el, mely hajóidat tartod meg; az újak utána jönnek.
no-the-treasury-cannot-pay = A kincstár üres.
no-ships-cost-tokens-of-their-area-only = Ebben a játékban a hajókat csak annak a területnek a tokenjeivel lehet fizetni, ahol állnak.
no-no-own-token-in-the-area-of-the-ship = Nincs tokened azon a területen, amelynek partjánál a hajó áll.
no-ships-are-built-on-a-coast-in-play = Hajót csak a játékban lévő parton vagy tónál lehet építeni.
no-a-ship-costs-two-tokens = Egy hajó két tokenbe kerül, a területről vagy a kincstárból.
no-no-own-token-or-city-in-that-area = Ott nincs se tokened, se városod.
no-ships-are-built-in-zone-order = A hajókat a zónák sorrendjében kell építeni.
no-ships-are-used-in-slot-order = A hajók sorban következnek; ez már sorra került, vagy nincs ott.
no-no-land-at-this-stop = Ennél a megállónál nincs szárazföld.
no-not-so-many-tokens-aboard = Nincs ennyi token a fedélzeten.
no-no-coast-is-left-in-reach-so-all-must-land-here = Más part nem érhető el, ezért minden tokennek itt kell partra szállnia.
no-a-ship-carries-five-tokens = Egy hajó legfeljebb öt tokent szállít.
no-not-so-many-tokens-here-that-have-not-moved = Itt nincs ennyi token, amely még nem mozgott.
no-no-coast-in-reach-to-land-them = Nincs elérhető part, ahol kiszállhatnának.
no-out-of-the-ship-s-range = Ez kívül esik a hajó hatótávolságán.
no-ships-may-not-stop-in-that-open-sea = Azon a nyílt tengeren nem állhat meg hajó.
no-tokens-aboard-must-land = Előbb a fedélzeten lévő tokeneknek kell partra szállniuk.
no-a-stop-loads-or-unloads-before-sailing-on = Megállóban be- vagy ki kell rakodni, mielőtt a hajó továbbmegy.
no-one-unload-then-one-load-per-stop = Egy megállóban a hajó egyszer kirakodik, majd egyszer berakodik.
no-another-player-has-tokens-there = Ott más játékos tokenjei állnak.
no-no-land-border-in-play = E területek között nincs játékban lévő szárazföldi határ.
no-land-moves-are-entered-in-map-order = A szárazföldi mozgásokat térképi sorrendben kell megadni; ez az utolsó elé esik.
no-ships-move-before-tokens-on-land = Először a hajók mozognak; zárd le a hajózást a szárazföldi mozgás előtt.
no-the-ship-stage-is-over = A hajózás véget ért.
no-the-ship-under-way-anchors-first = Egy hajó úton van; előbb vessen horgonyt.
no-no-ship-is-under-way = Egyetlen hajó sincs úton.
no-a-city-takes-six-tokens-on-a-site-and-twelve-elsewhere = Városhoz városhelyen hat, máshol tizenkét token kell.
no-no-city-piece-is-left = Nincs több városod a raktáradban.
no-not-so-many-cities-can-be-supported = Ennyi várost nem tudna két-két token támogatni.
no-not-your-city = Ott nincs városod.
no-graced-cities-go-last = Az ebben a körben felkeléssel szerzett város csak akkor kerül sorra, ha nincs más.

# kereskedés, vásárlás, csapások, fejlődés

## mi történt

log-offers = { $seat } ajánlata: { $count } lap, összértéke { $total }, köztük { $card }; cserébe: { $wanted }.
log-offers-nothing = { $seat } nem ajánl semmit.
log-counters = { $seat } ellenajánlata { $partner } ajánlatára: { $count } lap, összértéke { $total }, köztük { $card }.
log-deal-void = { $seat } és { $partner } üzlete semmis: az egyik félnél már nincs meg, amit ígért.
log-swap = Csere: { $seat } { $count } lapot ad (összérték: { $total }, köztük { $card }), { $partner } { $partner_count } lapot (összérték: { $partner_total }, köztük { $partner_card }).
log-receives = { $partner } ezt adta neked: { $cards }.
log-floor-offers = { $number }. ajánlat: { $seat } { $count } lapot kínál (összérték: { $total }, köztük { $card }); cserébe: { $wanted }.
log-floor-offers-to = { $number }. ajánlat: { $seat } { $count } lapot kínál { $partner } részére (összérték: { $total }, köztük { $card }); cserébe: { $wanted }.
log-floor-counters = { $number }. ellenajánlat ({ $seat }; { $offer }. ajánlat): { $count } lap, összértéke { $total }, köztük { $card }.
log-suspends = { $seat } felfüggeszti saját { $number }. ajánlatát.
log-resumes = { $seat } újra megnyitja saját { $number }. ajánlatát.
log-withdraws = { $seat } visszavonja saját { $number }. ajánlatát.
log-offer-lapses = { $seat } { $number }. ajánlata érvényét veszti: a lapok már nincsenek meg.
log-done-trading = { $seat } befejezi a kereskedést.
log-trade-ends = A kereskedés véget ért.
log-pays =
    { $seat } beadja: { $cards } (értéke { $value }){ $tokens ->
        [0] {""}
       *[other] , és { $tokens } tokent fizet
    }.
log-pays-tokens = { $seat } { $tokens } tokent fizet a kincstárból.
log-buys = { $seat } megveszi { ARTICLE($civilization_card) } { CASE($civilization_card, "acc") }.
log-buys-nothing = { $seat } nem vesz semmit.
log-returns-cards = { $seat } visszaad { $number } kereskedelmi kártyát.
log-calamity-was-passed = { $seat } cserében kapta ezt: „{ $card }” (átadó: { $trader }).
log-calamity-strikes = { $seat } csapást szenved: „{ $card }”.
log-calamity-ignored = { $seat } harmadik csapása ebben a körben hatástalan: „{ $card }”.
log-calamity-finds-nothing = „{ $card }”: { $seat } nem veszít semmit.
log-loses-tokens = { $seat } { $tokens } tokent veszít ({ $area }).
log-loses-city = { $seat } várost veszít: { $area }.
log-city-leaves-tokens = { $area }: { $seat } megtart { $tokens } tokent.
log-orders-losses = { $seat } döntése szerint { $victim } { $units } egységet veszít.
log-card-saves = { $seat }: segít „{ $civilization_card }” ({ $before } → { $after }).
log-floods = Kilép a medréből: { $plain }.
log-shows-grain = { $seat } { $number } Gabona kártyát mutat fel.
log-erupts = Kitör: { $volcano }.
log-nominates = { $seat } jelöltje: { $nominee }.
log-marks-seceders = { $seat } { $tokens } tokent enged elszakadni ({ $area }).
log-marks-city = { $seat } elszakadni engedi a várost: { $area }.
log-keeps-seceders = { $seat } az elszakadókat tartja meg.
log-keeps-rest = { $seat } elengedi az elszakadókat.
log-takes-over-city = { $seat } átveszi a várost: { $area }.
log-takes-over-tokens = { $seat } { $tokens } tokent vesz át ({ $area }).
log-shows-total = { $seat } összpontszáma: { $points }.
log-steps-back = { $seat } visszalép: { $space }. mező.
log-advances = { $seat } előrelép: { $space }. mező.
log-stays = { $seat } helyben marad: { $space }. mező.

## kérdések

ask-market-offer = { $round }. piaci forduló: mit ajánlasz?
ask-market-counter = { $round }. piaci forduló: melyik ajánlatra válaszolsz, és mivel?
ask-market-answer = { $round }. piaci forduló: melyik ellenajánlatot fogadod el?
ask-floor = Szabad a kereskedés: mit mondasz?
ask-buy = Mely civilizációs kártyákat veszed meg?
ask-hand-in = Mely kereskedelmi kártyákat adod be? A hiányzót a kincstár fizeti.
ask-return-cards = Mely kereskedelmi kártyákat adod vissza?
ask-lose-units =
    { $units ->
        [1] 1 egységet veszítesz: melyiket? Egy token 1, egy város 5.
       *[other] { $units } egységet veszítesz: melyeket? Egy token 1, egy város 5.
    }
ask-last-city = Az utolsó város többet ért a veszteségnél, a többlet { $tokens }: melyik után maradnak tokenek?
ask-order-losses = Másokkal legfeljebb { $units } egységet veszíttethetsz el: ki mennyit veszítsen?
ask-flood-plain = Melyik ártér?
ask-show-grain = { $units } egységet veszítesz, minden felmutatott Gabona kártyával 4-gyel kevesebbet: hányat mutatsz fel?
ask-lose-to-epidemic = A járvány legfeljebb { $units } egységet visz el: melyeket? Egy token 1, egy város 4.
ask-volcano = Melyik vulkán törjön ki?
ask-earthquake = Melyik városodat érje a földrengés?
ask-earthquake-neighbour = Egy közeli város is sérülhet.
ask-nominate = Kit jelölsz a polgárháborúban?
ask-secede = Mely egységek szakadjanak el, összesen { $units }? Egy token 1, egy város 5.
ask-keep-part = Nemzeted melyik részét tartod meg?
ask-civil-disorder = Melyik város fejlődjön vissza?
ask-iconoclasm = Melyik városod fejlődjön vissza?
ask-iconoclasm-orders = Egy másik játékos melyik városa fejlődjön vissza?
ask-plunder = { $seat } mely városait foglalják el a hajóid?

## lehetőségek

do-offer = Ajánlat: { $cards }; megnevezve: { $card }; cserébe: { $wanted }
do-floor-offer = Ajánlat mindenkinek: { $cards }; megnevezve: { $card }; cserébe: { $wanted }
do-floor-offer-to = Ajánlat { $seat } részére: { $cards }; megnevezve: { $card }; cserébe: { $wanted }
do-counter = Válasz { $seat } ajánlatára: { $cards }; megnevezve: { $card }
do-floor-counter = Válasz { ARTICLE($number) } { $number }. ajánlatra: { $cards }; megnevezve: { $card }
do-none = Nem válaszolok senkinek
do-accept = { $seat } ellenajánlatának elfogadása: { $count } lap, összértéke { $total }, köztük { $card }
do-floor-accept =
    { ARTICLE($number) ->
        [az] Az
       *[other] A
    } { $number }. ellenajánlat elfogadása
do-decline = Egyiket sem fogadom el
do-suspend =
    { ARTICLE($number) ->
        [az] Az
       *[other] A
    } { $number }. ajánlat felfüggesztése
do-resume =
    { ARTICLE($number) ->
        [az] Az
       *[other] A
    } { $number }. ajánlat újranyitása
do-withdraw =
    { ARTICLE($number) ->
        [az] Az
       *[other] A
    } { $number }. ajánlat visszavonása
do-done = Nem kereskedem tovább
do-buy = „{ $civilization_card }”: { $price }
do-pay = A kiválasztottak kifizetése
do-hand_in = { $cards }
do-hand_in-none = Kártya nélkül: fizetés csak a kincstárból
do-return = { $cards }
do-return-none = Nem adok vissza semmit
none-wanted = bármi
do-lose = { $amounts }
do-last = { $area }
do-order = { $amounts }
do-order-none = Más nem veszít semmit
do-order-one = { $seat }
do-grain = { $number } Gabona kártya
do-nominate = { $seat }
do-secede = { $amounts }
do-keep_seceders = Az elszakadókat tartom meg
do-keep_rest = A többit tartom meg
do-plunder = { $areas }
do-erupt = { $volcano }
do-flood = { $plain }

open-hand_in = Kártyák kiválasztása
open-return = Kártyák kiválasztása
open-lose = Egységek kiválasztása
open-order = A veszteségek elosztása
open-secede = Egységek kiválasztása
open-plunder = Városok kiválasztása

pick-offer = Ajánlat; cserébe: { $wanted }
pick-floor-offer = Ajánlat mindenkinek; cserébe: { $wanted }
pick-floor-offer-to = Ajánlat { $seat } részére; cserébe: { $wanted }
pick-counter = Válasz { $seat } ajánlatára
pick-floor-counter = Válasz { ARTICLE($number) } { $number }. ajánlatra
pick-cards = { $number } × { $card }
pick-named = Megnevezve: { $card }
pick-tokens = { $area }: { $number }
pick-tokens-of = Tokenek: { $area }
pick-city = A város: { $area }
pick-no-city = Ez a város nem: { $area }

## miért nem

no-that-is-not-your-offer = Ez nem a te nyitott ajánlatod.
no-that-offer-is-suspended-already = Ez az ajánlat már fel van függesztve.
no-that-offer-is-not-suspended = Ez az ajánlat nincs felfüggesztve.
no-that-offer-is-not-open-to-you = Ez az ajánlat nem neked szól.
no-an-offer-goes-to-another-trader-or-to-all = Ajánlatot egy másik kereskedőnek vagy mindenkinek lehet tenni.
no-that-counter-offer-was-not-made-to-you = Nem kaptál ilyen ellenajánlatot, vagy fel van függesztve.
no-you-do-not-hold-these-cards = Nincsenek nálad ezek a lapok.
no-no-messages-left-in-this-trade = Ebben a kereskedésben elfogytak az üzeneteid.
no-you-are-done-already = Már befejezted.
no-only-a-commodity-can-be-wanted = Csak árut lehet kérni.
no-that-seat-has-made-you-no-counter-offer = Ez a játékos nem tett neked ellenajánlatot.
no-that-seat-has-no-offer-open-to-you = Ennek a játékosnak nincs számodra nyitott ajánlata.
no-a-give-has-at-least-three-cards = Mindkét fél legalább három lapot ad.
no-the-named-commodity-is-not-in-the-give = A megnevezett árunak a lapok között kell lennie.
no-a-calamity-received-may-not-be-passed-on = A kapott csapás nem adható tovább.
no-a-give-has-at-least-one-commodity = Legalább egy árunak lennie kell a lapok között.
no-you-have-no-units-at-that-volcano = Annál a vulkánnál nincsenek egységeid.
no-the-flood-comes-where-most-units-are-at-risk = Az árvíz ott jön, ahol a legtöbb egységed van veszélyben.
no-no-more-grain-can-be-shown = Nem mutathatsz fel ennyi gabonát, vagy már nem segítene.
no-another-player-is-nominated = Másik játékost kell jelölni.
no-the-seceders-do-not-make-up-the-number = Az elszakadóknak pontosan ki kell adniuk a számot.
no-law-or-philosophy-protects-that-city = Azt a várost a Törvény vagy a Filozófia védi.
no-only-a-city-of-another-player = Csak más játékosok városai, legfeljebb kettő.
no-eleven-cards-are-the-most = Legfeljebb tizenegy civilizációs kártya lehet.
no-you-have-that-card = Ez a kártya már megvan.
no-there-is-no-such-card = Nincs ilyen kártya.
no-cards-and-treasury-do-not-reach-the-price = A kereskedelmi kártyáid és a kincstárad nem fedezik az árat.
no-that-card-is-sold-out = Ez a kártya elfogyott.
no-law-must-be-owned-before-this-event = A Törvény kártyának korábbi körből kell meglennie.
no-exactly-the-surplus-is-returned-and-calamities-at-will = Pontosan a hat fölötti lapokat kell visszaadni; el nem cserélt csapás szabadon visszaadható.
no-each-ship-takes-one-city-on-its-own-waters = Minden hajó pontosan egy várost foglal el a saját vizeinél.
no-the-earthquake-does-not-reach-that-city = A földrengés nem éri el azt a várost.
no-that-does-not-reach-the-price = Ez a kincstáraddal együtt sem éri el az árat.
no-the-units-do-not-make-up-the-loss = Ezek az egységek nem adják ki a veszteséget.
no-not-so-many-units-there = Nincs ott ennyi egység.
no-that-city-was-not-lost = Ez nem a most elvesztett városok egyike.
no-more-than-may-be-ordered = Ez több, mint amennyit elrendelhetsz.
no-the-epidemic-takes-as-much-as-it-can = A járvány annyit visz, amennyit tud, de nem többet, mint ami jár.
no-cards-are-bought-in-the-order-of-their-table = A kártyákat a táblázatuk sorrendjében kell választani.
no-nothing-is-chosen-yet = Még semmi sincs kiválasztva.
no-you-have-chosen-that-card = Ezt a kártyát már kiválasztottad.
no-what-is-chosen-must-be-paid = A kiválasztottakat ki kell fizetni.
