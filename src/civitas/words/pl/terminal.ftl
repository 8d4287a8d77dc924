# Co mówi sam terminal w czasie gry i jej przeglądania.

term-start = { $title }, { $players } { $players ->
    [one] gracz
    [few] graczy
   *[many] graczy
}.  ? – pomoc.
term-goes-on = { $file }: { $title }, gra toczy się dalej po { $n } { $n ->
    [one] decyzji
    [few] decyzjach
   *[many] decyzjach
}.
term-which-game = Która gra?
term-game = { $title } (gracze: { $least }–{ $most })
term-for-help = ? – pomoc
term-options = Do wyboru są numery od 1 do { $n }.
term-no-option = Nie ma takich możliwości.
term-back = b – wróć
term-some = wybierz { $many } z nich, podając numery
term-none = „-” – żadne
term-range = od { $lo } do { $hi }
term-each = po ile każdego, razem { $total } (wpisz wszystkie liczby albo tylko pierwszą)
term-can-be = Może być od { $lo } do { $hi }.
term-to-decide = Decyduje { $name }.
term-cover = Naciśnij Enter, gdy nikt inny nie patrzy.
term-thinking = { $name } ({ $bot }) myśli
term-over = Gra skończona
term-place = miejsce
term-seat = gracz
term-score = wynik
term-taken-back = Cofnięto.
term-no-rule-found = Nie znaleziono zasad: „{ $words }”.
term-no-rule-here = Nie wskazano tu zasady: szukaj, wpisując r i słowa.
term-not-a-save = { $file } nie jest zapisaną grą: plik nie został nadpisany.
term-cannot-write = Nie udało się zapisać pliku { $file }: { $why }.
term-saved = Zapisano: { $file }; grę wznawia civitas play --load { $file }.
term-save-first = Zapisać najpierw? t (tak) lub n (nie)
# Litera oznaczająca „tak”, ta sama co wyżej.
term-yes = t
term-decisions = { $title }, { $players } { $players ->
    [one] gracz
    [few] graczy
   *[many] graczy
}, { $n } { $n ->
    [one] decyzja
    [few] decyzje
   *[many] decyzji
}
term-after = Po { $n } { $n ->
    [one] decyzji
    [few] decyzjach
   *[many] decyzjach
}
term-best = Gra skończona. Najlepszy wynik: { $names } ({ $score }).
term-waiting = Czekamy na: { $names }. { $question }
term-help =
    { "" } numer      wybierz tę możliwość
    { "" } /słowa     pokaż tylko możliwości, w których są te słowa
    { "" } ?          ta pomoc
    { "" } t          stół, tak jak go widzisz
    { "" } l [n]      dziennik albo tylko jego n ostatnich wpisów
    { "" } u          cofnij swoją ostatnią decyzję     y   ponów ją
    { "" } r [słowa]  zasada, z której wynika pytanie, albo zasady według numeru lub słów
    { "" } s [plik]   zapisz
    { "" } q          wyjdź
    Wybór można też wpisać tak, jak w zapisie gry (take 4); gdy jest niedozwolony, podana zostanie zasada, która go zabrania.
