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
guide-source-book = Instrukcja
guide-source-book-say = tak mówi instrukcja albo to z niej wynika; obok podano języki wydań, w których to wydrukowano
guide-source-designer = Autor
guide-source-designer-say = przekazane jako słowo autora lub wydawcy
guide-source-common = Powszechne odczytanie
guide-source-common-say = tak rozumiała to większość twórców wcześniejszych programów
guide-source-ours = Nasz wybór
guide-source-ours-say = nikt tego nie rozstrzyga, więc zrobiliśmy to my
guide-cards = Karty:
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
