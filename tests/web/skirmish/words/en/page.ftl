title-skirmish = Skirmish
ask-march = Where do your soldiers march?
ask-pay = How do you pay them?
ask-fall = Who falls?
