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
term-line = numer, słowa albo ? – pomoc
term-no-option = Nie ma takich możliwości.
term-back = b – wróć
term-some = wybierz { $many } z nich, podając numery
term-none = „-” – żadne
term-range = od { $lo } do { $hi }
term-each = po ile każdego, razem { $total } (wpisz wszystkie liczby albo tylko pierwszą)
term-can-be = Może być od { $lo } do { $hi }.
term-to-decide = Decyduje { $name }.
term-cover = Naciśnij Enter, gdy nikt inny nie patrzy.
term-thinking = { $name } myśli
term-over = Gra skończona
term-place = miejsce
term-score = wynik
term-taken-back = Cofnięto.
term-no-rule-found = Nie znaleziono zasad: „{ $words }”.
term-no-rule-here = Nie wskazano tu zasady: szukaj, wpisując r i słowa.
term-not-a-save = { $file } nie jest zapisaną grą: plik nie został nadpisany.
term-cannot-write = Nie udało się zapisać pliku { $file }: { $why }.
term-saved = Zapisano: { $file }; grę wznawia civitas play --load { $file }.
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
term-waiting = Czekamy na: { $names }. { $question }
term-player = Gracz { $number }
term-player-heading = gracz
term-more-before = Wcześniej jeszcze { $n } { $n ->
    [one] wiersz
    [few] wiersze
   *[many] wierszy
}: pokaże je l
term-not-kept = Ta gra nie jest zapisywana: { $file }: { $why }.
term-kept = Gra jest zapisana w pliku { $file }; wznawia ją civitas play --resume.
term-kept-over = Gra jest zapisana w pliku { $file }; pokaże ją civitas replay.
term-at-the-end = Enter – wyjście, s PLIK – zapis kopii, l – dziennik
term-no-part = Części stołu: { $parts }.
term-overwrite = W pliku { $file } jest inna gra. Nadpisać? t (tak) lub n (nie)
term-not-saved = Nie zapisano.
term-sure = { $option }: na pewno? t (tak) lub n (nie)
term-by-word = { $word }  { $option } (tylko tym słowem)
term-numbers = Tu trzeba podać liczby.
term-no-saves = W folderze { $folder } nie ma zapisanych gier.
term-saves-are-in = Zapisane są w folderze { $folder }; jedną wznawia civitas play --load NAZWA, ostatnią --resume.
term-name = nazwa
term-when = ostatnio grana
term-decided = decyzje
term-is-over = skończona
term-table-by-t = Stół jest wyższy niż ekran: pokaże go t.
term-done = wybrano { $n } z { $range }: gotowe
term-done-so = Gotowe: { $option }
term-log = Dziennik
term-rules = Zasady
term-help-title = Pomoc
term-chance = O reszcie decyduje los albo zakryte karty.
term-keys = Enter wybór  Tab części  F1 pomoc  F2 zasady  F4 stół  ^Z cofnij  ^Q wyjście
term-foreseen = Co by to zmieniło
term-more-keys =
    { "" } Góra, dół       ruch po możliwościach; Enter lub spacja wybiera
    { "" } Lewo, prawo     o jeden mniej lub więcej tam, gdzie się liczy
    { "" } Esc             wróć
    { "" } Tab             następna część stołu; przewijają ją PgUp, PgDn i Shift ze strzałkami
    { "" } ^P, ^N          co wpisano wcześniej
    { "" } ^Z, ^Y          cofnij, ponów
    { "" } F2              zasada, z której wynika pytanie; r i słowa znajdują inne
    { "" } F3              dziennik
    { "" } F4              sam stół, na cały ekran; jeszcze raz: powrót
    { "" } F5              wszystko o zaznaczonej możliwości
    { "" } ^Q              wyjdź; gra zostaje zapisana
term-help =
    { "" } numer             wybierz tę możliwość
    { "" } słowa             wybierz to, co te słowa nazywają
    { "" } /słowa            tylko możliwości, w których są te słowa
    { "" } ?, help           ta pomoc
    { "" } t, table [część]  stół, tak jak go widzisz, albo jego część
    { "" } l, log [n]        dziennik albo n ostatnich wpisów
    { "" } u, undo           cofnij swoją ostatnią decyzję
    { "" } y, redo           ponów ją
    { "" } r, rules [słowa]  zasada, z której wynika pytanie, albo zasady według słów
    { "" } s, save [plik]    zapisz kopię
    { "" } q, quit           wyjdź; gra zostaje zapisana
    Po znaku = można też pisać tak, jak w zapisie gry; gdy wybór jest niedozwolony,
    podana zostanie zasada, która go zabrania.
