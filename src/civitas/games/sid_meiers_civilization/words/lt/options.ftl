# „Sid Meier's Civilization“ atmainos.

title-sid_meiers_civilization = Sid Meier's Civilization
about-sid_meiers_civilization = Keturi keliai į pergalę žemėlapyje, kurio dar niekas nepažįsta.
counted-sid_meiers_civilization = technologijos, kultūros langeliai ir monetos

option-government_set = Santvarkos
option-government_set-help = Pagrindinio žaidimo santvarkų kortos arba leidėjo pakaitinės 2013 m. kortos.
option-government_set-base = Pagrindinis žaidimas
option-government_set-replacement_2013 = 2013 m. pakaitinės kortos
option-turn_limit = Ėjimų riba
option-turn_limit-help = Po tiek ėjimų be pergalės visi skaičiuoja technologijas, kultūros langelius ir monetas.
option-advanced_tie_break = Sudėtingesnis lygiųjų sprendimas
option-advanced_tie_break-help = Po nekarinės pergalės ėjimas užbaigiamas, o visi įvykdę sąlygą skaičiuoja taškus.
option-training_game = Mokomasis žaidimas
option-training_game-help = Be Egipto, Romos ir stebuklų, kol kas nors įsteigia trečią miestą; niekas nelaimi.
option-chosen_civilizations = Renkamos civilizacijos
option-chosen_civilizations-help = Žaidėjai civilizacijas renkasi, o ne traukia.
option-loot_points = Grobio taškai
option-loot_points-help = Vėlesnė leidėjo taisyklė: figūrėlės verta vieno grobio, miestas – dviejų.
option-strict_stacking_while_moving = Griežtas grupavimas
option-strict_stacking_while_moving-help = Grupavimo limitas galioja ir pereinant kvadratą.
option-escorted_scouts_may_enter = Lydimi skautai
option-escorted_scouts_may_enter-help = Grupė su kariuomene gali vestis skautus į trobelių, kaimų ir priešo kvadratus.
option-max_offers_per_player = Pasiūlymai
option-max_offers_per_player-help = Kiek daugiausia pasiūlymų žaidėjas pateikia per prekybos fazę.

preset-training = Mokomasis žaidimas
preset-training-help = Pirmas žaidimas: be stebuklų, baigiasi trečiu miestu
preset-standard = Įprastas
preset-standard-help = Taisyklės, kaip išspausdintos
preset-advanced = Sudėtingesnis
preset-advanced-help = Renkamos civilizacijos ir sudėtingesnis lygiųjų sprendimas

# Standing orders
order-trade = Prekyba: nieko nesiūlyti
order-trade-help = Kai prekiaujama, stalas nelaukia.
order-bargain = Prekyba: atmesti kiekvieną pasiūlymą
order-bargain-help = Kad ir kas duodama ir ko norima.
order-respond-to-move = Kiti juda: neatsakyti
order-respond-to-move-help = Kol kas nors juda, kortos nežaidžiamos.
order-respond-to-action = Kitų miestų veiksmai: neatsakyti
order-respond-to-action-help = Prieš veiksmą kortos nežaidžiamos.
