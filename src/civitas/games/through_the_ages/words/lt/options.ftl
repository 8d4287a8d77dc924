# „Through the Ages“ atmainos, siūlomos pradedant žaidimą.

option-mode = Žaidimas
option-mode-help = Visas žaidimas. Taikus: be agresijų ir karų. Pirmas kartas: dar ir be paktų bei III epochos. Trumpesnis: visas žaidimas be III epochos.
option-mode-full = Visas
option-mode-peaceful = Taikus
option-mode-first_game = Pirmas kartas
option-mode-shorter = Trumpesnis
