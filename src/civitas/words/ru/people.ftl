# Люди с учётной записью.

problem-name-needed = Скажите, как вас называть.
problem-name-taken = Имя { $name } занято: выберите другое.
problem-name-or-password = Это имя и этот пароль не подходят друг к другу.
problem-old-password = Это не ваш пароль.
problem-password-short = Наименьшая длина пароля, знаков: { $number }. Хорошо подходит целая фраза.
problem-password-common = Этот пароль любой попробует одним из первых: выберите другой.
problem-sign-in-first = Сначала войдите.
problem-programs-cannot = Программа этого не может: войдите в браузере.
problem-no-mail-here = Этот сервер не отправляет писем. Ссылку может дать тот, кто им управляет.
problem-letter-used = Эта ссылка уже использована или устарела: попросите новую.
problem-no-such-person = Учётной записи с именем { $name } нет.
problem-no-such-device = Такого устройства нет.
problem-no-such-zone = Часового пояса { $zone } нет.
letter-reset-subject = Civitas: новый пароль
letter-reset-text =
    Кто-то, скорее всего вы, хочет задать новый пароль вашей учётной записи. По этой ссылке это можно сделать один раз, в течение часа:

    { $link }

    Если это были не вы, ничего не делайте: пароль останется прежним.
letter-mail-subject = Civitas: это ваш адрес?
letter-mail-text =
    Кто-то, скорее всего вы, хочет получать письма по этому адресу. Чтобы подтвердить его, откройте эту ссылку в течение двух дней:

    { $link }

    Если это были не вы, ничего не делайте: больше мы не напишем.

page-sign-in = Войти
page-sign-out = Выйти
page-account = Учётная запись
page-account-why = С учётной записью ваши партии есть на каждом устройстве, и ни одна ссылка не теряется. Играть можно и без неё.
page-register = Завести учётную запись
page-password = Пароль
page-password-new = Новый пароль
page-password-old = Нынешний пароль
page-password-help = Не меньше восьми знаков; хорошо подходит целая фраза.
page-mail-optional = Эл. почта, если хотите
page-forgot = Не помню пароль
page-forgot-sent = Если у этой учётной записи есть подтверждённый адрес, ссылка уже отправлена.
page-no-account-yet = Ещё нет учётной записи?
page-have-account = Уже есть учётная запись?
page-signed-in-as = Вы вошли: { $name }
page-name-shown = Имя
page-devices = Устройства
page-devices-help = Каждое открывает ваши места, пока вы на нём не выйдете.
page-device-this = это устройство
page-device-seen = в последний раз { $when }
page-device-end = Выйти на нём
page-devices-end-others = Выйти на всех остальных
page-device-program = программа
page-programs = Программы
page-programs-help = Программа с вашим ключом играет на ваших местах; изменить учётную запись она не может.
page-program-label = Как называется программа
page-program-make = Создать ключ
page-program-token = Этот ключ виден только сейчас: { $token }
page-mail = Эл. почта
page-mail-none = Адреса нет: новый пароль прислать некуда.
page-mail-unchecked = { $mail }, ещё не подтверждён
page-mail-checked = { $mail }, подтверждён
page-mail-change = Изменить адрес
page-mail-sent = Ссылка отправлена на адрес { $mail }. Адрес станет вашим, когда вы её откроете.
page-password-change = Изменить пароль
page-password-changed = Пароль изменён; на всех остальных устройствах выполнен выход.
page-leave-account = Удалить учётную запись
page-leave-account-help = Имя, результаты и устройства удаляются. Партии продолжаются, ссылки по-прежнему открывают места.
page-claim =
    { $n ->
        [one] { $n } место этого браузера не принадлежит ни одной учётной записи.
        [few] { $n } места этого браузера не принадлежат ни одной учётной записи.
        [many] { $n } мест этого браузера не принадлежит ни одной учётной записи.
       *[other] { $n } мест этого браузера не принадлежит ни одной учётной записи.
    }
page-claim-do = Добавить в мою учётную запись
page-claimed =
    { $n ->
        [one] Теперь ваше { $n } место.
        [few] Теперь ваши { $n } места.
        [many] Теперь ваших мест: { $n }.
       *[other] Теперь ваших мест: { $n }.
    }
page-letter-reset = Новый пароль
page-letter-mail = Ваш адрес
page-letter-mail-done = Спасибо: адрес подтверждён.
page-save = Сохранить
page-shown-to-others = Другие видят мои рейтинги и результаты
page-rating-line =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партий
    }, побед { $won } %, среднее место { $place }
page-history = Законченные партии
notice-turn = Ваш ход: { $title } ({ $where }). { $asked }
notice-begins = Партия началась: { $title }.
notice-over = Партия закончена: { $title }.
notice-stand-in = За вас играет бот: { $title } ({ $where }). Ваше время вышло.
notice-several =
    { $number ->
        [one] { $number } новость за вашими столами
        [few] { $number } новости за вашими столами
        [many] { $number } новостей за вашими столами
       *[other] { $number } новости за вашими столами
    }
notice-foot = О чём сообщать и когда нет: { $link }
problem-webhook-address = Адрес для уведомлений начинается с http или https и ведёт в открытую сеть.
problem-webhooks-many = Адресов для уведомлений уже столько: { $number }.
problem-no-such-webhook = Такого адреса для уведомлений нет.
page-tell-me = Когда сообщать мне
page-tell-me-help = Один раз за ход, не тогда, когда вы за столом, и никогда о том, что можете видеть только вы.
page-way-mail = Эл. почта
page-way-webhook = Адрес
page-tell-turn = мой ход
page-tell-begins = партия начинается
page-tell-over = партия закончена
page-tell-stand-in = за меня играет бот
page-tell-no-mail = Для писем нужен подтверждённый адрес.
page-quiet-hours = Тихие часы
page-digest = Не больше одного письма за
page-digest-at-once = сразу, каждое
page-webhook = Адрес для уведомлений (webhook)
page-webhook-add = Добавить
page-webhook-try = Послать пробное
page-webhook-end = Удалить
page-webhook-answered = последний ответ { $status }
page-webhook-off = отключено: слишком много ошибок, последний ответ { $status }
problem-no-such-phrase = Такой фразы нет; есть: { $phrases }.
problem-no-such-message = Такого сообщения нет.
page-about-said = О том, что говорит { $name }
page-mute = Не показывать, что говорит { $name }
page-unmute = Показать скрытые слова ({ $n })
page-report = Пожаловаться
page-reported = Спасибо: это прочтёт тот, кто управляет сервером.
page-phrases = Фразы
page-notes = Заметки
page-notes-help = Это видите только вы.
phrase-hello = Здравствуйте!
phrase-good-luck = Удачи!
phrase-well-played = Хорошо сыграно!
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-one-moment = Минуту, пожалуйста.
phrase-back-soon = Скоро вернусь.
phrase-who-trades = Кто хочет меняться?
phrase-no-deal = Нет, спасибо.
phrase-good-game = Хорошая партия!
