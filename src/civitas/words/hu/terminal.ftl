# Amit maga a terminál mond, miközben játszanak vagy visszajátszanak.

term-start = { $title }, { $players } játékos.  ? segítség.
term-goes-on = { $file }: { $title }, { $n } döntés után folytatódik.
term-which-game = Melyik játék?
term-game = { $title } ({ $least }–{ $most } játékos)
term-for-help = ? segítség
term-options = 1 és { $n } közötti sorszámot adj meg.
term-line = szám, szavak, vagy ? a súgóhoz
term-no-option = Nincs ilyen lehetőség.
term-back = b: vissza
term-some = ezek közül { $many }, sorszámmal
term-none = -: egyik sem
term-range = { $lo }–{ $hi }
term-each = melyikből mennyi, összesen { $total } (add meg mindet, vagy csak az elsőt)
term-can-be = Ez { $lo } és { $hi } között lehet.
term-to-decide = Most ő dönt: { $name }.
term-cover = Nyomd meg az Entert, amikor más nem látja.
term-thinking = { $name } gondolkodik
term-over = A játék véget ért
term-place = helyezés
term-score = pontszám
term-taken-back = Visszavonva.
term-no-rule-found = Erre nincs szabály: „{ $words }”.
term-no-rule-here = Itt nincs megnevezett szabály: keresni az r és néhány szó beírásával lehet.
term-not-a-save = { $file } nem mentett játék: nem írjuk felül.
term-cannot-write = { $file } nem írható: { $why }.
term-saved = Mentve ide: { $file }; így folytatható: civitas play --load { $file }.
term-yes = i
term-decisions = { $title }, { $players } játékos, { $n } döntés
term-after = { $n } döntés után
term-waiting = Várakozás: { $names }. { $question }
term-player = { $number }. játékos
term-player-heading = játékos
term-more-before = ezek előtt még { $n } sor: l mutatja
term-not-kept = Ezt a játékot nem sikerül megőrizni: { $file }: { $why }.
term-kept = A játék itt van: { $file }; így folytatható: civitas play --resume.
term-kept-over = A játék itt van: { $file }; a civitas replay újra megmutatja.
term-at-the-end = Enter: kilépés, s FÁJL: másolat mentése, l: napló
term-no-part = Az asztal részei: { $parts }.
term-overwrite = { $file } egy másik játékot tartalmaz. Felülírjuk? i vagy n
term-not-saved = Nincs mentve.
term-sure = { $option }: biztos? i vagy n
term-by-word = { $word }  { $option } (csak ezzel a szóval)
term-numbers = Itt számokat kell megadni.
term-no-saves = Nincs mentett játék ebben a mappában: { $folder }.
term-saves-are-in = Itt vannak: { $folder }; az egyiket a civitas play --load NÉV folytatja, az utolsót a --resume.
term-name = név
term-when = utoljára
term-decided = döntések
term-is-over = véget ért
term-table-by-t = Az asztal nem fér a képernyőre: t mutatja.
term-done = kiválasztva { $n }, kell { $range }: kész
term-done-so = Kész: { $option }
term-log = Napló
term-rules = Szabályok
term-help-title = Segítség
term-chance = A többit a véletlen vagy a rejtett lapok döntik el.
term-keys = Enter választ  Tab részek  F1 súgó  F2 szabály  F4 tábla  ^Z vissza  ^Q kilép
term-foreseen = Mit változtatna
term-more-keys =
    { "" } Fel, le         mozgás a lehetőségek között; Enter vagy szóköz választ
    { "" } Balra, jobbra   eggyel kevesebb vagy több, ahol számolni kell
    { "" } Esc             vissza
    { "" } Tab             az asztal következő része; PgUp, PgDn és Shift a nyilakkal görgeti
    { "" } ^P, ^N          amit korábban írtál
    { "" } ^Z, ^Y          visszavonás, újra
    { "" } F2              a kérdést feltevő szabály; r és szavak másokat keresnek
    { "" } F3              a napló
    { "" } F4              csak a tábla, a teljes képernyőn; még egyszer: vissza
    { "" } F5              minden, ami a kijelölt lehetőségről tudható
    { "" } ^Q              kilépés; a játék megmarad
term-help =
    { "" } szám             az ilyen számú lehetőség választása
    { "" } szavak           az a lehetőség, amelyet ezek a szavak neveznek meg
    { "" } /szavak          csak az ezeket a szavakat tartalmazó lehetőségek
    { "" } ?, help          ez a segítség
    { "" } t, table [rész]  a tábla, ahogy te látod, vagy egy része
    { "" } l, log [n]       a napló, vagy utolsó n sora
    { "" } u, undo          a legutóbbi döntésed visszavonása
    { "" } y, redo          újra
    { "" } r, rules [szó]   a kérdést feltevő szabály, vagy szabályok szavak szerint
    { "" } s, save [fájl]   másolat mentése
    { "" } q, quit          kilépés; a játék megmarad
    Az = jel után úgy is beírható egy lehetőség, ahogy a jegyzőkönyvek írják;
    ami nem választható, azt az asztal a szabállyal együtt utasítja el.
