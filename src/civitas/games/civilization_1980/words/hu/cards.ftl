# Mit tesznek a Civilization (1980) lapjai.

## Civilizációs kártyák

effect-mysticism = Csak engedmény.
effect-cloth_making = A tulajdonos minden hajója 4 helyett 5 vízi zónát haladhat.
effect-pottery = Éhínség esetén a tulajdonos vesztesége 4 egységgel kevesebb minden kezében lévő Gabona után.
effect-drama = Csak engedmény (20 az Irodalom árából).
effect-music = Csak engedmény (30 a Filozófia árából).
effect-architecture = Csak engedmény (15 minden más Polgárosodás-kártya árából).
effect-astronomy = A tulajdonos hajói nyílt tengerre is hajózhatnak.
effect-metalworking = Tokenek közti konfliktusban a Fémfeldolgozás nélküli ellenfelek vesznek le először tokent, a létszámtól függetlenül.
effect-agriculture = A lakossági korlát +1 ott, ahol a tulajdonos egyedül van (város visszafejlődésekor is); konfliktusban és közös területen nincs hatása.
effect-coinage = A tulajdonos minden körben városonként 1, 2 vagy 3 tokenben szabja meg az adót (minden városára ugyanannyiban).
effect-literacy = Csak engedmény (25 a Törvény, a Demokrácia és a Filozófia árából).
effect-engineering = Az Árvíz legfeljebb 7 egységébe kerül a tulajdonosnak; városaihoz 7 helyett 8 támadó kell.
effect-medicine = A Járvány 16 helyett 11 egységbe kerül fő áldozatként, és legfeljebb 5-be másodlagos áldozatként.
effect-law = A Demokrácia és a Filozófia feltétele; enyhíti ezeket: Lázadás, Képrombolás és eretnekség.
effect-democracy = Polgárháború: 45 egység (Filozófia nélkül); Lázadás után 6 város marad.
effect-philosophy = Polgárháború: 15 egység, mindet az választja ki, akinek a legtöbb token van a raktárában; Képrombolás és eretnekség: 2 város, másodlagos áldozatként védett.
