# Ką žaidžiant ar peržiūrint žaidimą sako pats terminalas.

term-start = { $title }, { $players } { $players ->
    [one] žaidėjas
    [few] žaidėjai
   *[other] žaidėjų
}.  ? – pagalba.
term-goes-on = { $file }: žaidimas { $title } tęsiamas po { $n } { $n ->
    [one] sprendimo
    [few] sprendimų
   *[other] sprendimų
}.
term-which-game = Kurį žaidimą žaisti?
term-game = { $title } (žaidėjų: { $least }–{ $most })
term-for-help = ? – pagalba
term-options = Galima rinktis nuo 1 iki { $n }.
term-line = skaičius, žodžiai arba ? – pagalba
term-no-option = Tokių pasirinkimų nėra.
term-back = b – grįžti
term-some = rinkis { $many } iš jų, rašyk numerius
term-none = „-“ – nė vieno
term-range = nuo { $lo } iki { $hi }
term-each = po kiek kiekvieno, iš viso { $total } (rašyk visus skaičius arba tik pirmą)
term-can-be = Gali būti nuo { $lo } iki { $hi }.
term-to-decide = Sprendžia { $name }.
term-cover = Kai niekas kitas nežiūri, paspausk „Enter“.
term-thinking = { $name } galvoja
term-over = Žaidimas baigtas
term-place = vieta
term-score = taškai
term-taken-back = Atšaukta.
term-no-rule-found = Pagal „{ $words }“ taisyklių nerasta.
term-no-rule-here = Čia taisyklė nenurodyta: ieškoma rašant r ir žodžius.
term-not-a-save = { $file } nėra išsaugotas žaidimas: failas neperrašytas.
term-cannot-write = Nepavyko įrašyti failo { $file }: { $why }.
term-saved = Išsaugota: { $file }; žaidimą tęs civitas play --load { $file }.
term-yes = t
term-decisions = { $title }, { $players } { $players ->
    [one] žaidėjas
    [few] žaidėjai
   *[other] žaidėjų
}, { $n } { $n ->
    [one] sprendimas
    [few] sprendimai
   *[other] sprendimų
}
term-after = Po { $n } { $n ->
    [one] sprendimo
    [few] sprendimų
   *[other] sprendimų
}
term-waiting = Laukiama: { $names }. { $question }
term-player = { $number } žaidėjas
term-player-heading = žaidėjas
term-more-before = Prieš tai dar { $n } { $n ->
    [one] eilutė
    [few] eilutės
   *[other] eilučių
}: rodo l
term-not-kept = Šis žaidimas nesaugomas: { $file }: { $why }.
term-kept = Žaidimas saugomas faile { $file }; jį tęs civitas play --resume.
term-kept-over = Žaidimas saugomas faile { $file }; jį vėl parodys civitas replay.
term-at-the-end = „Enter“ – baigti, s FAILAS – išsaugoti kopiją, l – įvykiai
term-no-part = Stalo dalys: { $parts }.
term-overwrite = Faile { $file } yra kitas žaidimas. Perrašyti? t (taip) arba n (ne)
term-not-saved = Neišsaugota.
term-sure = { $option }: ar tikrai? t (taip) arba n (ne)
term-by-word = { $word }  { $option } (tik šiuo žodžiu)
term-numbers = Čia reikia skaičių.
term-no-saves = Aplanke { $folder } nėra išsaugotų žaidimų.
term-saves-are-in = Jie saugomi aplanke { $folder }; vieną tęs civitas play --load PAVADINIMAS, paskutinį – --resume.
term-name = pavadinimas
term-when = paskutinį kartą
term-decided = sprendimai
term-is-over = baigtas
term-table-by-t = Stalas aukštesnis už ekraną: jį rodo t.
term-done = pasirinkta { $n }, reikia { $range }: baigta
term-done-so = Baigta: { $option }
term-log = Įvykiai
term-rules = Taisyklės
term-help-title = Pagalba
term-chance = Visa kita lemia atsitiktinumas arba užverstos kortos.
term-keys = Enter rinktis  Tab dalys  F1 pagalba  F2 taisyklė  F4 lenta  ^Z atgal  ^Q baigti
term-foreseen = Ką tai pakeistų
term-more-keys =
    { "" } Aukštyn, žemyn    judėti tarp pasirinkimų; Enter arba tarpas renkasi
    { "" } Kairėn, dešinėn   vienu mažiau arba daugiau, kur skaičiuojama
    { "" } Esc               atgal
    { "" } Tab               kita stalo dalis; ją slenka PgUp, PgDn ir Shift su rodyklėmis
    { "" } ^P, ^N            kas rašyta anksčiau
    { "" } ^Z, ^Y            atšaukti, pakartoti
    { "" } F2                taisyklė, pagal kurią klausiama; r ir žodžiai randa kitas
    { "" } F3                įvykiai
    { "" } F4                tik lenta, per visą ekraną; dar kartą: atgal
    { "" } F5                viskas, kas sakoma apie pažymėtą pasirinkimą
    { "" } ^Q                baigti; žaidimas išsaugomas
term-help =
    { "" } numeris             pasirinkti tą numerį
    { "" } žodžiai             pasirinkti tai, ką šie žodžiai įvardija
    { "" } /žodžiai            tik pasirinkimai, kuriuose yra šie žodžiai
    { "" } ?, help             ši pagalba
    { "" } t, table [dalis]    stalas, kaip jį matai tu, arba jo dalis
    { "" } l, log [n]          įvykiai arba n paskutinių eilučių
    { "" } u, undo             atšaukti paskutinį savo sprendimą
    { "" } y, redo             jį pakartoti
    { "" } r, rules [žodžiai]  klausimo taisyklė arba taisyklės pagal žodžius
    { "" } s, save [failas]    išsaugoti kopiją
    { "" } q, quit             baigti; žaidimas išsaugomas
    Po = galima rašyti ir taip, kaip rašoma įrašuose; jei ko rinktis negalima,
    pasakoma, kokia taisyklė draudžia.
