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
term-no-option = Tokių pasirinkimų nėra.
term-back = b – grįžti
term-some = rinkis { $many } iš jų, rašyk numerius
term-none = „-“ – nė vieno
term-range = nuo { $lo } iki { $hi }
term-each = po kiek kiekvieno, iš viso { $total } (rašyk visus skaičius arba tik pirmą)
term-can-be = Gali būti nuo { $lo } iki { $hi }.
term-to-decide = Sprendžia { $name }.
term-cover = Kai niekas kitas nežiūri, paspausk „Enter“.
term-thinking = { $name } ({ $bot }) galvoja
term-over = Žaidimas baigtas
term-place = vieta
term-seat = žaidėjas
term-score = taškai
term-taken-back = Atšaukta.
term-no-rule-found = Pagal „{ $words }“ taisyklių nerasta.
term-no-rule-here = Čia taisyklė nenurodyta: ieškoma rašant r ir žodžius.
term-not-a-save = { $file } nėra išsaugotas žaidimas: failas neperrašytas.
term-cannot-write = Nepavyko įrašyti failo { $file }: { $why }.
term-saved = Išsaugota: { $file }; žaidimą tęs civitas play --load { $file }.
term-save-first = Pirma išsaugoti? t (taip) arba n (ne)
# Raidė, reiškianti „taip“, ta pati kaip aukščiau.
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
term-best = Žaidimas baigtas. Geriausias rezultatas: { $names } ({ $score }).
term-waiting = Laukiama: { $names }. { $question }
term-help =
    { "" } numeris      pasirinkti tą numerį
    { "" } /žodžiai     rodyti tik pasirinkimus, kuriuose yra šie žodžiai
    { "" } ?            ši pagalba
    { "" } t            stalas, kaip jį matai tu
    { "" } l [n]        įvykiai arba tik n paskutinių eilučių
    { "" } u            atšaukti paskutinį savo sprendimą     y   jį pakartoti
    { "" } r [žodžiai]  taisyklė, pagal kurią klausiama, arba taisyklės pagal numerį ar žodžius
    { "" } s [failas]   išsaugoti
    { "" } q            baigti
    Pasirinkti galima ir taip, kaip rašoma įrašuose (take 4); jei ko rinktis negalima, pasakoma, kokia taisyklė draudžia.
