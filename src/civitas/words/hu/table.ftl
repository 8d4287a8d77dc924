# Amit maga az asztal mond, bármit is játszanak rajta.

seat-name = { $number }. hely
list-of-two = { $first } és { $last }
nothing = semmi

do-pass = Passz
do-yes = Igen
do-no = Nem

no-the-game-is-over = A játék véget ért.
no-it-is-not-for-this-seat-to-decide-now = Most nem ezen a helyen kell dönteni.
no-an-option-is-a-tuple-that-begins-with-a-verb = Egy lehetőség igével kezdődik.
no-that-is-not-among-the-options = Ez nincs a lehetőségek között.
no-nothing-to-undo = Nincs mit visszavonni.
no-chance-was-used = Azóta a véletlen is közbeszólt.
no-something-hidden-was-shown = Azóta valami rejtett dolog kiderült.
no-another-seat-has-acted = Azóta már más is lépett.
no-nothing-to-redo = Nincs mit újra megtenni.
