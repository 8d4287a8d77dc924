# Что говорит сама страница.

title-through_the_ages = Сквозь века
title-civilization_1980 = Цивилизация
title-sid_meiers_civilization = Цивилизация Сида Мейера
title-clash_of_cultures = Столкновение цивилизаций

bot-random = Беспечный
bot-easy = Рассеянный
bot-greedy = Основательный
bot-planner = Вдумчивый
bot-planner-strong = Проницательный
pace-none = Без часов
pace-live = Вживую: минута на ход, 20 минут в запасе
pace-day = Один день
pace-three-days = Три дня
pace-week = Одна неделя

page-tagline = Великие цивилизационные игры: полные правила, люди и боты
page-your-games = Ваши игры
page-running = Идут
page-finished = Завершено: { $n }
page-open-tables = Открытые столы
page-tables-wait =
    { $n ->
        [0] никто не ждёт игроков
        [one] { $n } стол ждёт игроков
        [few] { $n } стола ждут игроков
       *[many] { $n } столов ждут игроков
    }
page-join = Присоединиться
page-new-game = Новая игра
page-game = Игра
page-players-from-to = Игроков: { $lo }–{ $hi }
page-hours-from-to = { $lo }–{ $hi } ч
page-weight-3 = средняя сложность
page-weight-4 = довольно сложная
page-weight-5 = сложная
page-bot = Бот
page-seats = Места
page-pace = Темп
page-start = Начать игру
page-guest = Гость
page-your-name = Ваше имя
page-you = вы
page-free-seat = свободное место
page-your-turn = Ваш ход
page-just-now = только что
page-problem-moved-on = Игра тем временем ушла вперёд: посмотрите, что спрашивают теперь, и выберите снова.
page-since = уже { $span }
page-left = осталось { $span }
page-minutes = { $n } мин
page-hours-minutes = { $h } ч { $m } мин
page-hours = { $h } ч
page-days = { $d } д
page-days-hours = { $d } д { $h } ч
page-look = Смотреть
page-review = Разобрать
page-join-title = Вас пригласили в игру
page-sit-down = Сесть за стол
page-only-watch = Только смотреть
page-waiting-for-people = Ждём игроков
page-code = Ссылка в виде кода для камеры
page-code-short = Код
page-code-help = Кто наведёт на него камеру, сядет на это место.
page-send-link = Отправить
page-start-with-bots =
    { $n ->
        [one] Начать сейчас с { $n } ботом
        [few] Начать сейчас с { $n } ботами
        [many] Начать сейчас с { $n } ботами
       *[other] Начать сейчас с { $n } бота
    }
page-new-link = Новая ссылка
page-link = Ссылка для друзей
page-bot-instead = Посадить бота
page-cancel-game = Отменить эту игру
page-asks-to-join = просится за стол
page-you-asked = Вы попросили место. Впускает хозяин, а игра начнётся, когда все места заняты.
page-let-in = Впустить
page-send-away = Отказать

page-lobby = Лобби
page-loading = Загрузка…
page-menu = Меню
page-language = Язык
page-dark = Тёмная тема
page-light = Светлая тема
page-sound-on = Включить звук
page-sound-off = Выключить звук
page-credits = Авторы
page-close = Закрыть
page-cancel = Отмена
page-rules = Правила
page-contents = Содержание
page-find-a-rule = Найти правило
page-rules-found =
    { $n ->
        [0] Ничего не найдено
        [one] { $n } правило
        [few] { $n } правила
       *[many] { $n } правил
    }
page-board = Поле
page-phases = Фазы хода
page-undo = Отменить
page-redo = Вернуть
page-reconnecting = Нет связи…
page-choices = Варианты
page-legal-choices =
    { $n ->
        [one] { $n } допустимый вариант. Нажмите раз — посмотреть, ещё раз — сделать.
        [few] { $n } допустимых варианта. Нажмите раз — посмотреть, ещё раз — сделать.
       *[many] { $n } допустимых вариантов. Нажмите раз — посмотреть, ещё раз — сделать.
    }
page-choose-a-set = Составьте свой выбор.
page-all-choices = Все варианты
page-not-now = Не сейчас
page-nothing-here = С этим сейчас ничего нельзя сделать.
page-do-it = Сделать
page-yes-do-it = Да, сделать
page-really = Точно сделать это?
page-giving-up = Отказ от своего
page-show-giving-up = Показать, от чего можно отказаться
page-hands-over = Затем ходит { $name }.
page-inspector = Что здесь написано
page-keep-open = Оставить открытым
page-leave-table = Уйти: за меня сыграет бот
page-bot-for = Пусть бот играет вместо: { $name }
page-ask-host = Попросить у хозяина бота
page-asks-bot-for = { $name } не за столом. Может, пока сыграет бот?
page-is-away = { $name } не за столом.
page-use-the-board = Выберите на поле.
page-nothing-to-choose = Выбирать не из чего. Спрашивают всех, чтобы никто не узнал, у кого есть выбор.
page-pick-some =
    { $lo ->
        [0] Выберите не больше { $hi }.
       *[other] Выберите от { $lo } до { $hi }.
    }
page-pick-exactly = Выберите ровно { $n }.
page-divide =
    { $lo ->
        [0] Всего не больше { $hi }.
       *[other] Всего от { $lo } до { $hi }.
    }
page-divide-exactly = Всего ровно { $n }.
page-waiting-for = Ждём: { $names }
page-what-happened = Что произошло
page-on-the-table = На столе
page-bot-thinks = Бот думает.
page-game-over = Игра окончена
page-secret-move = тайный выбор
page-looking-back = Позиция { $n } из { $of }
page-position = Позиция
page-step-back = Шаг назад
page-step-on = Шаг вперёд
page-copy-link = Ссылка
page-back-to-now = К текущей позиции
page-since-last-turn = После вашего прошлого хода
page-step-through = По шагам
page-what-changed = Что изменилось
page-preview-hidden = То, что ещё скрыто, может это изменить.
page-preview-unsure = Зависит от того, что ещё скрыто: { $names }.
page-nothing-changed = Ни одно число не изменилось.
page-player = Игрок
page-score = Счёт
page-replay = Просмотр
page-decision = Решение
page-graphs = Графики
page-result = Итог и графики
page-won =
    { $n ->
        [1] Победа: { $names }
       *[other] Общая победа: { $names }
    }
page-rematch = Реванш
page-join-rematch = Присоединиться к реваншу
page-export = Сохранить запись
page-log = Журнал
page-chat = Чат
page-older-lines = Более ранние строки: { $n }
page-say-something = Сказать всем
page-send = Отправить
page-hand-over = Сейчас ходит { $name }
page-hand-over-help = Передайте экран. Остальным лучше не смотреть.
page-i-am = Я — { $name }
page-stands-in = Замена — бот: { $bot }
page-here = здесь
page-away = нет на месте
page-take-back = Вернуться на своё место
page-let-a-bot = Пусть за меня играет бот
page-offline = Сервер не отвечает.
page-server-answered = Сервер ответил кодом { $status }.
page-lost-not-found = Здесь ничего нет.
page-lost-unauthorized = Эта ссылка не даёт места за этим столом.
page-lost-cancelled = Эта игра отменена.
page-credits-icons = Значки: game-icons.net, авторы Lorc, Delapouite, Skoll и другие, CC BY 3.0.
page-credits-fonts = Шрифты: Alegreya (Juan Pablo del Peral, Huerta Tipográfica) и Inter (Rasmus Andersson), SIL Open Font License.
page-credits-map = Карта: наш собственный рисунок; береговые линии по Natural Earth, общественное достояние.
page-credits-games = Авторы игр: Фрэнсис Трешем, Влаада Хватил, Кевин Уилсон и Кристиан Маркуссен. Этот стол — наша собственная работа; рисунки и тексты издателей не используются.
page-credits-licences = Все лицензии на то, что использует эта страница
page-look-at-board = Посмотреть на поле
page-for-you = Что это значит для вас
page-nothing-about-you = Вас никто не тронул.
page-place = Место
page-and-more = { $told } И не только это.
page-turning-points = Переломные моменты
page-ahead = на { $n } больше, чем { $name }
page-learn = Как играть
page-learn-more = Все правила
page-learn-done = Играем
page-learn-list = Всё, что сейчас можно сделать, обведено на поле и записано в списке рядом. Первый щелчок показывает, что изменится, второй выполняет. Рядом с зачёркнутым написано, почему нельзя.
page-learn-keys = С клавиатуры: Tab переходит к следующей части поля, стрелки ходят внутри неё, Enter выбирает или говорит, почему нельзя; C ведёт к списку.

# Maps, plans and sets, on any board.
page-zoom-in = Крупнее
page-zoom-out = Мельче
page-fit = Всё поле
page-less = Меньше
page-more = Больше
page-sum-of = из { $n } { $unit }
page-sum-at-least = нужно не меньше { $n }
page-to-go = Осталось { $n }
page-clear = Очистить
page-propose = Заполнить
page-previous = Предыдущее
page-next = Следующее

## what happened

page-threats = Угрозы
page-no-threats = Сейчас вам ничто не грозит.
page-jump = Показать эту позицию
page-playback = Что произошло, по шагам
page-step-of = { $n } из { $of }
page-skip = Пропустить
page-any-key = любая клавиша
page-play-on-board = Показать на поле
page-play = Играть
page-play-again = Показать ещё раз
page-continue = Дальше
page-show-scenes = Показывать такие моменты
page-scenes-all = все
page-scenes-mine = мои
page-scenes-none = никакие
page-everybody = До и после, для всех
page-how-it-came = Как это вышло
page-not-affected = не затронуто
page-saved = Что спасли карты
page-ranks = Кто на каком месте
page-bids = Ставки
page-sum = Сумма
page-removes = теряет один
page-step = Шаг
page-limit = предел { $n }
page-difference = разница
page-not-over = ещё не кончилось
page-only-mine = Только мои
page-all = Все
page-about-me = вы
page-nothing-yet = Пока ничего не произошло.
page-at-first = Сначала

# the lobby, a new game, the waiting room
page-hero = Великие игры о цивилизациях за одним спокойным столом.
page-hero-help = Полные правила прямо в браузере. С ботами или с друзьями, вживую или по ходу в день. Бесплатно, без регистрации.
page-first-game-now = Сыграть первую игру сейчас
page-play-bots = Играть сейчас с ботами
page-with-friends = С друзьями
page-choose-more = Иначе
page-games-wait =
    { $n ->
        [one] Вас ждёт { $n } игра
        [few] Вас ждут { $n } игры
        [many] Вас ждут { $n } игр
       *[other] Вас ждут { $n } игры
    }
page-wait-for-others =
    { $n ->
        [one] { $n } ждёт других
        [few] { $n } ждут других
        [many] { $n } ждут других
       *[other] { $n } ждут других
    }
page-play-next = Играть по очереди
page-nothing-waits = Сейчас вас ничто не ждёт. Новую игру можно начать за минуту.
page-winner = Победа: { $names }
page-my-usual = Как обычно
page-save-usual = Запомнить как обычную
page-three-questions = три вопроса, остальное уже задано
page-who-plays = Кто играет?
page-who-bots = Вы и боты
page-who-bots-help = начинается сразу
page-who-friends = Друзья
page-who-friends-help = по ссылке, остальное займут боты
page-who-anyone = Кто угодно
page-who-anyone-help = открытый стол, впускаете вы
page-who-here = Здесь, по очереди
page-who-here-help = один экран, из рук в руки
page-which-game = Какая игра?
page-against-whom = Против каких ботов?
page-how-many = Сколько?
page-crew-friends = Друзья
page-crew-friends-help = у каждого своя ссылка
page-crew-anyone = Свободные места
page-crew-anyone-help = стол виден всем, пока места не займут
page-crew-here = Другие за этим экраном
page-crew-here-help = стол скрывает то, что видеть не им
page-name-of-player = Имя игрока { $n }
bot-random-help = играет что придёт в голову; чтобы осмотреться
bot-easy-help = взвешивает каждый выбор и часто ошибается; для первой партии
bot-greedy-help = взвешивает каждый выбор, прощает ошибки
bot-planner-help = обдумывает весь ход, прежде чем действовать
bot-planner-strong-help = думает дольше и разнообразнее; придётся немного подождать
page-bot-rating = рейтинг { NUMBER($rating, useGrouping: 0) }
page-bot-rating-help = Измерен в партиях ботов между собой: кто выше на 400, выигрывает десять партий из одиннадцати. У Основательного при первом измерении было 1500.
page-everything-else = Всё остальное
page-as-usual = как в правилах
page-seats-are =
    { $n ->
        [one] { $n } место:
        [few] { $n } места:
        [many] { $n } мест:
       *[other] { $n } места:
    }
page-seats-free =
    { $n ->
        [0] Все на месте.
        [one] Ждём игроков: свободно { $n } место. Игра начнётся, когда его займут.
        [few] Ждём игроков: свободно { $n } места. Игра начнётся, когда их займут.
        [many] Ждём игроков: свободно { $n } мест. Игра начнётся, когда их займут.
       *[other] Ждём игроков: свободно { $n } места. Игра начнётся, когда их займут.
    }
page-too-few = Для этой игры нужно не меньше { $n } игроков.
page-too-many = Эта игра рассчитана не более чем на { $n } игроков.
page-copy = Копировать
page-copied = Ссылка скопирована.
page-yes = да
page-no = нет
page-invited-by = За столом вас ждут: { $names }.

# the adviser and the guide
page-adviser = Советник
page-hide = Скрыть
page-no-ideas = Для этого вопроса идей нет.
page-idea-gain = По оценке бота, на { $n } лучше среднего выбора.
page-show-idea = Показать
page-guide-step = Шаг { $n } из { $of }
page-guide-skip = Закрыть подсказки
page-guide-back = Назад
page-guide-next = Дальше
page-guide-do = Сделать за меня
page-guide-self = Выберу по-своему
page-guide-again = Первые ходы с подсказками
page-adviser-on = Включить советника
page-adviser-off = Выключить советника

# looking back
page-hindsight = Что сделал бы бот?
page-hindsight-secret = Пока игра идёт, оцениваются только ваши собственные решения.
page-as-played = так и сыграно
page-better-than-played = По оценке бота, на { $n } лучше того, что сыграно.
page-try-it = Попробовать отсюда
page-play-on = Играть отсюда
page-play-on-help = Новая игра с ботами; эта останется как есть.
page-autoplay = Проиграть
page-pause = Пауза
page-speed = Скорость
page-round-back = Предыдущий ход
page-round-on = Следующий ход
page-whole-round-back = Предыдущий раунд
page-whole-round-on = Следующий раунд

# parts that boards share
page-bid-highest = высшая
page-bid-passed = пас
page-bid-less = Ставить меньше
page-bid-more = Ставить больше
page-change-group = Изменить: { $what }
page-drop = Убрать: { $what }
page-put-back = Вернуть
page-which-bill = Какая цена
page-price = Цена
page-pay = Заплатить { $n }
page-slot = Часть цены { $n }: { $what }
page-ways-to-pay = { $n ->
    [1] К оплате { $price }, одним способом.
    [1000] К оплате { $price }, больше тысячи способов. Нажмите на часть цены, чтобы заплатить другим.
    [one] К оплате { $price }, есть { $n } способ. Нажмите на часть цены, чтобы заплатить другим.
    [few] К оплате { $price }, есть { $n } способа. Нажмите на часть цены, чтобы заплатить другим.
    [many] К оплате { $price }, есть { $n } способов. Нажмите на часть цены, чтобы заплатить другим.
   *[other] К оплате { $price }, есть { $n } способов. Нажмите на часть цены, чтобы заплатить другим.
}
page-hidden-cards = { $name }: { $n ->
    [one] { $n } закрытая карта
    [few] { $n } закрытые карты
    [many] { $n } закрытых карт
   *[other] { $n } закрытых карт
}
page-die = На кубике { $n }
page-falls = погибает
page-stays = остаётся
page-falling = погибает { $n } из { $of }

# analysis
page-chance = Шанс на победу
page-chance-help = Шанс на победу, измеренный в играх ботов из похожих позиций, при открытых картах.
page-chance-curve = Шанс на победу раунд за раундом
page-story = Как это было
page-lowest-chance = Наименьший шанс победителя: { $n } % ({ $when }).
page-chance-moved = { $was } % → { $is } %
page-forecast = Прогноз
page-forecast-help = Как бот оценивал каждую позицию, видя все карты.
page-more-numbers = Другие числа
page-points-from = Откуда взялись очки
page-made-the-difference = { $source }: на { $n } больше, чем { $name }.
page-takes-the-lead = выходит вперёд
page-watch-live = Смотреть вживую
page-watching-live = Смотрите вживую
page-you-watch = Вы наблюдаете за игрой. Скрытые карты для вас остаются скрытыми.
page-host = хозяин стола

# Standing orders and clocks
page-orders-clock = Постоянные распоряжения и часы
page-back-to-table = Назад к столу
page-orders = Постоянные распоряжения
page-orders-help = За вас отвечают сразу, чтобы стол не ждал. Видите их только вы.
page-orders-none = В этой игре нет постоянных распоряжений.
page-orders-seat = Постоянные распоряжения — для тех, кто сидит за столом.
page-orders-tell-nothing = Ни одно распоряжение не зависит от того, что у вас есть: другим оно ничего не говорит.
page-orders-suspend = Приостановить все
page-plan-waits = План будет сыгран, как только придёт ваш черёд.
page-plan-refused = Ваш последний план не сыгран: против него правило { $rule }.
page-plan-drop = Отказаться от плана
page-clock = Часы
page-clock-none = В этой игре нет часов: никого не торопят.
page-clock-rules = на ход { $turn }, в запасе { $bank }
page-clock-put-back = После каждого хода в запас возвращается { $span }.
page-clock-hours = Идут только с { $from } до { $to }, у каждого по своему времени.
page-clock-left = осталось { $span }
page-clock-bank = запас { $span }
page-clock-late = время вышло
page-clock-away = отсутствие до { $day }
page-clock-turn = Время на ход
page-clock-in-bank = Запас на всю игру
page-clock-refund = Возвращается после хода
page-clock-only-hours = Идут только между
page-clock-from = с
page-clock-to = до
page-clock-vacation = Дней отсутствия
page-timeout = Когда время выходит
page-timeout-bot = Бот играет, пока игрок не вернётся
page-timeout-once = Бот играет этот ход, дальше — сам игрок
page-timeout-wait = Стол всё равно ждёт
page-timeout-forfeit = Место до конца отдаётся боту
page-away-while = Уезжаете на время?
page-away-help = Ваши часы стоят, и другие это видят.
page-away-left = Осталось дней: { $left } из { $all }.
page-away-from = Первый день
page-away-until = Последний день
page-away-here = В этой игре
page-away-all = Во всех моих играх
page-away-back = Я снова здесь
page-away-done = Отмечено, игр: { $n }.
page-away-not = Ни в одной вашей игре не осталось столько дней отсутствия.
page-pause-all = Пауза для всех
page-pause-help = Все часы останавливаются, когда все согласны. Закончить может любой.
page-pause-asked = { $name } просит паузу. Согласны: { $names }.
page-pause-on = Все согласны: все часы стоят.
page-pause-ask = Попросить паузу
page-pause-agree = Согласиться
page-pause-no = Лучше не надо
page-pause-end = Играть дальше
page-none-of-it = нет
page-order-used = { $n ->
    [one] применено { $n } раз
    [few] применено { $n } раза
    [many] применено { $n } раз
   *[other] применено { $n } раза
}

# What a table agrees on
page-agree = О чём договаривается стол
page-agree-help = Делается, когда согласны все играющие, и пишется в журнал. Увиденное остаётся известным.
page-agree-back-turn = Вернуться к моему последнему ходу
page-agree-back-one = На одно решение назад
page-agree-end = Закончить игру здесь
page-asked-rewind = { $name } предлагает вернуться от решения № { NUMBER($now, useGrouping: 0) } к № { NUMBER($position, useGrouping: 0) }.
page-asked-end = { $name } предлагает закончить игру здесь.
page-agreed-so-far = Согласны: { $names }.
page-take-back-proposal = Отозвать
page-replace = Отдать место другому ({ $name })
page-replace-link = Пока по этой ссылке не пришли, играет бот:
