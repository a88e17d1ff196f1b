# Vlastní karty a co která stojí.

own-none = { $folder }: nejsou tu žádné karty; dej je do složky pojmenované podle hry: { $games }
own-file = { $file }: takový soubor karet tato hra nemá; bere { $files }
own-empty = { $folder }: nejsou tu soubory s kartami; tato hra bere { $files }
own-name-of-nothing = { $file }: karta `{ $id }` neexistuje
own-name-language = { $file }: { $id }: `{ $code }` není jazyk; použij { $known }
own-check-usage = uveď jednu složku: talon cards check DIR
own-broke-down = pravidla v náhodné hře selhala (seed { $seed }); některá karta dělá něco, co nedokážou provést
own-checked = { $game }: { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
  } ({ $ids }) lze hrát; záznamy uvedou { $mark }
smith-unknown = ve složce není karta `{ $card }`; nejbližší: { $near }
smith-no-price = { $card } nemá cenu ani sílu, kterou by šlo změnit
smith-title = { $card } ve hře { $game }: cena, místa, která ji měla, a jejich výhry v %, totéž pro sousední karty
smith-even = vyrovnané
smith-verdict = Stejně silná jako sousední karty při: { $prices }
smith-nowhere = Při žádné z těchto cen není stejně silná jako sousední karty; zkus jich víc přes --around.
own-best = nejlepší ruka se hledá jen mezi tištěnými kartami; vynech --cards
