# Rozdanie dnia: jedno rozdanie dla wszystkich, jedna próba i jej wynik.

daily-title = Rozdanie dnia
daily-front = Jedno rozdanie dla wszystkich, jedna próba
daily-lead = Codziennie jedno rozdanie dla wszystkich: te same karty, te same boty, jedna próba. Wyniki innych zobaczysz, gdy skończysz.
daily-one = Jedno rozdanie dla wszystkich
daily-what-realms = Ty i dwa silne boty, ta sama talia w tej samej kolejności dla wszystkich.
daily-what-shards = Pojedynek z botem, te same karty w tej samej kolejności dla wszystkich.
daily-what-aeons = Jeden mag przeciw Nemezis, z tymi samymi zasobami dla wszystkich.
daily-counts-realms = Liczą się punkty twojej ręki.
daily-counts-shards = Liczy się Zdrowie, które zostanie ci po wygranej; po przegranej Zdrowie przeciwnika ze znakiem minus.
daily-counts-aeons = Liczy się życie, które po wygranej zostanie Gravehold; po przegranej życie Nemezis ze znakiem minus.
daily-how = Jak to działa
daily-rules = W tej przeglądarce masz jedną próbę. Nie ma podpowiedzi, a tego, co zostało ujawnione, nie można cofnąć. Gra liczy się, jeśli skończy się przed północą (UTC).
daily-public = Gdy dzień się skończy, każdy może odtworzyć wszystkie jego gry. Do tego czasu nikt nie widzi twojej.
daily-name = Twoje imię dla znajomych
daily-play = Zagraj dzisiejsze rozdanie
daily-open = Jeszcze nie grano
daily-begun = Kontynuuj próbę
daily-own = Twój wynik: { $n }
daily-late = Twoja gra nie skończyła się przed północą (UTC), więc się nie liczy.
daily-compare = Porównaj wyniki
daily-played = { $n ->
    [0] Nikt jeszcze nie skończył
    [one] Skończył { $n } gracz
    [few] Skończyło { $n } graczy
   *[many] Skończyło { $n } graczy
  }
daily-left = Następne rozdanie za { $h } h { $m } min
daily-place = Miejsce { $place } z { $n }
daily-won = Wygrana
daily-lost = Przegrana
daily-see-mine = Zobacz moją grę
daily-all = Wyniki wszystkich
daily-nobody = Nikt nie skończył tego rozdania.
daily-histogram = { $n ->
    [one] { $n } wynik: { $low }.
    [few] { $n } wyniki, od { $low } do { $high }.
   *[many] { $n } wyników, od { $low } do { $high }.
  }
daily-bots = Boty na twoim miejscu:
daily-bots-playing = Boty jeszcze grają. Zajrzyj za chwilę.
daily-best = Najlepszy wynik:
daily-see-best = Zobacz najlepszą grę
daily-friends = Znajomi
daily-friends-none = Wyślij komuś swój link: od tej chwili będziecie tu widzieć nawzajem swoje wyniki.
daily-link = Twój link dla znajomych
daily-with = Porównuj codziennie
daily-forget = Przestań porównywać
daily-not-yet = nieukończone
daily-score-sealed = zapieczętowane, dopóki nie skończysz
daily-week = Twoje ostatnie siedem dni
daily-before = Poprzedni dzień
daily-before-all = Wszystkie wyniki
daily-mon = pn
daily-tue = wt
daily-wed = śr
daily-thu = cz
daily-fri = pt
daily-sat = sb
daily-sun = nd
daily-sealed = Każdy ma jedną próbę przy rozdaniu dnia. Dopóki dzień się nie skończy (północ UTC), nie można go oglądać, odtwarzać ani rozdać w inny sposób.
daily-proof = Jak losowane są rozdania
daily-proof-chain = Każdy dzień ma tajny klucz, a klucz dnia to skrót SHA-256 klucza dnia następnego. Wszystkie klucze były więc ustalone, gdy ogłoszono ostatni skrót, kotwicę, a z klucza nikt nie obliczy klucza późniejszego dnia. Klucz dnia pojawia się tutaj, gdy dzień się skończy.
daily-proof-anchor = Kotwica, ogłoszona z pierwszym rozdaniem
daily-proof-seed = Pierwsze szesnaście cyfr tego skrótu to ziarno rozdania w zapisie szesnastkowym. Zapis każdej gry tego dnia podaje je w zapisie dziesiętnym.
daily-proof-honest = Czego to dowodzi: rozdania były ustalone wcześniej i nikt nie dobrał ich pod siebie. Czego nie dowodzi: klucze leżą w bazie danych serwera i kto ją czyta, może obliczyć rozdania z góry. Jedna przeglądarka nie musi też być jedną osobą.
daily-proof-keys = Klucze ostatnich dni
daily-proof-none = Żaden dzień jeszcze się nie skończył.
