# A Korokon át változatai, ahogy új játék indításakor választhatók.

option-mode = Játékmód
option-mode-help = A teljes játék. Békés: agressziók és háborúk nélkül. Első játék: szövetségek és III. kor nélkül is. Rövidebb: a teljes játék a III. kor nélkül.
option-mode-full = Teljes
option-mode-peaceful = Békés
option-mode-first_game = Első játék
option-mode-shorter = Rövidebb

# Games that are asked for by one word
preset-first_game = Első játék
preset-first_game-help = Támadások, szövetségek és III. kor nélkül
preset-shorter = Rövidebb
preset-shorter-help = Minden szabály, a II. korral ér véget
preset-full = Teljes
preset-full-help = Minden szabály, mind a négy kor
preset-peaceful = Teljes, békés
preset-peaceful-help = Mind a négy kor, agressziók és háborúk nélkül

about-through_the_ages = Egy kártyasor, négy kor: a legtöbb kultúra győz.
counted-through_the_ages = kultúra

# Standing orders
order-bid = Területek árverése: passz
order-bid-help = Semmilyen licit, bármit is árvereznek.
order-defend = Támadás esetén nincs védekezés
order-defend-help = Agresszió ellen nem játszol ki lapot, és nem áldozol fel egységet.
order-pact = Szövetségek: visszautasítás
order-pact-help = Minden felajánlott szövetség.
