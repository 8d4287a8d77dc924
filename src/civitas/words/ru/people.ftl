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
notice-test = Этот браузер сообщит, когда игра будет ждать вас.
problem-push-address = Этот браузер недоступен: его служба уведомлений не дала пригодного адреса.
problem-no-such-browser = Такого браузера нет.
problem-passkeys-many = У вас уже столько ключей доступа: { $number }.
problem-passkey-does-not-fit = Этим ключом доступа воспользоваться не удалось: попробуйте ещё раз.
problem-passkey-too-late = Прошло слишком много времени: попробуйте ещё раз.
problem-passkey-unknown = Этот ключ доступа не открывает здесь ни одной учётной записи.
problem-no-such-passkey = Такого ключа доступа нет.
problem-passkeys-need-tls = Ключам доступа нужна защищённая связь: откройте этот сервер по https.
page-way-push = Браузер
page-push-here = Сообщать в этом браузере
page-push-on = Этот браузер сообщает, когда игра ждёт вас.
page-push-off = Больше здесь не сообщать
page-push-guest = Когда за столом этого браузера наступает ваш ход и когда игра заканчивается.
page-push-blocked = Браузер не разрешает уведомления этой страницы: разрешите их в его настройках.
page-push-cannot = Этот браузер не принимает уведомлений.
page-push-browsers = Браузеры, которые мне сообщают
page-passkeys = Ключи доступа
page-passkeys-help = Входите с помощью этого устройства вместо пароля.
page-passkey-make = Создать ключ доступа
page-passkey-sign-in = Войти с ключом доступа
page-passkey-made = создан { $when }
page-passkey-used = последний раз использован { $when }
page-passkey-stopped = Ключ доступа не создан и не использован.
problem-talk-of-players = За этим столом разговор читают только игроки.
problem-no-talk-apart = В игре «{ $title }» говорят для всего стола: правила не позволяют договариваться наедине.
problem-nobody-to-talk-to = Там нет никого, с кем можно поговорить наедине.
problem-no-account-to-block = На этом месте нет учётной записи, которую можно заблокировать: лучше скройте, что там говорят.
problem-not-blocked = Среди заблокированных такого человека нет.
problem-table-refuses = Хозяин бережёт этот стол для других.
problem-closed-by-operator = Эту игру закрыл смотритель сервера.
problem-only-operators = Это для тех, кто следит за сервером.
problem-no-such-report = Такой открытой жалобы нет.
page-say-to = Кому
page-say-to-all = Всем
page-apart-to = только для { $name }
page-apart-me = только вам
page-block = Заблокировать: { $name }
page-block-help = Вы не будете читать этого игрока ни в одной игре, а он не сможет сесть за ваши столы. Ему об этом не скажут.
page-blocked = Заблокировано: { $name }.
page-blocks = Заблокированные
page-blocks-help = Вы не читаете их ни в одной игре, и за ваши столы они сесть не могут.
page-unblock = Разблокировать
page-overheard = Зрители читают разговор
page-talk-of-players = За этим столом разговор читают только игроки.
page-closed = Эту игру закрыл смотритель сервера.
page-operator = Присмотр за столами
page-operator-help = Жалобы игроков, игры, которые не открываются, и закрытые игры.
page-operator-reports = Жалобы
page-operator-no-reports = Жалоб нет.
page-operator-report-line = Это сказал игрок { $name }, { $when }; причина жалобы: { $why }
page-operator-report-close = Просмотрено
page-operator-report-remove = Убрать эти слова
page-operator-aside = Игры, которые не открываются
page-operator-no-aside = Все запрошенные игры удалось открыть.
page-operator-try = Попробовать снова
page-operator-export = Сохранить всё, что записано
page-operator-closed = Закрытые игры
page-operator-no-closed = Закрытых игр нет.
page-operator-reopen = Открыть снова
page-operator-close = Закрыть игру
page-operator-close-which = Ссылка или номер игры
page-operator-done = Готово.
page-operator-changed = последнее изменение { $when }
page-webhook-of = Сообщать об
page-webhook-of-all = всех моих играх
