# Co mówi sam stół, w cokolwiek się przy nim gra.

seat-name = Miejsce { $number }
list-of-two = { $first } i { $last }
nothing = nic

do-pass = Pas
do-yes = Tak
do-no = Nie

no-the-game-is-over = Gra jest skończona.
no-it-is-not-for-this-seat-to-decide-now = To nie ten gracz teraz decyduje.
no-an-option-is-a-tuple-that-begins-with-a-verb = Wybór zaczyna się od czasownika.
no-that-is-not-among-the-options = Nie ma takiego wyboru.
no-nothing-to-undo = Nie ma czego cofnąć.
no-chance-was-used = Od tamtej pory zadecydował już los.
no-something-hidden-was-shown = Od tamtej pory ujawniono coś ukrytego.
no-another-seat-has-acted = Od tamtej pory działał już inny gracz.
no-nothing-to-redo = Nie ma czego ponowić.
