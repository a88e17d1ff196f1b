# Slova, která se u stolu vysvětlí sama.

term-words = Co slova znamenají
web-set-explain = Vysvětlivky
web-set-explain-say = Slova, značky a místa na stole se vysvětlí, když na ně ukážeš: v prvních hrách hned, později jen když počkáš nebo klepneš.
web-set-explain-all = vysvětlovat vše
web-set-explain-quiet = potichu
