# What the table itself says, whatever is played on it.

seat-name = Seat { $number }
list-of-two = { $first } and { $last }
nothing = nothing

do-pass = Pass
do-yes = Yes
do-no = No

no-the-game-is-over = The game is over.
no-it-is-not-for-this-seat-to-decide-now = It is not for this seat to decide now.
no-an-option-is-a-tuple-that-begins-with-a-verb = An option begins with a verb.
no-that-is-not-among-the-options = That is not among the options.
no-nothing-to-undo = There is nothing to take back.
no-chance-was-used = Chance was used since then.
no-something-hidden-was-shown = Something hidden was shown since then.
no-another-seat-has-acted = Another seat has acted since then.
no-nothing-to-redo = There is nothing to do again.
