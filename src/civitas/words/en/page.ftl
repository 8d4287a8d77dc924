# What the page itself says.

title-through_the_ages = Through the Ages
title-civilization_1980 = Civilization
title-sid_meiers_civilization = Sid Meier’s Civilization
title-clash_of_cultures = Clash of Cultures

bot-random = Careless
bot-easy = Dreamy
bot-greedy = Steady
bot-planner = Thoughtful
bot-planner-strong = Sharp
pace-none = No clock
pace-live = Live: a minute a turn, 20 minutes in the bank
pace-day = One day
pace-three-days = Three days
pace-week = One week

page-tagline = Great civilization games, full rules, people and bots
page-your-games = Your games
page-running = Running
page-finished = Finished { $n }
page-open-tables = Open tables
page-tables-wait =
    { $n ->
        [0] nobody is waiting for players
        [one] 1 waits for players
       *[other] { $n } wait for players
    }
page-join = Join
page-new-game = New game
page-game = Game
page-players-from-to = { $lo }–{ $hi } players
page-hours-from-to = { $lo } to { $hi } h
page-weight-3 = medium
page-weight-4 = medium heavy
page-weight-5 = heavy
page-bot = Bot
page-seats = Seats
page-pace = Pace
page-start = Start the game
page-guest = Guest
page-your-name = Your name
page-you = you
page-free-seat = free seat
page-your-turn = Your turn
page-just-now = just now
page-problem-moved-on = The game has gone on meanwhile: look at what is asked now, and choose again.
page-since = since { $span }
page-left = { $span } left
page-minutes = { $n } min
page-hours-minutes = { $h } h { $m } min
page-hours = { $h } h
page-days = { $d } d
page-days-hours = { $d } d { $h } h
page-look = Look
page-review = Review
page-join-title = You are invited to a game
page-sit-down = Sit down
page-only-watch = Only watch
page-waiting-for-people = Waiting for players
page-code = The link as a code for a camera
page-code-short = Code
page-code-help = Whoever points a camera at it sits down on this seat.
page-send-link = Send
page-start-with-bots =
    { $n ->
        [one] Start now with a bot
       *[other] Start now with { $n } bots
    }
page-new-link = New link
page-link = Link to share
page-bot-instead = A bot instead
page-cancel-game = Cancel this game
page-asks-to-join = asks to join
page-you-asked = You have asked for a seat. The host lets you in, and the game begins when every seat is taken.
page-let-in = Let in
page-send-away = Send away

page-lobby = Lobby
page-loading = Loading…
page-menu = Menu
page-language = Language
page-dark = Dark
page-light = Light
page-sound-on = Sound on
page-sound-off = Sound off
page-credits = Credits
page-close = Close
page-cancel = Cancel
page-rules = Rules
page-contents = Contents
page-find-a-rule = Find a rule
page-rules-found =
    { $n ->
        [0] Nothing found
        [one] 1 rule
       *[other] { $n } rules
    }
page-board = Board
page-phases = Phases of the turn
page-undo = Undo
page-redo = Redo
page-reconnecting = Reconnecting…
page-choices = Choices
page-legal-choices =
    { $n ->
        [one] 1 legal choice.
       *[other] { $n } legal choices. Click once to look, again to do.
    }
page-choose-a-set = Put your choice together.
page-all-choices = All choices
page-not-now = Not now
page-nothing-here = Nothing can be done with this now.
page-do-it = Do it
page-yes-do-it = Yes, do it
page-really = Really do this?
page-giving-up = Giving up
page-show-giving-up = Show what gives things up
page-hands-over = This hands over to { $name }.
page-inspector = What it says
page-keep-open = Keep it open
page-leave-table = Leave: a bot plays for me
page-bot-for = Let a bot play for { $name }
page-ask-host = Ask the host for a bot
page-asks-bot-for = { $name } is away. Could a bot play until they are back?
page-is-away = { $name } is away.
page-use-the-board = Choose on the board.
page-nothing-to-choose = There is nothing to choose. Everybody is asked, so that nobody can tell who has a choice.
page-pick-some =
    { $lo ->
        [0] Pick up to { $hi }.
       *[other] Pick { $lo } to { $hi }.
    }
page-pick-exactly = Pick { $n }.
page-divide =
    { $lo ->
        [0] Up to { $hi } in all.
       *[other] { $lo } to { $hi } in all.
    }
page-divide-exactly = Exactly { $n } in all.
page-waiting-for = Waiting for { $names }
page-what-happened = What happened
page-on-the-table = On the table
page-bot-thinks = The bot thinks.
page-game-over = The game is over
page-secret-move = a secret choice
page-looking-back = Position { $n } of { $of }
page-position = Position
page-step-back = One step back
page-step-on = One step on
page-copy-link = Link
page-back-to-now = Back to now
page-since-last-turn = Since your last turn
page-step-through = Step through
page-what-changed = What changed
page-preview-hidden = What is still hidden can change this.
page-preview-unsure = Depends on what is still hidden: { $names }.
page-nothing-changed = No number has changed.
page-player = Player
page-score = Score
page-replay = Look back
page-decision = Decision
page-graphs = Graphs
page-result = Result and graphs
page-won =
    { $n ->
        [one] { $names } wins
       *[other] { $names } win together
    }
page-rematch = Rematch
page-join-rematch = Join the rematch
page-export = Save the record
page-log = Log
page-chat = Chat
page-older-lines = { $n } older lines
page-say-something = Say something to all
page-send = Send
page-hand-over = It is { $name }’s turn
page-hand-over-help = Hand over the screen. Nobody else should look.
page-i-am = I am { $name }
page-stands-in = { $bot } bot stands in
page-here = here
page-away = away
page-take-back = Take my seat back
page-let-a-bot = Let a bot play for me
page-offline = The server does not answer.
page-server-answered = The server answered { $status }.
page-lost-not-found = There is nothing here.
page-lost-unauthorized = This link does not open a seat at that table.
page-lost-cancelled = This game was cancelled.
page-credits-icons = Icons: game-icons.net by Lorc, Delapouite, Skoll and others, CC BY 3.0.
page-credits-fonts = Fonts: Alegreya by Juan Pablo del Peral (Huerta Tipográfica) and Inter by Rasmus Andersson, SIL Open Font License.
page-credits-map = Map: our own drawing; coast lines after Natural Earth, public domain.
page-credits-games = The games are by Francis Tresham, Vlaada Chvátil, Kevin Wilson and Christian Marcussen. This table is our own work; it uses no publisher’s art or text.
page-credits-licences = All licences of what this page carries
page-look-at-board = Look at the board
page-for-you = What it means for you
page-nothing-about-you = Nobody has touched you.
page-place = Place
page-and-more = { $told } And more.
page-turning-points = Turning points
page-ahead = { $n } ahead of { $name }
page-learn = How to play
page-learn-more = The whole rule book
page-learn-done = Let us play
page-learn-list = Everything you may do now is outlined on the board and written in the list beside it. One click shows what it would change, the second does it. What is struck through says why it is not allowed.
page-learn-keys = With the keyboard: Tab goes from one part of the board to the next, arrows walk in it, Enter chooses or says why not; C goes to the list.

# Maps, plans and sets, on any board.
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-fit = Whole map
page-less = Less
page-more = More
page-sum-of = of { $n } { $unit }
page-sum-at-least = needed: at least { $n }
page-to-go = { $n } to go
page-clear = Clear
page-propose = Fill in
page-previous = Previous
page-next = Next

## what happened

page-threats = Threats
page-no-threats = Nothing threatens you now.
page-jump = Show this position
page-playback = What happened, step by step
page-step-of = { $n } of { $of }
page-skip = Skip
page-any-key = any key
page-play-on-board = Play it on the board
page-play = Play
page-play-again = Play again
page-continue = Continue
page-show-scenes = Show such moments
page-scenes-all = all
page-scenes-mine = mine
page-scenes-none = none
page-everybody = Before and after, for everybody
page-how-it-came = How it came
page-not-affected = not affected
page-saved = What cards saved
page-ranks = Who stands where
page-bids = Bids
page-sum = Sum
page-removes = loses one
page-step = Step
page-limit = limit { $n }
page-difference = difference
page-not-over = not over yet
page-only-mine = Only mine
page-all = All
page-about-me = you
page-nothing-yet = Nothing has happened yet.
page-at-first = At first

# the lobby, a new game, the waiting room
page-hero = Great civilization games, at one quiet table.
page-hero-help = Full rules, in your browser. Against bots or with friends, live or a turn a day. Free, no account needed.
page-first-game-now = Play a first game now
page-play-bots = Play now against bots
page-with-friends = With friends
page-choose-more = Other ways
page-games-wait =
    { $n ->
        [one] 1 game waits for you
       *[other] { $n } games wait for you
    }
page-wait-for-others =
    { $n ->
        [one] 1 waits for others
       *[other] { $n } wait for others
    }
page-play-next = Play them in turn
page-nothing-waits = Nothing waits for you now. A new game starts in a minute.
page-winner = Won by { $names }
page-my-usual = My usual
page-save-usual = Save as my usual
page-three-questions = three questions, the rest is set for you
page-who-plays = Who plays?
page-who-bots = You and bots
page-who-bots-help = starts at once
page-who-friends = Friends
page-who-friends-help = by link, bots fill up
page-who-anyone = Anyone
page-who-anyone-help = an open table, you let people in
page-who-here = Here, in turns
page-who-here-help = one screen, handed round
page-which-game = Which game?
page-against-whom = Against which bots?
page-how-many = How many?
page-crew-friends = Friends
page-crew-friends-help = each gets a link of their own
page-crew-anyone = Free seats
page-crew-anyone-help = the table stands in the lobby until they are taken
page-crew-here = Others at this screen
page-crew-here-help = the table covers what is not theirs to see
page-name-of-player = Name of player { $n }
bot-random-help = plays what comes to mind; for looking around
bot-easy-help = weighs every choice and often misjudges; for a first game
bot-greedy-help = weighs every choice, forgives mistakes
bot-planner-help = thinks its whole turn through before it acts
bot-planner-strong-help = thinks longer and in more ways; you will wait for it a little
page-bot-rating = rating { NUMBER($rating, useGrouping: 0) }
page-bot-rating-help = Measured in games of bots against each other: whoever is 400 above wins ten games of eleven. Steady was at 1500 when it was first measured.
page-everything-else = Everything else
page-as-usual = as the rule book has it
page-seats-are =
    { $n ->
        [one] { $n } seat:
       *[other] { $n } seats:
    }
page-seats-free =
    { $n ->
        [0] Everybody is here.
        [one] Waiting for players: 1 seat is free. The game begins when it is taken.
       *[other] Waiting for players: { $n } seats are free. The game begins when they are taken.
    }
page-too-few = This game needs at least { $n } players.
page-too-many = This game is for { $n } players at most.
page-copy = Copy
page-copied = Link copied.
page-yes = yes
page-no = no
page-invited-by = Waiting for you: { $names }.

# the adviser and the guide
page-adviser = Adviser
page-hide = Hide
page-no-ideas = No ideas for this question.
page-idea-gain = { $n } better than a middling choice, by the bot’s count.
page-show-idea = Show it
page-guide-step = Step { $n } of { $of }
page-guide-skip = Leave the guide
page-guide-back = Back
page-guide-next = Next
page-guide-do = Do it for me
page-guide-self = I will choose myself
page-guide-again = Guided first turns
page-adviser-on = Adviser on
page-adviser-off = Adviser off

# looking back
page-hindsight = What would the bot have done?
page-hindsight-secret = While the game runs, only your own decisions are looked at.
page-as-played = as played
page-better-than-played = { $n } better than what was played, by the bot’s count.
page-try-it = Try it from here
page-play-on = Play on from here
page-play-on-help = A new game with bots; this one stays as it is.
page-autoplay = Play
page-pause = Pause
page-speed = Speed
page-round-back = Previous turn
page-round-on = Next turn
page-whole-round-back = Previous round
page-whole-round-on = Next round

# parts that boards share
page-bid-highest = highest
page-bid-passed = passed
page-bid-less = Bid less
page-bid-more = Bid more
page-change-group = Change { $what }
page-drop = Drop { $what }
page-put-back = Put back
page-which-bill = Which price
page-price = Price
page-pay = Pay { $n }
page-slot = Unit { $n } of the price: { $what }
page-ways-to-pay = { $n ->
    [one] { $price } to pay, in one way.
    [1000] { $price } to pay, in more than a thousand ways. Tap a unit to pay it with something else.
   *[other] { $price } to pay, in { $n } ways. Tap a unit to pay it with something else.
}
page-hidden-cards = { $name }: { $n ->
    [one] one hidden card
   *[other] { $n } hidden cards
}
page-die = A die shows { $n }
page-falls = falls
page-stays = stays
page-falling = { $n } of { $of } fall

# analysis
page-chance = Chance to win
page-chance-help = Chance to win, measured in games of bots from positions like these, hands open.
page-chance-curve = Chance to win, round by round
page-story = How it came about
page-lowest-chance = The winner’s lowest chance: { $n } % ({ $when }).
page-chance-moved = { $was } % → { $is } %
page-forecast = Forecast
page-forecast-help = What a bot thought of each position, hands open.
page-more-numbers = Other numbers
page-points-from = Where the points came from
page-made-the-difference = { $source }: { $n } more than { $name }.
page-takes-the-lead = takes the lead
page-watch-live = Watch live
page-watching-live = Watching live
page-you-watch = You are watching. Hidden cards stay hidden from you.
page-host = host

# Standing orders and clocks
page-orders-clock = Standing orders and clock
page-back-to-table = Back to the table
page-orders = Standing orders
page-orders-help = Answered for you at once, so that the table need not wait. Only you see them.
page-orders-none = This game knows no standing orders.
page-orders-seat = Standing orders are for those who sit at the table.
page-orders-tell-nothing = No order depends on what you hold: it tells the others nothing.
page-orders-suspend = Suspend all
page-plan-waits = A plan is played as soon as your turn comes.
page-plan-refused = Your last plan was not played: rule { $rule } is against it.
page-plan-drop = Drop the plan
page-clock = Clock
page-clock-none = This game has no clock: nobody is hurried.
page-clock-rules = { $turn } a turn, { $bank } in the bank
page-clock-put-back = { $span } come back into the bank after every turn.
page-clock-hours = It runs from { $from } to { $to } only, for everybody in their own time.
page-clock-left = { $span } left
page-clock-bank = bank { $span }
page-clock-late = time is up
page-clock-away = away until { $day }
page-clock-turn = Time for a turn
page-clock-in-bank = In the bank for the game
page-clock-refund = Put back after a turn
page-clock-only-hours = Runs only between
page-clock-from = from
page-clock-to = to
page-clock-vacation = Days one may be away
page-timeout = When time is up
page-timeout-bot = A bot plays until they are back
page-timeout-once = A bot plays that turn, then they go on
page-timeout-wait = The table waits all the same
page-timeout-forfeit = The seat is a bot’s to the end
page-away-while = Away for a while?
page-away-help = Your clock stands still, and the others see it.
page-away-left = Days left: { $left } of { $all }.
page-away-from = First day
page-away-until = Last day
page-away-here = In this game
page-away-all = In all my games
page-away-back = I am here again
page-away-done = Noted in { $n } games.
page-away-not = No game of yours has a clock with so many days away left.
page-pause-all = A pause for all
page-pause-help = All clocks stand still when everybody has agreed. Anybody ends it.
page-pause-asked = { $name } asks for a pause. Agreed so far: { $names }.
page-pause-on = Everybody has agreed: all clocks stand still.
page-pause-ask = Ask for a pause
page-pause-agree = Agree
page-pause-no = Rather not
page-pause-end = Play on
page-none-of-it = none
page-order-used = { $n ->
    [one] used once
   *[other] used { $n } times
}

# What a table agrees on
page-agree = What the table agrees on
page-agree-help = Done when everybody who plays agrees, and written in the log. What was seen stays known.
page-agree-back-turn = Back to before my last turn
page-agree-back-one = One decision back
page-agree-end = End the game here
page-asked-rewind = { $name } proposes to go back from decision { NUMBER($now, useGrouping: 0) } to { NUMBER($position, useGrouping: 0) }.
page-asked-end = { $name } proposes to end the game here.
page-agreed-so-far = Agreed: { $names }.
page-take-back-proposal = Withdraw
page-replace = Give { $name }’s seat to somebody else
page-replace-link = A bot plays until this link is used:
