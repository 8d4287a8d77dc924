# Ką daro „Civilizacijos“ (1980) kortos.

## Civilizacijos kortos

effect-mysticism = Tik nuolaida.
effect-cloth_making = Kiekvienas savininko laivas gali nuplaukti 5 vandens zonas, o ne 4.
effect-pottery = Užėjus Badui, savininkas praranda po 4 vienetus mažiau už kiekvieną rankoje turimą Grūdų kortą.
effect-drama = Tik nuolaida (20 Raštingumui).
effect-music = Tik nuolaida (30 Filosofijai).
effect-architecture = Tik nuolaida (15 kiekvienai kitai visuomenės kortai).
effect-astronomy = Savininko laivai gali plaukti į atviras jūras.
effect-metalworking = Žetonų konfliktuose priešininkai be Metalo apdirbimo žetonus nuima pirmi, kad ir kiek jų būtų.
effect-agriculture = Srityse, kuriose savininkas vienas, gyventojų riba +1 (taip pat mažinant miestą); konflikte ar bendroje srityje neveikia.
effect-coinage = Kiekvieną raundą savininkas nustato 1, 2 arba 3 žetonų mokestį už miestą (visiems savo miestams tokį patį).
effect-literacy = Tik nuolaida (25 Teisei, Demokratijai, Filosofijai).
effect-engineering = Per Potvynį savininkas praranda daugiausia 7 vienetus; jo miestui pulti reikia 8 žetonų, o ne 7.
effect-medicine = Per Epidemiją prarandama 11, o ne 16 vienetų, kai savininkas yra pagrindinė auka, ir daugiausia 5, kai šalutinė.
effect-law = Reikalinga Demokratijai ir Filosofijai; palengvina Neramumus ir Ikonoklazmą.
effect-democracy = Per Pilietinį karą atsiskiria 45 vienetai (jei nėra Filosofijos); po Neramumų lieka 6 miestai.
effect-philosophy = Per Pilietinį karą atsiskiria 15 vienetų, visus parenka daugiausia atsargų turintis žaidėjas; per Ikonoklazmą nukenčia 2 miestai, kaip šalutinė auka savininkas apsaugotas.
