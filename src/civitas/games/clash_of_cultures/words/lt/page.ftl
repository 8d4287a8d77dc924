# Clash of Cultures on the page.

moment = { $age } epocha, { $round } raundas
num-points = Pergalės taškai
num-cities = Miestai
num-advances = Pasiekimai
num-objectives = Tikslai
num-armies = Kariniai būriai
num-ships = Laivai
num-resources = Resursai
num-mood = Nuotaikos žetonai
num-culture = Kultūros žetonai

# Lenta
coc-map = Žemėlapis
coc-unexplored = neištirta
coc-exhausted = nualinta
coc-layers = Pavadinimai žemėlapyje
coc-civilizations = Civilizacijos
coc-barbarians = Barbarai
coc-pirates = Piratai
coc-barbarian-city = barbarų miestas
coc-city-of = miestas ({ $name }), dydis { $size }, { $mood }
coc-port-of = miesto { $space } uostas
coc-event-track = Įvykių takas
coc-track-of = { $name }: įvykių take { $n } iš { $of } kubelių
coc-points = Taškai: { $n }
coc-actions = { $n ->
    [one] { $n } veiksmas
    [few] { $n } veiksmai
   *[other] { $n } veiksmų
}
coc-first = pirmas
coc-in-hand = rankoje: veiksmų kortų { $actions }, tikslų kortų { $objectives }, stebuklų kortų { $wonders }
coc-strip-counts = miestų { $cities }, kariuomenės būrių { $armies }, laivų { $ships }, įvykdytų tikslų { $objectives }, pasiekimų { $advances }
coc-completed = Įvykdyti tikslai
coc-advances-and = Pasiekimai: { $advances } lentoje, { $specials } civilizacijos
coc-action-cards = Veiksmų kortos
coc-objectives = Tikslai
coc-wonders = Stebuklai
coc-at-once = iš karto
coc-met = jau įvykdyta
coc-not-met = dar ne
coc-payable = Galima apmokėti
coc-not-payable = Kol kas per brangu
coc-age = { $n } epocha
coc-picked-hint = Iš { $space }: pasirink, kur
coc-badge-battle = mūšis
coc-badge-explore = nežinia
coc-badge-open = nebelieka nieko
coc-choose-here = Rinkis čia arba žemėlapyje.
coc-do-advance = Įgyti pasiekimą
coc-open = galimų: { $n }
coc-do-city = Aktyvuoti miestą
coc-free-actions = Nemokamai, be veiksmo
coc-up-to-groups = iki { $n } grupių
coc-from = nuo { $n }
coc-size = dydis { $n }
coc-used = šį ėjimą jau naudotas
coc-not-used = dar nenaudotas
coc-collect-up-to = Rinkti, iki { $n }
coc-places = Statyti, laisvų vietų: { $n }
coc-recruit-up-to = Verbuoti, iki { $n }
coc-used-again = Naudojant dar kartą
coc-collect = Rinkti
coc-construct = Statyti
coc-recruit = Verbuoti
coc-collect-in = Rinkimas: { $space }
coc-spaces-of = Langelių: { $n } iš { $of }.
coc-collect-n = Rinkti: { $n }
coc-orient-help = Užvesk ant padėties, ir ją matysi žemėlapyje.
coc-choose-for-me = Parink daugiausia
coc-blocked = užimta
coc-has-city = kitas miestas
coc-needs-advance = trūksta pasiekimo
coc-card = Korta
coc-recruit-in = Verbavimas: { $space }
coc-units-of = Būrių: { $n } iš { $of }.
coc-recruit-n = Verbuoti: { $n }
coc-mood-of = Išleisti: { $n } iš { $of }.
coc-raise-for = Kelti nuotaiką už { $n }
coc-set-help = Spausk lentoje arba rinkis sąraše.
coc-unit-armies =
    { $n ->
        [one] kariuomenės
        [few] kariuomenių
       *[other] kariuomenių
    }
coc-unit-cards =
    { $n ->
        [one] kortos
        [few] kortų
       *[other] kortų
    }
coc-unit-goods =
    { $n ->
        [one] ištekliaus
        [few] išteklių
       *[other] išteklių
    }
coc-your-plan = Tavo ėjimų planas
coc-your-move = Judink savo būrius
coc-plan-sum = Suplanuota: { $n }, liko: { $left }. Ėjimai, kurie parodo ką nors nauja, eina paskutiniai.
coc-plan-help = Vilk grupę į langelį arba paliesk ją ir tada langelį. Liko ėjimų: { $n }.
coc-move-now = Judėti
coc-stop-moving = Baigti judėjimą
coc-leads-to = Prie ko tai veda
coc-odds-all = su visais
coc-battle-at = Mūšis: { $space }
coc-undo-ends = Čia atšaukti nebegalima
coc-city-open = { $space } be kariuomenės
coc-beside = šalia būrių: { $n }
coc-still-free = Dar gali judėti
coc-by-road = keliu
coc-from-space = Iš { $space }
coc-picked-help = Pasakyk, kas eina ir kur, čia arba žemėlapyje.
coc-who-goes = Kas eina
coc-own-city = tavo miestas
coc-points-by-age = Taškai pagal epochas
coc-at-start = pradžia
