# Amit maga a terminál mond, miközben játszanak vagy visszajátszanak.

term-start = { $title }, { $players } játékos.  ? segítség.
term-goes-on = { $file }: { $title }, { $n } döntés után folytatódik.
term-which-game = Melyik játék?
term-game = { $title } ({ $least }–{ $most } játékos)
term-for-help = ? segítség
term-options = A lehetőségek száma 1 és { $n } közötti.
term-no-option = Nincs ilyen lehetőség.
term-back = b: vissza
term-some = ezek közül { $many }, sorszámmal
term-none = -: egyik sem
term-range = { $lo }–{ $hi }
term-each = melyikből mennyi, összesen { $total } (add meg mindet, vagy csak az elsőt)
term-can-be = Ez { $lo } és { $hi } között lehet.
term-to-decide = Most ő dönt: { $name }.
term-cover = Nyomd meg az Entert, amikor más nem látja.
term-thinking = { $name } ({ $bot }) gondolkodik
term-over = A játék véget ért
term-place = helyezés
term-seat = hely
term-score = pontszám
term-taken-back = Visszavonva.
term-no-rule-found = Erre nincs szabály: „{ $words }”.
term-no-rule-here = Itt nincs megnevezve szabály: r és néhány szó keres.
term-not-a-save = { $file } nem mentett játék: nem írjuk felül.
term-cannot-write = { $file } nem írható: { $why }.
term-saved = Mentve ide: { $file }; így folytatható: civitas play --load { $file }.
term-save-first = Mentsünk előbb? i vagy n
# Az igent jelentő betű, ahogy fent áll.
term-yes = i
term-decisions = { $title }, { $players } játékos, { $n } döntés
term-after = { $n } döntés után
term-best = A játék véget ért. A legjobb: { $names }, { $score } ponttal.
term-waiting = Rá várunk: { $names }. { $question }
term-help =
    { "" } szám      az ilyen számú lehetőség választása
    { "" } /szavak   csak az ezeket a szavakat tartalmazó lehetőségek
    { "" } ?         ez a segítség
    { "" } t         a tábla, ahogy te látod
    { "" } l [n]     a napló, vagy annak utolsó n sora
    { "" } u         a legutóbbi döntésed visszavonása   y   újra
    { "" } r [szó]   a kérdést feltevő szabály, vagy szabályok azonosító vagy szavak szerint
    { "" } s [fájl]  mentés
    { "" } q         kilépés
    Egy lehetőség úgy is beírható, ahogy a jegyzőkönyvek írják (take 4); ami nem választható, azt az asztal a szabállyal együtt utasítja el.
