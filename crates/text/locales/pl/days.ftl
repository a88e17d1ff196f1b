# Play by day: hours or days for each move.

day-minutes = { $n } min
day-hours = { $n ->
    [one] { $n } godzina
    [few] { $n } godziny
    [many] { $n } godzin
   *[other] { $n } godziny
}
day-days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
    [many] { $n } dni
   *[other] { $n } dnia
}
day-left = pozostały czas: { $span }
day-per-move = Czas na ruch
day-per-none = Bez ograniczeń
day-late = Gdy czas się skończy
day-late-turn = Tę turę rozegra bot
day-late-bot = Bot gra do powrotu gracza
day-late-forfeit = Gracz przegrywa
day-rest = Przerwy dla każdego gracza
day-rest-none = Brak
day-rest-most = Łącznie najwyżej: { $span }
day-say = Czas biegnie graczowi tylko wtedy, gdy stół na niego czeka. Rozmowa go nie zmienia. Gdy zostanie ćwierć czasu, przyjdzie przypomnienie.
day-agreed = Gra na dni, na każdy ruch: { $span }.
day-agreed-turn = Gdy czas się skończy, tę turę rozegra bot.
day-agreed-bot = Gdy czas się skończy, bot gra do powrotu gracza.
day-agreed-forfeit = Komu skończy się czas, ten przegrywa.
day-agreed-rest = Przerwy dla każdego gracza, najwyżej: { $span }.
day-resting = przerwa, najwyżej jeszcze: { $span }
day-rest-do = Zrób przerwę (zostało: { $span })
day-rest-end = Zakończ przerwę
day-leave = Oddaj miejsce botowi
day-log-late = koniec czasu; tę turę gra bot.
day-log-forfeit = koniec czasu i przegrana.
day-log-rest = zaczyna się przerwa.
day-log-rest-end = przerwa się skończyła.
day-lost = Skończył ci się czas, więc przegrywasz. Twoje miejsce dogra bot.
day-won = Wszystkim innym skończył się czas: wygrywasz. Możesz grać dalej z botami.
day-trouble-rest = Przy tym stole nie masz już przerw.
day-trouble-leave = Miejsce można oddać tylko w trakcie gry, gdy grają też inne osoby.
day-trouble-forfeited = Skończył ci się czas i gra toczy się bez ciebie.
