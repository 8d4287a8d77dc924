# Plansza gry „Cywilizacja: Poprzez wieki” na stronie.

moment = Runda { $round } · era { $age }, { $cards ->
        [0] brak kart cywilnych
        [one] została { $cards } karta cywilna
        [few] zostały { $cards } karty cywilne
       *[many] zostało { $cards } kart cywilnych
    }
num-culture = Kultura
num-culture-rating = Kultura na turę
num-science = Nauka
num-science-rating = Nauka na turę
num-strength = Siła
num-happiness = Zadowolenie
num-food = Żywność
num-resources = Surowce
num-corruption = Korupcja
num-discontent = Niezadowolenie
num-unused-workers = Wolni robotnicy
num-blue-bank = Niebieski bank
num-yellow-bank = Żółty bank
num-civil-actions = Akcje cywilne
num-military-actions = Akcje militarne
tta-card-row = Tor kart
tta-actions = { $n } { $n ->
    [one] akcja
    [few] akcje
   *[many] akcji
}
tta-hands = Ręka
tta-civil-hand = Karty cywilne
tta-military-hand = Karty militarne
tta-all-see = widzą wszyscy
tta-only-you = tylko ty
tta-new = nowa
tta-actions-left = Zostało akcji: cywilne { $ca }, militarne { $ma }
tta-start = Początek
tta-politics = Polityka
tta-action-phase = Akcje
tta-end-of-turn = Koniec tury
tta-standings = Stan gry
tta-per-turn = /tura
tta-resigned = poza grą
tta-events = Wydarzenia { $now }, na wierzchu { $top } · przyszłe { $future } · ostatnie
tta-civil-actions = akcje cywilne
tta-military-actions = akcje militarne
tta-workers-of = Robotnicy: { $name }
tta-type-farm = Farmy
tta-type-mine = Kopalnie
tta-type-lab = Laboratoria
tta-type-temple = Świątynie
tta-type-library = Biblioteki
tta-type-theater = Teatry
tta-type-arena = Areny
tta-type-infantry = Piechota
tta-type-cavalry = Kawaleria
tta-type-artillery = Artyleria
tta-type-air_force = Lotnictwo
tta-food = żywn.
tta-resources = sur.
tta-bank = bank
tta-hand = Ręka:
tta-military-cards = militarne: { $n }
tta-completed = Ukończone
tta-in-hand = na ręce, nauka: { $n }
tta-workers = { $n } { $n ->
    [one] robotnik
    [few] robotników
   *[many] robotników
}
tta-tokens = { $n } { $n ->
    [one] niebieski znacznik
    [few] niebieskie znaczniki
   *[many] niebieskich znaczników
}
tta-tactic = Taktyka
tta-special = Specjalne
tta-colonies = Kolonie
tta-pact = Pakt
tta-war = Wojna
tta-if-you-end = Gdyby tura skończyła się teraz
tta-draw = Karty militarne
tta-uprising = Rozruchy: brak produkcji!
tta-discontent = Niezadowoleni: { $n }, wolni: { $unused }
tta-corruption = Korupcja: strata { $n }
tta-famine = Brakuje { $n } żywności
tta-yellow-bank = Żółty bank { $n } · następny robotnik: { $cost } żywności · wszyscy jedzą { $eat }
tta-blue-bank = Niebieski bank { $n } · korupcja { $lost }
tta-happiness = Zadowolenie { $n }, potrzeba { $needed }
tta-unused-workers = Wolni robotnicy
tta-group-take = Weź z toru kart
tta-group-grow = Buduj i rozwijaj
tta-group-hand = Z ręki
tta-group-events = Wydarzenia i terytoria
tta-group-attacks = Ataki
tta-group-pacts = Pakty
tta-of-yours = { $n } (masz { $have })
tta-to-take = Wzięcie: akcje cywilne
tta-each-worker = Każdy robotnik
tta-gives = Daje
tta-to-develop = Opracowanie: nauka
tta-to-revolt = Rewolucja: nauka
tta-to-build = Budowa: surowce
tta-its-stages = Etapy: surowce
tta-to-play = Zagranie: akcje militarne
tta-workers-there = Robotnicy
tta-tableau = Karty w grze
tta-age = Era { $age }
tta-sign-culture = kultura
tta-sign-science = nauka
tta-sign-strength = siła
tta-sign-happy = zadowolenie
tta-sign-food = żywność
tta-sign-resources = surowce
tta-sign-civil = akcje cywilne
tta-sign-military = akcje militarne
tta-sign-blue = niebieskie znaczniki
tta-sign-yellow = żółte znaczniki
tta-sign-ship = kolonizacja
tta-sign-defense = obrona
tta-sign-urban = budynek miejski
tta-sign-technology = opracowywana technologia
tta-sign-or = lub
tta-sign-each = za każdy
tta-kind-farm = Farma
tta-kind-mine = Kopalnia
tta-kind-lab = Laboratorium
tta-kind-temple = Świątynia
tta-kind-library = Biblioteka
tta-kind-theater = Teatr
tta-kind-arena = Arena
tta-kind-infantry = Piechota
tta-kind-cavalry = Kawaleria
tta-kind-artillery = Artyleria
tta-kind-air_force = Lotnictwo
tta-kind-law = Prawo
tta-kind-warfare = Wojskowość
tta-kind-exploration = Eksploracja
tta-kind-construction = Budownictwo
tta-kind-government = Ustrój
tta-kind-leader = Przywódca
tta-kind-wonder = Cud
tta-kind-action = Karta akcji
tta-kind-tactic = Taktyka
tta-kind-territory = Terytorium
tta-kind-bonus = Karta premii
tta-kind-aggression = Agresja
tta-kind-war = Wojna
tta-kind-pact = Pakt
tta-kind-event = Wydarzenie

# Karty słowami dla tych, którzy planszę słyszą.
tta-costs = koszt: { $cost }
tta-by-revolution = przez rewolucję: { $cost }
tta-stages = etapy { $stages }
tta-built = zbudowane etapy: { $n } z { $of }
tta-price = cena { $n } { $n ->
    [one] akcja cywilna
    [few] akcje cywilne
   *[many] akcji cywilnych
}
tta-back = Zakryta karta militarna, era { $age }
tta-chosen = wybrana
tta-ruined = w ruinie
tta-with-homer = z Homerem

# The auction and the defence.
tta-who-colonizes = Kto skolonizuje terytorium „{ $card }”?
tta-offers-you = { $name } proponuje ci pakt „{ $card }”
tta-if-you-accept = Jeśli przyjmiesz
tta-pact-binds = Każda strona może go zerwać akcją polityczną.
tta-revealed-by = Kartę odkrywa { $name }. Licytuje się zgodnie z ruchem wskazówek zegara; kto spasuje, odpada.
tta-you-won-at = Wygrywasz za { $bid }: siły muszą być warte co najmniej tyle.
tta-at-most = Największe siły, jakie możesz wysłać: { $n }.
tta-you-could-send = Co możesz wysłać
tta-force-modifier = Premia kolonizacji twojej cywilizacji
tta-force-discards = „{ $card }”: karty odrzucane
tta-largest-force = Największe siły
tta-cheapest-force = Najtańsze siły o wartości { $n }
tta-send-this = Wyślij te siły
tta-discard-help = Klikaj karty na ręce albo użyj listy.
tta-force-help = Klikaj jednostki i karty na planszy albo użyj listy; kliknięcie dodaje jedną.
tta-unit-cards =
    { $n ->
        [one] karty
        [few] kart
        [many] kart
       *[other] kart
    }
tta-attacks-you = { $name } cię atakuje: „{ $card }”
tta-defend-now = Bronisz się raz, teraz, kartami z ręki militarnej.
tta-against = przeciw
tta-you-defend = Ty się bronisz
tta-holds = wytrzyma
tta-short = brakuje { $n }
tta-needed = Potrzeba { $n }; wystarczy zrównać się z siłą ataku.
tta-below-nothing = Poniżej { $n } nie wolno zagrać niczego.
tta-cannot-hold = Twoje karty nie dadzą { $n }.
tta-cards-to-use = Użyte karty: { $n } (najwyżej { $most })
tta-show-it = odkryj, +{ $n }
tta-face-down = zakryta, +1
tta-keep = zachowaj
tta-if-it-succeeds = Jeśli się uda
tta-attacker-chooses = Co dokładnie, wybiera wtedy { $name }, w granicach karty.

# Warnings.
warn-uprising = Na koniec tury rozruchy: niezadowoleni { $discontent }, wolni robotnicy { $unused }. Nie będzie produkcji.
warn-famine = Na koniec tury głód: zabraknie { $food } żywności, za każdą tracisz 4 punkty kultury.
warn-corruption =
    Na koniec tury korupcja zabierze { $resources } { $resources ->
        [one] surowiec
        [few] surowce
       *[many] surowców
    }.
warn-actions-left =
    { $actions ->
        [one] Zostaje niewykorzystana { $actions } akcja cywilna.
        [few] Zostają niewykorzystane { $actions } akcje cywilne.
        [many] Zostaje niewykorzystanych { $actions } akcji cywilnych.
       *[other] Zostaje niewykorzystanych { $actions } akcji cywilnych.
    }

# How a turn goes.
tta-learn-1 = Tor kart się przesuwa: najtańsze karty znikają, z prawej przychodzą nowe.
tta-learn-2 = Polityka: najwyżej jedna karta militarna, np. wydarzenie, atak albo pakt. Można spasować.
tta-learn-3 = Za akcje cywilne bierzesz karty z toru, zwiększasz populację, budujesz farmy, kopalnie i budynki oraz opracowujesz technologie.
tta-learn-4 = Za akcje militarne szkolisz jednostki i zagrywasz taktyki. Słabi padają ofiarą ataków.
tta-learn-5 = Koniec tury daje kulturę i naukę, żywność i surowce. Uważaj na korupcję i niezadowolenie.
tta-learn-6 = Gdy skończą się karty ery III, zaczynają się ostatnie rundy. Wygrywa ten, kto ma najwięcej kultury.

## what happened: headings, threats, scenes

heading-round = Runda { $round }
heading-turn = { $seat }
threat-war = „{ $card }”: { $seat } { $strength }, ty { $own }
threat-my-war = Twoja „{ $card }”: ty { $own }, { $seat } { $strength }
threat-uprising = Rozruchy: niezadowoleni { $discontent }, wolni { $unused }
threat-discontent = Niezadowoleni { $discontent }, wolni { $unused }
threat-famine = Głód: brakuje { $food } żywności
threat-corruption = Korupcja: surowce −{ $resources }
threat-hand = Karty militarne ponad limit: { $number }
threat-age-ends = Era { $age }, pozostałe karty: { $left }
threat-last-round = Ostatnia runda: { $round }, teraz { $now }
scene-event = Wydarzenie
scene-auction = Terytorium
scene-declaration = Wypowiedzenie wojny
scene-war = Wojna
scene-aggression = Agresja
scene-pact = Pakt
scene-age = Nowa era
scene-final = Koniec gry
scene-uprising = Rozruchy
scene-famine = Głód
tta-why-age = Karty przedostatniej ery opuszczają ręce i grę; każdy traci 2 żółte znaczniki.
tta-why-famine = Każda brakująca żywność kosztuje 4 punkty kultury.
tta-why-uprising = Więcej niezadowolonych niż wolnych robotników: nie ma produkcji.

# the guided first turns
tta-guide-row = Tor kart
tta-guide-row-text = Wszystko, co będziesz mieć, pochodzi stąd. Pięć kart z lewej kosztuje jedną akcję cywilną, następne cztery dwie, ostatnie cztery trzy.
tta-guide-row-why = Co turę karty przesuwają się w lewo i tanieją, a skrajne znikają. Czekanie to zakład, że nikt inny karty nie chce.
tta-guide-workers = Robotnicy i co wytwarzają
tta-guide-workers-text = Każdy żółty robotnik na karcie tam pracuje: farmy dają żywność, kopalnie surowce, laboratoria naukę, świątynie kulturę i zadowolenie, żołnierze siłę.
tta-guide-workers-why = Z robotników buduje się wszystko. Żywność kupuje nowych robotników, surowce dają im pracę.
tta-guide-actions = Twoje akcje
tta-guide-actions-text = Białe kółka to akcje cywilne, czerwone romby militarne. Branie kart, wzrost i budowa kosztują akcje cywilne; żołnierze militarne.
tta-guide-actions-why = Niewykorzystane akcje cywilne przepadają. Za niewykorzystane militarne dobierasz na koniec tury karty militarne.
tta-guide-first = Twoja pierwsza akcja
tta-guide-first-text = Jedno kliknięcie na podświetloną rzecz pokazuje, co by zmieniła; drugie albo „Zrób to” wykonuje. Tak zagrałby teraz rozważny gracz:
tta-guide-first-why = Cokolwiek zrobisz, możesz cofnąć, dopóki nie odsłonięto nic nowego.
tta-guide-forecast = Jeśli skończysz turę teraz
tta-guide-forecast-text = Co przyniesie koniec tury: naukę, kulturę, żywność i surowce, oraz ile kosztuje wyżywienie ludzi.
tta-guide-forecast-why = Niebieskich znaczników jest mało: kto za dużo gromadzi, traci surowce przez korupcję. Wydawaj, zamiast chomikować.
tta-guide-more = A reszta tury
tta-guide-more-text = Masz jeszcze akcje. Dobra następna:
tta-guide-more-why = W pierwszych rundach najbardziej opłacają się robotnicy i kopalnie; karty na ręce są na później.
tta-guide-end = Zakończ turę
tta-guide-end-text = Gdy nie ma już nic pożytecznego, zakończ turę tutaj. Grają inni, potem tor kart się przesuwa.
tta-guide-end-why = O tym, co się stało, dowiesz się, gdy znów przyjdzie twoja kolej.
tta-guide-politics = Polityka
tta-guide-politics-text = Każda tura zaczyna się od najwyżej jednej akcji politycznej: wydarzenia z ręki na przyszłość albo pasu. Karty militarne widzisz tylko ty.
tta-guide-politics-why = Przygotowane wydarzenie później dotknie wszystkich; ty wiesz, czego chce, inni nie.
tta-guide-others = Inni
tta-guide-others-text = Tu są ich wskaźniki: kultura, nauka, siła. Kliknięcie imienia pokazuje całą ich planszę.
tta-guide-others-why = Atakowani są wyraźnie najsłabsi. Trzymaj się dwa, trzy punkty od najsilniejszego.

# where points came from
source-production = Produkcja
source-events = Wydarzenia
source-impacts = Wpływy na końcu gry
source-wonders = Cuda
source-colonies = Kolonie
source-cards = Karty i przywódcy
source-conflict = Wojny i agresje
