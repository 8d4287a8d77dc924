# „Clash of Cultures“ atmainos, kaip jos siūlomos kuriant žaidimą.

option-expansion = Civilizacijos
option-expansion-help = Penkiolika civilizacijų su vadovais, kavalerija ir drambliai, piratai, nauji pastatai ir įvykiai.
option-expansion-true = taip
option-expansion-false = ne
option-no_events = Be įvykių
option-no_events-help = Įvykių kortos traukiamos, bet vykdomi tik jų simboliai.
option-optional_events = Įvykiai pasirinktinai
option-optional_events-help = Prieš traukiant įvykį žaidėjas pasako, ar bus vykdomas jo tekstas.
option-short_game = Trumpas žaidimas
option-short_game-help = 4 epochos, 2 naujakuriai pradžioje, 2 nemokami pasiekimai kiekvienoje būklės fazėje.
option-game_end = Žaidimo pabaiga
option-game_end-help = Po 6 epochos; arba per septintą epochą pagal metimą, arba po stebuklo, pastatyto viename iš paskutinių raundų.
option-game_end-fixed = Po 6 epochos
option-game_end-random = Pagal metimą
option-game_end-wonders = Pagal stebuklus
option-random_leaders = Atsitiktiniai vadovai
option-random_leaders-help = Kas samdo vadovą, traukia vieną iš savo likusių vadovų kortų.
option-public_wonders = Bendri stebuklai
option-public_wonders-help = Stebuklų kortos guli atverstos, ir statyti juos gali visi.
option-alternate_history = Alternatyvi istorija
option-alternate_history-help = Kiekvienas gauna tris vadovus iš visų 45.
option-change_government_cost = Valdžios keitimas
option-change_government_cost-help = Kiek kainuoja keisti valdžią būklės fazėje.
option-change_government_cost-none = Nemokamai
option-change_government_cost-mood_and_culture = Nuotaikos žetonas ir kultūros žetonas
option-bartering_card_types = Mainai
option-bartering_card_types-help = Kurias kortas galima išmainyti.
option-bartering_card_types-all = Visas kortas
option-bartering_card_types-action = Veiksmų kortas
option-max_offers_per_turn = Pasiūlymai per ėjimą
option-max_offers_per_turn-help = Kiek mainų žaidėjas gali pasiūlyti per vieną ėjimą.

# Žaidimai, vadinami vienu žodžiu
preset-first = Pirmas žaidimas
preset-first-help = Be papildymo, 4 epochos
preset-base = Pagrindinis žaidimas
preset-base-help = Be papildymo, 6 epochos
preset-civilizations = Civilizacijos
preset-civilizations-help = Viskas

about-clash_of_cultures = Tyrinėk, kurk miestus, gauk pasiekimus: po šešių epochų laimi tas, kas turi daugiausia pergalės taškų.
counted-clash_of_cultures = pergalės taškai

# Standing orders
order-answer-offer = Mainai: atsisakyti kiekvieno pasiūlymo
order-answer-offer-help = Kad ir kas duodama ir ko norima.
order-tactic = Mūšiai: taktikos kortų nežaisti
order-tactic-help = Nė viename jokio mūšio raunde.
order-great-person = Didūs žmonės: neimti
order-great-person-help = Neimama nė vieno.
