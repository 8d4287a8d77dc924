# Что говорит сам стол, во что бы за ним ни играли.

seat-name = Место { $number }
list-of-two = { $first } и { $last }
nothing = ничего

do-pass = Пас
do-yes = Да
do-no = Нет

no-the-game-is-over = Игра окончена.
no-it-is-not-for-this-seat-to-decide-now = Сейчас решает не это место.
no-an-option-is-a-tuple-that-begins-with-a-verb = Вариант начинается с глагола.
no-that-is-not-among-the-options = Такого варианта нет.
no-nothing-to-undo = Отменять нечего.
no-chance-was-used = С тех пор вмешался случай.
no-something-hidden-was-shown = С тех пор открылось нечто скрытое.
no-another-seat-has-acted = С тех пор уже сходил другой игрок.
no-nothing-to-redo = Возвращать нечего.
