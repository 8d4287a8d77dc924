# „Through the Ages“ atmainos, siūlomos pradedant žaidimą.

option-mode = Žaidimas
option-mode-help = Visas žaidimas. Taikus: be agresijų ir karų. Pirmas kartas: dar ir be paktų bei III epochos. Trumpesnis: visas žaidimas be III epochos.
option-mode-full = Visas
option-mode-peaceful = Taikus
option-mode-first_game = Pirmas kartas
option-mode-shorter = Trumpesnis

# Games that are asked for by one word
preset-first_game = Pirmas žaidimas
preset-first_game-help = Be puolimų, be paktų, be III epochos
preset-shorter = Trumpesnis
preset-shorter-help = Visos taisyklės, baigiasi su II epocha
preset-full = Visas
preset-full-help = Visos taisyklės, visos keturios epochos
preset-peaceful = Visas, taikus
preset-peaceful-help = Visos keturios epochos, be agresijų ir karų

about-through_the_ages = Viena kortų eilė, keturios epochos: laimi daugiausia kultūros.
counted-through_the_ages = kultūra

# Standing orders
order-bid = Teritorijų aukcionai: pasuoti
order-bid-help = Nesiūloma nieko, kad ir kas parduodama.
order-defend = Puola: nesiginti
order-defend-help = Prieš agresijas nežaidžiamos kortos ir neaukojami daliniai.
order-pact = Paktai: atsisakyti
order-pact-help = Kiekvieno siūlomo pakto.
