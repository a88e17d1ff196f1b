# Hlavolamy s důkazem: slova stránek a příkazové řádky.

puzzle-nav = Hlavolamy
puzzle-lead = Pozice ze skutečných her s jedinou nejlepší odpovědí, dokázanou pro každý svět, který nemůžete vyloučit. Bez účtu a bez hodin.
puzzle-count = { $n ->
    [one] { $n } hlavolam
    [few] { $n } hlavolamy
   *[other] { $n } hlavolamů
  }
puzzle-solved-count = vyřešeno { $n }
puzzle-streak = { $n } v řadě
puzzle-best = nejdelší řada { $n }
puzzle-difficulty = Obtížnost { $n } z 5
puzzle-number = Hlavolam { $n }
puzzle-all = Všechny hlavolamy
puzzle-next = Další hlavolam
puzzle-again = Zkusit znovu
puzzle-give-up = Vzdát to a ukázat řešení
puzzle-back = Vzít vše zpět
puzzle-done = vyřešeno
puzzle-realms-discard = Která karta půjde pryč?
puzzle-realms-draw = Dobrat, nebo vzít?
puzzle-shards-win = Vyhrajte v tomto tahu
puzzle-shards-survive = Přežijte příští tah
puzzle-aeons-win = Vyhrajte, než bude jednat Pán Bezejmenných
puzzle-aeons-save = Zachraňte Útočiště
puzzle-realms-discard-lead = Osm karet, sedm zůstane a hra končí. Odložte jednu tak, aby vaše ruka měla co největší hodnotu. Nejlepší odpověď je jediná.
puzzle-realms-draw-lead = Dobrat z balíčku, nebo vzít kartu z odkládací oblasti; nejlepší odhození pak následuje samo. Po které volbě má vaše ruka na konci tohoto tahu v průměru největší hodnotu?
puzzle-shards-win-lead = Srazte soupeře v tomto tahu, ať drží jakékoli karty a ať do řady přijde cokoli.
puzzle-shards-survive-lead = Zahrajte tah tak, aby vás soupeř ve svém tahu nemohl srazit, ať drží nebo dobere cokoli, i když si vy sami nedoberete žádný štít.
puzzle-aeons-win-lead = Porazte Pána Bezejmenných ještě v tomto tahu.
puzzle-aeons-save-lead = Zahrajte tento tah tak, abyste v příštím neprohráli, ať je na řadě kdokoli a ať si Pán Bezejmenných dobere cokoli.
puzzle-right = Vyřešeno
puzzle-right-say = Funguje to v každém světě, který nemůžete vyloučit.
puzzle-right-values = Nic jiného nemá takovou hodnotu.
puzzle-wrong = Ještě ne
puzzle-wrong-points = Jiná odpověď má hodnotu o { $n } vyšší.
puzzle-wrong-cards = Selže to, je-li tam toto: { $cards }.
puzzle-wrong-end = Cíl nebyl splněn.
puzzle-wrong-unclear = Nelze ukázat, že to funguje v každém světě: některý krok v některém z nich nemusí být možný, nebo je toho k prohlédnutí příliš mnoho. Vynechte, co nepotřebujete.
puzzle-wrong-course = Co se pak stane
puzzle-given-up = Odpověď
puzzle-solution = Řešení
puzzle-order = Kroky, které na sobě nezávisí, lze udělat v libovolném pořadí.
puzzle-values = Všechny odpovědi, spočítané
puzzle-values-exact = Nic není odhad: tímto tahem hra končí.
puzzle-values-mean = Dobrání je průměr přes všech { $n } karet, které jste neviděli, každou stejně pravděpodobnou.
puzzle-proof = Důkaz
puzzle-proof-worlds = Řešení bylo sledováno k { $worlds } koncům, přes všechna možná uložení skrytých karet, kterých se dotkne; { $states } pozic ukazuje, že žádný jeho krok nelze vynechat.
puzzle-moves = Vaše kroky
cli-puzzle-made = { $file }: { $kind }, obtížnost { $n }
cli-puzzle-found = hlavolamů: { $n }, záznamů: { $records }
puzzle-seat = Místo { $n }
