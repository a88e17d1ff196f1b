# Co ustawił opiekun serwera: limity i dowód rozdania.

keeper-too-fast = { $n ->
    [one] To było trochę za dużo naraz. Spróbuj ponownie za { $n } sekundę.
    [few] To było trochę za dużo naraz. Spróbuj ponownie za { $n } sekundy.
    [many] To było trochę za dużo naraz. Spróbuj ponownie za { $n } sekund.
   *[other] To było trochę za dużo naraz. Spróbuj ponownie za { $n } sekundy.
}
keeper-forged = Ten formularz wysłano z innej strony, więc nic nie zrobiono.
keeper-too-large = Strona nie przyjmie tyle naraz; nic nie zrobiono.
keeper-costly = { $n ->
    [one] To dla serwera dużo pracy, a właśnie zlecono jej za wiele. Nic nie zrobiono; spróbuj ponownie za { $n } sekundę.
    [few] To dla serwera dużo pracy, a właśnie zlecono jej za wiele. Nic nie zrobiono; spróbuj ponownie za { $n } sekundy.
    [many] To dla serwera dużo pracy, a właśnie zlecono jej za wiele. Nic nie zrobiono; spróbuj ponownie za { $n } sekund.
   *[other] To dla serwera dużo pracy, a właśnie zlecono jej za wiele. Nic nie zrobiono; spróbuj ponownie za { $n } sekundy.
}
keeper-back = Adres, pod który masz wrócić, nie należy do tej strony.

## Dowód rozdania

proof-title = Dowód rozdania
proof-say = Przed pierwszym ruchem każdy przy stole widzi skrót tego, jak rozdano karty: nagłówka zapisu z ziarnem losowości oraz soli. Po zakończeniu gry jedno i drugie zostaje ujawnione. Jeśli skrót obu jest tym, który pokazano, nikt nie zmienił żadnej karty.
proof-sealed = Rozdanie jest zapieczętowane tym skrótem (SHA-256). Ziarno i sól zostaną ujawnione po zakończeniu gry.
proof-open = Gra się skończyła: z tego utworzono skrót.
proof-header = Zapis albo jego druga linia
proof-salt = Sól
proof-commitment = Skrót pokazany przy stole
proof-computed = Skrót tego, co wpisano
proof-check = Sprawdź
proof-holds = Zgadzają się: rozdano dokładnie z tego ziarna.
proof-fails = Nie zgadzają się: nie tak rozdano przy stole.
proof-by-hand = Własną ręką, bez ufania tej stronie:
keeper-fault = Podczas obsługi coś się u nas zepsuło. Zostało to zapisane; innych stołów to nie dotyczy.
keeper-table-quarantined = Ten stół uległ awarii i został wyłączony z gry. To, co rozegrano, jest zachowane, a opiekun serwera widzi, co się stało.
keeper-busy = Stół wciąż zajmuje się odpowiedzią kogoś innego. Z twojej nic nie zagrano; spróbuj za chwilę.
keeper-unknown = Magazyn jeszcze nie powiedział, czy to zapisano. Możesz spokojnie wysłać dokładnie to samo jeszcze raz: nigdy nie zostanie zagrane dwa razy.

## Strona opiekuna

keeper-page = Strona opiekuna
keeper-well = Wszystko w porządku
keeper-names-nobody = nie wymienia stołów ani graczy
keeper-metrics = Metryki
keeper-moves = Ruchów na sekundę
keeper-moves-chart = Ruchów na sekundę w ostatniej godzinie
keeper-times = Ile co trwało, ostatnia godzina
keeper-queues = Co czeka na wątek
keeper-edges = Magazyn i limity
keeper-tables = stołów w pamięci
keeper-post = wysłanie, mediana
keeper-waiting = namysłów czeka
keeper-longest = najdłużej
keeper-failed = wysłań zawiodło
keeper-hour-ago = godzinę temu
keeper-now = teraz
keeper-time-post = Wysłanie, do odpowiedzi
keeper-time-commit = Zmiana, do zapisania
keeper-time-wait = Namysł, do rozpoczęcia
keeper-time-thought = Namysł
keeper-threads = Wątków
keeper-waits = Czeka
keeper-queue-quick = Szybkie boty
keeper-queue-search = Boty szukające, podpowiedzi
keeper-queue-work = Wyniki, przesłane zapisy, odtwarzanie
keeper-store = Magazyn odpowiada w
keeper-connections = Otwarte połączenia
keeper-quarantined = Stołów w kwarantannie
keeper-refused = Odmowy od uruchomienia:
keeper-up-minutes = { $n ->
    [one] działa od { $n } minuty
    [few] działa od { $n } minut
    [many] działa od { $n } minut
   *[other] działa od { $n } minuty
}
keeper-up-hours = { $n ->
    [one] działa od { $n } godziny
    [few] działa od { $n } godzin
    [many] działa od { $n } godzin
   *[other] działa od { $n } godziny
}
keeper-up-days = { $n ->
    [one] działa od { $n } dnia
    [few] działa od { $n } dni
    [many] działa od { $n } dni
   *[other] działa od { $n } dnia
}
keeper-streams = { $n ->
    [one] { $n } otwarty strumień
    [few] { $n } otwarte strumienie
    [many] { $n } otwartych strumieni
   *[other] { $n } otwartego strumienia
}
keeper-moves-hour = { $n ->
    [one] { $n } w ostatniej godzinie
    [few] { $n } w ostatniej godzinie
    [many] { $n } w ostatniej godzinie
   *[other] { $n } w ostatniej godzinie
}
keeper-posts-hour = { $n ->
    [one] z { $n } w ostatniej godzinie
    [few] z { $n } w ostatniej godzinie
    [many] z { $n } w ostatniej godzinie
   *[other] z { $n } w ostatniej godzinie
}
