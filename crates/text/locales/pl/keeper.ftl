# What the keeper of the server has set: limits, and the proof of the deal.

keeper-too-fast = { $n ->
    [one] Trochę za dużo naraz. Spróbuj ponownie za { $n } sekundę.
    [few] Trochę za dużo naraz. Spróbuj ponownie za { $n } sekundy.
    [many] Trochę za dużo naraz. Spróbuj ponownie za { $n } sekund.
   *[other] Trochę za dużo naraz. Spróbuj ponownie za { $n } sekundy.
}
keeper-forged = Formularz wysłano z innej strony, więc nic nie zrobiono.

## Proof of the deal

proof-title = Dowód rozdania
proof-short = Dowód
proof-say = Przed pierwszym ruchem wszyscy przy stole widzą skrót tego, jak rozdano karty: nagłówka zapisu z ziarnem oraz soli. Po zakończeniu gry jedno i drugie zostaje ujawnione. Jeśli skrót obu zgadza się z pokazanym, nikt nie podmienił żadnej karty.
proof-sealed = Rozdanie jest zapieczętowane tym skrótem (SHA-256). Ziarno i sól zostaną ujawnione po zakończeniu gry.
proof-open = Gra zakończona: z tego obliczono skrót.
proof-header = Zapis gry lub jego drugi wiersz
proof-salt = Sól
proof-commitment = Skrót pokazany przy stole
proof-computed = Skrót podanych danych
proof-check = Sprawdź
proof-holds = Zgadza się: grę rozdano dokładnie z tego ziarna.
proof-fails = Nie zgadza się: przy stole rozdano inaczej.
proof-by-hand = Własnoręcznie, bez ufania tej stronie:
