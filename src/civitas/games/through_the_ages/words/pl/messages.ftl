# „Cywilizacja: Poprzez wieki”: co się stało, o co pytamy, co można wybrać i dlaczego nie.

# Co się stało: przebieg gry

log-round-begins = Zaczyna się runda { $round }.
log-turn-begins = Teraz gra { $seat }.
log-age-begins = Zaczyna się era { $age }.
log-last-round = Runda { $round } będzie ostatnia.
log-game-ends = Gra jest skończona.
log-final-event = Na koniec gry punktuje karta „{ $card }”.
log-row-loses = Z toru kart znika karta „{ $card }”.
log-row-replenished = Tor kart jest uzupełniony.
log-card-antiquated = { $seat } odrzuca przestarzałą kartę „{ $card }”.
log-resigns = { $seat } rezygnuje z gry.
log-war-is-over = Wojna skończona: { $seat } – { $loser }.

# Co się stało: akcje

log-takes = { $seat } bierze kartę „{ $card }” z pola { $space }.
log-increases-population =
    { $seat } zwiększa populację za { $food } { $food ->
        [one] żywność
        [few] żywności
       *[many] żywności
    }.
log-builds =
    { $seat } buduje „{ CASE($card, "acc") }” za { $resources } { $resources ->
        [one] surowiec
        [few] surowce
       *[many] surowców
    }.
log-trains =
    { $seat } szkoli jednostkę „{ $card }” za { $resources } { $resources ->
        [one] surowiec
        [few] surowce
       *[many] surowców
    }.
log-upgrades =
    { $seat } ulepsza „{ CASE($card, "acc") }” na „{ CASE($upgrade, "acc") }” za { $resources } { $resources ->
        [one] surowiec
        [few] surowce
       *[many] surowców
    }.
log-destroys = { $seat } burzy „{ CASE($card, "acc") }”.
log-disbands = { $seat } rozwiązuje jednostkę „{ $card }”.
log-builds-stages =
    { $seat } buduje { $number } { $number ->
        [one] etap
        [few] etapy
       *[many] etapów
    } cudu „{ $card }” za { $resources } { $resources ->
        [one] surowiec
        [few] surowce
       *[many] surowców
    }.
log-covers-with = { $seat } zakrywa etap znacznikiem z karty „{ $card }”.
log-completes-wonder = { $seat } kończy cud „{ $card }”.
log-develops =
    { $seat } opracowuje „{ CASE($card, "acc") }” za { $science } { $science ->
        [one] punkt nauki
        [few] punkty nauki
       *[many] punktów nauki
    }.
log-declares-revolution =
    { $seat } ogłasza rewolucję: „{ $card }” za { $science } { $science ->
        [one] punkt nauki
        [few] punkty nauki
       *[many] punktów nauki
    }.
log-plays-leader = Nowy przywódca ({ $seat }): { $card }.
log-tucks-homer = { $seat } wsuwa Homera pod kartę „{ $card }”.
log-plays-card = { $seat } zagrywa kartę „{ $card }”.
log-has-for-units = { $seat } ma w tej turze { $number } { $number ->
    [one] surowiec
    [few] surowce
   *[many] surowców
} na jednostki wojskowe.
log-plays-tactic = { $seat } zagrywa taktykę „{ $card }”.
log-copies-tactic = { $seat } kopiuje taktykę „{ $card }”.
log-tactic-shared = Taktyka „{ $card }” ({ $seat }) jest teraz wspólna.
log-churchill-chooses =
    { $choice ->
        [culture] { $seat }: Churchill inspiruje kulturę.
       *[other] { $seat }: Churchill wspiera w tej turze wojsko.
    }
log-hammurabi-pays = { $seat }: Hammurabi pozwala zapłacić akcją militarną.
log-regains-civil-action = { $seat } odzyskuje akcję cywilną.

# Co się stało: punkty i znaczniki

log-scores-science = { $seat } zdobywa { $number } { $number ->
    [one] punkt nauki
    [few] punkty nauki
   *[many] punktów nauki
}.
log-scores-culture = { $seat } zdobywa { $number } { $number ->
    [one] punkt kultury
    [few] punkty kultury
   *[many] punktów kultury
}.
log-loses-science = { $seat } traci { $number } { $number ->
    [one] punkt nauki
    [few] punkty nauki
   *[many] punktów nauki
}.
log-loses-culture = { $seat } traci { $number } { $number ->
    [one] punkt kultury
    [few] punkty kultury
   *[many] punktów kultury
}.
log-gains-food =
    { $seat } dostaje { $number } { $number ->
        [one] żywność
        [few] żywności
       *[many] żywności
    }{ $short ->
        [0] {""}
       *[other] ; { $short } przepada, bo niebieski bank jest pusty
    }.
log-gains-resources =
    { $seat } dostaje { $number } { $number ->
        [one] surowiec
        [few] surowce
       *[many] surowców
    }{ $short ->
        [0] {""}
       *[other] ; { $short } przepada, bo niebieski bank jest pusty
    }.
log-loses-food =
    { $seat } traci { $number } { $number ->
        [one] żywność
        [few] żywności
       *[many] żywności
    }.
log-loses-resources = { $seat } traci { $number } { $number ->
    [one] surowiec
    [few] surowce
   *[many] surowców
}.
log-gains-blue = { $seat } dostaje { $number } { $number ->
    [one] niebieski znacznik
    [few] niebieskie znaczniki
   *[many] niebieskich znaczników
}.
log-loses-blue = { $seat } traci { $number } { $number ->
    [one] niebieski znacznik
    [few] niebieskie znaczniki
   *[many] niebieskich znaczników
}.
log-loses-blue-from = { $seat } traci niebieski znacznik z karty „{ $card }”.
log-gains-yellow = { $seat } dostaje { $number } { $number ->
    [one] żółty znacznik
    [few] żółte znaczniki
   *[many] żółtych znaczników
}.
log-loses-yellow = { $seat } traci { $number } { $number ->
    [one] żółty znacznik
    [few] żółte znaczniki
   *[many] żółtych znaczników
}.
log-gains-population = { $seat } zyskuje { $number } { $number ->
    [one] robotnika
    [few] robotników
   *[many] robotników
}.
log-loses-worker = { $seat } traci wolnego robotnika.
log-loses-worker-from = { $seat } traci robotnika z karty „{ $card }”.

# Co się stało: koniec tury

log-uprising = Rozruchy! { $seat } niczego nie produkuje.
log-corruption = Korupcja: { $seat } traci { $number }.
log-produces-food =
    { $seat } produkuje { $number } { $number ->
        [one] żywność
        [few] żywności
       *[many] żywności
    }.
log-consumption =
    { $seat }: ludność zjada { $number } { $number ->
        [one] żywność
        [few] żywności
       *[many] żywności
    }.
log-famine = Głód! { $seat }: brakuje { $number } żywności.
log-produces-resources = { $seat } produkuje { $number } { $number ->
    [one] surowiec
    [few] surowce
   *[many] surowców
}.
log-draws = Dobierasz kartę „{ $card }”.
log-draws-cards = { $seat } dobiera { $number } { $number ->
    [one] kartę militarną
    [few] karty militarne
   *[many] kart militarnych
}.
log-discards = Odrzucasz kartę „{ $card }”.
log-discards-cards = { $seat } odrzuca { $number } { $number ->
    [one] kartę militarną
    [few] karty militarne
   *[many] kart militarnych
}.
log-reshuffles = Odrzucone karty militarne są potasowane: { $number } { $number ->
    [one] karta
    [few] karty
   *[many] kart
}.

# Co się stało: karty przychodzą i odchodzą

log-leader-leaves = { $seat } traci przywódcę: { CASE($card, "acc") }.
log-wonder-leaves = { $seat } traci nieukończony cud „{ $card }”.
log-wonder-ruined = Cud „{ $card }” ({ $seat }) popada w ruinę.
log-gains-colony = { $seat } zyskuje kolonię „{ $card }”.
log-loses-colony = { $seat } traci kolonię „{ $card }”.
log-pact-begins = Pakt „{ $card }” wchodzi w życie: { $seat } i { $partner }.
log-pact-ends = Pakt „{ $card }” wygasa: { $seat } i { $partner }.

# O co pytamy

ask-action = Co robisz?
ask-tuck-homer = Homer ustępuje: odzyskać akcję cywilną czy wsunąć go pod cud?
ask-cover-stage = Niebieski bank jest pusty: który znacznik zakryje etap cudu „{ $card }”?
ask-lose-token =
    { $number ->
        [1] Z której karty tracisz niebieski znacznik?
       *[other] Z której karty tracisz niebieski znacznik (razem { $number })?
    }
ask-lose-worker =
    { $number ->
        [1] Z której karty tracisz robotnika?
       *[other] Z której karty tracisz robotnika (razem { $number })?
    }
ask-discard =
    { $number ->
        [1] Którą kartę militarną odrzucasz?
       *[other] Które karty militarne odrzucasz (razem { $number })?
    }

# Co można wybrać

do-end = Zakończ turę
do-take =
    Weź kartę „{ $card }” za { $actions } { $actions ->
        [one] akcję cywilną
        [few] akcje cywilne
       *[many] akcji cywilnych
    }
do-population =
    Zwiększ populację za { $food } { $food ->
        [one] żywność
        [few] żywności
       *[many] żywności
    }
do-population-by =
    Zagraj kartę „{ $action_card }” i zwiększ populację za { $food } { $food ->
        [one] żywność
        [few] żywności
       *[many] żywności
    }
do-build =
    Zbuduj „{ CASE($card, "acc") }” za { $resources } { $resources ->
        [one] surowiec
        [few] surowce
       *[many] surowców
    }
do-train =
    Wyszkól jednostkę „{ $card }” za { $resources } { $resources ->
        [one] surowiec
        [few] surowce
       *[many] surowców
    }
do-build-by =
    Zagraj kartę „{ $action_card }” i zbuduj „{ CASE($card, "acc") }” za { $resources } { $resources ->
        [one] surowiec
        [few] surowce
       *[many] surowców
    }
do-upgrade =
    Ulepsz „{ CASE($card, "acc") }” na „{ CASE($upgrade, "acc") }” za { $resources } { $resources ->
        [one] surowiec
        [few] surowce
       *[many] surowców
    }
do-upgrade-by =
    Zagraj kartę „{ $action_card }” i ulepsz „{ CASE($card, "acc") }” na „{ CASE($upgrade, "acc") }” za { $resources } { $resources ->
        [one] surowiec
        [few] surowce
       *[many] surowców
    }
do-destroy = Zburz „{ CASE($card, "acc") }”
do-disband = Rozwiąż jednostkę „{ $card }”
do-stage =
    Zbuduj { $number } { $number ->
        [one] etap
        [few] etapy
       *[many] etapów
    } cudu „{ $card }” za { $resources } { $resources ->
        [one] surowiec
        [few] surowce
       *[many] surowców
    }
do-stage-by =
    Zagraj kartę „{ $action_card }” i zbuduj etap cudu „{ $card }” za { $resources } { $resources ->
        [one] surowiec
        [few] surowce
       *[many] surowców
    }
do-develop =
    Opracuj „{ CASE($card, "acc") }” za { $science } { $science ->
        [one] punkt nauki
        [few] punkty nauki
       *[many] punktów nauki
    }
do-develop-by =
    Zagraj kartę „{ $action_card }” i opracuj „{ CASE($card, "acc") }” za { $science } { $science ->
        [one] punkt nauki
        [few] punkty nauki
       *[many] punktów nauki
    }
do-revolution =
    Rewolucja: „{ $card }” za { $science } { $science ->
        [one] punkt nauki
        [few] punkty nauki
       *[many] punktów nauki
    } i wszystkie akcje
do-revolution-by =
    Zagraj kartę „{ $action_card }” i ogłoś rewolucję: „{ $card }” za { $science } { $science ->
        [one] punkt nauki
        [few] punkty nauki
       *[many] punktów nauki
    } i wszystkie akcje
do-leader = Powołaj przywódcę: { CASE($card, "acc") }
do-play = Zagraj kartę „{ $card }”
do-play-food = Zagraj kartę „{ $card }” i weź żywność
do-play-resources = Zagraj kartę „{ $card }” i weź surowce
do-tactic = Zagraj taktykę „{ $card }”
do-copy = Skopiuj taktykę „{ $card }”
do-levy =
    Barbarossa: zwiększ populację za { $food } { $food ->
        [one] żywność
        [few] żywności
       *[many] żywności
    } i wyszkól jednostkę „{ $card }” za { $resources } { $resources ->
        [one] surowiec
        [few] surowce
       *[many] surowców
    }
do-restage =
    Bach: zmień „{ CASE($card, "acc") }” na „{ CASE($theater, "acc") }” za { $resources } { $resources ->
        [one] surowiec
        [few] surowce
       *[many] surowców
    }
do-churchill-culture = Churchill: 3 punkty kultury
do-churchill-units = Churchill: 3 punkty nauki i 3 surowce na jednostki wojskowe
do-ocean-liner = Liniowce oceaniczne: zyskaj robotnika
do-hammurabi = Hammurabi: w następnej akcji zapłać militarną zamiast jednej cywilnej
do-trade-routes = Szlaki handlowe: pomóż opłacić następną akcję
do-regain = Odzyskaj akcję cywilną
do-tuck = Wsuń Homera pod kartę „{ $card }”
do-cover = Znacznik z karty „{ $card }”
do-lose-token = Znacznik z karty „{ $card }”
do-lose-worker = Robotnik z karty „{ $card }”
do-discard = Odrzuć: { $cards }

# Dlaczego nie

no-the-space-is-empty = Na tym polu nie ma karty.
no-too-few-civil-actions = Masz za mało akcji cywilnych.
no-too-few-military-actions = Masz za mało akcji militarnych.
no-the-civil-hand-is-full = Nie możesz mieć na ręce więcej kart cywilnych.
no-the-technology-is-already-in-hand-or-play = Masz już tę technologię na ręce lub w grze.
no-a-leader-of-this-age-was-already-taken = Przywódcę z każdej ery można wziąć tylko raz.
no-another-wonder-is-unfinished = Masz nieukończony cud.
no-the-yellow-bank-is-empty = Twój żółty bank jest pusty.
no-too-little-food = Masz za mało żywności.
no-the-technology-is-not-in-play = Nie masz tej technologii w grze.
no-there-is-no-unused-worker = Nie masz wolnego robotnika.
no-too-few-resources = Masz za mało surowców.
no-the-government-allows-no-more-of-this-type = Twój ustrój nie pozwala na więcej budynków tego rodzaju.
no-no-worker-stands-on-that-card = Na tej karcie nie ma robotnika.
no-an-upgrade-goes-to-a-higher-card-of-the-same-type = Ulepszać można na kartę wyższego poziomu tego samego rodzaju.
no-there-is-no-unfinished-wonder = Nie masz nieukończonego cudu.
no-the-wonder-has-not-so-many-stages-left = Ten cud nie ma już tylu etapów do zbudowania.
no-there-are-too-few-blue-tokens-to-cover-the-stages = Masz za mało niebieskich znaczników, by zakryć etapy.
no-it-must-become-a-theater-of-the-same-or-a-higher-level = Musi to być teatr tego samego lub wyższego poziomu.
no-the-card-is-not-in-hand = Nie masz tej karty na ręce.
no-the-card-is-not-a-technology = Ta karta nie jest technologią.
no-too-little-science = Masz za mało punktów nauki.
no-the-research-partner-has-no-science = Twój partner z paktu Współpraca naukowa nie ma punktów nauki.
no-only-a-government-comes-by-revolution = Rewolucja zmienia tylko ustrój.
no-a-revolution-takes-all-civil-actions = Rewolucja wymaga wszystkich akcji cywilnych, a część jest już zużyta.
no-robespierres-revolution-takes-all-military-actions = Rewolucja z Robespierre’em wymaga wszystkich akcji militarnych, a część jest już zużyta.
no-the-leader-is-not-in-hand = Nie masz takiego przywódcy na ręce.
no-the-tactic-is-not-in-hand = Nie masz takiej taktyki na ręce.
no-one-tactic-was-already-played-or-copied-this-turn = W tej turze taktyka została już zagrana lub skopiowana.
no-the-tactic-is-not-in-the-common-area = Ta taktyka nie jest wspólna.
no-the-standard-is-already-there = To już jest twoja taktyka.
no-in-the-first-turn-cards-can-only-be-taken = W pierwszej turze można tylko brać karty.
no-the-action-card-is-not-in-hand = Nie masz takiej karty akcji na ręce.
no-an-action-card-cannot-be-played-in-the-turn-it-was-taken = Ta karta została wzięta w tej turze: można ją zagrać dopiero od następnej.
no-the-card-does-not-order-that = Karta akcji na to nie pozwala.
no-so-many-stages-take-a-better-construction-technology = Tyle etapów naraz wymaga lepszej technologii budowlanej.
no-no-card-in-play-allows-this = Żadna z twoich kart w grze na to nie pozwala.
no-there-is-no-such-action = Nie ma takiej akcji.
no-that-was-already-done-this-turn = To już zostało zrobione w tej turze.
no-what-was-announced-cannot-help-with-that = To, co ogłoszono, nie pomoże za to zapłacić.
no-the-levy-is-for-military-units = Barbarossa powołuje tylko jednostki wojskowe.
no-there-is-no-such-space = W rzędzie kart nie ma takiego pola.
no-the-card-builds-exactly-one-stage = Ta karta buduje dokładnie jeden etap.
no-a-unit-is-disbanded-not-destroyed = Jednostkę wojskową rozwiązuje się akcją militarną.
no-only-a-unit-is-disbanded = Rozwiązać można tylko jednostkę wojskową; budynek burzy się akcją cywilną.
no-choose-food-or-resources = Przy tej karcie wybierz żywność albo surowce.
no-the-card-leaves-no-choice = Przy tej karcie nie ma czego wybierać.
no-choose-culture-or-units = Churchill daje kulturę albo naukę i surowce na jednostki.
no-the-wonder-is-not-completed = Nie masz takiego ukończonego cudu.
no-no-blue-token-lies-on-that-card = Na tej karcie nie ma niebieskiego znacznika.

### Polityka

# Co się stało

log-abstains = { $seat } nie wykonuje akcji politycznej.
log-accepts-pact = { $seat } przyjmuje pakt „{ $card }”.
log-aggression-succeeds = „{ $card }”: udany atak. Wygrywa { $seat }, traci { $rival }.
log-annexes = { $seat } anektuje kolonię „{ $card }”; traci ją { $rival }.
log-bids = { $seat } licytuje { $bid }.
log-building-destroyed = { $seat } traci budynek „{ $card }”.
log-builds-free = { $seat } buduje za darmo „{ CASE($card, "acc") }”.
log-trains-free = { $seat } szkoli za darmo jednostkę „{ $card }”.
log-cancels-pact = { $seat } zrywa pakt „{ $card }”.
log-declares-war = { $seat } wypowiada „{ CASE($card, "acc") }”; przeciwnik: { $rival }.
log-declines-agreement = { $seat } odrzuca porozumienie.
log-defends =
    { $hidden ->
        [0] { $seat } odpiera atak: { $cards }.
       *[other] { $seat } odpiera atak: { $cards }; zakryte karty: { $hidden }.
    }
log-defends-hidden = { $seat } odpiera atak; zakryte karty: { $hidden }.
log-discovers = { $seat } odkrywa terytorium „{ $card }”.
log-does-not-defend = { $seat } się nie broni.
log-has-no-political-action = { $seat } nie ma w tej turze akcji politycznej.
log-nobody-colonizes = Nikt nie kolonizuje terytorium „{ $card }”.
log-offers-pact = { $seat } proponuje pakt „{ $card }”; partner: { $partner }, strona proponującego: { $side }.
log-owes-political-action = { $seat } rezygnuje z następnej akcji politycznej.
log-passes = { $seat } pasuje.
log-plays-aggression = { $seat } zagrywa kartę „{ $card }”; cel: { $rival }.
log-prepares-card = Przygotowane przez ciebie wydarzenie: „{ $card }”.
log-prepares-event = { $seat } przygotowuje wydarzenie z ery { $age }.
log-rebellion-spends = Bunt: { $seat } traci { $actions } { $actions ->
    [one] akcję cywilną
    [few] akcje cywilne
   *[many] akcji cywilnych
}.
log-refuses-pact = { $seat } odrzuca pakt „{ $card }”.
log-renews-events =
    Przyszłe wydarzenia stają się aktualnymi: { $number } { $number ->
        [one] karta
        [few] karty
       *[many] kart
    }.
log-reveals-event = { $seat } odkrywa kartę „{ $card }”.
log-scores-event = Punktuje karta „{ $card }”.
log-second-political-action = { $seat } wykonuje drugą akcję polityczną.
log-sees-next-event = Następne wydarzenie: „{ $card }”.
log-sends-force =
    { $discarded ->
        [0] { $seat } wysyła: { $cards }; karty premii: { $bonuses }.
       *[other] { $seat } wysyła: { $cards }; karty premii: { $bonuses }; odrzucone karty: { $discarded }.
    }
log-steals-technology = { $seat } kradnie technologię „{ $card }”; traci ją { $loser }.
log-war-is-a-draw = „{ $card }”: bez zwycięzcy. { $seat } i { $rival } mają tę samą siłę: { $strength }.
log-wins-auction = { $seat } kolonizuje terytorium „{ $card }” za { $bid }.
log-wins-war = „{ $card }”: { $seat } wygrywa, { $loser } przegrywa; przewaga { $advantage }.

# O co pytamy

ask-politics = Jaka akcja polityczna?
ask-pact = { $seat } proponuje ci pakt „{ $card }”; twoja strona: { $side }. Zgadzasz się?
ask-defend = { $seat } zagrywa przeciw tobie kartę „{ $card }”. Brakuje ci siły: { $strength }. Bronisz się?
ask-plunder = Co grabisz, razem do { $limit }? Traci { $seat }.
ask-raid = Które budynki zostaną zburzone? Traci { $seat }.
ask-annex = Którą kolonię anektujesz? Traci { $seat }.
ask-infiltrate = Co traci { $seat }?
ask-steal = Którą technologię kradniesz, wartą najwyżej { $budget }? Traci { $seat }.
ask-bid =
    { $bid ->
        [0] Ile licytujesz za terytorium „{ $card }”?
       *[other] Ile licytujesz za terytorium „{ $card }”? Musi być więcej niż { $bid }.
    }
ask-send = Jakie siły wysyłasz? Cel: „{ $card }”; potrzeba co najmniej { $bid }.
ask-market =
    { $food } { $food ->
        [one] żywność
        [few] żywności
       *[many] żywności
    } czy { $resources } { $resources ->
        [one] surowiec
        [few] surowce
       *[many] surowców
    }?
ask-free-building = Kładziesz za darmo robotnika na karcie „{ $card }”?
ask-agreement = Które karty bierzesz, warte do { $actions } { $actions ->
    [one] akcji cywilnej
    [few] akcji cywilnych
   *[many] akcji cywilnych
}?
ask-lose-colony = Którą kolonię tracisz?
ask-ruin = Który cud popada w ruinę?
ask-terror = Który budynek zostanie zburzony? Traci { $seat }.
ask-destroy-own = Który z twoich budynków zostanie zburzony?
ask-gain-mix = Ile żywności i ile surowców, razem { $total }?
ask-lose-mix = Ile żywności i ile surowców tracisz, razem { $total }?
ask-civil-development = Co robisz o { $discount } taniej?

# Co można wybrać

do-abstain = Bez akcji politycznej
do-prepare = Przygotuj kartę „{ $card }”
do-aggression = Zagraj kartę „{ $card }”; cel: { $seat }
do-war = Wypowiedz „{ CASE($card, "acc") }”; przeciwnik: { $seat }
do-offer = Zaproponuj pakt „{ $card }”; partner: { $seat }, twoja strona: { $side }
do-offer-equal = Zaproponuj pakt „{ $card }”; partner: { $seat }
do-cancel = Zerwij pakt „{ $card }”; partner: { $seat }
do-lay-down = Usuń Aleksandra w zamian za żółty znacznik
do-discover = Skolonizuj z Kolumbem terytorium „{ $card }”
do-resign = Zrezygnuj z gry
do-accept = Przyjmij
do-refuse = Odrzuć
do-decline = Odmów
do-defend =
    { $hidden ->
        [0] Broń się: { $cards }
       *[other] Broń się: { $cards }; zakryte karty: { $hidden }
    }
do-defend-hidden = Broń się; zakryte karty: { $hidden }
do-defend-up = „{ $card }”, odkryta: { $worth }
do-defend-down = „{ $card }”, zakryta: 1
open-defend = Broń się
do-plunder =
    { $food } { $food ->
        [one] żywność
        [few] żywności
       *[many] żywności
    }, { $resources } { $resources ->
        [one] surowiec
        [few] surowce
       *[many] surowców
    }
do-raid = Zburz „{ CASE($card, "acc") }”
do-raid-two = Zburz „{ CASE($card, "acc") }” i „{ CASE($second, "acc") }”
do-annex = Anektuj kolonię „{ $card }”
do-infiltrate = Usuń „{ CASE($card, "acc") }”
do-steal = Ukradnij technologię „{ $card }”
do-stop = Wystarczy
do-bid = Licytuj { $bid }
do-send = Wyślij: { $cards }; karty premii: { $bonuses }; odrzucane: { $discards }
do-send-unit = „{ $card }”: siła { $worth }
do-send-bonus = „{ $card }”: { $worth }
do-send-discard = Odrzuć kartę „{ $card }”: 1
choose-number = { $number } × { $part }
do-choose-food = Żywność
do-choose-resources = Surowce
do-build-free = Zbuduj „{ CASE($card, "acc") }”
do-train-free = Wyszkól jednostkę „{ $card }”
do-lose-colony = Strać kolonię „{ $card }”
do-ruin = Obróć w ruinę cud „{ $card }”
do-blow-up = Zburz „{ CASE($card, "acc") }”
do-destroy-own = Zburz „{ CASE($card, "acc") }”
do-gain-mix =
    { $food } { $food ->
        [one] żywność
        [few] żywności
       *[many] żywności
    }, { $resources } { $resources ->
        [one] surowiec
        [few] surowce
       *[many] surowców
    }
do-lose-mix =
    { $food } { $food ->
        [one] żywność
        [few] żywności
       *[many] żywności
    }, { $resources } { $resources ->
        [one] surowiec
        [few] surowce
       *[many] surowców
    }

# Dlaczego nie

no-only-events-and-territories-are-prepared = Przygotować można tylko wydarzenia i terytoria.
no-only-alexander-lays-down-his-crown = W zamian za żółty znacznik można usunąć tylko Aleksandra.
no-only-columbus-discovers = Bez licytacji kolonizuje tylko Kolumb.
no-only-a-territory-is-discovered = Kolumb potrzebuje terytorium.
no-nobody-resigns-in-age-iv = W erze IV nie można zrezygnować.
no-card-is-not-in-your-hand = Nie masz takiej karty na ręce.
no-no-such-rival = Nie ma w grze takiego przeciwnika.
no-no-pacts-between-two-players = W grze dwuosobowej nie ma paktów.
no-pact-has-no-sides = Ten pakt jest jednakowy dla obu stron.
no-no-pact-of-yours-there = Nie jesteś tam stroną żadnego paktu.
no-your-leader-forbids-attacks = Twój przywódca nie pozwala atakować.
no-a-pact-forbids-attacks = Wasz pakt zabrania ataków.
no-not-enough-military-actions = Masz za mało akcji militarnych.
no-rival-is-not-weaker = Twoja siła musi być większa niż siła przeciwnika.
no-no-wars-in-the-last-round = W ostatniej rundzie nie wypowiada się wojen.
no-a-pact-protects-the-rival-from-wars = Tego gracza chroni przed wojną pakt.
no-bid-must-exceed-the-last-one = Trzeba przebić ostatnią ofertę.
no-bid-exceeds-your-largest-force = Nie wyślesz tak dużych sił.
no-only-farms-mines-and-urban-buildings = To wydarzenie pozwala zbudować tylko farmę, kopalnię lub budynek miejski.
no-only-that-building-is-free = Za darmo jest tylko wskazany budynek.
no-food-and-resources-must-make-so-many = Żywności i surowców musi być razem { $total }.
no-you-have-not-so-much = Nie masz tyle.
no-the-rival-has-not-so-much = Przeciwnik nie ma tyle.
no-more-than-the-aggression-takes = Ta agresja zabiera łącznie najwyżej { $limit }.
no-only-urban-buildings-are-destroyed = Zburzyć można tylko budynek miejski.
no-only-buildings-are-destroyed = Zburzyć można tylko farmę, kopalnię lub budynek miejski.
no-the-building-is-of-too-high-a-level = Budynek ma zbyt wysoki poziom na tę agresję.
no-only-one-building-is-destroyed = Ta agresja burzy tylko jeden budynek.
no-the-building-of-higher-level-comes-first = Z dwóch budynków wskaż najpierw ten wyższego poziomu.
no-there-is-no-such-colony = Nie ma tam takiej kolonii.
no-only-the-leader-or-the-unfinished-wonder = Wskaż przywódcę lub nieukończony cud przeciwnika.
no-the-loser-has-no-such-technology = Przegrany nie ma takiej technologii specjalnej.
no-the-advantage-does-not-pay-for-it = Reszta twojej przewagi na to nie wystarcza.
no-only-an-old-wonder-falls-to-ruin = Wskaż cud z ery A lub I, który nie jest jeszcze w ruinie.
no-discard-so-many-cards = Odrzuć dokładnie tyle kart: { $number }.
no-you-do-not-have-those-cards = Nie masz tych kart.
no-more-cards-than-military-actions = Możesz użyć tylu kart, ile masz akcji militarnych.
no-the-defence-is-too-weak = Te karty nie powstrzymają ataku.
no-a-force-needs-a-unit = Trzeba wysłać co najmniej jedną jednostkę.
no-so-many-cards-cannot-be-discarded-with-the-force = Tylu kart nie można odrzucić razem z siłami.
no-the-force-is-weaker-than-the-bid = Siły muszą być warte twojej oferty.
