# A Korokon át táblája az oldalon.

moment = { $round }. forduló · kor: { $age }, { $cards ->
        [0] nincs több polgári kártya
        [one] még 1 polgári kártya
       *[other] még { $cards } polgári kártya
    }
num-culture = Kultúra
num-culture-rating = Kultúra körönként
num-science = Tudomány
num-science-rating = Tudomány körönként
num-strength = Erő
num-happiness = Boldogság
num-food = Élelmiszer
num-resources = Erőforrás
num-corruption = Korrupció
num-discontent = Elégedetlenek
num-unused-workers = Fel nem használt munkások
num-blue-bank = Kék készlet
num-yellow-bank = Sárga készlet
num-civil-actions = Polgári akciók
num-military-actions = Katonai akciók
tta-card-row = Kártyasor
tta-actions =
    { $n ->
        [one] 1 akció
       *[other] { $n } akció
    }
tta-hands = Kézben tartott lapok
tta-civil-hand = Polgári lapok
tta-military-hand = Katonai lapok
tta-all-see = mindenki látja
tta-only-you = csak te látod
tta-new = új
tta-actions-left = még { $ca } polgári, { $ma } katonai akció
tta-start = Kezdet
tta-politics = Politika
tta-action-phase = Akciók
tta-end-of-turn = A kör vége
tta-standings = Állás
tta-per-turn = /kör
tta-resigned = feladta
tta-events = Események: { $now }, felül { $top } · elkövetkező: { $future } · utolsó
tta-civil-actions = polgári akció
tta-military-actions = katonai akció
tta-workers-of = Munkások: { $name }
tta-type-farm = Farmok
tta-type-mine = Bányák
tta-type-lab = Laboratóriumok
tta-type-temple = Templomok
tta-type-library = Könyvtárak
tta-type-theater = Színházak
tta-type-arena = Arénák
tta-type-infantry = Gyalogság
tta-type-cavalry = Lovasság
tta-type-artillery = Tüzérség
tta-type-air_force = Légierő
tta-food = élelm.
tta-resources = erőf.
tta-bank = készlet
tta-hand = Kézben:
tta-military-cards = { $n } katonai
tta-completed = Elkészült
tta-in-hand = kézben, { $n } tudomány
tta-workers =
    { $n ->
        [one] 1 munkás
       *[other] { $n } munkás
    }
tta-tokens =
    { $n ->
        [one] 1 kék jelző
       *[other] { $n } kék jelző
    }
tta-tactic = Taktika
tta-special = Speciális
tta-colonies = Gyarmatok
tta-pact = Szövetség
tta-war = Háború
tta-if-you-end = Ha a kör most véget ér
tta-draw = Katonai kártyák
tta-uprising = Felkelés: nincs termelés!
tta-discontent = { $n } elégedetlen, { $unused } fel nem használt
tta-corruption = Korrupció: { $n } elvész
tta-famine = { $n } élelmiszer hiányzik
tta-yellow-bank = Sárga készlet: { $n } · következő munkás: { $cost } élelmiszer · fogyasztás: { $eat }
tta-blue-bank = Kék készlet: { $n } · korrupció: { $lost }
tta-happiness = Boldogság: { $n }, kellene: { $needed }
tta-unused-workers = Fel nem használt munkások
tta-group-take = Elvétel a kártyasorból
tta-group-grow = Építés és növekedés
tta-group-undo = Lemondás
tta-group-hand = Kézből
tta-tableau = Kijátszott lapok
