# Co ustawił opiekun serwera: limity i dowód rozdania.

keeper-too-fast = { $n ->
    [one] To było trochę za dużo naraz. Spróbuj ponownie za { $n } sekundę.
    [few] To było trochę za dużo naraz. Spróbuj ponownie za { $n } sekundy.
    [many] To było trochę za dużo naraz. Spróbuj ponownie za { $n } sekund.
   *[other] To było trochę za dużo naraz. Spróbuj ponownie za { $n } sekundy.
}
keeper-forged = Ten formularz wysłano z innej strony, więc nic nie zrobiono.
keeper-too-large = Strona nie przyjmie tyle naraz; nic nie zrobiono.

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
keeper-quarantined = Ten stół uległ awarii i został wyłączony z gry. To, co rozegrano, jest zachowane, a opiekun serwera widzi, co się stało.
keeper-busy = Stół wciąż zajmuje się odpowiedzią kogoś innego. Z twojej nic nie zagrano; spróbuj za chwilę.
