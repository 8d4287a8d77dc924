# A Korokon át változatai, ahogy új játék indításakor választhatók.

option-mode = Játékmód
option-mode-help = A teljes játék. Békés: agressziók és háborúk nélkül. Első játék: szövetségek és III. kor nélkül is. Rövidebb: a teljes játék a III. kor nélkül.
option-mode-full = Teljes
option-mode-peaceful = Békés
option-mode-first_game = Első játék
option-mode-shorter = Rövidebb
