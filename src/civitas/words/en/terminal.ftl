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
term-line = a number, words, or ? for help
term-no-option = No option is like that.
term-back = b to go back
term-some = { $many } of these, by number
term-none = - for none
term-range = { $lo } to { $hi }
term-each = how many of each, { $total } in all (enter them all, or the first)
term-can-be = It can be { $lo } to { $hi }.
term-to-decide = It is for { $name } to decide.
term-cover = Press Enter when nobody else looks.
term-thinking = { $name } is thinking
term-over = The game is over
term-place = place
term-score = score
term-taken-back = Taken back.
term-no-rule-found = No rule is found by '{ $words }'.
term-no-rule-here = No rule is named here: r and words find some.
term-not-a-save = { $file } is something else than a saved game: not overwritten.
term-cannot-write = { $file } cannot be written: { $why }.
term-saved = Saved as { $file }; civitas play --load { $file } goes on.
# The letter that means yes in the questions below.
term-yes = y
term-decisions = { $title }, { $players } players, { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }
term-after = { $n ->
        [one] After { $n } decision
       *[other] After { $n } decisions
    }
term-waiting = Waiting for { $names }: { $question }
term-player = Player { $number }
term-player-heading = player
term-more-before = { $n ->
        [one] { $n } line
       *[other] { $n } lines
    } before these: l shows them
term-not-kept = This game is not being kept: { $file }: { $why }.
term-kept = The game is kept in { $file }; civitas play --resume goes on.
term-kept-over = The game is kept in { $file }; civitas replay shows it again.
term-at-the-end = Enter to leave, s FILE to save a copy, l for the log
term-no-part = The table has these parts: { $parts }.
term-overwrite = { $file } holds another game. Overwrite it? y or n
term-not-saved = Not saved.
term-sure = { $option }: are you sure? y or n
term-by-word = { $word }  { $option } (by this word only)
term-numbers = Numbers are wanted here.
term-no-saves = No game is kept in { $folder }.
term-saves-are-in = They are kept in { $folder }; civitas play --load NAME goes on with one, --resume with the last.
term-name = name
term-when = last played
term-decided = decisions
term-is-over = over
term-table-by-t = The table is higher than this screen: t shows it.
term-done = { $n } chosen, of { $range }: done
term-done-so = Done: { $option }
term-log = Log
term-rules = Rules
term-help-title = Help
term-chance = Chance or hidden cards decide the rest.
term-keys = Enter choose  Tab parts  F1 help  F2 rules  F4 board  ^Z undo  ^Q leave
term-foreseen = What it would change
term-more-keys =
    { "" } Up, Down      move in the choices; Enter or Space picks
    { "" } Left, Right   one less or one more, where things are counted
    { "" } Esc           back
    { "" } Tab           the next part of the board; PgUp, PgDn and Shift with arrows scroll it
    { "" } ^P, ^N        what was typed before
    { "" } ^Z, ^Y        take back, do again
    { "" } F2            the rule that asks; r and words find others
    { "" } F3            the log
    { "" } F4            the board alone, as high as the screen; again: back
    { "" } F5            all that is told of the choice that is lit
    { "" } ^Q            leave; the game is kept
term-help =
    { "" } number            choose that option
    { "" } words             the option that these words name
    { "" } /words            only the options in which these words occur
    { "" } ?, help           this help
    { "" } t, table [part]   the table as you see it, or a part
    { "" } l, log [n]        the log, or its last n lines
    { "" } u, undo           take your last decision back
    { "" } y, redo           do it again
    { "" } r, rules [words]  the rule that asks, or rules by words
    { "" } s, save [file]    save a copy
    { "" } q, quit           leave; the game is kept
    An option can also be typed as records write it, after =; one that may not be
    chosen is refused with the rule.
