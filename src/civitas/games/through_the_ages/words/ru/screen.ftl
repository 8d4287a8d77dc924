# Поле «Сквозь века» в терминале.

screen-moment = Эпоха { $age }, раунд { $round }{ $last ->
        [0] { "" }
       *[other] , последний — { $last }
    }; гражданская колода: { $civil }, военная колода: { $military }
screen-events = Текущие события, начиная со следующего: { $current }; будущие: { $future }; общие тактики: { $tactics }
screen-none = нет
screen-promised = В конце игры принесут очки: { $cards }, и ещё неизвестных: { $unseen }
screen-row = Ряд карт
screen-space = место
screen-actions = действия
screen-card = карта
screen-kind = вид
screen-price = цена
screen-effect = эффект
screen-science = наука { $n }
screen-government-price = наука { $peaceful } / { $revolution }
screen-building-price = наука { $science }, ресурсы { $resources }
screen-for-actions = { $n } ГД
screen-civilizations = Цивилизации
screen-culture = культура
screen-science-points = наука
screen-strength = сила
screen-happy = счастье
screen-food = еда
screen-resources = ресурсы
screen-blue = синие
screen-yellow = жёлтые
screen-unused = свободные
screen-civil-actions = ГД
screen-military-actions = ВД
screen-hand = рука
screen-military = военные
screen-resigned = { $seat } — вне игры
screen-you = вы
screen-to-move = ход
screen-no-leader = нет лидера
screen-no-tactic = нет тактики
screen-exclusive = { $tactic } (своя)
screen-worked = { $card } { $workers }{ $tokens } (цена { $cost })
screen-civil-hand = гражданские карты на руке: { $cards }
screen-building = строится { $wonder }: { $stages }
screen-ruined = { $wonder } (руины)
screen-with-homer = { $wonder } с Гомером
screen-for-colonization = +{ $n } к колонизации
screen-pact = { $pact }, партнёр — { $seat }
screen-pact-side = { $pact }, партнёр — { $seat }, своя сторона — { $side }
screen-war = { $war }, соперник — { $seat }
screen-skips-politics = отказывается от следующего политического действия
screen-your-hand = Ваша рука
screen-not-this-turn = (не в этот ход)
screen-population-cost = Увеличить население стоит еды: { $n }.
screen-no-population = Жёлтый запас пуст.
screen-unit-resources = В этот ход: { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
       *[many] { $n } ресурсов
    } на военные отряды.
screen-unit-science = В этот ход: наука на военные отряды, { $n }.
screen-extra-actions = В этот ход: { $n ->
        [one] { $n } дополнительное военное действие
        [few] { $n } дополнительных военных действия
       *[many] { $n } дополнительных военных действий
    }.
screen-known-events = Из текущих событий вы знаете: { $cards }.
screen-prepared = Вы подготовили: { $cards }.
screen-uprising = Конец хода: ВОССТАНИЕ, нет производства (недовольных рабочих: { $discontent }, свободных: { $unused }); военные карты: { $cards }.
screen-end-of-turn = Конец хода: наука +{ $science }, культура +{ $culture }; коррупция { $corruption }; еда +{ $grown } -{ $eaten } -> { $food }{ $famine ->
        [0] { "" }
       *[other] , ГОЛОД, не хватает { $famine }
    }; ресурсы +{ $made } -> { $resources }; военные карты: { $cards }.
screen-discontent = Недовольных: { $n }.
screen-gives-food = еда { $n }
screen-gives-resources = ресурсы { $n }
screen-gives-science = наука { $n }
screen-gives-culture = культура { $n }
screen-gives-strength = сила { $n }
screen-gives-happy = счастье { $n }
screen-gives-civil_actions = гражданские действия { $n }
screen-gives-military_actions = военные действия { $n }
screen-gives-blue_tokens = синие жетоны { $n }
screen-gives-yellow_tokens = жёлтые жетоны { $n }
screen-gives-colonization = колонизация { $n }
screen-at-once = { $lasting }; сразу { $once }

## Виды карт

kind-farm = ферма
kind-mine = шахта
kind-lab = лаборатория
kind-temple = храм
kind-library = библиотека
kind-theater = театр
kind-arena = арена
kind-infantry = пехота
kind-cavalry = кавалерия
kind-artillery = артиллерия
kind-air_force = авиация
kind-government = правительство
kind-law = право
kind-warfare = военное дело
kind-exploration = исследования
kind-construction = строительство
kind-leader = лидер
kind-wonder = чудо
kind-action = действие
kind-tactic = тактика
kind-territory = территория
kind-bonus = бонус
kind-aggression = агрессия
kind-war = война
kind-pact = пакт
kind-event = событие
screen-legend = Бронза 2 [3x1] (цена 2): двое рабочих, три синих жетона по 1; ещё один рабочий там стоит 2. Числа у чуда: его этапы, # построен.
screen-legend-civilizations = Счастье 4/1: четыре довольных лица, нужно одно. ГД, ВД: оставшиеся гражданские и военные действия, из всех. Рука, военные 4/5: карты на руке, из наибольшего числа; I II: их эпохи. Синие, жёлтые: жетоны в запасе; свободные: рабочие.
