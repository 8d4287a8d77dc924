# A Korokon át táblája a terminálban.

screen-moment = Kor: { $age }, { $round }. forduló{ $last ->
        [0] { "" }
       *[other] , az utolsó: { $last }
    }; polgári pakli: { $civil }, katonai pakli: { $military }
screen-events = Aktuális események, elöl a következő: { $current }; elkövetkező: { $future }; közös taktikák: { $tactics }
screen-none = nincs
screen-promised = A játék végén pontot ér: { $cards }, és még { $unseen } nem ismert lap
screen-row = Kártyasor
screen-space = hely
screen-actions = akció
screen-card = lap
screen-kind = fajta
screen-price = ár
screen-effect = hatás
screen-science = { $n } tudomány
screen-government-price = { $peaceful } tudomány / { $revolution }
screen-building-price = { $science } tudomány, { $resources } erőforrás
screen-for-actions = { $n } PA
screen-civilizations = Civilizációk
screen-culture = kultúra
screen-science-points = tudomány
screen-strength = erő
screen-happy = boldogság
screen-food = élelmiszer
screen-resources = erőforrás
screen-blue = kék
screen-yellow = sárga
screen-unused = szabad
screen-civil-actions = PA
screen-military-actions = KA
screen-hand = kézben
screen-military = katonai
screen-resigned = { $seat } feladta a játékot
screen-you = te
screen-to-move = soron van
screen-no-leader = nincs vezető
screen-no-tactic = nincs taktika
screen-exclusive = { $tactic } (saját)
screen-worked = { $card } { $workers }{ $tokens } (ára { $cost })
screen-civil-hand = polgári lapok kézben: { $cards }
screen-building = épül: { $wonder }, { $stages }
screen-ruined = { $wonder } (romos)
screen-with-homer = { $wonder } Homérosszal
screen-for-colonization = +{ $n } gyarmatosításkor
screen-pact = { $pact }, partner: { $seat }
screen-pact-side = { $pact }, partner: { $seat }, saját oldala: { $side }
screen-war = { $war }, rivális: { $seat }
screen-skips-politics = lemond a következő politikai akciójáról
screen-your-hand = A kezedben
screen-not-this-turn = (ebben a körben nem)
screen-population-cost = A népesség növelése { $n } élelmiszerbe kerül.
screen-no-population = A sárga készlet üres.
screen-unit-resources = Ebben a körben: { $n } erőforrás katonai egységekre.
screen-unit-science = Ebben a körben: { $n } tudomány katonai egységekre.
screen-extra-actions = Ebben a körben: { $n } további katonai akció.
screen-known-events = Az aktuális események közül ismered: { $cards }.
screen-prepared = Előkészítetted: { $cards }.
screen-uprising = A kör vége: FELKELÉS, nincs termelés ({ $discontent } elégedetlen munkás, { $unused } fel nem használt); katonai kártyák: { $cards }.
screen-end-of-turn = A kör vége: +{ $science } tudomány, +{ $culture } kultúra; korrupció { $corruption }; élelmiszer +{ $grown } -{ $eaten } -> { $food }{ $famine ->
        [0] { "" }
       *[other] , ÉHÍNSÉG, hiányzik { $famine }
    }; erőforrás +{ $made } -> { $resources }; katonai kártyák: { $cards }.
screen-discontent = { $n } elégedetlen.
screen-gives-food = { $n } élelmiszer
screen-gives-resources = { $n } erőforrás
screen-gives-science = { $n } tudomány
screen-gives-culture = { $n } kultúra
screen-gives-strength = { $n } erő
screen-gives-happy = { $n } boldog arc
screen-gives-civil_actions = { $n } polgári akció
screen-gives-military_actions = { $n } katonai akció
screen-gives-blue_tokens = { $n } kék jelző
screen-gives-yellow_tokens = { $n } sárga jelző
screen-gives-colonization = { $n } gyarmatosítás
screen-at-once = { $lasting }; azonnal { $once }

## A lapok fajtái

kind-farm = farm
kind-mine = bánya
kind-lab = laboratórium
kind-temple = templom
kind-library = könyvtár
kind-theater = színház
kind-arena = aréna
kind-infantry = gyalogság
kind-cavalry = lovasság
kind-artillery = tüzérség
kind-air_force = légierő
kind-government = kormányzat
kind-law = törvény
kind-warfare = hadtudomány
kind-exploration = felfedezés
kind-construction = építkezés
kind-leader = vezető
kind-wonder = csoda
kind-action = akció
kind-tactic = taktika
kind-territory = terület
kind-bonus = bónusz
kind-aggression = agresszió
kind-war = háború
kind-pact = szövetség
kind-event = esemény
screen-legend = Bronz 2 [3x1] (ára 2): két munkás, három kék jelző, egyenként 1 értékű; még egy munkás ott 2-be kerül. A csoda számai a szintjei, # elkészült.
screen-legend-civilizations = Boldogság 4/1: négy boldog arc, egy kell. PA, KA: hátralévő polgári és katonai akciók, az összesből. Kézben, katonai 4/5: lapok a megtartható legtöbből; I II: a koruk. Kék, sárga: jelzők a készletben; szabad: munkások.
