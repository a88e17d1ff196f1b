# Własne karty i ile która jest warta.

own-none = { $folder }: nie ma tu kart; umieść je w folderze o nazwie gry: { $games }
own-file = { $file }: ta gra nie ma takiego pliku z kartami; przyjmuje { $files }
own-empty = { $folder }: nie ma tu plików z kartami; ta gra przyjmuje { $files }
own-name-of-nothing = { $file }: nie ma karty `{ $id }`
own-name-language = { $file }: { $id }: `{ $code }` to nie język; użyj { $known }
own-check-usage = podaj jeden folder: talon cards check DIR
own-broke-down = zasady załamały się w losowej grze (seed { $seed }); jakaś karta robi coś, czego nie potrafią wykonać
own-checked = { $game }: { $n ->
    [one] { $n } kartą
   *[other] { $n } kartami
  } ({ $ids }) można grać; zapisy podadzą { $mark }
smith-unknown = w folderze nie ma karty `{ $card }`; najbliższe: { $near }
smith-no-price = { $card } nie ma kosztu ani siły, które można by zmienić
smith-title = { $card } w grze { $game }: cena, miejsca, które ją miały, i ich wygrane w %, to samo dla sąsiednich kart
smith-even = po równo
smith-verdict = Równie silna jak sąsiednie karty przy: { $prices }
smith-nowhere = Przy żadnej z tych cen nie jest równie silna jak sąsiednie karty; wypróbuj więcej przez --around.
own-best = najlepszej ręki szuka się tylko wśród drukowanych kart; pomiń --cards
