# Stránky kolem stolu: lišta nahoře, úvodní stránka, herna, nový stůl, moje hry.

web-nav = Hlavní
web-nav-play = Hrát
web-nav-lobby = Herna
web-nav-mine = Moje hry
web-front-which = Který svět dnes večer?
web-game-realms-facts = 2 až 7 hráčů · 15 minut
web-game-shards-facts = 1 až 4 hráči · 30 minut
web-game-aeons-facts = 1 až 4 společně · 60 minut
web-play = Hrát hned
web-play-level = Jak silní jsou boti
web-play-learn = Jak se hraje
web-play-with = S přáteli
web-play-options = Možnosti
web-tool-editor = Rozložit pozici, dohrát ji, zeptat se na nejlepší tah
web-tool-rules = Vyhledat pravidlo nebo výklad
web-mine = Moje hry
web-mine-lead = Žádný účet: tvá místa si pamatuje jen tento prohlížeč.
web-mine-continue = Pokračovat
web-mine-turns = { $n }× jsi na tahu
web-mine-none = Tady najdeš hry, u kterých sedíš.
web-mine-finished = Dohrané
web-mine-finished-none = Zatím nic dohraného.
web-mine-won = výhra
web-mine-lost = prohra
web-mine-statistics = Moje statistiky
web-mine-col-game = Hra
web-mine-col-played = Odehráno
web-mine-col-won = Vyhráno
web-mine-col-share = Podíl výher
web-mine-col-best = Nejlepší výsledek
web-mine-col-cards = Nejčastější karty
web-mine-along = Vzít místa s sebou
web-mine-along-say = Další zařízení dostane tvá místa také; tomuto zůstanou.
web-mine-along-do = Vytvořit odkaz a kód
web-mine-along-once = Namiř na něj fotoaparát druhého zařízení, nebo tam otevři odkaz. Platí jednou, deset minut.
web-mine-arrive = { $n ->
    [one] Na toto zařízení přijde { $n } místo.
    [few] Na toto zařízení přijdou { $n } místa.
    [many] Na toto zařízení přijde { $n } místa.
   *[other] Na toto zařízení přijde { $n } míst.
}
web-mine-arrive-do = Převzít
web-mine-arrive-late = Tento odkaz už byl použit, nebo je starší než deset minut. Vytvoř na druhém zařízení nový.
web-mine-data = Co o tobě víme
web-mine-data-say = Jen tento seznam, a ten leží v tvém prohlížeči. Stoly si pamatují jména, která se na nich napsala.
web-mine-export = Uložit do souboru
web-mine-forget = Všechno tu zapomenout
web-mine-forget-say = Tento prohlížeč ztratí cestu ke svým místům. Stoly zůstanou; bez uloženého odkazu se k nim nikdo nevrátí.
web-mine-forget-do = Ano, zapomenout
web-lobby = Otevřené stoly
web-lobby-free = { $n ->
    [one] Čeká { $n } volné místo.
    [few] Čekají { $n } volná místa.
    [many] Čeká { $n } volného místa.
   *[other] Čeká { $n } volných míst.
}
web-lobby-which = Které hry
web-lobby-all = Všechny hry
web-lobby-all-of-them = Všechny otevřené stoly
web-lobby-open = Volná místa
web-lobby-going = Hraje se, můžeš se dívat
web-lobby-none = Teď nikdo nečeká na spoluhráče. Otevři stůl: bude tu stát, dokud si někdo nepřisedne.
web-lobby-own = Nic se nehodí?
web-lobby-own-say = Otevři vlastní stůl; bude tu, dokud se místa neobsadí.
web-somebody = Někdo
web-seat-free = Volné místo
web-sit-down = Přisednout
web-ago-now = právě teď
web-ago-minutes = před { $n } min
web-ago-hours = před { $n } h
web-ago-days = { $n ->
    [one] před { $n } dnem
    [few] před { $n } dny
    [many] před { $n } dne
   *[other] před { $n } dny
}
web-join-asked = Zvou tě ke hře
web-join-name-say = Uvidí ho jen tento stůl. Žádný účet; místo si pamatuje tvůj prohlížeč.
web-join-seats = Kdo kde sedí
web-new = Nový stůl
web-new-lead = Vyber a rozdej. Hraj sám proti botům, nebo pošli odkaz přátelům.
web-new-which = Hra
web-new-yours = Tvůj stůl
web-new-who-comes = Kdo smí na volná místa
web-new-by-link = Jen s odkazem
web-new-in-lobby = V herně
web-by-lot = losem
web-by-lot-say = Vylosuje se při rozdávání.
web-game-realms-mode-standard = Každý skládá říši ze sedmi karet.
web-game-realms-mode-duel = Dva hráči; dobíráš ze tří karet.
web-game-realms-mode-chaos = Všichni směňují najednou, proti času.
web-game-shards-mode-standard = Každý proti každému.
web-game-shards-mode-teams = Dva proti dvěma; útočíš na soupeře naproti.
web-game-shards-mode-melee = Tři; každý útok zasáhne oba ostatní naplno.
web-game-shards-mode-nemesis = Sám proti nepříteli, který nepotřebuje balíček.
web-game-aeons-nemesis-rageborne = Sbírá zuřivost a tvrdě udeří.
web-game-aeons-nemesis-carapace-queen = Plodí Kusadla, až zaplaví město.
web-game-aeons-nemesis-crooked-mask = Kazí balíčky samotných mágů.
web-game-aeons-nemesis-prince-of-gluttons = Požírá zásobu balíček po balíčku.
web-game-aeons-nemesis-random = Rozhodne los.
web-score-why = Proč?
web-filter-ruled = s výklady
web-set-look = Vzhled
web-set-table = U stolu
web-set-device = Toto zařízení
web-offline = Server není dosažitelný. Navštívená pravidla a karty lze číst; počítání a hraní ho potřebují.
web-offline-title = Bez spojení
web-offline-kept = Co si teď můžeš přečíst
