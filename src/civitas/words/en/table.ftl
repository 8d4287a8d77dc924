# What the table itself says, whatever is played on it.

seat-name = Player { $number }
guest-name = Guest { $number }
bot-name-oracle = Oracle
bot-name-sibyl = Sibyl
bot-name-augur = Augur
bot-name-pythia = Pythia
bot-name-magus = Magus
bot-name-herald = Herald
bot-name-scribe = Scribe
num-score = Score
list-of-two = { $first } and { $last }
none = none

do-pass = Pass
do-yes = Yes
do-no = No

no-the-game-is-over = The game is over.
no-it-is-not-for-this-seat-to-decide-now = It is not for this player to decide now.
no-an-option-is-a-tuple-that-begins-with-a-verb = An option begins with a verb.
no-that-is-not-among-the-options = That is not among the options.
no-nothing-to-undo = There is nothing to take back.
no-chance-was-used = Chance was used since then.
no-something-hidden-was-shown = Something hidden was shown since then.
no-another-seat-has-acted = Another player has acted since then.
no-nothing-to-redo = There is nothing to do again.
no-nothing-is-planned = Nothing is planned.
no-a-plan-ends-where-something-new-is-seen = A plan ends where something new is seen.

# What the server answers when something goes wrong.

problem-against-a-rule = { $reason }
problem-authorization-header = The authorization header should read: Bearer TOKEN.
problem-begun-already = The game has begun: it cannot be called off.
problem-begun-nobody-leaves = The game has begun: nobody gets up or is sent away now.
problem-nobody-to-stand-in-for = There is nobody for whom a bot could stand in at this seat.
problem-they-are-here = { $name } is at the table.
problem-bots-cannot-think = The bots cannot think now.
problem-called-off = This game was called off.
problem-decisions-so-far =
    { $number ->
        [one] There is 1 decision so far.
       *[other] There are { $number } decisions so far.
    }
problem-every-seat-is-taken = Every seat is taken already.
problem-frame-does-not-fit = This frame does not fit: { $fault }.
problem-frame-is-no-object = A frame is a JSON object with an op.
problem-frame-is-not-json = This frame is not JSON.
problem-frames-are-text = Frames are text, not bytes.
problem-hello-does-not-fit = The first frame is a hello: { $fault }.
problem-host-does-not-play = The host’s token does not play: send the token of a seat.
problem-input-does-not-fit = The input does not fit: { $fault }.
problem-invitation-used = This invitation was used already, or is not one of this game.
problem-key-used = This key was already used for something else: make a new one.
problem-link-opens-no-seat = This link does not open a seat of this game.
problem-moved-on = The table has moved on: you answered version { NUMBER($answered, useGrouping: 0) }, it is at { NUMBER($now, useGrouping: 0) }.
problem-no-rule-book = There is no rule book of { $title } here.
problem-no-spectators = This game has no spectators: open it by the link of a seat.
problem-no-such-bot = There is no bot '{ $bot }' for this game: there are { $bots }.
problem-no-such-game = There is no such game.
problem-no-such-language = There are no words in '{ $language }': there are { $languages }.
problem-no-such-method = { $method } is not allowed here.
problem-no-such-op = An op is one of { $ops }.
problem-no-such-operation = There is no such operation: see /docs.
problem-no-such-pace = The pace is one of { $paces }, not '{ $pace }'.
problem-no-such-rule = There is no rule { $rule } in this book.
problem-no-such-seat = There is no such seat.
problem-no-such-title = There is no game '{ $title }': there are { $titles }.
problem-not-a-token = This is not a token of a seat.
problem-not-begun = The game has not begun: there is still a free seat.
problem-not-json = This is not JSON.
problem-not-open-to-everybody = This table is not open to everybody: ask its host for an invitation.
problem-not-over-yet = The game is not over yet.
problem-not-stored = The move could not be stored: try again.
problem-store-away = The games cannot be reached just now: try again in a moment.
problem-not-understood = The request was not understood: { $fault }.
problem-nothing-to-read = There is nothing to read in this message.
problem-nothing-to-walk = There is no set choice to be walked through now.
problem-nothing-was-played = Something went wrong at the table: nothing was played.
problem-number-of-players = { $title } is for { $least } to { $most } players, not { $number }.
problem-only-monitors = Only whoever watches over this server can read this.
problem-only-seats-ask = Only somebody who sits at the table can ask this: send the token of a seat.
problem-only-seats-do = Only somebody who sits at the table can do this: send the token of a seat.
problem-only-the-host = Only the host of the table can do this.
problem-options-do-not-fit = The options do not fit: { $fault }.
problem-other-seats-when-over = Other seats can be looked at when the game is over.
problem-other-rules = This game was begun under rules version { $rules }, which this version of Civitas cannot play (it has { $now }).
problem-page-of-another-host = Requests from pages of other hosts are not accepted.
problem-path-leaves-the-choice = The path leaves the choice: ask for it from the start.
problem-record-when-over = The record is there when the game is over.
problem-say-hello-first = Say hello first.
problem-seat-is-not-free = This seat is not free.
problem-seat-just-taken = Somebody else has just taken this seat.
problem-server-fault = Something went wrong on the server; it was noted.
problem-too-fast = The table moves too fast: try again.
problem-too-large = A request may have { $bytes } bytes at most.
problem-too-many-open-tables = You offer { $number } open tables already: wait until one of them begins, or call one off.
problem-too-many-seats-asked = You wait for { $number } seats at open tables already: wait until a game begins, or get up from one.
problem-too-many-requests = Too many requests: wait { $seconds } s.
problem-unknown-host = This server does not know itself by that name: whoever runs it can name it with --name.
problem-unplayable = This game cannot be opened: what is stored of it does not hold. It was set aside and reported to whoever runs this server.
problem-no-such-position = The game has no such position to play on from.
problem-no-clock = This game has no clock.
problem-over-no-clock = The game is over: no clock runs any more.
problem-away-in-the-past = The days away should end later than they begin, and later than now.
problem-away-too-long = At this table one may be away for { $days } days in all; whole days left: { $left }.
problem-seat-forfeited = The time of this seat was up: by the rules of this table a bot plays it to the end.
problem-clock-does-not-fit = The clock does not fit: { $fault }.
problem-no-such-order = There is no such standing order in this game: there are { $orders }.
problem-not-running = The game does not run.
problem-proposal-open = Something else was proposed already: the table has to decide on that first.
problem-no-proposal = Nothing was proposed.
problem-no-position-to-go-back-to = There is no such earlier position to go back to.
problem-nobody-to-replace = There is nobody at this seat who could be replaced now.
log-rewound =
    { NUMBER($position) ->
        [0] The table goes back to the very beginning: all agree.
       *[other] The table goes back to decision { NUMBER($position, useGrouping: 0) }: all agree.
    }
