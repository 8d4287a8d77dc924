# Clash of Cultures on the page.

moment = Age { $age }, round { $round }
num-points = Victory points
num-cities = Cities
num-advances = Advances
num-objectives = Objectives
num-armies = Army units
num-ships = Ships
num-resources = Resources
num-mood = Mood tokens
num-culture = Culture tokens

# The board
coc-map = Map
coc-unexplored = unexplored
coc-exhausted = exhausted
coc-layers = Names on the map
coc-civilizations = Civilizations
coc-barbarians = Barbarians
coc-pirates = Pirates
coc-barbarian-city = a city of the barbarians
coc-city-of = city ({ $name }), size { $size }, { $mood }
coc-port-of = port of { $space }
coc-event-track = Event track
coc-track-of = { $name }: { $n } of { $of } cubes on the event track
coc-points = { $n } points
coc-actions = { $n ->
    [one] 1 action
   *[other] { $n } actions
}
coc-first = first
coc-in-hand = in hand: { $actions } action, { $objectives } objective, { $wonders } wonder cards
coc-strip-counts = { $cities } cities, { $armies } army units, { $ships } ships, { $objectives } objectives completed, { $advances } advances
coc-completed = Objectives completed
coc-advances-and = Advances: { $advances } on the board, { $specials } of the civilization
coc-action-cards = Action cards
coc-objectives = Objectives
coc-wonders = Wonders
coc-at-once = at once
coc-met = met now
coc-not-met = not yet
coc-payable = Payable now
coc-not-payable = Too dear now
coc-age = Age { $n }
coc-picked-hint = From { $space }: choose where to
coc-badge-battle = battle
coc-badge-explore = unknown
coc-badge-open = nobody left
coc-choose-here = Choose here or on the map.
coc-do-advance = Gain an advance
coc-open = { $n } open
coc-do-city = Activate a city
coc-free-actions = Free, no action
coc-up-to-groups = up to { $n } groups
coc-from = from { $n }
coc-size = size { $n }
coc-used = used this turn
coc-not-used = not used yet
coc-collect-up-to = Collect, up to { $n }
coc-places = Construct, places left: { $n }
coc-recruit-up-to = Recruit, up to { $n }
coc-used-again = Used again
coc-collect = Collect
coc-construct = Construct
coc-recruit = Recruit
coc-collect-in = Collect in { $space }
coc-spaces-of = { $n } of { $of } spaces.
coc-collect-n = Collect { $n }
coc-orient-help = Point at a way to see it on the map.
coc-choose-for-me = Choose for me: most
coc-blocked = blocked
coc-has-city = another city
coc-needs-advance = no advance for it
coc-card = Card
coc-recruit-in = Recruit in { $space }
coc-units-of = { $n } of { $of } units.
coc-recruit-n = Recruit { $n }
coc-mood-of = { $n } of { $of } that can be spent.
coc-raise-for = Raise the mood for { $n }
coc-set-help = Click them on the board or use the list.
coc-unit-armies =
    { $n ->
        [one] army
       *[other] armies
    }
coc-unit-cards =
    { $n ->
        [one] card
       *[other] cards
    }
coc-unit-goods =
    { $n ->
        [one] thing
       *[other] things
    }
coc-your-plan = Your move plan
coc-your-move = Move your units
coc-plan-sum = { $n } planned, { $left } left. Moves that show something new come last.
coc-plan-help = Drag a group to a space, or tap it and then the space. Moves left: { $n }.
coc-move-now = Move
coc-stop-moving = Stop moving
coc-leads-to = What this leads to
coc-odds-all = with all of them
coc-battle-at = Battle on { $space }
coc-undo-ends = Undo ends here
coc-city-open = { $space } without an army
coc-beside = { $n ->
    [one] { $n } unit beside it
   *[other] { $n } units beside it
}
coc-still-free = Can still move
coc-by-road = by road
coc-from-space = From { $space }
coc-picked-help = Say who goes, then where to, here or on the map.
coc-who-goes = Who goes
coc-own-city = your city
coc-points-by-age = Points by age
coc-at-start = start
