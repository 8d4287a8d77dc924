# „Civilizacijos“ lenta puslapyje.

moment = { $round } raundas
moment-setup = Pasirengimas
num-ast = A.S.T.
num-points = Matomi taškai
num-cities = Miestai
num-tokens = Žetonai
num-areas = Sritys
num-stock = Atsargos
num-treasury = Iždas
num-ships = Laivai
num-cards = Civilizacijos kortos
num-hand = Prekybos kortos
civ-map = Žemėlapis
civ-zoom-in = Priartinti
civ-zoom-out = Nutolinti
civ-fit = Visas žemėlapis
civ-move-from = { $area }: kur keliauti?
civ-area = { $area }: riba { $limit }{ $site ->
        [1] , miesto vieta
       *[other] {""}
    }
civ-city-of = Miestas: { $area } ({ $nation })
civ-tokens-of = { $n } { $n ->
    [one] žetonas
    [few] žetonai
   *[other] žetonų
}: { $area } ({ $nation })
civ-ship-of = Laivas: { $nation }
civ-ast = A.S.T.
civ-ast-at = { $nation }: A.S.T. langelis { $space }
civ-start = pradžia
civ-end = pabaiga
civ-needs-2 = 2 miestai
civ-needs-3 = 3 grupės
civ-needs-4 = 7 kortos
civ-needs-5 = taškai
civ-thinks = galvoja
civ-acts = sprendžia
civ-census = gyvent.
civ-cities = miestai
civ-stock = atsarg.
civ-treasury = iždas
civ-hand = ranka
civ-points = taškai
civ-trade-hand = Prekybos kortos
civ-cards-only-you = { $n } { $n ->
    [one] korta, matai tik tu
    [few] kortos, matai tik tu
   *[other] kortų, matai tik tu
}
civ-calamity = nelaimė
civ-set-values = Rinkinių vertė
civ-trade-floor = Prekyvietė
civ-market = Turgus, { $n } ratas
civ-offers = { $n } { $n ->
    [one] pasiūlymas
    [few] pasiūlymai
   *[other] pasiūlymų
}
civ-answered = Atsakė { $n } iš { $of }
civ-true = tiesa
civ-checked-by-rules = patikrinta pagal taisykles
civ-no-offers-yet = Ant stalo pasiūlymų nėra.
civ-offer-number = pasiūlymas { $n }
civ-n-cards = { $n } { $n ->
    [one] korta
    [few] kortos
   *[other] kortų
}
civ-worth = vertė { $n }
civ-one-is = viena jų
civ-wants = nori
civ-paused = pristabdyta
civ-do-accept = Priimti
civ-do-withdraw = Atsiimti
civ-do-suspend = Pristabdyti
civ-do-resume = Tęsti
civ-say = Sakyti
civ-everybody-reads = Visi perskaitys
civ-name-one = Įvardyk vieną
civ-you-pass = Perleidi „{ $card }“
civ-anything = bet kas
civ-all = visi
civ-offer-to = Pasiūlymas. Kam: { $who }; nori: { $wants }
civ-offer-wanting = Pasiūlymas; nori: { $wants }
civ-counter-number = Atsakyti į pasiūlymą { $n }
civ-counter-to = Atsakyti į pasiūlymą: { $who }
civ-civilization-cards = Civilizacijos kortos
civ-you-can-pay = Gali mokėti: kortomis { $hand }, iš iždo { $treasury }
civ-owned = turi
civ-cost = kaina { $cost }
civ-cost-less = be nuolaidų { $cost }
civ-left = liko { $n }
civ-tab-map = Žemėlapis
civ-tab-trade = Prekyba
civ-tab-cards = Kortos
civ-event-1 = Mokesčiai
civ-event-2 = Augimas
civ-event-3 = Surašymas
civ-event-4 = Laivai
civ-event-5 = Judėjimas
civ-event-6 = Kova
civ-event-7 = Miestai
civ-event-8 = Kortos
civ-event-9 = Prekyba
civ-event-10 = Pirkimas
civ-event-11 = Nelaimės
civ-event-12 = Grąžinimas
civ-event-13 = A.S.T.
civ-nations = Tautos
