# Что говорит сам стол, во что бы за ним ни играли.

seat-name = Игрок { $number }
guest-name = Гость { $number }
bot-name-oracle = Оракул
bot-name-sibyl = Сивилла
bot-name-augur = Авгур
bot-name-pythia = Пифия
bot-name-magus = Маг
bot-name-herald = Глашатай
bot-name-scribe = Писец
num-score = Счёт
list-of-two = { $first } и { $last }
none = нет

do-pass = Пас
do-yes = Да
do-no = Нет

no-the-game-is-over = Игра окончена.
no-it-is-not-for-this-seat-to-decide-now = Сейчас решает не этот игрок.
no-an-option-is-a-tuple-that-begins-with-a-verb = Вариант начинается с глагола.
no-that-is-not-among-the-options = Такого варианта нет.
no-nothing-to-undo = Отменять нечего.
no-chance-was-used = С тех пор вмешался случай.
no-something-hidden-was-shown = С тех пор открылось нечто скрытое.
no-another-seat-has-acted = С тех пор уже сходил другой игрок.
no-nothing-to-redo = Возвращать нечего.
no-nothing-is-planned = Ничего не запланировано.
no-a-plan-ends-where-something-new-is-seen = План кончается там, где открывается что-то новое.

# Что отвечает сервер, когда что-то не удалось.

problem-against-a-rule = { $reason }
problem-authorization-header = Заголовок Authorization должен выглядеть так: Bearer TOKEN.
problem-begun-already = Игра уже началась: отменить её нельзя.
problem-begun-nobody-leaves = Игра уже началась: теперь никто не встаёт и никого не выпроваживают.
problem-nobody-to-stand-in-for = На этом месте нет никого, кого мог бы заменить бот.
problem-they-are-here = { $name } за столом.
problem-bots-cannot-think = Боты сейчас не могут думать.
problem-called-off = Эта игра отменена.
problem-decisions-so-far = Пока { $number ->
    [one] принято { $number } решение
    [few] принято { $number } решения
   *[many] принято { $number } решений
}.
problem-every-seat-is-taken = Все места уже заняты.
problem-frame-does-not-fit = Этот кадр не подходит: { $fault }.
problem-frame-is-no-object = Кадр — это объект JSON с полем «op».
problem-frame-is-not-json = Этот кадр — не JSON.
problem-frames-are-text = Кадры — это текст, а не байты.
problem-hello-does-not-fit = Первый кадр — «hello»: { $fault }.
problem-host-does-not-play = Ключом хозяина не играют: пришлите ключ места.
problem-input-does-not-fit = Данные не подходят: { $fault }.
problem-invitation-used = Это приглашение уже использовано или оно не в эту игру.
problem-key-used = Этот ключ уже использован для другого: создайте новый.
problem-link-opens-no-seat = Эта ссылка не открывает места в этой игре.
problem-moved-on = Игра за столом ушла вперёд: вы ответили на версию { NUMBER($answered, useGrouping: 0) }, а сейчас { NUMBER($now, useGrouping: 0) }.
problem-no-rule-book = Правил игры { $title } здесь нет.
problem-no-spectators = У этой игры нет зрителей: откройте её по ссылке места.
problem-no-such-bot = Бота «{ $bot }» для этой игры нет; есть: { $bots }.
problem-no-such-game = Такой игры нет.
problem-no-such-language = На языке «{ $language }» слов нет; есть: { $languages }.
problem-no-such-method = Метод { $method } здесь не разрешён.
problem-no-such-op = Поле «op» — одно из: { $ops }.
problem-no-such-operation = Такой операции нет: см. /docs.
problem-no-such-pace = Темп — один из { $paces }, а не «{ $pace }».
problem-no-such-rule = Правила { $rule } в этой книге нет.
problem-no-such-seat = Такого места нет.
problem-no-such-title = Игры «{ $title }» нет; есть: { $titles }.
problem-not-a-token = Это не ключ места.
problem-not-begun = Игра ещё не началась: есть свободное место.
problem-not-json = Это не JSON.
problem-not-open-to-everybody = Этот стол открыт не для всех: попросите у хозяина приглашение.
problem-not-over-yet = Игра ещё не окончена.
problem-not-stored = Ход не удалось сохранить: попробуйте ещё раз.
problem-store-away = Игры сейчас недоступны: попробуйте ещё раз чуть позже.
problem-not-understood = Запрос не понят: { $fault }.
problem-nothing-to-read = В этом сообщении нечего читать.
problem-nothing-to-walk = Сейчас нет выбора, который составляют по шагам.
problem-nothing-was-played = За столом что-то пошло не так: ход не сделан.
problem-number-of-players = { $title }: игроков может быть от { $least } до { $most }, а не { $number }.
problem-only-monitors = Читать это могут только те, кто следит за этим сервером.
problem-only-seats-ask = Спросить об этом может только тот, кто сидит за столом: пришлите ключ места.
problem-only-seats-do = Сделать это может только тот, кто сидит за столом: пришлите ключ места.
problem-only-the-host = Сделать это может только хозяин стола.
problem-options-do-not-fit = Настройки игры не подходят: { $fault }.
problem-other-seats-when-over = Посмотреть с других мест можно, когда игра окончена.
problem-other-rules = Эта игра начата по правилам версии { $rules }, по которым эта версия Civitas играть не может (у неё { $now }).
problem-page-of-another-host = Запросы со страниц других сайтов не принимаются.
problem-path-leaves-the-choice = Этот путь не ведёт к выбору: начните с начала.
problem-record-when-over = Запись появится, когда игра будет окончена.
problem-say-hello-first = Сначала поздоровайтесь: «hello».
problem-seat-is-not-free = Это место не свободно.
problem-seat-just-taken = Это место только что занял кто-то другой.
problem-server-fault = На сервере что-то пошло не так; это записано.
problem-too-fast = За столом всё меняется слишком быстро: попробуйте ещё раз.
problem-too-large = В запросе может быть не больше { $bytes } { $bytes ->
    [one] байта
    [few] байт
   *[many] байт
}.
problem-too-many-open-tables = Вы уже предлагаете столько открытых столов: { $number }. Подождите, пока один из них начнёт игру, или отмените один.
problem-too-many-seats-asked = Вы уже ждёте столько мест за открытыми столами: { $number }. Подождите начала игры или освободите одно.
problem-too-many-requests = Слишком много запросов: подождите { $seconds } с.
problem-unknown-host = Этот сервер не знает себя под таким именем: тот, кто его ведёт, может указать имя параметром --name.
problem-unplayable = Эту игру нельзя открыть: её запись повреждена. Она отложена, о ней сообщено тому, кто ведёт сервер.
problem-no-such-position = В этой игре нет такой позиции, с которой можно продолжить.
problem-no-clock = В этой игре нет часов.
problem-over-no-clock = Игра окончена: часы больше не идут.
problem-away-in-the-past = Отсутствие должно кончаться позже, чем начинается, и позже, чем сейчас.
problem-away-too-long = За этим столом можно отсутствовать всего дней: { $days }; осталось полных дней: { $left }.
problem-seat-forfeited = Время этого места вышло: по правилам стола до конца за него играет бот.
problem-clock-does-not-fit = Часы не подходят: { $fault }.
problem-no-such-order = Такого постоянного распоряжения в этой игре нет; есть: { $orders }.
problem-not-running = Игра не идёт.
problem-proposal-open = Уже предложено другое: сначала стол должен решить это.
problem-no-proposal = Ничего не предложено.
problem-no-position-to-go-back-to = Нет такой прежней позиции, к которой можно было бы вернуться.
problem-nobody-to-replace = На этом месте сейчас некого заменить.
log-rewound =
    { NUMBER($position) ->
        [0] Стол возвращается к самому началу: все согласны.
       *[other] Стол возвращается к решению № { NUMBER($position, useGrouping: 0) }: все согласны.
    }
