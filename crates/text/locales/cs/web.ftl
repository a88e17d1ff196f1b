# Stránky.

web-front-title = Karetní stůl pro tři hry
web-front-lead = Hraj hned proti botům, nebo pošli kamarádovi odkaz. Bez účtu, bez instalace.
web-front-tools = Ke skutečnému stolu
web-nav-cards = Karty
web-nav-score = Počítadlo bodů
web-tool-score = Počítadlo bodů pro Tajuplné říše
web-tool-setup = Losování přípravy pro Konec věků
web-setup-mages = Mágové
web-setup-turns = Karty pořadí tahu, k zamíchání
web-setup-basics = Základní karty Pána Bezejmenných úrovně 1 / 2 / 3
web-tool-cards = Galerie karet
web-game-realms = Tajuplné říše
web-game-realms-say = Dobírej, odkládej a slož sedm karet, které mají dohromady nejvyšší cenu. Čtvrt hodiny.
web-game-shards = Úlomky nekonečna
web-game-shards-say = Stav balíček, sbírej mistrovství a zůstaň ve hře poslední. S rozšířením Relikvie budoucnosti.
web-game-aeons = Konec věků
web-game-aeons-say = Braňte společně Útočiště před Pánem Bezejmenných ve hře, kde se balíčky nikdy nemíchají.
web-play-friends = Hrát s přáteli
web-watch = Dívat se
web-watch-link = Odkaz pro diváky
web-menu = Nabídka
web-seats = { $n ->
    [one] { $n } místo
    [few] { $n } místa
    [many] { $n } místa
   *[other] { $n } míst
}
web-moves = { $n ->
    [one] { $n } tah
    [few] { $n } tahy
    [many] { $n } tahu
   *[other] { $n } tahů
}

## Nový stůl

web-new-seats = Kdo hraje
web-new-seats-say = Volné místo obsadí ten, kdo otevře odkaz, který pošleš.
web-new-fits = Ukázat volby, které k sobě patří
web-new-start = Rozdat karty
web-your-name = Tvé jméno (chceš-li)
web-option-choose = Vybrat jednotlivě
web-option-mode = Způsob hry
web-option-players = Hráči
web-option-first = Kdo začíná
web-option-minutes = Minuty
web-option-relics = Relikvie
web-option-characters = Postavy
web-option-row = Karty ve verbovací nabídce
web-option-nemesis = Protivník
web-option-nemesis-gain = Co úhlavní nepřítel získává
web-option-nemesis-order = Pořadí úhlavního nepřítele
web-option-eleventh-card = Jedenáctá karta
web-option-mages = Mágové
web-option-supply = Zásoba
web-option-difficulty = Obtížnost
web-option-solo-turns = Tahy při hře jednoho
web-option-solo-life = Životy při hře jednoho
web-seat = Hráč { $n }
web-seat-me = Ty
web-seat-open = Volné: kamarád podle odkazu
web-bot-random = Bot: náhodný
web-bot-greedy = Bot: rychlý
web-bot-expert = Bot: silný
web-bot-master = Bot: nejsilnější
web-bot-sparrow = Bot: vrabec
web-bot-magpie = Bot: straka
web-bot-kestrel = Bot: poštolka
web-bot-falcon = Bot: sokol
web-bot-eagle = Bot: orel
web-bot-roc = Bot: pták Noh
web-levels = Co úrovně znamenají
web-level-sparrow = Na první hru: mnohé z toho, co by mohl, přehlédne.
web-level-magpie = Ví, co je dobré, a často to nevidí.
web-level-kestrel = Jisté oko pro tento tah, žádný plán na příští.
web-level-falcon = Dívá se kousek dopředu.
web-level-eagle = Dívá se daleko dopředu.
web-level-roc = Nejsilnější, jaký tu je; o tahu přemýšlí nejvýš 0,4 sekundy.
web-you = ty
web-nobody = volno
web-join-lead = Obsaď volné místo a hraj.
web-join-full = Všechna místa jsou obsazená; můžeš se dívat.
web-sit-here = Sednout si sem

## U stolu

web-waiting = Na tahu:
web-undo = Zpět
web-log = Co se stalo
web-invite = { $n ->
    [one] Jedno místo je volné. Pošli tento odkaz kamarádovi:
    [few] Volná jsou { $n } místa. Pošli tento odkaz kamarádům:
    [many] Volno je { $n } místa. Pošli tento odkaz kamarádům:
   *[other] Volných míst je { $n }. Pošli tento odkaz kamarádům:
}
web-invite-link = Odkaz k odeslání
web-invite-open = Otevřít
web-copy = Zkopírovat odkaz
web-copied = Zkopírováno
web-result = Výsledek
web-result-seed = semínko
web-won = Hra skončila. Vítězství:
web-won-team = Hra skončila. Vyhrál tým { $n }.
web-won-players = Hráči vyhráli.
web-lost-players = Hráči prohráli.
web-rematch = Hrát znovu
web-rematch-join = Připojit se k další hře
web-replay = Záznam
web-replay-back = Zpět ke stolu
web-replay-move = Tento tah
web-replay-step = Po tahu { $n }
web-replay-first = Začátek
web-replay-prev = Zpět
web-replay-next = Dál
web-replay-last = Konec
web-replay-eyes = Číma očima
web-replay-public = Diváka
web-record = Stáhnout záznam
web-my-hand = Tvá ruka
web-hand-count = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}
web-known-cards = Znáš:
web-deck-count = Balíček: { $n }

web-realms-area = Odkládací prostor
web-realms-ends = hra končí při { $n }
web-realms-would-be = bylo by { $n }
web-realms-total-now = teď za { $n }
web-realms-blanked = vymazána
web-realms-sheet = Tvé bodování
web-realms-sheets = Bodování
web-realms-tie = Při shodě vyhrává nižší součet základních sil.
web-realms-then = pak až
web-realms-leaves = zůstane
web-realms-makes = bude
web-realms-realm = Tvá říše
web-realms-adds = Jak se to sečte
web-realms-fetch-now = { $n } s kartou { $card } přivolanou na konci
web-realms-step-take = Vzít
web-realms-step-put = Odložit
web-realms-open = Odkryté karty: { $n } z { $m }
web-realms-place = sem přijde příští odložená karta
web-realms-drew = bere z balíčku
web-realms-took = bere
web-realms-put = odkládá
web-realms-known = známé karty: { $n } z { $m }
web-realms-nothing-yet = Nikdo ještě netáhl.

## Nástroje

web-search = Hledat
web-search-say = Název, druh nebo kterékoli slovo textu
web-cards-found = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}
web-score-lead = Vyber karty z ruky. Adresa této stránky je obsahuje: pošli ji tomu, kdo o výsledku pochybuje.
web-score-discard = Karty v odkládacím prostoru, pro Nekromanta
web-score-do = Spočítat
web-score-clear = Vymazat
web-score-none = Vyber nejvýše osm karet.
web-score-points = bodů

## Čísla a druhy

web-figure-strength = síla
web-figure-cost = cena
web-figure-copies = kopie
web-figure-defense = životy
web-figure-shield = štít
web-figure-life = životy
web-figure-power = síla
web-figure-charges = energie
web-figure-pile = karet v hromádce
web-figure-tier = úroveň
web-figure-rating = obtížnost
web-figure-mercenary = žoldák
web-kind-homodeus = Lidé zítřka
web-kind-order = Řád
web-kind-undergrowth = Šerorosti
web-kind-wraethe = Prázdnonoši
web-kind-ally = Spojenec
web-kind-champion = Šampión
web-kind-relic-ally = relikvie, Spojenec
web-kind-relic-champion = relikvie, Šampión
web-kind-relic = artefakt
web-kind-gem = drahokam
web-kind-spell = kouzlo
web-kind-attack = útok
web-kind-minion = přisluhovač
web-kind-power = hrozba
web-kind-strike = výpad
web-kind-corruption = úplatnost
web-kind-mage = mág
web-kind-nemesis = Pán Bezejmenných

## Místa na stole

web-zone-aether = Éter
web-zone-champions = Šampióni
web-zone-charges = Energie
web-zone-deck = Balíček
web-zone-devoured = Pohlcené
web-zone-discard = Odkládací balíček
web-zone-gems = Drahokamy
web-zone-gravehold = Útočiště
web-zone-hand = Ruka
web-zone-health = Životy
web-zone-life = Životy
web-zone-mastery = Mistrovství
web-zone-play = Vyloženo v tomto tahu
web-zone-power = Síla
web-zone-relic-pool = Relikvie k výběru
web-zone-relics = Relikvie
web-zone-row = Verbovací nabídka
web-zone-supply = Zásoba
web-shards-incoming = Blíží se
web-aeons-fury = Zuřivost
web-aeons-husks = Kusadla
web-aeons-tiers = Balíček podle úrovní
web-aeons-closed = zavřená
web-aeons-opened = otevřená

## Když něco nejde

web-trouble-title = To se nepodařilo
web-trouble-home = Na úvodní stránku
web-trouble-not-found = Na této adrese nic není. Možná je odkaz neúplný.
web-trouble-stale = Stůl se změnil dřív, než tvá odpověď přišla. Nic se nezahrálo; takhle teď vypadá.
web-trouble-full = Na tomto serveru teď není další místo.
web-trouble-broken = Tento stůl se hrál podle jiných pravidel a už ho nelze otevřít.
web-trouble-store = Nešlo to uložit, takže se nic nezměnilo. Zkus to za chvíli.
web-trouble-open-seats = Stůl čeká, až budou všechna místa obsazená.
web-trouble-undo = Tohle vzít zpět nelze: mezitím se něco odhalilo.
web-trouble-taken = To místo je obsazené; vyber jiné.
web-trouble-going-on = Hra ještě trvá.
web-trouble-record = Záznam bude k dispozici po skončení hry.
web-trouble-option = { $option }: s ostatními volbami to vybrat nelze.
web-language = Jazyk
# The language in its own words.
web-language-name = Čeština

## Nastavení

web-settings = Nastavení
web-settings-lead = Platí pro tento prohlížeč a pamatuje se rok. Nic dalšího si o tobě neukládáme.
web-settings-save = Uložit nastavení
web-settings-leave = Zpět beze změn
web-set-lang-say = Jazyk stránek, karet a záznamu.
web-set-theme = Barvy
web-set-theme-say = Světlé, tmavé, nebo jak je má tvůj systém.
web-set-theme-system = podle systému
web-set-theme-light = světlé
web-set-theme-dark = tmavé
web-set-motion = Pohyb
web-set-motion-say = Karty na nová místa doklouzají, nebo tam rovnou jsou.
web-set-motion-system = podle systému
web-set-motion-full = s pohybem
web-set-motion-less = bez pohybu
web-set-size = Velikost karet
web-set-size-say = Větší karty se lépe čtou; stůl se pak možná bude posouvat.
web-set-size-medium = střední
web-set-size-small = malé
web-set-size-large = velké
web-set-forced = Tahy bez výběru
web-set-forced-say = Je-li možné jen jedno, může se to udělat za tebe.
web-set-forced-play = hrát za mě
web-set-forced-ask = nechat na mně
web-set-warn = Varování
web-set-warn-say = Zeptá se dřív, než ukončíš tah, v němž ještě něco můžeš udělat.
web-set-warn-on = varovat
web-set-warn-off = nevarovat
web-set-sounds = Zvuky
web-set-sounds-say = Krátký tón, když jsi na tahu.
web-set-sounds-off = potichu
web-set-sounds-on = se zvuky

## Co se děje

web-status-mine = Jsi na tahu
web-status-free = Čeká se na hráče
web-status-turn = Na tahu:
web-status-round = Kolo { $n }
web-clock-left = zbývá na hodinách

## Rychlý pohled, Úlomky nekonečna

web-shards-kill = tvá síla stačí, pokud neobstojí štíty

## Výměny v Chaotických říších

web-trade-open = Otevřené nabídky
web-trade-none = Nikdo zatím nic nenabídl.
web-trade-make = Nabídnout
web-trade-give = Dávám
web-trade-want = Chci
web-trade-wish = Nebo od kohokoli
web-trade-call = Vyvolat všem
web-trade-answer = Odpovědět kartou:
web-trade-know-none = Neznáš žádnou kartu ostatních, o kterou by šlo požádat.
web-trade-for = za
web-trade-calls = volá na všechny
web-trade-offers = nabízí pro: { $to }
web-trade-accept = Přijmout
web-trade-yours = Tvá nabídka
web-trade-how = Klepni na kartu v ruce, kterou dáš, a vyber, co za ni chceš.
web-trade-suits = Cokoli nebo barva

## Konec věků

web-aeons-turns = Pořadí tahu
web-aeons-focus-for = Pootevřít { $n }
web-aeons-open-for = Otevřít { $n }
web-aeons-order = Pořadí odkládání odspodu: karty přetáhni, nebo je vyjmenuj jednu po druhé
web-aeons-ordered = Pořadí odkládání odspodu:
web-aeons-harm-gravehold = Útočiště: { $n }
web-aeons-harm-gravehold-range = Útočiště: { $least }–{ $n }
web-aeons-harm-players = hráči: { $n }
web-aeons-harm-players-range = hráči: { $least }–{ $n }
web-foresight = Předvídání
web-foresight-turns = Tahy Pána Bezejmenných
web-foresight-players = Hráči
web-foresight-words = Slovy
web-foresight-threats = Karty Pána Bezejmenných ve hře
web-foresight-no-threats = Ve hře není žádná jeho karta.
web-foresight-in-turns = { $n ->
    [one] za { $n } jeho tah
    [few] za { $n } jeho tahy
    [many] za { $n } jeho tahu
   *[other] za { $n } jeho tahů
}
web-foresight-no-damage = bez zranění
web-foresight-worst = V nejhorším případě do příštího tahu
web-foresight-waiting = { $turns ->
    [0] mezitím žádný tah Pána Bezejmenných
    [one] { $turns } jeho tah; karty ve hře udělí nejvýše: Útočiště { $gravehold }, hráči { $players }
    [few] { $turns } jeho tahy; karty ve hře udělí nejvýše: Útočiště { $gravehold }, hráči { $players }
    [many] { $turns } jeho tahu; karty ve hře udělí nejvýše: Útočiště { $gravehold }, hráči { $players }
   *[other] { $turns } jeho tahů; karty ve hře udělí nejvýše: Útočiště { $gravehold }, hráči { $players }
}
web-foresight-waiting-least = { $turns ->
    [0] mezitím žádný tah Pána Bezejmenných
    [one] { $turns } jeho tah; karty ve hře mohou udělit nejméně: Útočiště { $gravehold }, hráči { $players }
    [few] { $turns } jeho tahy; karty ve hře mohou udělit nejméně: Útočiště { $gravehold }, hráči { $players }
    [many] { $turns } jeho tahu; karty ve hře mohou udělit nejméně: Útočiště { $gravehold }, hráči { $players }
   *[other] { $turns } jeho tahů; karty ve hře mohou udělit nejméně: Útočiště { $gravehold }, hráči { $players }
}
web-foresight-inexact = Způsobů, jak rozhodnout, je příliš mnoho, než aby se prošly všechny: může to být i víc.
web-foresight-decks = Co víš o balíčcích, odshora

## Počítadlo pro několik hráčů

web-score-player = Hráč { $n }
web-score-add = Přidat hráče
web-score-find = Najít kartu
web-score-taken = má hráč { $n }
web-score-winner = { $n ->
    [one] Vítěz:
    [few] Společné vítězství:
    [many] Společné vítězství:
   *[other] Společné vítězství:
}
web-score-tied = Součty jsou stejné; rozhoduje nižší součet základních sil.
web-score-share = Odkaz na tento výsledek

## Losování přípravy

web-setup-lead = Nech si, co se ti líbí, a zbytek vylosuj znovu. Adresa této stránky přípravu obsahuje: pošli ji přátelům.
web-setup-keep = Nechat
web-setup-another = Jinou
web-setup-draw-rest = Vylosovat vše, co se nenechává
web-setup-all-new = Všechno nové

## Galerie

web-filter = Ukázat
web-cards-none = Neodpovídá žádná karta. Zkus méně slov.

## Hodnoty voleb

web-value-standard = Standardní
web-value-teams = Dva proti dvěma
web-value-melee = Řežba ve třech
web-value-nemesis = Sólová hra proti úhlavnímu nepříteli
web-value-duel = Říše pro dva hráče
web-value-chaos = Chaotické říše
web-value-character = relikvie podle postavy
web-value-draft = výběr relikvií
web-value-random = náhodně
web-value-none = žádné
web-value-auction = dražba výběru postavy
web-value-mastery = mistrovství
web-value-power = síla
web-value-health = životy
web-value-true = ano
web-value-false = ne
web-value-asked = určuje hráč
web-value-lie = jak karty leží
web-value-deck-destruction = Destrukce balíčku
web-value-free-charges = Hodně energie
web-value-normal = normální
web-value-beginner = začátečník
web-value-expert = expert
web-value-extinction = na život a na smrt

## Co se dá dělat u stolu

web-seat-hot = Zde: několik lidí u jedné obrazovky
web-hot-name = Jméno u společné obrazovky
web-new-hints = Rady
web-hints-usual = Když nehraje nikdo další
web-hints-yes = Žádat o ně smí každý
web-hints-no = Žádné
web-new-away = Kdo je na tahu a není tu
web-away-never = Všichni čekají
web-away-minutes = Bot za něj hraje po { $n ->
    [one] { $n } minutě
    [few] { $n } minutách
    [many] { $n } minuty
   *[other] { $n } minutách
}
web-new-stand-in = Kdo za něj hraje
web-hand-over = Předej obrazovku, na tahu je:
web-hand-over-wait = Hrají ostatní. Kdo se chce podívat?
web-hand-over-say = Karty se neukážou, dokud o ně nepožádá ten, kdo obrazovku drží.
web-hand-over-show = To jsem já: ukázat mé karty
web-cover = Skrýt mé karty
web-look-again = Podívat se znovu
web-undo-marked = Vzít zpět (s poznámkou)
web-undo-ask = Požádat o vrácení
web-undo-asks = smím vzít tah zpět? Něco se mezitím odhalilo.
web-undo-yes = Ano, vrátit
web-undo-no = Ne
web-undo-waits = Někdo chce vzít tah zpět; ostatní jsou tázáni.
web-marks = { $n ->
    [one] Jednou byl vzat zpět tah poté, co se něco odhalilo.
    [few] { $n }krát byl vzat zpět tah poté, co se něco odhalilo.
    [many] { $n }krát byl vzat zpět tah poté, co se něco odhalilo.
   *[other] { $n }krát byl vzat zpět tah poté, co se něco odhalilo.
}
web-branch = hráno dál od tahu { $n }
web-hint = Rada
web-hints-say = Jak dobře každý tah dopadl, když se krátce dohrálo do konce: více je lépe. Počítá jen s tím, co víš.
web-hints-only = Nic jiného udělat nelze.
web-hints-then = Co čeká potom
web-warn = Ještě můžeš udělat toto:
web-warn-more = { $n ->
    [one] a ještě jednu věc
    [few] a ještě { $n } věci
    [many] a ještě { $n } věci
   *[other] a ještě { $n } věcí
}
web-warn-yes = Přesto ukončit
web-warn-no = Zpět
web-warn-title = Ukončit tah?
web-away-here = U stolu za tebe nikdo nebyl, a tak na tvém místě hraje bot.
web-away-back = Vzít si místo zpět
web-log-fresh = Od tvého posledního tahu
web-log-earlier = Dříve
web-log-jump = Ukázat tu chvíli
web-log-taken-back = bere tah zpět poté, co se něco odhalilo.
web-log-away = tu není; hraje bot.
web-log-home = je zpátky.
web-keys = Klávesy
web-keys-short = Klávesy
web-key-arrows = ← → ↑ ↓
web-key-arrows-say = přejít na další, co lze použít; v záznamu krokovat
web-key-enter = Enter
web-key-enter-say = použít
web-key-digits = 1–9
web-key-digits-say = vybrat odpověď z lišty
web-key-u = u
web-key-u-say = vzít zpět
web-key-h = h
web-key-h-say = rada
web-key-w = w
web-key-w-say = boti ať čekají, nebo pokračují
web-key-p = p
web-key-p-say = zastavit boty, nebo je pustit dál (hraješ-li bez dalších lidí)
web-key-s = s
web-key-s-say = ukázat další tah botů
web-key-l = l
web-key-l-say = k tomu, co se stalo
web-key-i = i
web-key-i-say = celá karta
web-key-order = Shift ← →
web-key-order-say = posunout kartu v pořadí odkládání
web-key-help = ?
web-key-help-say = tento seznam
web-key-esc = Esc
web-key-esc-say = zavřít
web-trouble-no-hints = U tohoto stolu rady nejsou.
web-trouble-hint-turn = Právě teď nemáš o čem rozhodovat.
web-trouble-not-asked = Nikdo se tě neptá.
web-trouble-away = Na tvém místě hraje bot. Nejdřív si ho vezmi zpět.
web-trouble-chat = Ne tak rychle: řekni to za chvíli.
web-chat = Povídání
web-chat-say = Řekni něco u stolu
web-chat-send = Říct

## Values in rules text: the forms of a word that may follow a number, with commas between them

## Decisions of the group

web-group = Toto rozhoduje skupina: platí, jakmile všichni lidé u stolu navrhnou totéž.
web-group-alone = Toto rozhoduje skupina a jiný člověk tu není: platí tvoje odpověď.
web-group-agree = Souhlasím
web-group-decide = Rozhodnout za všechny
web-group-grace = { $n ->
    [one] možné za { $n } sekundu
    [few] možné za { $n } sekundy
    [many] možné za { $n } sekundy
   *[other] možné za { $n } sekund
}
web-wait-on = Počkejte na mě
web-wait-off = Pokračujte beze mě
web-hold-on = Pauza
web-hold-off = Dál
web-step = Další tah
web-new-grace = Rozhodování za skupinu
web-new-grace-say = Kde rozhoduje skupina, musí souhlasit všichni lidé; po této době smí jeden rozhodnout za všechny.
web-grace-seconds = Jeden smí rozhodnout za všechny { $n ->
    [0] hned
    [one] po { $n } sekundě
    [few] po { $n } sekundách
    [many] po { $n } sekundy
   *[other] po { $n } sekundách
}
web-trouble-grace = Za všechny zatím rozhodnout nelze: nech nejdřív odpovědět ostatní, nebo s nimi souhlas.
web-trouble-no-proposal = To už nikdo nenavrhuje. Takto vypadá stůl teď.
web-trouble-wait = Teď zasáhnout nemůžeš, takže boti čekat nemusejí.
web-close = Zavřít
web-live-on = Spojeno
web-live-retry = Spojení se ztratilo. Připojuji znovu…
web-live-slow = Odesílám tvůj tah…
web-bot-name-1 = Ada
web-bot-name-2 = Bruno
web-bot-name-3 = Kleo
web-bot-name-4 = Dario
web-bot-name-5 = Edda
web-bot-name-6 = Felix
web-less = Méně
web-more = Více
web-shards-of = z { $n }
web-shards-mastery = mistrovství
web-shards-step-play = Hraní
web-shards-step-attack = Útok
web-shards-step-end = Konec
web-shards-step-auction = Dražba
web-shards-step-draft = Výběr relikvií
web-shards-step-first = První tah
web-shards-centre-deck = Verbovací balíček { $n }
web-shards-recruit = Verbovat
web-shards-recruit-fast = Verbovat nebo hned vyložit
web-shards-leaves = zbude { $n }
web-shards-short = chybí { $n }
web-shards-play = Vyložit
web-shards-choose = Vybrat
web-shards-exhaust = Vyčerpat
web-shards-exhausted = Vyčerpán
web-shards-hit = Zničit: { $n }
web-shards-take = Vzít
web-shards-free = jednu ze dvou, zdarma
web-shards-prevents = Zabrání { $n }
web-shards-no-shield = bez štítu
web-shards-hand-empty = Žádné karty v ruce
web-shards-nothing-played = V tomto tahu zatím nic
web-shards-before-shields = před štíty
web-shards-drew = dobráno { $n }
web-shards-nemesis-goal = Při { $n } mistrovství Úhlavní nepřítel vyhraje
web-shards-deal = Ještě můžeš dát { $n }: { $from } → { $to }
web-shards-my-turn = Tvůj tah: drahokamy { $gems }, síla { $power }
web-shards-my-turn-more = Vykládej, verbuj a vyčerpávej v libovolném pořadí. Co zbude, propadne.
web-shards-bid = Nabídnout
web-shards-bid-health = životy
web-shards-attack = Útok, cíl: { $seat }
web-shards-attack-power = síla
web-shards-follows-bid = životy { $n } → { $m }, když vyhraješ
web-shards-follows-focus = 1 drahokam: mistrovství { $n } → { $m }
web-shards-follows-gems = drahokamy { $n } → { $m }
web-shards-follows-power = síla { $n } → { $m }
web-shards-follows-attack = { $n } → { $m } před štíty
web-shards-follows-health = tvé životy { $n } → { $m }
web-shards-unplayed = nevyložené karty: { $n }
web-you-named = { $name } (ty)
web-shards-all = { $n ->
    [one] Vyložit kartu
    [few] Vyložit všechny { $n } karty
   *[other] Vyložit všech { $n } karet
}
web-shards-then = drahokamy { $gems }, síla { $power }
web-key-a = A
web-key-a-say = Vyložit celou ruku v dobrém pořadí
web-shards-played = { $n ->
    [one] jedna karta
    [few] { $n } karty
   *[other] { $n } karet
}
web-shards-recruited = naverbováno:
web-shards-attacked = útok silou { $n }, cíl: { $seat }
web-end-won = Vítězství
web-end-lost = Porážka
web-end-table = Podívat se na stůl
web-shards-damage = zranění
web-shards-prevented = zabráněno
web-shards-heaviest = Nejtěžší rána
web-shards-all-shields = Ukázat všechny štíty
web-set-pace = Tempo botů
web-set-pace-say = Jak dlouho bot čeká mezi tahy, abys ho stačil sledovat.
web-set-pace-normal = běžné
web-set-pace-slow = pomalé
web-set-pace-quick = rychlé
web-set-pace-at-once = ihned
web-replay-turn-before = Předchozí tah
web-replay-turn-after = Další tah
web-replay-autoplay = Přehrát
web-replay-speed = Rychlost
