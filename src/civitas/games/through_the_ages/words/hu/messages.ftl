# Korokon át: mi történt, mi a kérdés, mi választható, és miért nem.

# Mi történt: a játék menete

log-round-begins = { $round }. forduló kezdődik.
log-turn-begins = Most jön: { $seat }.
log-age-begins =
    { $age ->
        [A] A kor
       *[other] { $age }. kor
    } kezdődik.
log-last-round =
    { ARTICLE($round) ->
        [az] Az
       *[other] A
    } { $round }. forduló lesz az utolsó.
log-game-ends = A játék véget ért.
log-final-event = A játék végén pontot ér: „{ $card }”.
log-row-loses = Lekerül a kártyasorról: „{ $card }”.
log-row-replenished = A kártyasor feltöltve.
log-card-antiquated = { $seat } eldobja az elavult lapot: „{ $card }”.
log-resigns = { $seat } feladja a játékot.
log-war-is-over = Vége a háborúnak: { $seat } – { $loser }.

# Mi történt: akciók

log-takes = { $seat } elvesz egy lapot { ARTICLE($space) } { $space }. helyről: „{ $card }”.
log-increases-population = { $seat } { $food } élelmiszerért növeli a népességét.
log-builds = { $seat } { $resources } erőforrásért megépíti { ARTICLE($card) } { CASE($card, "acc") }.
log-trains = { $seat } { $resources } erőforrásért kiképez egy egységet: „{ $card }”.
log-upgrades = { $seat } { $resources } erőforrásért fejleszt: „{ $card }” → „{ $upgrade }”.
log-destroys = { $seat } lerombolja { ARTICLE($card) } { CASE($card, "acc") }.
log-disbands = { $seat } feloszlat egy egységet: „{ $card }”.
log-builds-stages = { $seat } { $resources } erőforrásért { $number } szintet épít ehhez a csodához: „{ $card }”.
log-covers-with = { $seat } a szintet innen vett jelzővel fedi le: „{ $card }”.
log-completes-wonder = { $seat } befejezi { ARTICLE($card) } { CASE($card, "acc") }.
log-develops = { $seat } { $science } tudományért kifejleszti { ARTICLE($card) } { CASE($card, "acc") }.
log-declares-revolution = { $seat } { $science } tudományért forradalmat robbant ki: „{ $card }”.
log-plays-leader = { $seat } új vezetője: { $card }.
log-tucks-homer = { $seat } Homéroszt e csoda alá teszi: „{ $card }”.
log-plays-card = { $seat } kijátssza { ARTICLE($card) } { CASE($card, "acc") }.
log-has-for-units = { $seat } ebben a körben { $number } erőforrást költhet katonai egységekre.
log-plays-tactic = { $seat } taktikát játszik ki: „{ $card }”.
log-copies-tactic = { $seat } taktikát másol le: „{ $card }”.
log-tactic-shared = Közös lett a taktika: „{ $card }” (eddig csak { $seat } használta).
log-churchill-chooses =
    { $choice ->
        [culture] { $seat } kultúráját Churchill ösztönzi.
       *[other] { $seat } hadseregét ebben a körben Churchill segíti.
    }
log-hammurabi-pays = { $seat } Hammurapi révén katonai akcióval fizethet.
log-regains-civil-action = { $seat } visszakap egy polgári akciót.

# Mi történt: pontok és jelzők

log-scores-science = { $seat } { $number } tudománypontot szerez.
log-scores-culture = { $seat } { $number } kultúrapontot szerez.
log-loses-science = { $seat } { $number } tudománypontot veszít.
log-loses-culture = { $seat } { $number } kultúrapontot veszít.
log-gains-food =
    { $short ->
        [0] { $seat } { $number } élelmiszert kap.
       *[other] { $seat } { $number } élelmiszert kap; további { $short } elvész, mert üres a kék készlet.
    }
log-gains-resources =
    { $short ->
        [0] { $seat } { $number } erőforrást kap.
       *[other] { $seat } { $number } erőforrást kap; további { $short } elvész, mert üres a kék készlet.
    }
log-loses-food = { $seat } { $number } élelmiszert veszít.
log-loses-resources =
    { $number ->
        [one] { $seat } egy erőforrást veszít.
       *[other] { $seat } { $number } erőforrást veszít.
    }
log-gains-blue =
    { $number ->
        [one] { $seat } egy kék jelzőt kap.
       *[other] { $seat } { $number } kék jelzőt kap.
    }
log-loses-blue =
    { $number ->
        [one] { $seat } egy kék jelzőt veszít.
       *[other] { $seat } { $number } kék jelzőt veszít.
    }
log-loses-blue-from = { $seat } egy kék jelzőt veszít innen: „{ $card }”.
log-gains-yellow =
    { $number ->
        [one] { $seat } egy sárga jelzőt kap.
       *[other] { $seat } { $number } sárga jelzőt kap.
    }
log-loses-yellow =
    { $number ->
        [one] { $seat } egy sárga jelzőt veszít.
       *[other] { $seat } { $number } sárga jelzőt veszít.
    }
log-gains-population =
    { $number ->
        [one] { $seat } egy munkást kap.
       *[other] { $seat } { $number } munkást kap.
    }
log-loses-worker = { $seat } egy fel nem használt munkást veszít.
log-loses-worker-from = { $seat } egy munkást veszít innen: „{ $card }”.

# Mi történt: a kör vége

log-uprising = Felkelés! { $seat } nem termel semmit.
log-corruption = Korrupció: { $seat } vesztesége { $number }.
log-produces-food = { $seat } { $number } élelmiszert termel.
log-consumption = { $seat } népe { $number } élelmiszert fogyaszt.
log-famine = Éhínség: { $seat } { $number } élelmiszerrel marad adós.
log-produces-resources =
    { $number ->
        [one] { $seat } egy erőforrást termel.
       *[other] { $seat } { $number } erőforrást termel.
    }
log-draws = Ezt húzod: „{ $card }”.
log-draws-cards =
    { $number ->
        [one] { $seat } egy katonai kártyát húz.
       *[other] { $seat } { $number } katonai kártyát húz.
    }
log-discards = Ezt dobod el: „{ $card }”.
log-discards-cards =
    { $number ->
        [one] { $seat } egy katonai kártyát dob el.
       *[other] { $seat } { $number } katonai kártyát dob el.
    }
log-reshuffles = A katonai dobópakli újrakeverve: { $number } lap.

# Mi történt: lapok jönnek és mennek

log-leader-leaves = { $seat } elveszti vezetőjét: { CASE($card, "acc") }.
log-wonder-leaves = { $seat } elveszti be nem fejezett csodáját: „{ $card }”.
log-wonder-ruined = { $seat } csodája romba dől: „{ $card }”.
log-gains-colony = { $seat } új gyarmata: „{ $card }”.
log-loses-colony = { $seat } gyarmatot veszít: „{ $card }”.
log-pact-begins = Életbe lép: „{ $card }” ({ $seat } és { $partner }).
log-pact-ends = Véget ér: „{ $card }” ({ $seat } és { $partner }).

# Mi a kérdés

ask-action = Mit teszel?
ask-tuck-homer = Homérosz helyére új vezető lép: visszaveszed a polgári akciót, vagy egy csoda alá teszed őt?
ask-cover-stage = A kék készlet üres: melyik jelző fedje le e csoda szintjét: „{ $card }”?
ask-lose-token =
    { $number ->
        [one] Melyik lapról veszítesz kék jelzőt?
       *[other] Melyik lapról veszítesz kék jelzőt (összesen { $number })?
    }
ask-lose-worker =
    { $number ->
        [one] Melyik lapról veszítesz munkást?
       *[other] Melyik lapról veszítesz munkást (összesen { $number })?
    }
ask-discard =
    { $number ->
        [one] Melyik katonai kártyát dobod el?
       *[other] Melyik { $number } katonai kártyát dobod el?
    }

# Mi választható

do-end = A kör befejezése
do-take = „{ $card }” elvétele { $actions } polgári akcióért
do-population = Népesség növelése { $food } élelmiszerért
do-population-by = „{ $action_card }” kijátszása, népesség növelése { $food } élelmiszerért
do-build = „{ $card }” megépítése { $resources } erőforrásért
do-train = „{ $card }” kiképzése { $resources } erőforrásért
do-build-by = „{ $action_card }” kijátszása, „{ $card }” megépítése { $resources } erőforrásért
do-upgrade = Fejlesztés { $resources } erőforrásért: „{ $card }” → „{ $upgrade }”
do-upgrade-by = „{ $action_card }” kijátszása, fejlesztés { $resources } erőforrásért: „{ $card }” → „{ $upgrade }”
do-destroy = „{ $card }” lerombolása
do-disband = „{ $card }” feloszlatása
do-stage = „{ $card }”: { $number } szint építése { $resources } erőforrásért
do-stage-by = „{ $action_card }” kijátszása, „{ $card }”: egy szint építése { $resources } erőforrásért
do-develop = „{ $card }” kifejlesztése { $science } tudományért
do-develop-by = „{ $action_card }” kijátszása, „{ $card }” kifejlesztése { $science } tudományért
do-revolution = Forradalom: „{ $card }” { $science } tudományért és minden akcióért
do-revolution-by = „{ $action_card }” kijátszása, forradalom: „{ $card }” { $science } tudományért és minden akcióért
do-leader = Új vezető: { $card }
do-play = „{ $card }” kijátszása
do-play-food = „{ $card }” kijátszása élelmiszerért
do-play-resources = „{ $card }” kijátszása erőforrásért
do-tactic = Taktika kijátszása: „{ $card }”
do-copy = Taktika lemásolása: „{ $card }”
do-levy = Barbarossa: népesség növelése { $food } élelmiszerért és „{ $card }” kiképzése { $resources } erőforrásért
do-restage = Bach: „{ $card }” → „{ $theater }” { $resources } erőforrásért
do-churchill-culture = Churchill: 3 kultúrapont
do-churchill-units = Churchill: 3 tudománypont és 3 erőforrás katonai egységekre
do-ocean-liner = Óceánjárók: egy munkás
do-hammurabi = Hammurapi: a következő akció egyik polgári akcióját katonaival fizeted
do-trade-routes = Kereskedőutak: segít kifizetni a következő akciót
do-regain = A polgári akció visszavétele
do-tuck = Homérosz e csoda alá: „{ $card }”
do-cover = Jelző innen: „{ $card }”
do-lose-token = Jelző innen: „{ $card }”
do-lose-worker = Munkás innen: „{ $card }”
do-discard = Eldobás: { $cards }

# Miért nem

no-the-space-is-empty = Azon a helyen nincs kártya.
no-too-few-civil-actions = Nincs elég polgári akciód.
no-too-few-military-actions = Nincs elég katonai akciód.
no-the-civil-hand-is-full = Nem lehet több polgári kártya a kezedben.
no-the-technology-is-already-in-hand-or-play = Ez a technológia már megvan, a kezedben vagy kijátszva.
no-a-leader-of-this-age-was-already-taken = Ebből a korból már vettél el vezetőt.
no-another-wonder-is-unfinished = Már van be nem fejezett csodád.
no-the-yellow-bank-is-empty = A sárga készleted üres.
no-too-little-food = Nincs elég élelmiszered.
no-the-technology-is-not-in-play = Ezt a technológiát még nem fejlesztetted ki.
no-there-is-no-unused-worker = Nincs fel nem használt munkásod.
no-too-few-resources = Nincs elég erőforrásod.
no-the-government-allows-no-more-of-this-type = A kormányzatod nem enged több ilyen típusú épületet.
no-no-worker-stands-on-that-card = Azon a lapon nincs munkás.
no-an-upgrade-goes-to-a-higher-card-of-the-same-type = Csak azonos típusú, magasabb szintű lapra lehet fejleszteni.
no-there-is-no-unfinished-wonder = Nincs be nem fejezett csodád.
no-the-wonder-has-not-so-many-stages-left = A csodának nincs már ennyi szintje hátra.
no-there-are-too-few-blue-tokens-to-cover-the-stages = Nincs elég kék jelződ a szintek lefedéséhez.
no-it-must-become-a-theater-of-the-same-or-a-higher-level = Azonos vagy magasabb szintű színházzá kell válnia.
no-the-card-is-not-in-hand = Ez a lap nincs a kezedben.
no-the-card-is-not-a-technology = Ez a lap nem technológia.
no-too-little-science = Nincs elég tudománypontod.
no-the-research-partner-has-no-science = A tudományos együttműködésben a partnerednek nincs tudománypontja, amivel fizethetne.
no-only-a-government-comes-by-revolution = Forradalommal csak kormányzat jöhet.
no-a-revolution-takes-all-civil-actions = A forradalom minden polgári akciódat igényli, de már elköltöttél belőlük.
no-robespierres-revolution-takes-all-military-actions = Robespierre forradalma minden katonai akciódat igényli, de már elköltöttél belőlük.
no-the-leader-is-not-in-hand = Nincs ilyen vezető a kezedben.
no-the-tactic-is-not-in-hand = Nincs ilyen taktika a kezedben.
no-one-tactic-was-already-played-or-copied-this-turn = Ebben a körben már kijátszottál vagy lemásoltál egy taktikát.
no-the-tactic-is-not-in-the-common-area = Ez a taktika nincs a közös taktikák között.
no-the-standard-is-already-there = Már most is ez a taktikád.
no-in-the-first-turn-cards-can-only-be-taken = Az első körödben csak kártyákat vehetsz el.
no-the-action-card-is-not-in-hand = Nincs ilyen akciókártya a kezedben.
no-an-action-card-cannot-be-played-in-the-turn-it-was-taken = Ezt a lapot ebben a körben vetted el: legközelebb a következő körödben játszhatod ki.
no-the-card-does-not-order-that = Az akciókártya ezt nem engedi meg.
no-so-many-stages-take-a-better-construction-technology = Ennyi szinthez egyszerre jobb építkezési technológia kell.
no-no-card-in-play-allows-this = Egyetlen kijátszott lapod sem engedi ezt.
no-there-is-no-such-action = Nincs ilyen akció.
no-that-was-already-done-this-turn = Ezt ebben a körben már megtetted.
no-what-was-announced-cannot-help-with-that = Amit bejelentettél, ezt nem segít kifizetni.
no-the-levy-is-for-military-units = Barbarossa csak katonai egységeket képez ki.
no-there-is-no-such-space = A kártyasorban nincs ilyen hely.
no-the-card-builds-exactly-one-stage = A lap pontosan egy szintet épít.
no-a-unit-is-disbanded-not-destroyed = Katonai egységet katonai akcióval oszlathatsz fel.
no-only-a-unit-is-disbanded = Csak katonai egység oszlatható fel; az épületet polgári akcióval rombolod le.
no-choose-food-or-resources = Ezzel a lappal élelmiszert vagy erőforrást kell választanod.
no-the-card-leaves-no-choice = Ezzel a lappal nincs mit választani.
no-choose-culture-or-units = Churchill kultúrát, vagy egységekre tudományt és erőforrást kínál.
no-the-wonder-is-not-completed = Nincs ilyen befejezett csodád.
no-no-blue-token-lies-on-that-card = Azon a lapon nincs kék jelző.

### Politika

# Mi történt

log-abstains = { $seat } nem hajt végre politikai akciót.
log-accepts-pact = { $seat } elfogadja a szövetséget: „{ $card }”.
log-aggression-succeeds = Sikeres agresszió: „{ $card }” ({ $seat } támadott { $rival } ellen).
log-annexes = { $seat } elfoglal egy gyarmatot: „{ $card }” (eddigi gazdája { $rival }).
log-bids = { $seat } licitje: { $bid }.
log-building-destroyed = { $seat } épületet veszít: „{ $card }”.
log-builds-free = { $seat } ingyen megépíti { ARTICLE($card) } { CASE($card, "acc") }.
log-trains-free = { $seat } ingyen kiképez egy egységet: „{ $card }”.
log-cancels-pact = { $seat } felbontja a szövetséget: „{ $card }”.
log-declares-war = { $seat } háborút hirdet { $rival } ellen: „{ $card }”.
log-declines-agreement = { $seat } nem él a megállapodással.
log-defends =
    { $hidden ->
        [0] { $seat } visszaveri a támadást: { $cards }.
        [one] { $seat } visszaveri a támadást: { $cards } és egy képpel lefelé fordított lap.
       *[other] { $seat } visszaveri a támadást: { $cards } és { $hidden } képpel lefelé fordított lap.
    }
log-defends-hidden =
    { $hidden ->
        [one] { $seat } egy képpel lefelé fordított lappal visszaveri a támadást.
       *[other] { $seat } { $hidden } képpel lefelé fordított lappal visszaveri a támadást.
    }
log-discovers = { $seat } felfedezi { ARTICLE($card) } { CASE($card, "acc") }.
log-does-not-defend = { $seat } nem védekezik.
log-has-no-political-action = { $seat } ebben a körben nem hajthat végre politikai akciót.
log-nobody-colonizes = Senki sem gyarmatosítja { ARTICLE($card) } { CASE($card, "acc") }.
log-offers-pact = { $seat } szövetséget ajánl { $partner } részére: „{ $card }”; saját oldala: { $side }.
log-owes-political-action = { $seat } lemond a következő politikai akciójáról.
log-passes = { $seat } passzol.
log-plays-aggression = { $seat } agressziót játszik ki { $rival } ellen: „{ $card }”.
log-prepares-card = Az általad előkészített esemény: „{ $card }”.
log-prepares-event =
    { $seat } eseményt készít elő ({ $age ->
        [A] A kor
       *[other] { $age }. kor
    }).
log-rebellion-spends =
    { $actions ->
        [one] A lázadás miatt { $seat } egy polgári akciót veszít.
       *[other] A lázadás miatt { $seat } { $actions } polgári akciót veszít.
    }
log-refuses-pact = { $seat } visszautasítja a szövetséget: „{ $card }”.
log-renews-events =
    { $number ->
        [one] Az elkövetkező eseményekből aktuálisak lesznek: egy lap.
       *[other] Az elkövetkező eseményekből aktuálisak lesznek: { $number } lap.
    }
log-reveals-event = { $seat } ezt fedi fel: „{ $card }”.
log-scores-event = Pontozás: „{ $card }”.
log-second-political-action = { $seat } második politikai akciót hajt végre.
log-sees-next-event = A következő esemény: „{ $card }”.
log-sends-force =
    { $discarded ->
        [0] { $seat } sereget küld: { $cards }; bónuszkártyák: { $bonuses }.
        [one] { $seat } sereget küld: { $cards }; bónuszkártyák: { $bonuses }; egy lapot eldob.
       *[other] { $seat } sereget küld: { $cards }; bónuszkártyák: { $bonuses }; { $discarded } lapot eldob.
    }
log-steals-technology = { $seat } technológiát lop: „{ $card }” (a vesztes { $loser }).
log-war-is-a-draw = „{ $card }”: nincs győztes. { $seat } és { $rival } ereje egyaránt { $strength }.
log-wins-auction = { $seat } { $bid } erővel gyarmatosítja { ARTICLE($card) } { CASE($card, "acc") }.
log-wins-war = „{ $card }”: { $seat } győz { $loser } felett; erőfölény: { $advantage }.

# Mi a kérdés

ask-politics = Melyik politikai akció?
ask-pact = { $seat } szövetséget ajánl neked: „{ $card }”; a te oldalad: { $side }. Elfogadod?
ask-defend = { $seat } megtámad: „{ $card }”. Még { $strength } erő kell. Védekezel?
ask-plunder = Mit zsákmányolsz { $seat } készletéből, összesen legfeljebb { $limit } értékben?
ask-raid = { $seat } mely épületei dőljenek le?
ask-annex = { $seat } melyik gyarmatát foglalod el?
ask-infiltrate = Mit veszítsen { $seat }?
ask-steal = { $seat } melyik technológiáját lopod el, legfeljebb { $budget } értékben?
ask-bid =
    { $bid ->
        [0] Mennyit licitálsz erre: „{ $card }”?
       *[other] Mennyit licitálsz erre: „{ $card }”? Az eddigi legtöbb: { $bid }.
    }
ask-send = Milyen sereget küldesz ide: „{ $card }”? Legalább { $bid } értékű kell.
ask-market = { $food } élelmiszer vagy { $resources } erőforrás?
ask-free-building = Leteszel ingyen egy munkást erre: „{ $card }”?
ask-agreement =
    { $actions ->
        [one] Mely lapokat veszed el, egy polgári akció értékben?
       *[other] Mely lapokat veszed el, legfeljebb { $actions } polgári akció értékben?
    }
ask-lose-colony = Melyik gyarmatot veszíted el?
ask-ruin = Melyik csoda dőljön romba?
ask-terror = { $seat } melyik épülete semmisüljön meg?
ask-destroy-own = Melyik épületed semmisüljön meg?
ask-gain-mix = Mennyi élelmiszert és mennyi erőforrást kérsz, összesen { $total } értékben?
ask-lose-mix = Mennyi élelmiszert és mennyi erőforrást veszítesz, összesen { $total } értékben?
ask-civil-development = Mit teszel? Kedvezmény: { $discount }.

# Mi választható

do-abstain = Nincs politikai akció
do-prepare = „{ $card }” előkészítése
do-aggression = „{ $card }” kijátszása { $seat } ellen
do-war = Háború hirdetése { $seat } ellen: „{ $card }”
do-offer = Szövetség ajánlása { $seat } részére: „{ $card }”; saját oldalad: { $side }
do-offer-equal = Szövetség ajánlása { $seat } részére: „{ $card }”
do-cancel = Szövetség felbontása: „{ $card }”, partner: { $seat }
do-lay-down = Nagy Sándor eltávolítása egy sárga jelzőért
do-discover = Gyarmatosítás Kolumbusszal: „{ $card }”
do-resign = A játék feladása
do-accept = Elfogadom
do-refuse = Visszautasítom
do-decline = Nem élek vele
do-defend =
    { $hidden ->
        [0] Védekezés: { $cards }
        [one] Védekezés: { $cards } és egy képpel lefelé fordított lap
       *[other] Védekezés: { $cards } és { $hidden } képpel lefelé fordított lap
    }
do-defend-hidden =
    { $hidden ->
        [one] Védekezés egy képpel lefelé fordított lappal
       *[other] Védekezés { $hidden } képpel lefelé fordított lappal
    }
do-defend-up = „{ $card }”, képpel felfelé: { $worth }
do-defend-down = „{ $card }”, képpel lefelé: 1
open-defend = Védekezel
do-plunder = { $food } élelmiszer, { $resources } erőforrás
do-raid = „{ $card }” lerombolása
do-raid-two = „{ $card }” és „{ $second }” lerombolása
do-annex = „{ $card }” elfoglalása
do-infiltrate = „{ $card }” eltávolítása
do-steal = „{ $card }” ellopása
do-stop = Elég
do-bid = Licit: { $bid }
do-send = Küldés: { $cards }; bónuszkártyák: { $bonuses }; eldobva: { $discards }
do-send-unit = „{ $card }”: erő { $worth }
do-send-bonus = „{ $card }”: { $worth }
do-send-discard = „{ $card }” eldobása: 1
choose-number = { $number } × { $part }
do-choose-food = Élelmiszer
do-choose-resources = Erőforrás
do-build-free = „{ $card }” megépítése
do-train-free = „{ $card }” kiképzése
do-lose-colony = „{ $card }” elvesztése
do-ruin = „{ $card }” romba döntése
do-blow-up = „{ $card }” lerombolása
do-destroy-own = „{ $card }” lerombolása
do-gain-mix = { $food } élelmiszer, { $resources } erőforrás
do-lose-mix = { $food } élelmiszer, { $resources } erőforrás

# Miért nem

no-only-events-and-territories-are-prepared = Csak eseményt és területet lehet előkészíteni.
no-only-alexander-lays-down-his-crown = Csak Nagy Sándor távolítható el sárga jelzőért.
no-only-columbus-discovers = Csak Kolumbusz gyarmatosíthat licit nélkül.
no-only-a-territory-is-discovered = Kolumbusznak terület kell.
no-nobody-resigns-in-age-iv = A IV. korban senki sem adhatja fel.
no-card-is-not-in-your-hand = Nincs ilyen lap a kezedben.
no-no-such-rival = Nincs ilyen rivális ebben a játékban.
no-no-pacts-between-two-players = Két játékos között nincs szövetség.
no-pact-has-no-sides = Ez a szövetség mindkét félnek ugyanazt jelenti.
no-no-pact-of-yours-there = Nem vagy részese ilyen szövetségnek.
no-your-leader-forbids-attacks = A vezetőd nem engedi a támadást.
no-a-pact-forbids-attacks = Egy köztetek lévő szövetség tiltja a támadást.
no-not-enough-military-actions = Nincs elég katonai akciód.
no-rival-is-not-weaker = Erősebbnek kell lenned a riválisodnál.
no-no-wars-in-the-last-round = Az utolsó fordulóban nem lehet háborút hirdetni.
no-a-pact-protects-the-rival-from-wars = Ezt a játékost szövetség védi a háborúktól.
no-bid-must-exceed-the-last-one = Többet kell licitálnod az előző licitnél.
no-bid-exceeds-your-largest-force = Ekkora sereget nem tudnál küldeni.
no-only-farms-mines-and-urban-buildings = Ezzel az eseménnyel csak farm, bánya vagy városi épület építhető.
no-only-that-building-is-free = Csak a megnevezett épület ingyenes.
no-food-and-resources-must-make-so-many = Az élelmiszernek és az erőforrásnak összesen { $total } egységnek kell lennie.
no-you-have-not-so-much = Nincs ennyid.
no-the-rival-has-not-so-much = A riválisodnak nincs ennyi.
no-more-than-the-aggression-takes = Ez az agresszió összesen legfeljebb { $limit } egységet vesz el.
no-only-urban-buildings-are-destroyed = Csak városi épület rombolható le.
no-only-buildings-are-destroyed = Csak farm, bánya vagy városi épület rombolható le.
no-the-building-is-of-too-high-a-level = Az épület szintje túl magas ehhez az agresszióhoz.
no-only-one-building-is-destroyed = Ez az agresszió csak egy épületet rombol le.
no-the-building-of-higher-level-comes-first = A két épület közül a magasabb szintűt nevezd meg először.
no-there-is-no-such-colony = Nincs ott ilyen gyarmat.
no-only-the-leader-or-the-unfinished-wonder = A riválisod vezetőjét vagy be nem fejezett csodáját nevezd meg.
no-the-loser-has-no-such-technology = A vesztesnek nincs ilyen különleges technológiája.
no-the-advantage-does-not-pay-for-it = Az előnyödből megmaradt rész erre nem elég.
no-only-an-old-wonder-falls-to-ruin = Olyan A vagy I. kori csodát nevezz meg, amely még nem romos.
no-discard-so-many-cards = Pontosan { $number } lapot kell eldobnod.
no-you-do-not-have-those-cards = Nincsenek nálad ezek a lapok.
no-more-cards-than-military-actions = Legfeljebb annyi lapot használhatsz, ahány katonai akciód van.
no-the-defence-is-too-weak = Ezek a lapok nem állítják meg a támadást.
no-a-force-needs-a-unit = Legalább egy egységet küldeni kell.
no-so-many-cards-cannot-be-discarded-with-the-force = Ennyi lapot nem lehet a sereghez eldobni.
no-the-force-is-weaker-than-the-bid = A seregnek el kell érnie a licitedet.
