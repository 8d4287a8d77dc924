# People with an account.

problem-name-needed = Say what you want to be called.
problem-name-taken = The name { $name } is taken: choose another one.
problem-name-or-password = This name and this password do not belong together.
problem-old-password = This is not your password.
problem-password-short = A password has at least { $number } characters; a sentence is a good one.
problem-password-common = This password is among the first that anybody tries: choose another one.
problem-sign-in-first = Sign in first.
problem-programs-cannot = A program cannot do this: sign in with a browser.
problem-no-mail-here = This server sends no letters. Whoever runs it can make you a link.
problem-letter-used = This link was used already, or is too old: ask for a new one.
problem-no-such-person = There is no account called { $name }.
problem-no-such-device = There is no such device.
problem-no-such-zone = There is no time zone called { $zone }.
letter-reset-subject = Civitas: a new password
letter-reset-text =
    Somebody, probably you, wants to set a new password for your account. This link lets you do it, once, within an hour:

    { $link }

    If it was not you, do nothing: your password stays as it is.
letter-mail-subject = Civitas: is this your address?
letter-mail-text =
    Somebody, probably you, wants to be reached at this address. Open this link within two days to confirm it:

    { $link }

    If it was not you, do nothing: you will hear no more from us.

page-sign-in = Sign in
page-sign-out = Sign out
page-account = Account
page-account-why = With an account your games are on every device, and no link is ever lost. Without one you play just the same.
page-register = Make an account
page-password = Password
page-password-new = New password
page-password-old = Your password now
page-password-help = At least eight characters; a sentence is a good one.
page-mail-optional = E-mail, if you like
page-forgot = I have lost my password
page-forgot-sent = If that account has a confirmed address, a link is on its way.
page-no-account-yet = No account yet?
page-have-account = You have one already?
page-signed-in-as = Signed in as { $name }
page-name-shown = Name
page-devices = Devices
page-devices-help = Each opens your seats until you sign it out.
page-device-this = this one
page-device-seen = last seen { $when }
page-device-end = Sign out
page-devices-end-others = Sign all others out
page-device-program = program
page-programs = Programs
page-programs-help = A program with a token of yours plays your seats; it cannot change your account.
page-program-label = What the program is called
page-program-make = Make a token
page-program-token = This token is shown once: { $token }
page-mail = E-mail
page-mail-none = No address: nobody can send you a new password.
page-mail-unchecked = { $mail }, not confirmed yet
page-mail-checked = { $mail }, confirmed
page-mail-change = Change the address
page-mail-sent = A link was sent to { $mail }. The address is yours when you have opened it.
page-password-change = Change the password
page-password-changed = The password is changed; all other devices are signed out.
page-leave-account = Delete the account
page-leave-account-help = Name, results and devices are deleted. Your games go on, and links still open their seats.
page-claim =
    { $n ->
        [one] One seat of this browser belongs to no account.
       *[other] { $n } seats of this browser belong to no account.
    }
page-claim-do = Keep them in my account
page-claimed =
    { $n ->
        [one] One seat is yours now.
       *[other] { $n } seats are yours now.
    }
page-letter-reset = A new password
page-letter-mail = Your address
page-letter-mail-done = Thank you: the address is confirmed.
page-save = Save
page-shown-to-others = Others see my ratings and results
page-rating-line =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $won } % won, middle place { $place }
page-history = Finished games
notice-turn = It is your turn in { $title } ({ $where }): { $asked }
notice-begins = { $title } has begun.
notice-over = { $title } is over.
notice-stand-in = A bot plays for you in { $title } ({ $where }): your time was up.
notice-several =
    { $number ->
        [one] One thing at your tables
       *[other] { $number } things at your tables
    }
notice-foot = What you are told, and when not: { $link }
problem-webhook-address = A webhook is an address of http or https on the open network.
problem-webhooks-many = You have { $number } webhooks already.
problem-no-such-webhook = There is no such webhook.
page-tell-me = Tell me when
page-tell-me-help = Once a turn, not while you are at the table, never what only you may see.
page-way-mail = E-mail
page-way-webhook = Webhook
page-tell-turn = it is my turn
page-tell-begins = a game begins
page-tell-over = a game is over
page-tell-stand-in = a bot plays for me
page-tell-no-mail = Letters need a confirmed address.
page-quiet-hours = Quiet hours
page-digest = One letter at most in
page-digest-at-once = at once, each
page-webhook = Address of a webhook
page-webhook-add = Add
page-webhook-try = Send a test
page-webhook-end = Remove
page-webhook-answered = last answer { $status }
page-webhook-off = switched off: it failed too often, last answer { $status }
problem-no-such-phrase = There is no such phrase: there are { $phrases }.
problem-no-such-message = There is no such message.
page-about-said = About what { $name } said
page-mute = Do not show what { $name } says
page-unmute = Show hidden talk ({ $n })
page-report = Report
page-reported = Thank you: whoever runs this server will read it.
page-phrases = Phrases
page-notes = Notes
page-notes-help = Only you can read this.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-back-soon = I shall be back soon.
phrase-who-trades = Who wants to trade?
phrase-no-deal = No, thank you.
phrase-good-game = Good game!
notice-test = This browser will tell you when a game waits for you.
problem-push-address = This browser cannot be reached: its push service gave no usable address.
problem-no-such-browser = There is no such browser.
problem-passkeys-many = You have { $number } passkeys already.
problem-passkey-does-not-fit = This passkey could not be used: try again.
problem-passkey-too-late = That took too long: try again.
problem-passkey-unknown = This passkey opens no account here.
problem-no-such-passkey = There is no such passkey.
problem-passkeys-need-tls = Passkeys need a private line: reach this server by https.
page-way-push = Browser
page-push-here = Tell me in this browser
page-push-on = This browser tells you when a game waits for you.
page-push-off = Tell me no more here
page-push-guest = When it is your turn at a table of this browser, and when a game is over.
page-push-blocked = The browser does not allow notices from this page: allow them in its settings.
page-push-cannot = This browser cannot be told things.
page-push-browsers = Browsers that tell me
page-passkeys = Passkeys
page-passkeys-help = Sign in with this device instead of a password.
page-passkey-make = Make a passkey
page-passkey-sign-in = Sign in with a passkey
page-passkey-made = made { $when }
page-passkey-used = last used { $when }
page-passkey-stopped = No passkey was made or used.
problem-talk-of-players = At this table only players read what is said.
problem-no-talk-apart = In { $title } all talk is for the whole table: its rules let nobody bargain apart.
problem-nobody-to-talk-to = Nobody sits there whom you could talk to apart.
problem-no-account-to-block = There is no account to block on that seat: hide what is said there instead.
problem-not-blocked = You have blocked nobody of that kind.
problem-table-refuses = The host of this table has kept it for others.
problem-closed-by-operator = This game was closed by whoever runs the server.
problem-only-operators = This is for those who run the server.
problem-no-such-report = There is no such open report.
page-say-to = To whom
page-say-to-all = Everybody
page-apart-to = to { $name } alone
page-apart-me = to you alone
page-block = Block { $name }
page-block-help = You will not read this player in any game, and they cannot join your tables. They are not told.
page-blocked = { $name } is blocked.
page-blocks = Blocked
page-blocks-help = You do not read them in any game, and they cannot join your tables.
page-unblock = Block no more
page-overheard = Spectators read what is said
page-talk-of-players = At this table only players read what is said.
page-closed = This game was closed by whoever runs the server.
page-operator = Looking after the tables
page-operator-help = What players reported, games that cannot be opened, games that were closed.
page-operator-reports = Reports
page-operator-no-reports = Nothing was reported.
page-operator-report-line = { $name } said it on { $when }; reported because: { $why }
page-operator-report-close = Looked at
page-operator-report-remove = Take the words away
page-operator-aside = Games that cannot be opened
page-operator-no-aside = Every game that was asked for could be opened.
page-operator-try = Try again
page-operator-export = Save all that is stored
page-operator-closed = Closed games
page-operator-no-closed = No game is closed.
page-operator-reopen = Open again
page-operator-close = Close the game
page-operator-close-which = Link or number of a game
page-operator-done = Done.
page-operator-changed = last changed { $when }
page-webhook-of = Told of
page-webhook-of-all = all my games
