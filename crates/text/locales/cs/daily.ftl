# Denní rozdání: jedno rozdání pro všechny, jeden pokus, a jak dopadl.

daily-title = Rozdání dne
daily-front = Jedno rozdání pro všechny, jeden pokus
daily-lead = Každý den jedno rozdání pro všechny: stejné karty, stejní boti, jeden pokus. Výsledky ostatních uvidíš, až dohraješ.
daily-one = Jedno rozdání pro všechny
daily-what-realms = Ty a dva silní boti, stejný balíček ve stejném pořadí pro všechny.
daily-what-shards = Souboj s botem se stejnými kartami ve stejném pořadí pro všechny.
daily-what-aeons = Jeden mág proti Pánu Bezejmenných, se stejnou nabídkou pro všechny.
daily-counts-realms = Počítají se body tvé ruky.
daily-counts-shards = Počítají se životy, které ti po výhře zbudou; po prohře životy soupeře se znaménkem minus.
daily-counts-aeons = Počítají se životy, které po výhře zbudou Útočišti; po prohře životy Pána Bezejmenných se znaménkem minus.
daily-how = Jak to funguje
daily-rules = V tomto prohlížeči máš jeden pokus. Rady nejsou a co bylo odhaleno, nelze vzít zpět. Hra se počítá, pokud skončí před půlnocí (UTC).
daily-public = Až den skončí, může si každý přehrát všechny jeho hry. Do té doby tu tvou nikdo nevidí.
daily-name = Tvé jméno pro přátele
daily-play = Hrát dnešní rozdání
daily-open = Ještě nehráno
daily-begun = Pokračovat v pokusu
daily-own = Tvůj výsledek: { $n }
daily-late = Tvá hra do půlnoci (UTC) neskončila, takže se nepočítá.
daily-compare = Porovnat výsledky
daily-played = { $n ->
    [0] Ještě nikdo nedohrál
    [one] Dohrál { $n } hráč
    [few] Dohráli { $n } hráči
   *[other] Dohrálo { $n } hráčů
  }
daily-left = Další rozdání za { $h } h { $m } min
daily-place = { $place }. místo z { $n }
daily-won = Výhra
daily-lost = Prohra
daily-see-mine = Podívat se na mou hru
daily-all = Jak dopadli všichni
daily-nobody = Toto rozdání nikdo nedohrál.
daily-histogram = { $n ->
    [one] { $n } výsledek: { $low }.
    [few] { $n } výsledky, od { $low } do { $high }.
   *[other] { $n } výsledků, od { $low } do { $high }.
  }
daily-bots = Boti na tvém místě:
daily-bots-playing = Boti ještě hrají. Podívej se za chvíli znovu.
daily-best = Nejlepší:
daily-see-best = Podívat se na nejlepší hru
daily-friends = Přátelé
daily-friends-none = Pošli někomu svůj odkaz: od té chvíle tu uvidíte výsledky jeden druhého.
daily-link = Tvůj odkaz pro přátele
daily-with = Porovnávat každý den
daily-forget = Už neporovnávat
daily-not-yet = nedohráno
daily-score-sealed = zapečetěno, dokud nedohraješ
daily-week = Tvých posledních sedm dní
daily-before = Předchozí den
daily-before-all = Všechny výsledky
daily-mon = po
daily-tue = út
daily-wed = st
daily-thu = čt
daily-fri = pá
daily-sat = so
daily-sun = ne
daily-sealed = Na rozdání dne má každý jeden pokus. Dokud den neskončí (o půlnoci UTC), nelze je sledovat, přehrát ani rozdat jinak.
daily-proof = Jak se rozdání losují
daily-proof-chain = Každý den má tajný klíč a klíč dne je otisk (SHA-256) klíče následujícího dne. Všechny klíče tedy byly pevně dané, když byl zveřejněn poslední otisk, kotva, a z klíče nikdo nevypočítá klíč pozdějšího dne. Klíč dne se tu ukáže, až den skončí.
daily-proof-anchor = Kotva, zveřejněná s prvním rozdáním
daily-proof-seed = Prvních šestnáct číslic tohoto otisku je semínko rozdání v šestnáctkové soustavě. Záznam každé hry toho dne je uvádí v desítkové soustavě.
daily-proof-honest = Co to dokazuje: rozdání byla pevně daná předem a nikdo je nevybíral podle sebe. Co to dokázat nemůže: klíče leží v databázi serveru a kdo ji čte, může si rozdání vypočítat předem. A jeden prohlížeč nemusí být jeden člověk.
daily-proof-keys = Klíče posledních dní
daily-proof-none = Zatím žádný den neskončil.
