# Власні карти і чого котра варта.

own-none = { $folder }: карт немає; покладіть їх у теку з назвою гри: { $games }
own-file = { $file }: ця гра не має такого файлу карт; вона приймає { $files }
own-empty = { $folder }: файлів із картами немає; ця гра приймає { $files }
own-name-of-nothing = { $file }: карти `{ $id }` немає
own-name-language = { $file }: { $id }: `{ $code }` не мова; можна { $known }
own-check-usage = назвіть одну теку: talon cards check DIR
own-broke-down = правила зламалися у випадковій грі (seed { $seed }); якась карта робить те, чого вони не вміють
own-checked = { $game }: { $n ->
    [one] { $n } картою
   *[other] { $n } картами
  } ({ $ids }) можна грати; записи називатимуть { $mark }
smith-unknown = у теці немає карти `{ $card }`; найближчі: { $near }
smith-no-price = { $card } не має ні ціни, ні сили, які можна змінити
smith-title = { $card } у грі { $game }: ціна, місця, що її мали, та їхні перемоги у %, те саме для сусідніх карт
smith-even = порівну
smith-verdict = Така ж сильна, як сусідні карти, за: { $prices }
smith-nowhere = За жодної з цих цін вона не така сильна, як сусідні карти; спробуйте більше через --around.
