# Ką sako pats stalas, kad ir kas prie jo žaidžiama.

seat-name = Vieta { $number }
list-of-two = { $first } ir { $last }
nothing = nieko

do-pass = Pasuoti
do-yes = Taip
do-no = Ne

no-the-game-is-over = Žaidimas baigtas.
no-it-is-not-for-this-seat-to-decide-now = Dabar sprendžia ne šis žaidėjas.
no-an-option-is-a-tuple-that-begins-with-a-verb = Pasirinkimas prasideda veiksmažodžiu.
no-that-is-not-among-the-options = Tokio pasirinkimo nėra.
no-nothing-to-undo = Nėra ko atšaukti.
no-chance-was-used = Po to jau lėmė atsitiktinumas.
no-something-hidden-was-shown = Po to jau buvo atskleista, kas slapta.
no-another-seat-has-acted = Po to jau veikė kitas žaidėjas.
no-nothing-to-redo = Nėra ko pakartoti.
