# Play by day: hours or days for each move.

day-minutes = { $n } min
day-hours = { $n ->
    [one] { $n } hodina
    [few] { $n } hodiny
    [many] { $n } hodiny
   *[other] { $n } hodin
}
day-days = { $n ->
    [one] { $n } den
    [few] { $n } dny
    [many] { $n } dne
   *[other] { $n } dní
}
day-left = zbývající čas: { $span }
day-per-move = Čas na tah
day-per-none = Bez omezení
day-late = Když čas vyprší
day-late-turn = Ten tah odehraje bot
day-late-bot = Hraje bot, dokud se hráč nevrátí
day-late-forfeit = Hráč prohrál
day-rest = Přestávky pro každého hráče
day-rest-none = Žádné
day-rest-most = Celkem nejvýše: { $span }
day-say = Čas běží hráči, jen když stůl čeká na něj. Povídáním se nemění. Když zbývá čtvrtina, přijde připomínka.
day-agreed = Hra po dnech, na každý tah: { $span }.
day-agreed-turn = Když čas vyprší, odehraje ten tah bot.
day-agreed-bot = Když čas vyprší, hraje bot, dokud se hráč nevrátí.
day-agreed-forfeit = Komu čas vyprší, ten prohrál.
day-agreed-rest = Přestávky pro každého hráče, nejvýše: { $span }.
day-resting = přestávka, nejvýše ještě: { $span }
day-rest-do = Dát si přestávku (zbývá: { $span })
day-rest-end = Ukončit přestávku
day-leave = Předat místo botovi
day-log-late = čas vypršel; tento tah hraje bot.
day-log-forfeit = čas vypršel a s ním i hra.
day-log-rest = začíná přestávka.
day-log-rest-end = přestávka skončila.
day-lost = Vypršel ti čas, takže prohráváš. Tvé místo dohraje bot.
day-won = Všem ostatním vypršel čas: vyhráváš. S boty můžeš hrát dál.
day-trouble-rest = U tohoto stolu už ti žádné přestávky nezbývají.
day-trouble-leave = Místo lze předat, jen dokud se hraje a u stolu jsou další lidé.
day-trouble-forfeited = Vypršel ti čas a hra pokračuje bez tebe.
