# What the terminal itself says while a game is played or replayed.

term-start = { $title }, { $players } players.  ? helps.
term-goes-on = { $file }: { $title } goes on after { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }.
term-which-game = Which game?
term-game = { $title } ({ $least } to { $most } players)
term-for-help = ? for help
term-options = There are options 1 to { $n }.
term-no-option = No option is like that.
term-back = b to go back
term-some = { $many } of these, by number
term-none = - for none
term-range = { $lo } to { $hi }
term-each = how many of each, { $total } in all (enter them all, or the first)
term-can-be = It can be { $lo } to { $hi }.
term-to-decide = It is for { $name } to decide.
term-cover = Press Enter when nobody else looks.
term-thinking = { $name } ({ $bot }) is thinking
term-over = The game is over
term-place = place
term-seat = seat
term-score = score
term-taken-back = Taken back.
term-no-rule-found = No rule is found by '{ $words }'.
term-no-rule-here = No rule is named here: r and words find some.
term-not-a-save = { $file } is something else than a saved game: not overwritten.
term-cannot-write = { $file } cannot be written: { $why }.
term-saved = Saved as { $file }; civitas play --load { $file } goes on.
term-save-first = Save first? y or n
# The letters that mean yes, the first being the one that is named above.
term-yes = y
term-decisions = { $title }, { $players } players, { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }
term-after = { $n ->
        [one] After { $n } decision
       *[other] After { $n } decisions
    }
term-best = The game is over. Best: { $names }, with { $score }.
term-waiting = Waiting for { $names }: { $question }
term-help =
    { "" } number    choose that option
    { "" } /words    only the options in which these words occur
    { "" } ?         this help
    { "" } t         the table, as you see it
    { "" } l [n]     the log, or its last n lines
    { "" } u         take your last decision back        y   do it again
    { "" } r [words] the rule that asks, or rules by id or words
    { "" } s [file]  save
    { "" } q         quit
    An option can also be typed as records write it (take 4); one that may not be chosen is refused with the rule.
