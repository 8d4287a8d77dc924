# A „Sid Meier's Civilization” változatai.

title-sid_meiers_civilization = Sid Meier's Civilization
about-sid_meiers_civilization = Négy út a győzelemhez egy térképen, amelyet még senki sem ismer.
counted-sid_meiers_civilization = technológiák, kultúramezők és érmék

option-government_set = Államformák
option-government_set-help = Az alapjáték államformakártyái, vagy a kiadó 2013-as cserekártyái.
option-government_set-base = Alapjáték
option-government_set-replacement_2013 = A 2013-as cserekártyák
option-turn_limit = Fordulókorlát
option-turn_limit-help = Ennyi győzelem nélküli forduló után mindenki technológiát, kultúramezőt és érmét számol.
option-advanced_tie_break = Haladó döntetlenfeloldás
option-advanced_tie_break-help = Nem katonai győzelem után a fordulót végigjátsszák, és mindenki pontoz, aki teljesített egy feltételt.
option-training_game = Gyakorlójáték
option-training_game-help = Egyiptom, Róma és csodák nélkül, amíg valaki harmadik várost alapít; nincs győztes.
option-chosen_civilizations = Választott civilizációk
option-chosen_civilizations-help = A játékosok választják a civilizációjukat, nem húzzák.
option-loot_points = Zsákmánypontok
option-loot_points-help = A kiadó későbbi szabálya: a bábuk egy, a város két zsákmányt ér.
option-strict_stacking_while_moving = Szigorú létszámkorlát
option-strict_stacking_while_moving-help = A mező létszámkorlátja áthaladáskor is érvényes.
option-escorted_scouts_may_enter = Kísért felderítők
option-escorted_scouts_may_enter-help = Hadsereget tartalmazó csoport felderítőket is vihet kunyhók, falvak és ellenségek mezőire.
option-max_offers_per_player = Ajánlatok
option-max_offers_per_player-help = Hány ajánlatot tehet egy játékos a kereskedelmi szakaszban.

preset-training = Gyakorlójáték
preset-training-help = Első játék: csodák nélkül, a harmadik városig
preset-standard = Szokásos
preset-standard-help = A nyomtatott szabályok
preset-advanced = Haladó
preset-advanced-help = Választott civilizációk és haladó döntetlenfeloldás

# Standing orders
order-trade = Kereskedelem: nincs ajánlat
order-trade-help = Kereskedéskor az asztal nem vár rád.
order-bargain = Kereskedelem: minden ajánlat elutasítása
order-bargain-help = Bármit adnak és bármit kérnek.
order-respond-to-move = Mások mozognak: nincs válasz
order-respond-to-move-help = Amíg valaki mozog, nem játszol ki lapot.
order-respond-to-action = Mások városakciói: nincs válasz
order-respond-to-action-help = Akció ellen nem játszol ki lapot.
