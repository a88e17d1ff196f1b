# Strony wokół stołu: pasek u góry, strona główna, poczekalnia, nowy stół, moje gry.

web-nav = Główne
web-nav-play = Graj
web-nav-lobby = Poczekalnia
web-nav-mine = Moje gry
web-front-which = Który świat dziś wieczorem?
web-game-realms-facts = 2–7 graczy · 15 minut
web-game-shards-facts = 1–4 graczy · 30 minut
web-game-aeons-facts = 1–4 razem · 60 minut
web-play = Zagraj teraz
web-play-level = Jak silne są boty
web-play-learn = Jak grać
web-play-with = Ze znajomymi
web-play-options = Opcje
web-tool-editor = Ułóż pozycję, rozegraj ją, zapytaj o najlepszy ruch
web-tool-rules = Sprawdź zasadę lub wykładnię
web-mine = Moje gry
web-mine-lead = Bez konta: twoje miejsca pamięta tylko ta przeglądarka.
web-mine-continue = Graj dalej
web-mine-turns = { $n } × twój ruch
web-mine-none = Tutaj znajdziesz gry, przy których siedzisz.
web-mine-finished = Zakończone
web-mine-finished-none = Jeszcze nic nie zakończono.
web-mine-won = wygrana
web-mine-lost = przegrana
web-mine-statistics = Moje statystyki
web-mine-col-game = Gra
web-mine-col-played = Rozegrane
web-mine-col-won = Wygrane
web-mine-col-share = Udział wygranych
web-mine-col-best = Najlepszy wynik
web-mine-col-cards = Najczęstsze karty
web-mine-along = Zabierz miejsca ze sobą
web-mine-along-say = Inne urządzenie też dostanie twoje miejsca; to je zachowa.
web-mine-along-do = Utwórz link i kod
web-mine-along-once = Skieruj na niego aparat drugiego urządzenia albo otwórz tam link. Działa raz, przez dziesięć minut.
web-mine-arrive = { $n ->
    [one] Na to urządzenie trafi { $n } miejsce.
    [few] Na to urządzenie trafią { $n } miejsca.
    [many] Na to urządzenie trafi { $n } miejsc.
   *[other] Na to urządzenie trafi { $n } miejsca.
}
web-mine-arrive-do = Przejmij
web-mine-arrive-late = Ten link został już użyty albo ma ponad dziesięć minut. Utwórz nowy na drugim urządzeniu.
web-mine-data = Co o tobie wiadomo
web-mine-data-say = Tylko ta lista, a leży w twojej przeglądarce. Stoły pamiętają wpisane przy nich imiona.
web-mine-export = Zapisz do pliku
web-mine-forget = Zapomnij tu wszystko
web-mine-forget-say = Ta przeglądarka straci drogę do swoich miejsc. Stoły zostaną; bez zapisanego linku nikt do nich nie wróci.
web-mine-forget-do = Tak, zapomnij
web-lobby = Otwarte stoły
web-lobby-free = { $n ->
    [one] Czeka { $n } wolne miejsce.
    [few] Czekają { $n } wolne miejsca.
    [many] Czeka { $n } wolnych miejsc.
   *[other] Czeka { $n } wolnego miejsca.
}
web-lobby-which = Które gry
web-lobby-all = Wszystkie gry
web-lobby-all-of-them = Wszystkie otwarte stoły
web-lobby-open = Wolne miejsca
web-lobby-going = W toku, do oglądania
web-lobby-none = Nikt teraz nie czeka na towarzystwo. Otwórz stół: będzie tu stał, aż ktoś usiądzie.
web-lobby-own = Nic nie pasuje?
web-lobby-own-say = Otwórz własny stół; będzie tu, aż miejsca się zapełnią.
web-somebody = Ktoś
web-seat-free = Wolne miejsce
web-sit-down = Usiądź
web-ago-now = przed chwilą
web-ago-minutes = { $n } min temu
web-ago-hours = { $n } godz. temu
web-ago-days = { $n ->
    [one] { $n } dzień temu
    [few] { $n } dni temu
    [many] { $n } dni temu
   *[other] { $n } dnia temu
}
web-join-asked = Zapraszają cię do gry
web-join-name-say = Zobaczy je tylko ten stół. Bez konta; miejsce zapamięta twoja przeglądarka.
web-join-seats = Kto gdzie siedzi
web-new = Nowy stół
web-new-lead = Wybierz i rozdaj. Graj sam przeciw botom albo wyślij link znajomym.
web-new-which = Gra
web-new-yours = Twój stół
web-new-who-comes = Kto może zająć wolne miejsca
web-new-by-link = Tylko z linkiem
web-new-in-lobby = W poczekalni
web-by-lot = losowo
web-by-lot-say = Losowane przy rozdawaniu.
web-game-realms-mode-standard = Każdy buduje królestwo z siedmiu kart.
web-game-realms-mode-duel = Dwóch graczy; dobierasz z trzech kart.
web-game-realms-mode-chaos = Wszyscy handlują naraz, na czas.
web-game-shards-mode-standard = Każdy na każdego.
web-game-shards-mode-teams = Dwóch na dwóch; atakujesz wroga naprzeciw.
web-game-shards-mode-melee = Trzech; każdy atak trafia obu pozostałych w pełni.
web-game-shards-mode-nemesis = Sam przeciw wrogowi, który nie potrzebuje talii.
web-game-aeons-nemesis-rageborne = Zbiera Furię i mocno uderza.
web-game-aeons-nemesis-carapace-queen = Mnoży Skorupy, aż zaleją miasto.
web-game-aeons-nemesis-crooked-mask = Psuje talie samych magów.
web-game-aeons-nemesis-prince-of-gluttons = Pożera zasoby stos po stosie.
web-game-aeons-nemesis-random = Zdecyduje los.
web-score-why = Dlaczego?
web-filter-ruled = z wykładniami
web-set-look = Wygląd
web-set-table = Przy stole
web-set-device = To urządzenie
web-offline = Serwer jest nieosiągalny. Odwiedzone zasady i karty można czytać; liczenie i gra wymagają serwera.
web-offline-title = Brak połączenia
web-offline-kept = Co możesz teraz przeczytać
