# Stół gry „Cywilizacja: Poprzez wieki” w terminalu.

screen-moment = Era { $age }, runda { $round }{ $last ->
        [0] { "" }
       *[other] , ostatnia: { $last }
    }; talia cywilna { $civil }, talia militarna { $military }
screen-events = Wydarzenia, od najbliższego: { $current }; przyszłe: { $future }; wspólne taktyki: { $tactics }
screen-none = brak
screen-promised = Na koniec gry punktują (kart nieznanych: { $unseen }): { $cards }
screen-row = Tor kart
screen-space = pole
screen-actions = akcje
screen-card = karta
screen-kind = rodzaj
screen-price = koszt
screen-effect = działanie
screen-science = nauka { $n }
screen-government-price = nauka { $peaceful } / { $revolution }
screen-building-price = nauka { $science }, surowce { $resources }
screen-for-actions = { $n } AC
screen-civilizations = Cywilizacje
screen-culture = kultura
screen-science-points = nauka
screen-strength = siła
screen-happy = zadow.
screen-food = żywność
screen-resources = surowce
screen-blue = niebieskie
screen-yellow = żółte
screen-unused = wolni
screen-civil-actions = AC
screen-military-actions = AM
screen-hand = ręka
screen-military = militarne
screen-resigned = { $seat }: poza grą
screen-you = ty
screen-to-move = na ruchu
screen-no-leader = bez przywódcy
screen-no-tactic = bez taktyki
screen-exclusive = { $tactic } (jeszcze nie wspólna)
screen-worked = { $card } { $workers }{ $tokens } (koszt { $cost })
screen-civil-hand = karty cywilne na ręce: { $cards }
screen-building = w budowie cud { $wonder }: { $stages }
screen-ruined = { $wonder } (ruina)
screen-with-homer = { $wonder } z Homerem
screen-for-colonization = +{ $n } do kolonizacji
screen-pact = pakt { $pact }, partner: { $seat }
screen-pact-side = pakt { $pact }, partner: { $seat }, strona { $side }
screen-war = { $war }, przeciwnik: { $seat }
screen-skips-politics = rezygnuje z następnej akcji politycznej
screen-your-hand = Twoja ręka
screen-not-this-turn = (nie w tej turze)
screen-population-cost = Zwiększenie populacji kosztuje { $n } żywności.
screen-no-population = Żółty bank jest pusty.
screen-unit-resources = W tej turze: { $n } { $n ->
    [one] surowiec
    [few] surowce
   *[many] surowców
} na jednostki wojskowe.
screen-unit-science = W tej turze: { $n } { $n ->
    [one] punkt nauki
    [few] punkty nauki
   *[many] punktów nauki
} na jednostki wojskowe.
screen-extra-actions = W tej turze: { $n } { $n ->
    [one] dodatkowa akcja militarna
    [few] dodatkowe akcje militarne
   *[many] dodatkowych akcji militarnych
}.
screen-known-events = Z aktualnych wydarzeń znasz: { $cards }.
screen-prepared = Przygotowane przez ciebie: { $cards }.
screen-uprising = Koniec tury: ROZRUCHY, brak produkcji (niezadowoleni robotnicy: { $discontent }, wolni: { $unused }); karty militarne: { $cards }.
screen-end-of-turn = Koniec tury: nauka +{ $science }, kultura +{ $culture }; korupcja { $corruption }; żywność +{ $grown } -{ $eaten } -> { $food }{ $famine ->
        [0] { "" }
       *[other] , GŁÓD: brakuje { $famine }
    }; surowce +{ $made } -> { $resources }; karty militarne: { $cards }.
screen-discontent = Niezadowoleni: { $n }.
screen-gives-food = żywność { $n }
screen-gives-resources = surowce { $n }
screen-gives-science = nauka { $n }
screen-gives-culture = kultura { $n }
screen-gives-strength = siła { $n }
screen-gives-happy = zadowolenie { $n }
screen-gives-civil_actions = akcje cywilne { $n }
screen-gives-military_actions = akcje militarne { $n }
screen-gives-blue_tokens = niebieskie znaczniki { $n }
screen-gives-yellow_tokens = żółte znaczniki { $n }
screen-gives-colonization = kolonizacja { $n }
screen-at-once = { $lasting }; od razu: { $once }

## Rodzaje kart

kind-farm = farma
kind-mine = kopalnia
kind-lab = laboratorium
kind-temple = świątynia
kind-library = biblioteka
kind-theater = teatr
kind-arena = arena
kind-infantry = piechota
kind-cavalry = kawaleria
kind-artillery = artyleria
kind-air_force = lotnictwo
kind-government = ustrój
kind-law = prawo
kind-warfare = wojskowość
kind-exploration = eksploracja
kind-construction = budownictwo
kind-leader = przywódca
kind-wonder = cud
kind-action = karta akcji
kind-tactic = taktyka
kind-territory = terytorium
kind-bonus = karta premii
kind-aggression = agresja
kind-war = wojna
kind-pact = pakt
kind-event = wydarzenie
screen-legend = Brąz 2 [3x1] (koszt 2): dwóch robotników, trzy niebieskie znaczniki po 1; kolejny robotnik kosztuje tam 2. Liczby przy cudzie to jego etapy, # zbudowany.
screen-legend-civilizations = Zadow. 4/1: cztery uśmiechy, gdy trzeba jednego. AC, AM: pozostałe akcje cywilne i militarne, ze wszystkich. Ręka, militarne 4/5: karty na ręce, z największej liczby; I II: ich epoki. Niebieskie, żółte: znaczniki w banku; wolni: robotnicy.
