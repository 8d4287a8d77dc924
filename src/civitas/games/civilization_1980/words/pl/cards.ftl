# Co robią karty „Cywilizacji” (1980).

## Karty cywilizacji

effect-mysticism = Tylko zniżka.
effect-cloth_making = Każdy statek właściciela może przepłynąć 5 akwenów zamiast 4.
effect-pottery = Podczas Głodu właściciel traci o 4 jednostki mniej za każdą kartę Zboża na ręce.
effect-drama = Tylko zniżka (20 na Piśmiennictwo).
effect-music = Tylko zniżka (30 na Filozofię).
effect-architecture = Tylko zniżka (15 na każdą inną kartę z grupy Społeczeństwo).
effect-astronomy = Statki właściciela mogą wpływać na otwarte morze.
effect-metalworking = W konfliktach żetonów przeciwnicy bez Obróbki metali usuwają żetony pierwsi, niezależnie od ich liczby.
effect-agriculture = Limit ludności +1 w obszarach, w których właściciel jest sam (także przy redukcji miasta); bez skutku w konflikcie i we wspólnym obszarze.
effect-coinage = W każdej rundzie właściciel ustala podatek: 1, 2 lub 3 żetony za miasto (jednakowy dla wszystkich swoich miast).
effect-literacy = Tylko zniżka (25 na Prawo, Demokrację, Filozofię).
effect-engineering = Powódź zabiera właścicielowi najwyżej 7 jednostek; atak na jego miasto wymaga 8 żetonów zamiast 7.
effect-medicine = Epidemia zabiera 11 jednostek zamiast 16 jako głównej ofierze, a najwyżej 5 jako dodatkowej ofierze.
effect-law = Potrzebne do Demokracji i Filozofii; łagodzi Zamieszki i Ikonoklazm.
effect-democracy = W Wojnie domowej odłącza się 45 jednostek (bez Filozofii); po Zamieszkach zostaje 6 miast.
effect-philosophy = W Wojnie domowej odłącza się 15 jednostek, wszystkie wskazuje gracz z największym zapasem; Ikonoklazm redukuje 2 miasta, a jako dodatkowa ofiara właściciel jest bezpieczny.
