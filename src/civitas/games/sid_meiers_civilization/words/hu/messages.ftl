# „Sid Meier's Civilization”: mi történt, mit kérdezünk, mi választható, és miért nem.

# Mi történt: a játék menete

log-plays = { $seat } civilizációja: { $civ }.
log-first-player = Kezdőjátékos: { $seat }.
log-turn-begins = Kezdődik { ARTICLE($turn) } { $turn }. forduló.
log-phase-begins = Kezdődik a szakasz: { $phase }.
log-part-begins = { $seat }: { $phase }.
log-condition-met = { $seat } teljesítette a győzelem feltételét ({ $victory }); a fordulót végigjátsszák.
log-game-ends = Vége a játéknak ({ $victory }): { $winners }.
log-founds-capital = { $seat } fővárost alapít: { $square }.
log-starts-with-wonder = { $seat } csodával kezd: { $wonder }, { $square }.

# Mi történt: a forduló kezdete és kereskedelem

log-founds = { $seat } várost alapít: { $square }.
log-finds-no-room = { $seat } nem talál helyet { $n } bábunak: vissza a készletbe.
log-changes-government = { $seat } államformát vált: { $government }.
log-falls-into-anarchy = { $seat } anarchiába süllyed.
log-government-pays-trade = { $seat } kap { $number } kereskedelmet ({ $government }).
log-wonder-pays = { $seat } bevételt kap: { $wonder }.
log-gardens-give = Függőkert: { $seat } kap { $figure }, { $square }.
log-statue-teaches = A Szabadság-szobor tanít: { $seat }.
log-harvests-freely = { $seat } ingyen betakarít: { $resource }.
log-gathers = { $seat }: a felderítő ({ $square }) ennek gyűjt: { $city }.
log-collects = { $seat } { $trade } kereskedelmet gyűjt.
log-offers = { $seat } ajánlata ({ $other }): { $gives } ezért: { $wants }.
log-accepts = { $seat } elfogadja az ajánlatot ({ $other }).
log-rejects = { $seat } elutasítja az ajánlatot ({ $other }).
log-hands-over = { $seat } átadja ({ $other }): { SOME("kunyhók: ", $huts, "falvak: ", $villages, "események: ", $events) }.

# Mi történt: városigazgatás

log-devotes-to-arts = { $seat }: { $city } a művészeteknek él.
log-harvests = { $seat }: { $city } betakarít – { $resources }.
log-takes-resource = { $seat } vesz a piacról: { $resource }.
log-announces-army = { $seat }: { $city } hadsereget jelent be, { $square }.
log-announces-scout = { $seat }: { $city } felderítőt jelent be, { $square }.
log-announces-unit = { $seat }: { $city } egységet jelent be – { $type }.
log-announces-build = { $seat }: { $city } bejelenti – { $marker }, { $square }.
log-rushes = { $seat } { $trade } kereskedelemért siettet: { $city }.
log-action-cancelled = A város akciója érvénytelen ({ $city }): { $seat } elveszti, amit fizetett.
log-item-lost = { $seat }: { $city } már nem készítheti el, amit bejelentett.
log-produces-army = { $seat } hadsereget állít: { $square }.
log-produces-scout = { $seat } felderítőt küld: { $square }.
log-draws-unit = { $seat } egységet kap: { $type }.
log-sees-unit = { $seat } ezt húzta: { $unit }.
log-builds = { $seat } építkezik: { $marker }, { $square }.
log-builds-walls = { $seat } falat épít: { $city }.
log-makes-room = { $seat }: { $marker } helyet ad, { $square }.
log-wonder-appears = Megjelenik a piacon: { $wonder }.
log-city-boosted = Ebben a fordulóban termelés +{ $number }: { $city }.
log-advances = { $seat } a kultúrasáv { $space }. mezőjére lép.
log-draws-event = { $seat } { $level }. szintű kultúraeseményt húz.
log-sees-event = { $seat } ezt húzta: { $event }.
log-discards-events = { $seat } eldobja: { $events }.
log-gains-culture = { $seat } { $number } kultúrát kap.
log-gains-trade = { $seat } { $number } kereskedelmet kap.
log-gains-person = { $seat } nagy embert kap: { $person }.
log-gains-great-person = { $seat } nagy embert kap: { $person }.
log-places-person = { $seat } nagy embert helyez el: { $person }, { $square }.
log-places-great-person = { $seat } nagy embert helyez el: { $person }, { $square }.
log-coin-token = { $seat } érmét tesz ide: { $place }.
log-loses-coin = { $seat } érmét veszít innen: { $place }.

# Mi történt: képességek, események, válaszok

log-uses-ability = { $seat } használja: { $ability }.
log-ability-cancelled = Érvénytelen: { $ability } ({ $seat }).
log-pays = { $seat } fizet ({ $ability }) – { SOME("a piacról: ", $resources, "kunyhók: ", $huts, "falvak: ", $villages) }.
log-withdraws = { $seat } visszalép: { $ability }.
log-plays-event = { $seat } kijátssza: { $event }.
log-event-cancelled = Érvénytelen: { $event } ({ $seat }).
log-takes-event-back = { $seat } visszaveszi: { $event }.
log-refuses-event = { $seat } nem hajlandó célpont lenni: { $event } ({ $rival } játssza).
log-watches = { $seat } figyeli a mozgást: { $rival }.
log-names-choose-player = { $seat } választása: { $rival }.
log-names-boost = { $seat } választása: { $city }.
log-names-destroy = { $seat } épületet céloz: { $square }.
log-names-change-terrain = { $seat } mezőt választ: { $square }.
log-names-kill = { $seat } bábukat céloz ({ $rival }), { $square }: { $armies ->
        [0] {""}
       *[other] { $armies } hadsereg
    }{ $armies ->
        [0] {""}
       *[other] { $scouts ->
            [0] {""}
           *[other] {", "}
        }
    }{ $scouts ->
        [0] {""}
       *[other] { $scouts } felderítő
    }.
log-names-kill-person = { $seat } nagy embert céloz: { $square }.
log-names-lead-away = { $seat } elvezeti a bábukat innen: { $square }.
log-names-lead-to = { $seat } ide vezeti őket: { $square }.
log-names-obsolete = { $seat } csodát céloz: { $wonder }.
log-names-kill-unit = { $seat } egységet céloz ({ $rival }).
log-names-embark = { $seat } hajóra száll innen: { $square }.
log-names-sail-to = { $seat } ide küldi őket: { $square }.
log-names-nuke = { $seat } várost céloz: { $city } ({ $rival }).
log-names-hold = { $seat } visszatart minden bábut: { $square }.
log-names-wound = { $seat } { $number } sebet okoz ({ $front }. front).
log-names-enough = { $seat } mást nem céloz.
log-figures-killed = { $seat } bábukat veszít, { $square }: { $armies ->
        [0] {""}
       *[other] { $armies } hadsereg
    }{ $armies ->
        [0] {""}
       *[other] { $scouts ->
            [0] {""}
           *[other] {", "}
        }
    }{ $scouts ->
        [0] {""}
       *[other] { $scouts } felderítő
    }.
log-person-killed = { $seat } nagy embert veszít: { $person }, { $square }.
log-figures-led-away = { $seat }: a bábuk eltévednek, { $square } → { $destination }.
log-figures-sail = { $seat }: a bábuk hajóznak, { $square } → { $destination }.
log-terrain-changes = { $square } mostantól: { $terrain }.
log-building-destroyed = { $seat } épületet veszít: { $building }, { $square }.
log-walls-fall = Leomlanak a falak: { $city }.
log-becomes-obsolete = Elavult: { $wonder }.
log-unit-killed = { $seat } egységet veszít: { $unit }.
log-city-nuked = { $seat } elpusztít egy várost ({ $city }): { $square }.

# Mi történt: mozgás, felfedezés, csata

log-steps = { $seat } lép, { $square } → { $destination }: { $armies ->
        [0] {""}
       *[other] { $armies } hadsereg
    }{ $armies ->
        [0] {""}
       *[other] { $scouts ->
            [0] {""}
           *[other] {", "}
        }
    }{ $scouts ->
        [0] {""}
       *[other] { $scouts } felderítő
    }.
log-discovers = { $seat } felfedez egy térképlapot: { $tile }.
log-explores-hut = { $seat } felfedezi a kunyhót: { $square }.
log-sees-hut = { $seat } ezt találta a kunyhóban: { $hut }.
log-conquers-village = { $seat } meghódítja a falut: { $square }.
log-sees-village = { $seat } ezt találta a faluban: { $village }.
log-sacrifices = { $seat } feláldoz egy bábut { $other } városában: { $square }.
log-razes = { $seat } lerombolja: { $marker }, { $square }.
log-kills-scouts = { $seat } megöl { $n } felderítőt ({ $other }, { $square }).
log-battle =
    { $against ->
        [village] { $seat } megtámadja a falut, { $square }; a barbárokat { $other } játssza.
        [city] { $seat } támad, { $other } védekezik: { $square } ({ $city }).
       *[other] { $seat } támad, { $other } védekezik: { $square }.
    }
log-draws-hand = { $seat } csatakezet húz: { $n }.
log-sees-hand = { $seat } ezt húzta: { $units }.
log-combat-bonus = Harci bónusz: támadó { $attack }, védő { $defence }.
log-opens-front =
    { $barbarian ->
        [True] A barbárok frontot nyitnak: { $unit } (erő { $strength }).
       *[other] { $seat } frontot nyit: { $unit } (erő { $strength }).
    }
log-attacks =
    { $barbarian ->
        [True] A barbárok támadnak: { $unit } – { $enemy }; okozott seb { $blow }, kapott seb { $answer }.
       *[other] { $seat } támad: { $unit } – { $enemy }; okozott seb { $blow }, kapott seb { $answer }.
    }
log-unit-dies =
    { $barbarian ->
        [True] A barbárok elvesztik: { $unit }.
       *[other] { $seat } elveszti: { $unit }.
    }
log-heals = { $seat } { $n } sebet gyógyít.
log-battle-ends =
    { $barbarian ->
        [True] A barbárok győznek (támadó { $attack }, védő { $defence }).
       *[other] { $seat } megnyeri a csatát (támadó { $attack }, védő { $defence }).
    }
log-loses-armies = { $seat } mégis elveszít { $n } hadsereget.
log-city-falls = { $seat } várost hódít: { $city }.
log-saves-unit = { $seat } megmenti: { $unit }.
log-loots = { $seat } zsákmánya: { $loot } ({ $other }).
log-stolen-hut = { $seat } kunyhójelzőt vett el: { $hut } ({ $other }).
log-stolen-village = { $seat } falujelzőt vett el: { $village } ({ $other }).
log-stolen-event = { $seat } eseményt vett el: { $event } ({ $other }).

# Mi történt: kutatás

log-researches = { $seat } kutatása: { $tech }, { $trade } kereskedelemért; megtart { $kept }.
log-learns = { $seat } megtanulja: { $tech }.

# Kérdések

ask-civilization = Melyik civilizációval játszol?
ask-capital = Hol alapítod a fővárosodat?
ask-first-wonder = Hová teszed: { $wonder }?
ask-first-army = Hol kezd a hadsereged?
ask-first-scout = Hol kezd a felderítőd?
ask-first-great-person = Hová helyezed a nagy embert: { $person }?
ask-start-of-turn = A forduló kezdete: mit teszel?
ask-displace = Hová húzódik { $figure }?
ask-assign = Melyik városnak gyűjt a felderítő ({ $square })?
ask-trade = Kereskedelem: teszel ajánlatot?
ask-propose = Mit ajánlasz ({ $other })?
ask-bargain = { $seat } ad: { $gives }; kér: { $wants }. Beleegyezel?
ask-hand-over = Mit adsz át?
ask-city-management = Városigazgatás: mit teszel?
ask-item = { $city }, termelés { $number }: mit készít?
ask-second-item = { $city }: mit készít még?
ask-place-person = Hová helyezed a nagy embert: { $person }?
ask-take-resource = Melyik nyersanyagot veszed?
ask-discard-events = Melyik eseményt dobod el ({ $number })?
ask-pay = Mivel fizetsz ({ $ability }, még { $number })?
ask-event-target = Kit ér: { $event }?
ask-event-lead-away = Mely bábukat és hová vezeti: { $event }?
ask-event-change-terrain = Melyik mezőt változtatja meg: { $event }?
ask-event-destroy = Melyik épületet rombolja le: { $event }?
ask-event-choose-player = Melyik játékost választod ({ $event })?
ask-event-boost = Melyik város dolgozik többet ({ $event })?
ask-ability-target = Mi a célpontja: { $ability }?
ask-ability-boost = Melyik város dolgozik többet ({ $ability })?
ask-ability-choose-player = Melyik játékost választod ({ $ability })?
ask-ability-monarchy = { $ability }: elavult csoda vagy elesett egység?
ask-ability-gunpowder = { $ability }: elavult csoda vagy lerombolt épület?
ask-ability-hold = Melyik mezőt nem hagyja el többé senki ({ $ability })?
ask-ability-embark = Mely bábuk hajóznak, és hová ({ $ability })?
ask-ability-nuke = Melyik várost pusztítod el ({ $ability })?
ask-ability-wounds = Hol okozol sebet ({ $ability })?
ask-agree-to-event = { $rival } ellened játssza: { $event }. Beleegyezel?
ask-respond-to-event = { $seat } kijátssza: { $event }. Válaszolsz?
ask-respond-to-ability = { $seat } használja: { $ability }. Válaszolsz?
ask-respond-to-action = { $seat } városakciót jelent be ({ $city }): { $action }. Válaszolsz?
ask-respond-to-move = { $seat } mozog. Válaszolsz?
ask-watch = Figyeled a mozgást ({ $seat })?
ask-movement = Mozgás: mit teszel?
ask-move = Hová megy a csoport innen: { $square }? Hátralévő lépés: { $left }
ask-raze = Lerombolod: { $marker }, { $square }?
ask-barbarian-deck = Melyik pakliból húznak helyette a barbárok?
ask-battle = Csata, { $square }: mit teszel?
ask-battle-close = Csata, { $square }: még valamit ebben a csatakörben?
ask-heal = Mely sebeket gyógyítod?
ask-save-unit = Melyik egységet mented meg?
ask-loot = Mit veszel el ({ $other })?
ask-loot-more = Mit veszel el még ({ $other })?
ask-loot-city = Mit veszel el a városért ({ $other })?
ask-loot-points = Mit veszel el ({ $other })? Hátralévő zsákmány: { $points }
ask-give-coin = Melyik érmét adod fel?
ask-learn = Melyik technológiát tanulod meg?
ask-research = Melyik technológiát kutatod?

# Választások

do-civilization = { $civ }
do-capital = Főváros: { $square } (termelés { $production }, kereskedelem { $trade })
do-put = { $square }
do-end = A rész befejezése
do-found = Városalapítás: { $square } ({ $founder }; termelés { $production }, kereskedelem { $trade })
do-displace = Ide: { $square }
do-assign = { $served ->
    [1] Ennek gyűjt: { $city } (a mező már az övé)
   *[0] Ennek gyűjt: { $city } (termelés +{ $production }, kereskedelem +{ $trade })
}
do-idle = Senkinek sem gyűjt
do-government = Államformaváltás: { $government }
do-person = Nagy ember elhelyezése: { $person }, { $square }
do-keep-person = Tartalékba
do-gardens = A Függőkert ad: { $figure }
do-statue = A Szabadság-szobor tanít
do-harvest-freely = Ingyenes betakarítás: { $resource }
do-offer = Ajánlat: { $seat }
do-propose = Adni { $gives } ezért: { $wants }
pick-gives = Adsz: { $good }
pick-wants = Kapsz: { $good }
do-accept = Elfogadás
do-reject = Elutasítás
do-give = Átadás – { SOME("kunyhójelzők: ", $huts, "falujelzők: ", $villages, "események: ", $events) }
do-advance = Lépés { ARTICLE($space) } { $space }. mezőre (kultúra { $culture }, kereskedelem { $trade })
do-mint = Érme: { $place } (kereskedelem { $trade }, kultúra { $culture })
do-produce = Termelés: { $city } (termelés { $number })
do-army = Hadsereg, { $square } (termelés { $cost }, kereskedelem { $trade })
do-scout = Felderítő, { $square } (termelés { $cost }, kereskedelem { $trade })
do-unit = Egység: { $type } (termelés { $cost }, kereskedelem { $trade })
do-build = { $building }, { $square } (termelés { $cost }, kereskedelem { $trade })
do-one-item = Csak egy dolog
do-build-freely = Ingyenes építés: { $city }
do-arts = Művészetek: { $city } (kultúra { $number })
do-harvest = Betakarítás: { $resource } ({ $city })
do-harvest-two = Betakarítás: { $resource } és { $second } ({ $city })
do-use = Használat: { $ability }
do-play = Kijátszás: { $event }
do-pay = Piaci jelző: { $resource }
do-pay-hut = Kunyhójelző: { $hut }
do-pay-village = Falujelző: { $village }
do-pay-gift = { $event }
do-withdraw = Visszalépés
do-choose-player = { $seat }
do-boost = Több termelés: { $city }
do-destroy = Épület lerombolása: { $square }
do-change-terrain = { $square } megváltoztatása
do-kill = Bábuk megölése ({ $rival }), { $square }: { $armies ->
        [0] {""}
       *[other] { $armies } hadsereg
    }{ $armies ->
        [0] {""}
       *[other] { $scouts ->
            [0] {""}
           *[other] {", "}
        }
    }{ $scouts ->
        [0] {""}
       *[other] { $scouts } felderítő
    }
do-kill-person = Nagy ember megölése: { $square }
do-lead-away = Bábuk innen: { $square }
do-lead-to = Ide: { $square }
do-obsolete = Elavult csoda: { $wonder }
do-kill-unit = Véletlen egység megölése: { $seat }
do-embark = Bábuk innen: { $square }
do-sail-to = Ide: { $square }
do-nuke = Elpusztítás: { $city } ({ $rival })
do-hold = Visszatartás: { $square }
do-wound = { $number } seb ({ $front }. front)
do-enough = Elég
do-take-back = A kártya visszavétele
do-agree = Beleegyezés
do-refuse = Elutasítás
do-refuse-one = Elutasítás csak ennél az épületnél: { $square }
do-discard-events = Eldobás: { $events }
do-watch = Figyelés
do-rest = Nem figyelem
do-rest-on = Ebben a fordulóban semmit sem figyelek
do-pass-on = Passz, és ebben a fordulóban városakciókról ne kérdezz
do-move = Mozgás innen: { $square }: { $armies ->
        [0] {""}
       *[other] { $armies } hadsereg
    }{ $armies ->
        [0] {""}
       *[other] { $scouts ->
            [0] {""}
           *[other] {", "}
        }
    }{ $scouts ->
        [0] {""}
       *[other] { $scouts } felderítő
    }
do-step = Ide: { $square }
do-discover = Térképlap felfedezése: { $square }
do-sacrifice = Bábu feláldozása a városban: { $square }
do-stop = Megállás
do-raze = Lerombolás
do-spare = Megkímélés
do-deck = { $type }
do-front = Front nyitása: { $unit }
do-attack = { $front }. front támadása: { $unit }
do-heal = Sebek gyógyítása
do-heal-all = Minden seb gyógyítása
do-heal-wounds = Gyógyítás: { $units }
do-close = A csatakör vége
do-save = Megmentés: { $unit }
do-save-none = Senkit sem mentek
do-loot = Elvenni: { $loot }
do-loot-number = Elvenni: { $loot } ({ $number })
do-loot-nothing = Semmit sem veszek el
do-coin = Érme: { $place }
do-learn = Tanulás: { $tech }
do-learn-nothing = Semmit sem tanulok
do-research = Kutatás: { $tech }
do-research-nothing = Semmit sem kutatok
do-take-resource = Elvenni: { $resource }

# Miért nem: előkészületek, a forduló kezdete, kereskedelem

no-a-capital-stands-on-a-central-square-of-the-home-tile = A főváros a kezdőlap négy középső mezőjének egyikén áll.
no-that-civilization-is-taken = Az a civilizáció foglalt.
no-that-civilization-is-not-in-a-training-game = Ez a civilizáció nincs a gyakorlójátékban.
no-not-in-the-capitals-outskirts = Csak a főváros határában.
no-not-on-water = Vízen nem.
no-above-the-stacking-limit = Túl sok bábu lenne a mezőn.
no-not-in-this-part = Ezt a fordulónak ebben a részében nem lehet.
no-no-more-cities = Már annyi városod van, amennyi lehet.
no-no-scout-stands-there = Nem áll ott felderítőd.
no-no-army-stands-there = Nem áll ott hadsereged.
no-armies-found-cities-only-under-republic = Hadsereg csak köztársaságban alapít várost.
no-a-city-is-too-near = Három mezőnél közelebb van egy másik város.
no-a-hut-or-village-is-too-near = Ott vagy mellette kunyhó vagy falu van.
no-all-squares-around-must-be-revealed = Körülötte mind a nyolc mezőnek felfedve kell lennie.
no-enemy-figures-are-too-near = Ellenséges bábuk állnak a mező mellett.
no-figures-make-room-on-the-nearest-free-square = A bábuk a legközelebbi szabad mezőre húzódnak.
no-a-scout-gathers-for-an-own-city = A felderítő gazdája városának gyűjt.
no-a-square-is-gathered-for-one-city-only = Egy mezőről csak egy városnak gyűjtenek.
no-there-is-no-such-government = Nincs ilyen államforma.
no-that-government-is-in-force = Az az államforma már érvényben van.
no-one-change-of-government-a-turn = Fordulónként egyszer lehet államformát váltani.
no-the-government-is-locked = Az az államforma nincs feloldva.
no-only-through-anarchy = Ahhoz az államformához csak anarchián át vezet út.
no-no-such-great-person-in-reserve = Nincs ilyen nagy ember a tartalékodban.
no-only-in-the-outskirts-of-an-own-city = Csak saját város határában.
no-no-great-person-on-water = Nagy ember nem áll vízen.
no-the-square-is-blockaded = A mezőt ellenséges bábuk zárják el.
no-the-hanging-gardens-do-not-work-for-you = A Függőkert nem neked működik.
no-the-hanging-gardens-were-used-this-turn = A Függőkertet ebben a fordulóban már használtad.
no-the-statue-of-liberty-does-not-work-for-you = A Szabadság-szobor nem neked működik.
no-the-statue-of-liberty-was-used-this-turn = A Szabadság-szobrot ebben a fordulóban már használtad.
no-nobody-knows-a-tech-that-fits = Senki sem ismer olyan technológiát, amely beleférne a piramisodba.
no-no-government-harvests-freely = Államformád nem ad ingyenes betakarítást.
no-harvested-freely-this-turn = Ebben a fordulóban már volt ingyenes betakarítás.
no-an-offer-is-made-to-another-player = Ajánlatot másik játékosnak teszünk.
no-no-more-offers-in-this-phase = Ebben a szakaszban nincs több ajánlatod.
no-neither-has-anything-to-trade = Egyikőtöknek sincs mit cserélnie.
no-an-offer-holds-something = Az ajánlat nem lehet üres.
no-a-bundle-holds-more-than-there-is = Az ajánlatban nem lehet több, mint amennyi van.
no-hand-over-what-was-agreed = Azt add át, amiben megegyeztetek.

# Miért nem: városigazgatás

no-that-is-no-city-of-yours = Az nem a te városod.
no-under-anarchy-the-capital-takes-no-action = Anarchiában a főváros nem tesz akciót.
no-the-city-has-acted = Az a város ebben a fordulóban már cselekedett.
no-the-second-action-is-of-another-kind = A főváros második akciója más fajta.
no-the-city-can-make-nothing = Az a város semmit sem készíthet.
no-there-is-no-such-item = Nincs ilyen dolog.
no-too-little-production = Szükséges termelés: { $needed }; elérhető: { $number }.
no-only-in-the-citys-own-outskirts = Csak a cselekvő város határában.
no-no-such-figure-in-the-supply = Nincs ilyen bábu a készletedben.
no-figures-may-not-stop-on-water = Bábuid nem állhatnak meg vízen.
no-enemy-figures-stand-there = Ellenséges bábuk állnak ott.
no-there-is-no-such-unit = Nincs ilyen egység.
no-aircraft-need-flight = A légierőhöz repülés kell.
no-the-deck-is-empty = Az a pakli üres.
no-the-building-is-locked = Egyik technológiád sem oldja fel azt az épületet.
no-only-the-upgraded-form-is-built = Most már csak a fejlettebb épület építhető.
no-no-such-marker-in-the-market = Nincs több ilyen jelölő a piacon.
no-the-terrain-does-not-fit = A terep nem megfelelő.
no-one-star-building-a-city = Egy városban egy csillagos épület lehet.
no-walls-stand-on-the-city-centre = Fal a városközpontban áll.
no-the-city-is-walled = Annak a városnak már van fala.
no-the-wonder-is-not-in-the-market = Az a csoda nincs a piacon.
no-no-wonder-on-water = Csoda nem áll vízen.
no-one-wonder-a-city = Egy városban egy csoda lehet.
no-only-egypt-builds-freely = Csak Egyiptom épít ingyen.
no-built-freely-this-turn = Ebben a fordulóban már építettél ingyen.
no-only-an-unlocked-building = Ingyen csak feloldott épület építhető.
no-no-such-resource-in-the-outskirts = Egyetlen szabad mező sem mutatja azt a nyersanyagot.
no-no-such-token-in-the-market = Nincs több ilyen jelző a piacon.
no-two-tokens-only-with-angkor-wat = Két jelzőt egyszerre csak Angkorvat ad.
no-angkor-wat-was-used-this-turn = Angkorvatot ebben a fordulóban már használtad.
no-the-culture-track-is-at-its-end = A kultúrasáv véget ért.
no-too-little-culture = Szükséges kultúra: { $needed }; van { $number }.
no-too-little-trade = Szükséges kereskedelem: { $needed }; van { $number }.
no-no-coin-is-paid-for-there = Oda nem lehet érmét venni.
no-the-card-holds-four-coins = Azon a kártyán már négy érme van.

# Miért nem: képességek és események

no-there-is-no-such-resource-ability = Nincs ilyen nyersanyag-képesség.
no-the-tech-is-not-known = Nem ismered azt a technológiát.
no-the-ability-was-used-this-turn = Azt a képességet ebben a fordulóban már használtad.
no-an-ability-of-another-phase = Az a képesség másik szakaszhoz tartozik: { $phase }.
no-a-cancelling-ability-answers-something = Az a képesség csak más bejelentésére válasz.
no-the-resources-are-missing = Nincsenek meg a nyersanyagaid.
no-the-ability-would-do-nothing = Az a képesség most semmit sem érne.
no-that-resource-is-not-owed = Ezzel a nyersanyaggal itt nem lehet fizetni.
no-the-token-is-not-held = Nincs ilyen jelződ.
no-no-such-gift = Nincs ilyen ajándékod.
no-withdraw-only-after-a-lost-gift = Visszalépni csak elveszett ajándék után lehet.
no-the-event-is-not-in-hand = Nincs a kezedben az az esemény.
no-an-event-of-another-phase = Az az esemény másik szakaszhoz tartozik: { $phase }.
no-the-event-would-change-nothing = Az az esemény most semmin sem változtatna.
no-a-gift-is-played-while-paying = Ajándékot képesség fizetésekor játszunk ki.
no-a-cancelling-event-answers-something = Az az esemény csak más bejelentésére válasz.
no-that-is-no-target-of-it = Az nem lehet a célpontja.
no-not-another-player = Másik játékost válassz.
no-the-united-nations-refuse = Az Egyesült Nemzetek ezt a célpontot elutasítja.
no-nobody-there-whom-it-could-kill = Nincs ott senki, akit így megölhetne.
no-that-is-out-of-range = Az túl messze van.
no-nobody-there-can-be-led-away = Onnan senkit sem lehet elvezetni.
no-they-cannot-be-led-there = Oda nem lehet őket vezetni.
no-that-square-cannot-change = Az a mező nem változhat meg.
no-no-building-there = Nincs ott épület.
no-only-buildings-of-others = Csak mások épületei pusztulnak el.
no-nothing-to-learn-from-them = Tőle nincs mit tanulni.
no-they-are-in-anarchy = Ott már anarchia van.
no-they-have-no-unit-to-kill = Neki nincs egysége.
no-that-wonder-cannot-become-obsolete = Az a csoda nem avulhat el.
no-that-square-cannot-be-held = Azt a mezőt nem lehet visszatartani.
no-no-figures-to-embark-there = Nincs ott bábud, amely hajóra szállhatna.
no-they-cannot-sail-there = Oda nem hajózhatnak.
no-only-a-city-that-is-no-capital = Csak nem fővárosi város pusztítható el.
no-that-is-not-the-great-person-who-came = Nem az a nagy ember jött.
no-that-does-not-answer-this = Az erre nem válasz.
no-the-event-does-not-target-you = Nem téged céloz, és semmit sem, ami a tiéd.
no-not-so-many-wounds-for-a-unit-there = Ott egyik egység sem kap ennyi sebet.
no-one-at-least-is-named = Legalább egyet meg kell nevezni.
no-discard-exactly = Dobj el ennyi eseményt: { $number }.

# Miért nem: mozgás és csata

no-not-so-many-figures-there-that-may-still-move = Nincs ott ennyi bábu, amely még mozoghat.
no-there-is-no-legal-step-from-there = Onnan nincs szabályos lépés.
no-a-move-begins-with-a-step = A mozgás lépéssel kezdődik.
no-no-legal-end-of-the-move-is-in-reach = Nincs elérhető szabályos vége a mozgásnak.
no-figures-move-to-a-neighbouring-square = A bábuk szomszédos mezőre lépnek.
no-no-figure-may-leave-this-square-now = Ezt a mezőt most senki sem hagyhatja el.
no-the-tile-is-face-down = Az a térképlap le van fordítva.
no-that-tile-is-face-up = Az a térképlap fel van fordítva.
no-water-cannot-be-crossed-yet = Bábuid még nem kelhetnek át vízen.
no-a-move-may-not-end-on-water-yet = Bábuid még nem állhatnak meg vízen.
no-a-move-does-not-end-in-an-own-city = A mozgás nem érhet véget saját városban.
no-scouts-do-not-enter-enemy-cities = Felderítő nem lép ellenséges városba.
no-scouts-do-not-enter-huts-and-villages = Felderítő nem lép kunyhóba és faluba.
no-scouts-do-not-enter-squares-with-enemy-figures = Felderítő nem lép ellenséges bábuk mezőjére.
no-not-in-a-group-with-a-scout = Felderítővel egy csoportban nem.
no-a-democracy-does-not-attack-cities = Demokrácia nem támad várost.
no-only-russia-sacrifices-figures = Ellenséges városban csak Oroszország áldoz bábut.
no-once-per-turn = Ez fordulónként egyszer lehetséges.
no-one-figure-alone-is-sacrificed = Egyetlen bábut áldozunk fel.
no-no-enemy-city-is-there = Nincs ott ellenséges város.
no-there-is-no-tech-to-learn-there = Nincs ott mit tanulni.
no-that-deck-is-empty = Az a pakli üres.
no-aircraft-only-if-nothing-else-is-left = A barbárok csak akkor vesznek légierőt, ha más nem maradt.
no-that-unit-is-not-in-the-battle-hand = Az az egység nincs a csatakezedben.
no-a-unit-must-be-played = Egységet kell kijátszani.
no-one-unit-is-played-in-a-battle-turn = Egy csatakörben egy egységet játszunk ki.
no-attack-a-front-with-an-enemy-unit-and-none-of-your-own = Olyan frontot támadj, ahol ellenséges egység áll, és a tiéd nem.
no-barbarians-have-no-abilities = A barbároknak nincs képességük.
no-there-is-no-heal-to-use = Nincs mivel gyógyítani.
no-none-of-your-units-is-wounded = Egyik egységed sem sebesült.
no-that-unit-was-not-killed-in-this-battle = Az az egység nem ebben a csatában esett el.
no-that-is-no-loot-of-this-battle = Az nem e csata zsákmánya.
no-the-loser-has-none-of-it = A vesztesnek nincs olyanja.

# Miért nem: kutatás

no-there-is-no-such-tech = Nincs ilyen technológia.
no-the-tech-is-known-already = Azt a technológiát már ismered.
no-no-place-in-the-pyramid = { $level }. szintű technológiához az alatta lévő sorban ennyi technológia kell: { $needed }; van { $below }.
no-too-little-trade-to-research = { $tech }: szükséges kereskedelem { $needed }; van { $number }.
no-that-tech-cannot-be-learned-here = Azt a technológiát itt nem lehet megtanulni.
