# Что говорит сам терминал, пока игру играют или просматривают.

term-start = { $title }, игроков: { $players }.  ? — справка.
term-goes-on = { $file }: { $title } продолжается, решений уже принято: { $n }.
term-which-game = Какая игра?
term-game = { $title } (игроков: от { $least } до { $most })
term-for-help = ? — справка
term-options = Варианты — с 1 по { $n }.
term-line = номер, слова или ? — справка
term-no-option = Такого варианта нет.
term-back = b — назад
term-some = { $many } из них, по номерам
term-none = «-» — ни одного
term-range = от { $lo } до { $hi }
term-each = сколько каждого, всего { $total } (введите все числа или только первое)
term-can-be = Здесь может быть от { $lo } до { $hi }.
term-to-decide = Решает { $name }.
term-cover = Нажмите Enter, когда никто другой не смотрит.
term-thinking = { $name } думает
term-over = Игра окончена
term-place = место
term-score = счёт
term-taken-back = Отменено.
term-no-rule-found = По словам «{ $words }» правил не найдено.
term-no-rule-here = Здесь правило не названо: наберите r и слова для поиска.
term-not-a-save = { $file } — не сохранённая игра: файл не перезаписан.
term-cannot-write = Не удаётся записать { $file }: { $why }.
term-saved = Сохранено: { $file }; продолжить: civitas play --load { $file }.
term-yes = д
term-decisions = { $title }, игроков: { $players }, { $n ->
        [one] { $n } решение
        [few] { $n } решения
       *[many] { $n } решений
    }
term-after = { $n ->
        [one] После { $n } решения
        [few] После { $n } решений
       *[many] После { $n } решений
    }
term-waiting = Ждём: { $names }. { $question }
term-player = Игрок { $number }
term-player-heading = игрок
term-more-before = до этого ещё { $n ->
        [one] { $n } строка
        [few] { $n } строки
       *[many] { $n } строк
    }: их покажет l
term-not-kept = Эта игра не сохраняется: { $file }: { $why }.
term-kept = Игра сохранена в { $file }; продолжить: civitas play --resume.
term-kept-over = Игра сохранена в { $file }; посмотреть снова: civitas replay.
term-at-the-end = Enter — выйти, s ФАЙЛ — сохранить копию, l — журнал
term-no-part = Части стола: { $parts }.
term-overwrite = В { $file } другая игра. Перезаписать? д или н
term-not-saved = Не сохранено.
term-sure = { $option }: вы уверены? д или н
term-by-word = { $word }  { $option } (только этим словом)
term-numbers = Здесь нужны числа.
term-no-saves = В папке { $folder } нет сохранённых игр.
term-saves-are-in = Они хранятся в { $folder }; одну продолжит civitas play --load ИМЯ, последнюю — --resume.
term-name = имя
term-when = последний раз
term-decided = решения
term-is-over = окончена
term-table-by-t = Стол не помещается на экране: его покажет t.
term-done = выбрано { $n }, нужно { $range }: готово
term-done-so = Готово: { $option }
term-log = Журнал
term-rules = Правила
term-help-title = Справка
term-chance = Остальное решат случай или скрытые карты.
term-keys = Enter выбор  Tab части  F1 справка  F2 правила  F4 поле  ^Z отмена  ^Q выход
term-foreseen = Что это изменит
term-more-keys =
    { "" } Вверх, вниз     движение по вариантам; Enter или пробел выбирает
    { "" } Влево, вправо   на один меньше или больше, где считают
    { "" } Esc             назад
    { "" } Tab             следующая часть стола; её листают PgUp, PgDn и Shift со стрелками
    { "" } ^P, ^N          что набирали раньше
    { "" } ^Z, ^Y          отменить, вернуть
    { "" } F2              правило, которое спрашивает; r и слова найдут другие
    { "" } F3              журнал
    { "" } F4              только поле, во весь экран; ещё раз — обратно
    { "" } F5              всё о выбранном варианте
    { "" } ^Q              выйти; игра сохраняется
term-help =
    { "" } номер             выбрать этот вариант
    { "" } слова             вариант, который называют эти слова
    { "" } /слова            только варианты, в которых есть эти слова
    { "" } ?, help           эта справка
    { "" } t, table [часть]  поле, каким его видите вы, или часть
    { "" } l, log [n]        журнал или его последние n строк
    { "" } u, undo           отменить своё последнее решение
    { "" } y, redo           вернуть его
    { "" } r, rules [слова]  правило, которое спрашивает, или правила по словам
    { "" } s, save [файл]    сохранить копию
    { "" } q, quit           выйти; игра сохраняется
    После = вариант можно набрать и так, как его пишут записи; недопустимый
    отклоняется со ссылкой на правило.
