# „Sid Meier's Civilization”: co się stało, o co pytamy, co można wybrać i dlaczego nie.

# Co się stało: przebieg gry

log-plays = { $seat } gra: { $civ }.
log-first-player = Pierwszy gracz: { $seat }.
log-turn-begins = Zaczyna się tura { $turn }.
log-phase-begins = Zaczyna się faza: { $phase }.
log-part-begins = { $seat }: { $phase }.
log-condition-met = { $seat } spełnia warunek zwycięstwa ({ $victory }); turę gra się do końca.
log-game-ends = Koniec gry ({ $victory }): { $winners }.
log-founds-capital = { $seat } zakłada stolicę: { $square }.
log-starts-with-wonder = { $seat } zaczyna z cudem „{ $wonder }”: { $square }.

# Co się stało: początek tury i wymiana handlowa

log-founds = { $seat } zakłada miasto: { $square }.
log-finds-no-room = { $seat } nie znajduje miejsca dla pionków ({ $n }): wracają do puli.
log-changes-government = { $seat } zmienia ustrój: { $government }.
log-falls-into-anarchy = { $seat } popada w Anarchię.
log-government-pays-trade = { $seat } otrzymuje wymianę handlową: { $number } ({ $government }).
log-wonder-pays = { $seat } otrzymuje dochód z cudu „{ $wonder }”.
log-gardens-give = Wiszące ogrody: { $seat } otrzymuje { $figure }, { $square }.
log-statue-teaches = Statua wolności uczy: { $seat }.
log-harvests-freely = { $seat } zbiera za darmo: { $resource }.
log-gathers = { $seat }: wóz z { $square } zbiera dla: { $city }.
log-collects = { $seat } zbiera wymianę handlową: { $trade }.
log-offers = { $seat } oferuje: { $gives } za { $wants } (komu: { $other }).
log-accepts = { $seat } przyjmuje ofertę (oferuje { $other }).
log-rejects = { $seat } odrzuca ofertę (oferuje { $other }).
log-hands-over = { $seat } oddaje (otrzymuje { $other }): { SOME("chatki: ", $huts, "wioski: ", $villages, "wydarzenia: ", $events) }.

# Co się stało: zarządzanie miastami

log-devotes-to-arts = { $seat }: { $city } poświęca się sztuce.
log-harvests = { $seat }: { $city } zbiera – { $resources }.
log-takes-resource = { $seat } bierze z rynku: { $resource }.
log-announces-army = { $seat }: { $city } ogłasza armię, { $square }.
log-announces-scout = { $seat }: { $city } ogłasza wóz, { $square }.
log-announces-unit = { $seat }: { $city } ogłasza jednostkę – { $type }.
log-announces-build = { $seat }: { $city } ogłasza obiekt „{ $marker }”, { $square }.
log-rushes = { $seat } przyspiesza produkcję za { $trade } wymiany handlowej: { $city }.
log-action-cancelled = Akcja miasta anulowana ({ $city }): { $seat } traci, co zapłacono.
log-item-lost = { $seat }: { $city } nie może już wytworzyć tego, co ogłoszono.
log-produces-army = { $seat } wystawia armię: { $square }.
log-produces-scout = { $seat } wysyła wóz: { $square }.
log-draws-unit = { $seat } otrzymuje jednostkę: { $type }.
log-sees-unit = { $seat } dobrał(a): { $unit }.
log-builds = { $seat } buduje obiekt „{ $marker }”: { $square }.
log-builds-walls = { $seat } wznosi mury: { $city }.
log-makes-room = { $seat }: obiekt „{ $marker }” ustępuje miejsca, { $square }.
log-wonder-appears = Na rynku pojawia się cud „{ $wonder }”.
log-city-boosted = W tej turze produkcja +{ $number }: { $city }.
log-advances = { $seat } dochodzi do pola { $space } toru kultury.
log-draws-event = { $seat } dobiera wydarzenie kulturalne poziomu { $level }.
log-sees-event = { $seat } dobiera wydarzenie „{ $event }”.
log-discards-events = { $seat } odrzuca: { $events }.
log-gains-culture = { $seat } otrzymuje kulturę: { $number }.
log-gains-trade = { $seat } otrzymuje wymianę handlową: { $number }.
log-gains-person = { $seat } otrzymuje wielkiego człowieka: { $person }.
log-gains-great-person = { $seat } otrzymuje wielkiego człowieka: { $person }.
log-places-person = { $seat } umieszcza wielkiego człowieka „{ $person }”: { $square }.
log-places-great-person = { $seat } umieszcza wielkiego człowieka „{ $person }”: { $square }.
log-coin-token = { $seat } kładzie monetę: { $place }.
log-loses-coin = { $seat } traci monetę: { $place }.

# Co się stało: zdolności, wydarzenia, odpowiedzi

log-uses-ability = { $seat } używa zdolności „{ $ability }”.
log-ability-cancelled = Anulowano zdolność „{ $ability }” (używa { $seat }).
log-pays = { $seat } płaci za zdolność „{ $ability }” ({ SOME("z rynku: ", $resources, "chatki: ", $huts, "wioski: ", $villages) }).
log-withdraws = { $seat } wycofuje zdolność „{ $ability }”.
log-plays-event = { $seat } zagrywa wydarzenie „{ $event }”.
log-event-cancelled = Anulowano „{ $event }” (zagrywa { $seat }).
log-takes-event-back = { $seat } bierze z powrotem wydarzenie „{ $event }”.
log-refuses-event = { $seat } nie zgadza się być celem: „{ $event }” (zagrywa { $rival }).
log-watches = { $seat } obserwuje ruch: { $rival }.
log-names-choose-player = { $seat } wybiera: { $rival }.
log-names-boost = { $seat } wybiera: { $city }.
log-names-destroy = { $seat } celuje w budynek: { $square }.
log-names-change-terrain = { $seat } wybiera pole { $square }.
log-names-kill = { $seat } celuje w pionki ({ $rival }), { $square }: { $armies ->
        [0] {""}
        [one] { $armies } armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    }{ $armies ->
        [0] {""}
       *[other] { $scouts ->
            [0] {""}
           *[other] {", "}
        }
    }{ $scouts ->
        [0] {""}
        [one] { $scouts } wóz
        [few] { $scouts } wozy
        [many] { $scouts } wozów
       *[other] { $scouts } wozów
    }.
log-names-kill-person = { $seat } celuje w wielkiego człowieka: { $square }.
log-names-lead-away = { $seat } odprowadza pionki z { $square }.
log-names-lead-to = { $seat } prowadzi je na { $square }.
log-names-obsolete = { $seat } celuje w cud „{ $wonder }”.
log-names-kill-unit = { $seat } celuje w jednostkę ({ $rival }).
log-names-embark = { $seat } zaokrętowuje pionki: { $square }.
log-names-sail-to = { $seat } wysyła je na { $square }.
log-names-nuke = { $seat } celuje w miasto: { $city } ({ $rival }).
log-names-hold = { $seat } zatrzymuje wszystkie pionki: { $square }.
log-names-wound = { $seat } zadaje rany: { $number } (front { $front }).
log-names-enough = { $seat } nie celuje w nic więcej.
log-figures-killed = { $seat } traci pionki, { $square }: { $armies ->
        [0] {""}
        [one] { $armies } armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    }{ $armies ->
        [0] {""}
       *[other] { $scouts ->
            [0] {""}
           *[other] {", "}
        }
    }{ $scouts ->
        [0] {""}
        [one] { $scouts } wóz
        [few] { $scouts } wozy
        [many] { $scouts } wozów
       *[other] { $scouts } wozów
    }.
log-person-killed = { $seat } traci wielkiego człowieka „{ $person }”: { $square }.
log-figures-led-away = { $seat }: pionki błądzą z { $square } na { $destination }.
log-figures-sail = { $seat }: pionki płyną z { $square } na { $destination }.
log-terrain-changes = Pole { $square } to teraz: { $terrain }.
log-building-destroyed = { $seat } traci budynek „{ $building }”: { $square }.
log-walls-fall = Padają mury: { $city }.
log-becomes-obsolete = Cud „{ $wonder }” jest przestarzały.
log-unit-killed = { $seat } traci jednostkę: { $unit }.
log-city-nuked = { $seat } niszczy miasto ({ $city }): { $square }.

# Co się stało: ruch, odkrywanie, bitwa

log-steps = { $seat } idzie z { $square } na { $destination }: { $armies ->
        [0] {""}
        [one] { $armies } armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    }{ $armies ->
        [0] {""}
       *[other] { $scouts ->
            [0] {""}
           *[other] {", "}
        }
    }{ $scouts ->
        [0] {""}
        [one] { $scouts } wóz
        [few] { $scouts } wozy
        [many] { $scouts } wozów
       *[other] { $scouts } wozów
    }.
log-discovers = { $seat } odkrywa kafelek mapy { $tile }.
log-explores-hut = { $seat } bada chatkę: { $square }.
log-sees-hut = { $seat } znajduje w chatce: { $hut }.
log-conquers-village = { $seat } zdobywa wioskę: { $square }.
log-sees-village = { $seat } znajduje w wiosce: { $village }.
log-sacrifices = { $seat } poświęca pionek w mieście, którym włada { $other }: { $square }.
log-razes = { $seat } niszczy obiekt „{ $marker }”: { $square }.
log-kills-scouts = { $seat } zabija wozy: { $n } ({ $other }, { $square }).
log-battle =
    { $against ->
        [village] { $seat } atakuje wioskę, { $square }; barbarzyńcami gra { $other }.
        [city] { $seat } atakuje, broni się { $other }: { $square } ({ $city }).
       *[other] { $seat } atakuje, broni się { $other }: { $square }.
    }
log-draws-hand = { $seat } dobiera rękę bitewną: { $n }.
log-sees-hand = { $seat } dobrał(a): { $units }.
log-combat-bonus = Premia bitewna: atakujący { $attack }, obrońca { $defence }.
log-opens-front =
    { $barbarian ->
        [True] Barbarzyńcy otwierają front: { $unit } (siła { $strength }).
       *[other] { $seat } otwiera front: { $unit } (siła { $strength }).
    }
log-attacks =
    { $barbarian ->
        [True] Barbarzyńcy atakują: { $unit } przeciw { $enemy }; rany zadane { $blow }, otrzymane { $answer }.
       *[other] { $seat } atakuje: { $unit } przeciw { $enemy }; rany zadane { $blow }, otrzymane { $answer }.
    }
log-unit-dies =
    { $barbarian ->
        [True] Barbarzyńcy tracą: { $unit }.
       *[other] { $seat } traci: { $unit }.
    }
log-heals = { $seat } leczy rany: { $n }.
log-battle-ends =
    { $barbarian ->
        [True] Wygrywają barbarzyńcy (atakujący { $attack }, obrońca { $defence }).
       *[other] Bitwę wygrywa { $seat } (atakujący { $attack }, obrońca { $defence }).
    }
log-loses-armies = { $seat } mimo to traci armie: { $n }.
log-city-falls = { $seat } zdobywa miasto: { $city }.
log-saves-unit = { $seat } ocala: { $unit }.
log-loots = { $seat } bierze łup: { $loot } (oddaje { $other }).
log-stolen-hut = { $seat } bierze żeton chatki: { $hut } (oddaje { $other }).
log-stolen-village = { $seat } bierze żeton wioski: { $village } (oddaje { $other }).
log-stolen-event = { $seat } bierze wydarzenie „{ $event }” (oddaje { $other }).

# Co się stało: badania

log-researches = { $seat } opracowuje technologię „{ $tech }” za { $trade } wymiany handlowej i zachowuje { $kept }.
log-learns = { $seat } uczy się technologii „{ $tech }”.

# Pytania

ask-civilization = Którą cywilizacją grasz?
ask-capital = Gdzie zakładasz stolicę?
ask-first-wonder = Gdzie stawiasz cud „{ $wonder }”?
ask-first-army = Gdzie zaczyna twoja armia?
ask-first-scout = Gdzie zaczyna twój wóz?
ask-first-great-person = Gdzie umieszczasz wielkiego człowieka „{ $person }”?
ask-start-of-turn = Początek tury: co robisz?
ask-displace = Dokąd ustępuje { $figure }?
ask-assign = Dla którego miasta zbiera wóz z { $square }?
ask-trade = Wymiana handlowa: składasz ofertę?
ask-propose = Co oferujesz ({ $other })?
ask-bargain = { $seat } daje { $gives } i chce { $wants }. Zgadzasz się?
ask-hand-over = Co oddajesz?
ask-city-management = Zarządzanie miastami: co robisz?
ask-item = { $city }, produkcja { $number }: co wytwarzasz?
ask-second-item = { $city }: co jeszcze wytwarzasz?
ask-place-person = Gdzie umieszczasz wielkiego człowieka „{ $person }”?
ask-take-resource = Który surowiec bierzesz?
ask-discard-events = Które wydarzenia odrzucasz ({ $number })?
ask-pay = Czym płacisz za zdolność „{ $ability }” (jeszcze { $number })?
ask-event-target = W co celuje wydarzenie „{ $event }”?
ask-event-lead-away = Które pionki i dokąd odprowadza wydarzenie „{ $event }”?
ask-event-change-terrain = Które pole zmienia wydarzenie „{ $event }”?
ask-event-destroy = Który budynek niszczy wydarzenie „{ $event }”?
ask-event-choose-player = Którego gracza wybierasz („{ $event }”)?
ask-event-boost = Które miasto pracuje więcej („{ $event }”)?
ask-ability-target = W co celuje zdolność „{ $ability }”?
ask-ability-boost = Które miasto pracuje więcej („{ $ability }”)?
ask-ability-choose-player = Którego gracza wybierasz („{ $ability }”)?
ask-ability-monarchy = „{ $ability }”: przestarzały cud czy zabita jednostka?
ask-ability-gunpowder = „{ $ability }”: przestarzały cud czy zniszczony budynek?
ask-ability-hold = Którego pola nikt już nie opuści („{ $ability }”)?
ask-ability-embark = Które pionki płyną i dokąd („{ $ability }”)?
ask-ability-nuke = Które miasto niszczysz („{ $ability }”)?
ask-ability-wounds = Gdzie zadajesz rany („{ $ability }”)?
ask-agree-to-event = { $rival } zagrywa przeciw tobie wydarzenie „{ $event }”. Zgadzasz się?
ask-respond-to-event = { $seat } zagrywa wydarzenie „{ $event }”. Odpowiadasz?
ask-respond-to-ability = { $seat } używa zdolności „{ $ability }”. Odpowiadasz?
ask-respond-to-action = { $seat } ogłasza akcję miasta ({ $city }): { $action }. Odpowiadasz?
ask-respond-to-move = { $seat } porusza się. Odpowiadasz?
ask-watch = Obserwujesz ruch ({ $seat })?
ask-movement = Ruch: co robisz?
ask-move = Dokąd idzie grupa z { $square }? Zostało kroków: { $left }
ask-raze = Niszczysz obiekt „{ $marker }”, { $square }?
ask-barbarian-deck = Z której talii barbarzyńcy dobierają zamiast tego?
ask-battle = Bitwa, { $square }: co robisz?
ask-battle-close = Bitwa, { $square }: coś jeszcze w tej turze bitewnej?
ask-heal = Które rany leczysz?
ask-save-unit = Którą jednostkę ocalasz?
ask-loot = Co zabierasz ({ $other })?
ask-loot-more = Co jeszcze zabierasz ({ $other })?
ask-loot-city = Co zabierasz za miasto ({ $other })?
ask-loot-points = Co zabierasz ({ $other })? Zostało łupów: { $points }
ask-give-coin = Którą monetę oddajesz?
ask-learn = Której technologii się uczysz?
ask-research = Którą technologię opracowujesz?

# Możliwości

do-civilization = { $civ }
do-capital = Stolica: { $square } (produkcja { $production }, handel { $trade })
do-put = { $square }
do-end = Zakończ tę część
do-found = Załóż miasto: { $square } ({ $founder }; produkcja { $production }, handel { $trade })
do-displace = Na { $square }
do-assign = { $served ->
    [1] Zbiera dla: { $city } (pole już mu służy)
   *[0] Zbiera dla: { $city } (produkcja +{ $production }, handel +{ $trade })
}
do-idle = Nie zbiera dla nikogo
do-government = Zmień ustrój: { $government }
do-person = Umieść wielkiego człowieka „{ $person }”: { $square }
do-keep-person = Zatrzymaj w puli
do-gardens = Wiszące ogrody dają: { $figure }
do-statue = Statua wolności cię uczy
do-harvest-freely = Darmowe zbiory: { $resource }
do-offer = Złóż ofertę: { $seat }
do-propose = Daj { $gives } za { $wants }
pick-gives = Dajesz: { $good }
pick-wants = Dostajesz: { $good }
do-accept = Przyjmij
do-reject = Odrzuć
do-give = Oddaj – { SOME("żetony chatek: ", $huts, "żetony wiosek: ", $villages, "wydarzenia: ", $events) }
do-advance = Przejdź na pole { $space } (kultura { $culture }, wymiana handlowa { $trade })
do-mint = Moneta: { $place } (wymiana handlowa { $trade }, kultura { $culture })
do-produce = Produkuj: { $city } (produkcja { $number })
do-army = Armia, { $square } (produkcja { $cost }, wymiana handlowa { $trade })
do-scout = Wóz, { $square } (produkcja { $cost }, wymiana handlowa { $trade })
do-unit = Jednostka: { $type } (produkcja { $cost }, wymiana handlowa { $trade })
do-build = { $building }, { $square } (produkcja { $cost }, wymiana handlowa { $trade })
do-one-item = Tylko jedna rzecz
do-build-freely = Buduj za darmo: { $city }
do-arts = Poświęć sztuce: { $city } (kultura { $number })
do-harvest = Zbiory: { $resource } ({ $city })
do-harvest-two = Zbiory: { $resource } i { $second } ({ $city })
do-use = Użyj zdolności „{ $ability }”
do-play = Zagraj wydarzenie „{ $event }”
do-pay = Żeton z rynku: { $resource }
do-pay-hut = Żeton chatki: { $hut }
do-pay-village = Żeton wioski: { $village }
do-pay-gift = { $event }
do-withdraw = Wycofaj
do-choose-player = { $seat }
do-boost = Więcej produkcji: { $city }
do-destroy = Zniszcz budynek: { $square }
do-change-terrain = Zmień { $square }
do-kill = Zabij pionki ({ $rival }), { $square }: { $armies ->
        [0] {""}
        [one] { $armies } armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    }{ $armies ->
        [0] {""}
       *[other] { $scouts ->
            [0] {""}
           *[other] {", "}
        }
    }{ $scouts ->
        [0] {""}
        [one] { $scouts } wóz
        [few] { $scouts } wozy
        [many] { $scouts } wozów
       *[other] { $scouts } wozów
    }
do-kill-person = Zabij wielkiego człowieka: { $square }
do-lead-away = Pionki z { $square }
do-lead-to = Prowadź na { $square }
do-obsolete = Przestarzały cud: { $wonder }
do-kill-unit = Zabij losową jednostkę: { $seat }
do-embark = Pionki z { $square }
do-sail-to = Na { $square }
do-nuke = Zniszcz: { $city } ({ $rival })
do-hold = Zatrzymaj { $square }
do-wound = Rany: { $number } (front { $front })
do-enough = Wystarczy
do-take-back = Weź kartę z powrotem
do-agree = Zgódź się
do-refuse = Odmów
do-refuse-one = Odmów tylko w sprawie tego budynku: { $square }
do-discard-events = Odrzuć: { $events }
do-watch = Obserwuj
do-rest = Nie obserwuj
do-rest-on = Niczego nie obserwuj w tej turze
do-pass-on = Pasuj i nie pytaj w tej turze o akcje miast
do-move = Rusz z { $square }: { $armies ->
        [0] {""}
        [one] { $armies } armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armii
    }{ $armies ->
        [0] {""}
       *[other] { $scouts ->
            [0] {""}
           *[other] {", "}
        }
    }{ $scouts ->
        [0] {""}
        [one] { $scouts } wóz
        [few] { $scouts } wozy
        [many] { $scouts } wozów
       *[other] { $scouts } wozów
    }
do-step = Na { $square }
do-discover = Odkryj kafelek: { $square }
do-sacrifice = Poświęć pionek w mieście: { $square }
do-stop = Zatrzymaj się
do-raze = Zniszcz
do-spare = Oszczędź
do-deck = { $type }
do-front = Otwórz front: { $unit }
do-attack = Atakuj front { $front }: { $unit }
do-heal = Lecz rany
do-heal-all = Lecz wszystkie rany
do-heal-wounds = Lecz: { $units }
do-close = Zakończ turę bitewną
do-save = Ocal: { $unit }
do-save-none = Nie ocalaj nikogo
do-loot = Weź: { $loot }
do-loot-number = Weź: { $loot } ({ $number })
do-loot-nothing = Nie bierz nic
do-coin = Moneta: { $place }
do-learn = Naucz się technologii „{ $tech }”
do-learn-nothing = Nie ucz się niczego
do-research = Opracuj technologię „{ $tech }”
do-research-nothing = Nie opracowuj niczego
do-take-resource = Weź: { $resource }

# Dlaczego nie: przygotowanie, początek tury, wymiana handlowa

no-a-capital-stands-on-a-central-square-of-the-home-tile = Stolica stoi na jednym z czterech środkowych pól kafelka startowego.
no-that-civilization-is-taken = Ta cywilizacja jest zajęta.
no-that-civilization-is-not-in-a-training-game = Tej cywilizacji nie ma w grze szkoleniowej.
no-not-in-the-capitals-outskirts = Tylko na peryferiach stolicy.
no-not-on-water = Nie na wodzie.
no-above-the-stacking-limit = To przekroczyłoby limit ustawienia.
no-not-in-this-part = Tego nie można zrobić w tej części tury.
no-no-more-cities = Masz już tyle miast, ile możesz.
no-no-scout-stands-there = Nie stoi tam twój wóz.
no-no-army-stands-there = Nie stoi tam twoja armia.
no-armies-found-cities-only-under-republic = Armie zakładają miasta tylko w Republice.
no-a-city-is-too-near = Inne miasto jest bliżej niż trzy pola.
no-a-hut-or-village-is-too-near = Tam lub obok leży chatka albo wioska.
no-all-squares-around-must-be-revealed = Wszystkie osiem pól dookoła musi być odkrytych.
no-enemy-figures-are-too-near = Obok tego pola stoją wrogie pionki.
no-figures-make-room-on-the-nearest-free-square = Pionki ustępują na najbliższe wolne pole.
no-a-scout-gathers-for-an-own-city = Wóz zbiera dla miasta swojego właściciela.
no-a-square-is-gathered-for-one-city-only = Z pola zbiera się tylko dla jednego miasta.
no-there-is-no-such-government = Nie ma takiego ustroju.
no-that-government-is-in-force = Ten ustrój już obowiązuje.
no-one-change-of-government-a-turn = Ustrój zmienia się raz na turę.
no-the-government-is-locked = Ten ustrój jest zablokowany.
no-only-through-anarchy = Do tego ustroju prowadzi tylko Anarchia.
no-no-such-great-person-in-reserve = Nie masz w puli takiego wielkiego człowieka.
no-only-in-the-outskirts-of-an-own-city = Tylko na peryferiach własnego miasta.
no-no-great-person-on-water = Wielcy ludzie nie stają na wodzie.
no-the-square-is-blockaded = To pole blokują wrogie pionki.
no-the-hanging-gardens-do-not-work-for-you = Wiszące ogrody dla ciebie nie działają.
no-the-hanging-gardens-were-used-this-turn = Wiszące ogrody użyto już w tej turze.
no-the-statue-of-liberty-does-not-work-for-you = Statua wolności dla ciebie nie działa.
no-the-statue-of-liberty-was-used-this-turn = Statuę wolności użyto już w tej turze.
no-nobody-knows-a-tech-that-fits = Nikt nie zna technologii, która zmieściłaby się w twojej piramidzie.
no-no-government-harvests-freely = Twój ustrój nie daje darmowych zbiorów.
no-harvested-freely-this-turn = W tej turze były już darmowe zbiory.
no-an-offer-is-made-to-another-player = Ofertę składa się innemu graczowi.
no-no-more-offers-in-this-phase = W tej fazie nie masz już ofert.
no-neither-has-anything-to-trade = Żadne z was nie ma czym handlować.
no-an-offer-holds-something = Oferta nie może być pusta.
no-a-bundle-holds-more-than-there-is = W ofercie nie może być więcej, niż jest.
no-hand-over-what-was-agreed = Oddaj to, co uzgodniono.

# Dlaczego nie: zarządzanie miastami

no-that-is-no-city-of-yours = To nie twoje miasto.
no-under-anarchy-the-capital-takes-no-action = W Anarchii stolica nie wykonuje akcji.
no-the-city-has-acted = To miasto wykonało już akcję w tej turze.
no-the-second-action-is-of-another-kind = Druga akcja stolicy jest innego rodzaju.
no-the-city-can-make-nothing = To miasto nie może niczego wytworzyć.
no-there-is-no-such-item = Nie ma takiej rzeczy.
no-too-little-production = Potrzeba produkcji: { $needed }; osiągniesz { $number }.
no-only-in-the-citys-own-outskirts = Tylko na peryferiach miasta, które działa.
no-no-such-figure-in-the-supply = Nie masz takiego pionka w puli.
no-figures-may-not-stop-on-water = Twoje pionki nie mogą zatrzymać się na wodzie.
no-enemy-figures-stand-there = Stoją tam wrogie pionki.
no-there-is-no-such-unit = Nie ma takiej jednostki.
no-aircraft-need-flight = Lotnictwo wymaga technologii Lotnictwo.
no-the-deck-is-empty = Ta talia jest pusta.
no-the-building-is-locked = Żadna twoja technologia nie odblokowuje tego budynku.
no-only-the-upgraded-form-is-built = Buduje się teraz tylko ulepszoną formę.
no-no-such-marker-in-the-market = Na rynku nie ma już takiego znacznika.
no-the-terrain-does-not-fit = Teren nie pasuje.
no-one-star-building-a-city = Miasto może mieć jeden budynek z gwiazdką.
no-walls-stand-on-the-city-centre = Mury stoją w centrum miasta.
no-the-city-is-walled = To miasto ma już mury.
no-the-wonder-is-not-in-the-market = Tego cudu nie ma na rynku.
no-no-wonder-on-water = Cuda nie stają na wodzie.
no-one-wonder-a-city = Miasto może mieć jeden cud.
no-only-egypt-builds-freely = Za darmo buduje tylko Egipt.
no-built-freely-this-turn = W tej turze budowano już za darmo.
no-only-an-unlocked-building = Za darmo buduje się tylko odblokowany budynek.
no-no-such-resource-in-the-outskirts = Żadne niezablokowane pole nie pokazuje tego surowca.
no-no-such-token-in-the-market = Na rynku nie ma już takiego żetonu.
no-two-tokens-only-with-angkor-wat = Dwa żetony naraz daje tylko Angkor Wat.
no-angkor-wat-was-used-this-turn = Angkor Wat użyto już w tej turze.
no-the-culture-track-is-at-its-end = Tor kultury się skończył.
no-too-little-culture = Potrzeba kultury: { $needed }; masz { $number }.
no-too-little-trade = Potrzeba wymiany handlowej: { $needed }; masz { $number }.
no-no-coin-is-paid-for-there = Tam nie kupuje się monet.
no-the-card-holds-four-coins = Na tej karcie leżą już cztery monety.

# Dlaczego nie: zdolności i wydarzenia

no-there-is-no-such-resource-ability = Nie ma takiej zdolności surowców.
no-the-tech-is-not-known = Nie znasz tej technologii.
no-the-ability-was-used-this-turn = Tej zdolności użyto już w tej turze.
no-an-ability-of-another-phase = Ta zdolność należy do innej fazy: { $phase }.
no-a-cancelling-ability-answers-something = Ta zdolność tylko odpowiada na to, co ogłasza ktoś inny.
no-the-resources-are-missing = Nie masz potrzebnych surowców.
no-the-ability-would-do-nothing = Ta zdolność nic by teraz nie dała.
no-that-resource-is-not-owed = Tym surowcem się tu nie płaci.
no-the-token-is-not-held = Nie masz takiego żetonu.
no-no-such-gift = Nie masz takiego daru.
no-withdraw-only-after-a-lost-gift = Wycofać się można tylko po utracie daru.
no-the-event-is-not-in-hand = Nie masz tego wydarzenia na ręce.
no-an-event-of-another-phase = To wydarzenie należy do innej fazy: { $phase }.
no-the-event-would-change-nothing = To wydarzenie nic by teraz nie zmieniło.
no-a-gift-is-played-while-paying = Dar zagrywa się, płacąc za zdolność.
no-a-cancelling-event-answers-something = To wydarzenie tylko odpowiada na to, co ogłasza ktoś inny.
no-that-is-no-target-of-it = To nie może być celem.
no-not-another-player = Wybierz innego gracza.
no-the-united-nations-refuse = Organizacja Narodów Zjednoczonych nie zgadza się na ten cel.
no-nobody-there-whom-it-could-kill = Nie ma tam kogo tak zabić.
no-that-is-out-of-range = To poza zasięgiem.
no-nobody-there-can-be-led-away = Nikogo stamtąd nie można odprowadzić.
no-they-cannot-be-led-there = Tam nie można ich zaprowadzić.
no-that-square-cannot-change = To pole nie może się zmienić.
no-no-building-there = Nie ma tam budynku.
no-only-buildings-of-others = Niszczy się tylko budynki innych.
no-nothing-to-learn-from-them = Od tego gracza nie ma się czego nauczyć.
no-they-are-in-anarchy = Tam już panuje Anarchia.
no-they-have-no-unit-to-kill = Ten gracz nie ma jednostek.
no-that-wonder-cannot-become-obsolete = Ten cud nie może się zestarzeć.
no-that-square-cannot-be-held = Tego pola nie można zatrzymać.
no-no-figures-to-embark-there = Nie ma tam twoich pionków, które mogłyby popłynąć.
no-they-cannot-sail-there = Tam nie można popłynąć.
no-only-a-city-that-is-no-capital = Niszczy się tylko miasto, które nie jest stolicą.
no-that-is-not-the-great-person-who-came = To nie ten wielki człowiek przybył.
no-that-does-not-answer-this = To nie jest odpowiedź.
no-the-event-does-not-target-you = Nie jest wymierzone ani w ciebie, ani w nic twojego.
no-not-so-many-wounds-for-a-unit-there = Żadna jednostka tam nie przyjmie tylu ran.
no-one-at-least-is-named = Trzeba wskazać co najmniej jeden cel.
no-discard-exactly = Odrzuć wydarzenia: { $number }.

# Dlaczego nie: ruch i bitwa

no-not-so-many-figures-there-that-may-still-move = Nie ma tam tylu pionków, które mogą się jeszcze ruszyć.
no-there-is-no-legal-step-from-there = Nie ma stamtąd dozwolonego kroku.
no-a-move-begins-with-a-step = Ruch zaczyna się od kroku.
no-no-legal-end-of-the-move-is-in-reach = Nie ma gdzie dozwolenie zakończyć ruchu.
no-figures-move-to-a-neighbouring-square = Pionki idą na sąsiednie pole.
no-no-figure-may-leave-this-square-now = Tego pola nikt teraz nie może opuścić.
no-the-tile-is-face-down = Ten kafelek jest zakryty.
no-that-tile-is-face-up = Ten kafelek jest odkryty.
no-water-cannot-be-crossed-yet = Twoje pionki nie mogą jeszcze przekraczać wody.
no-a-move-may-not-end-on-water-yet = Twoje pionki nie mogą jeszcze zatrzymać się na wodzie.
no-a-move-does-not-end-in-an-own-city = Ruch nie kończy się we własnym mieście.
no-scouts-do-not-enter-enemy-cities = Wozy nie wchodzą do wrogich miast.
no-scouts-do-not-enter-huts-and-villages = Wozy nie wchodzą do chatek i wiosek.
no-scouts-do-not-enter-squares-with-enemy-figures = Wozy nie wchodzą na pola z wrogimi pionkami.
no-not-in-a-group-with-a-scout = Nie w grupie z wozem.
no-a-democracy-does-not-attack-cities = Demokracja nie atakuje miast.
no-only-russia-sacrifices-figures = Pionki we wrogich miastach poświęca tylko Rosja.
no-once-per-turn = To robi się raz na turę.
no-one-figure-alone-is-sacrificed = Poświęca się jeden pionek.
no-no-enemy-city-is-there = Nie ma tam wrogiego miasta.
no-there-is-no-tech-to-learn-there = Nie ma się tam czego nauczyć.
no-that-deck-is-empty = Ta talia jest pusta.
no-aircraft-only-if-nothing-else-is-left = Barbarzyńcy biorą lotnictwo, tylko gdy nic innego nie zostało.
no-that-unit-is-not-in-the-battle-hand = Tej jednostki nie ma w twojej ręce bitewnej.
no-a-unit-must-be-played = Trzeba zagrać jednostkę.
no-one-unit-is-played-in-a-battle-turn = W turze bitewnej zagrywa się jedną jednostkę.
no-attack-a-front-with-an-enemy-unit-and-none-of-your-own = Atakuje się front z wrogą jednostką i bez własnej.
no-barbarians-have-no-abilities = Barbarzyńcy nie mają zdolności.
no-there-is-no-heal-to-use = Nie ma już czym leczyć.
no-none-of-your-units-is-wounded = Żadna twoja jednostka nie jest ranna.
no-that-unit-was-not-killed-in-this-battle = Ta jednostka nie zginęła w tej bitwie.
no-that-is-no-loot-of-this-battle = To nie jest łup tej bitwy.
no-the-loser-has-none-of-it = Przegrany tego nie ma.

# Dlaczego nie: badania

no-there-is-no-such-tech = Nie ma takiej technologii.
no-the-tech-is-known-already = Tę technologię już znasz.
no-no-place-in-the-pyramid = Technologia poziomu { $level } wymaga technologii w rzędzie poniżej: { $needed }; masz { $below }.
no-too-little-trade-to-research = „{ $tech }”: potrzeba wymiany handlowej { $needed }; masz { $number }.
no-that-tech-cannot-be-learned-here = Tej technologii nie można się tu nauczyć.
