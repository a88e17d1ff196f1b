# Strony z zasadami: słowa wokół przewodników, które są w guides/<lang>/*.toml.

guide-nav = Zasady
guide-title = Zasady
guide-lead = Jak grać w każdą z gier, naszymi słowami, z każdym rozstrzygnięciem, jego numerem i źródłem.
guide-contents = Spis treści
guide-example = Przykład
guide-rulings = Rozstrzygnięcia
guide-rulings-lead = Pytania, które się pojawiły, i jak gra się tutaj. Każde ma numer, który się nie zmienia, mówi, na czyim słowie się opiera, i wymienia karty, których dotyczy.
guide-rulings-count = { $n ->
    [one] { $n } rozstrzygnięcie
    [few] { $n } rozstrzygnięcia
    [many] { $n } rozstrzygnięć
   *[other] { $n } rozstrzygnięcia
}
guide-source-printed = Wydrukowane
guide-source-printed-say = tak mówi instrukcja; obok podano języki wydań, które to drukują, i nagłówek
guide-source-derived = Wywnioskowane
guide-source-derived-say = wynika z tego, co instrukcja drukuje pod podanym nagłówkiem
guide-source-official = Oficjalne
guide-source-official-say = ogłosił to autor lub wydawca, a my to czytaliśmy; pogłoski się nie liczą
guide-source-ours = Nasz wybór
guide-source-ours-say = nikt tego nie rozstrzyga, więc zrobiliśmy to my, często tak jak inne programy
guide-cards = Karty:
guide-show-me = Pokaż mi
guide-shown = { $n ->
    [one] Pokazuje { $n } pozycja
    [few] Pokazują { $n } pozycje
    [many] Pokazuje { $n } pozycji
   *[other] Pokazuje { $n } pozycji
}
guide-shown-say = Każda to plik, który rozgrywają nasze testy; można go przeczytać i uruchomić poleceniem `talon scenario`. Pliki są po angielsku.
guide-about-card = { $n ->
    [one] { $n } rozstrzygnięcie o tej karcie
    [few] { $n } rozstrzygnięcia o tej karcie
    [many] { $n } rozstrzygnięć o tej karcie
   *[other] { $n } rozstrzygnięcia o tej karcie
}
