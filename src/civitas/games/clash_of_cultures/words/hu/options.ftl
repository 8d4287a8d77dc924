# The variants of Clash of Cultures, as they are offered when a game is made.

option-expansion = Civilizációk
option-expansion-help = Tizenöt civilizáció vezérekkel, lovasság és elefántok, kalózok, új épületek és események.
option-expansion-true = igen
option-expansion-false = nem
option-no_events = Események nélkül
option-no_events-help = Az eseménykártyákat húzzátok, de csak a szimbólumukat hajtjátok végre.
option-optional_events = Választható események
option-optional_events-help = Húzás előtt a játékos megmondja, végrehajtja-e az esemény szövegét.
option-short_game = Rövid játék
option-short_game-help = 4 kor, 2 telepes a kezdéskor, állapotfázisonként 2 ingyenes vívmány.
option-game_end = A játék vége
option-game_end-help = A 6. kor után; vagy egy hetedik korban dobással, vagy miután az utolsó fordulók egyikében csoda épült.
option-game_end-fixed = A 6. kor után
option-game_end-random = Dobással
option-game_end-wonders = Csodákkal
option-random_leaders = Véletlen vezérek
option-random_leaders-help = Aki vezért toboroz, a maradék vezérkártyái közül húz egyet.
option-public_wonders = Közös csodák
option-public_wonders-help = A csodakártyák nyíltan fekszenek, és mindenki megépítheti őket.
option-alternate_history = Alternatív történelem
option-alternate_history-help = Mindenki három vezért kap mind a 45 közül.
option-change_government_cost = Kormányzatváltás
option-change_government_cost-help = Mibe kerül a kormányzatváltás az állapotfázisban.
option-change_government_cost-none = Ingyen van
option-change_government_cost-mood_and_culture = Egy hangulat- és egy kultúrajelző
option-bartering_card_types = Cserekereskedelem
option-bartering_card_types-help = Mely kártyákat lehet elcserélni.
option-bartering_card_types-all = Minden kártya
option-bartering_card_types-action = Akciókártyák
option-max_offers_per_turn = Ajánlatok körönként
option-max_offers_per_turn-help = Hány cserét ajánlhat egy játékos egy körben.
preset-first = Első játék
preset-first-help = Kiegészítő nélkül, 4 kor
preset-base = Alapjáték
preset-base-help = Kiegészítő nélkül, 6 kor
preset-civilizations = Civilizációk
preset-civilizations-help = Minden
about-clash_of_cultures = Fedezz fel, alapíts városokat, szerezz vívmányokat: hat kor után a legtöbb győzelmi pont nyer.

# Standing orders
order-answer-offer = Csere: minden ajánlat elutasítása
order-answer-offer-help = Bármit adnak és bármit kérnek.
order-tactic = Csaták: nincs taktikai lap
order-tactic-help = Egyetlen csata egyetlen fordulójában sem.
order-great-person = Nagy emberek: elutasítás
order-great-person-help = Egyiket sem veszed el.
