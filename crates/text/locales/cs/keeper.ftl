# Co nastavil správce serveru: meze a důkaz rozdání.

keeper-too-fast = { $n ->
    [one] Bylo toho najednou trochu moc. Zkus to znovu za { $n } sekundu.
    [few] Bylo toho najednou trochu moc. Zkus to znovu za { $n } sekundy.
    [many] Bylo toho najednou trochu moc. Zkus to znovu za { $n } sekundy.
   *[other] Bylo toho najednou trochu moc. Zkus to znovu za { $n } sekund.
}
keeper-forged = Tento formulář přišel z jiné stránky, proto se nic nestalo.
keeper-too-large = Tolik najednou stránka nepřijme; nic se nestalo.
keeper-costly = { $n ->
    [one] Tohle dá serveru hodně práce a teď jí bylo zadáno příliš. Nic se nestalo; zkus to znovu za { $n } sekundu.
    [few] Tohle dá serveru hodně práce a teď jí bylo zadáno příliš. Nic se nestalo; zkus to znovu za { $n } sekundy.
    [many] Tohle dá serveru hodně práce a teď jí bylo zadáno příliš. Nic se nestalo; zkus to znovu za { $n } sekundy.
   *[other] Tohle dá serveru hodně práce a teď jí bylo zadáno příliš. Nic se nestalo; zkus to znovu za { $n } sekund.
}
keeper-back = Adresa, na kterou se máš vrátit, není naše.

## Důkaz rozdání

proof-title = Důkaz rozdání
proof-say = Před prvním tahem vidí každý u stolu otisk toho, jak se rozdávalo: hlavičky záznamu se semínkem náhody a přidané soli. Po skončení hry se obojí odhalí. Je-li otisk obojího ten, který jsi viděl, nikdo žádnou kartu nezměnil.
proof-sealed = Rozdání je zapečetěno tímto otiskem (SHA-256). Semínko a sůl se odhalí po skončení hry.
proof-open = Hra skončila: z tohoto byl otisk vytvořen.
proof-header = Záznam nebo jeho druhý řádek
proof-salt = Sůl
proof-commitment = Otisk ukázaný u stolu
proof-computed = Otisk toho, co jsi zadal
proof-check = Ověřit
proof-holds = Shodují se: rozdávalo se přesně z tohoto semínka.
proof-fails = Neshodují se: takto se u stolu nerozdávalo.
proof-by-hand = Vlastní rukou, bez důvěry v tuto stránku:
keeper-fault = Při vyřizování se na naší straně něco pokazilo. Je to zapsáno; ostatních stolů se to netýká.
keeper-table-quarantined = Tento stůl má poruchu a byl vyřazen ze hry. Co se odehrálo, zůstává uložené a správce serveru o poruše ví.
keeper-busy = Stůl ještě vyřizuje odpověď někoho jiného. Z vaší se nic nezahrálo; zkuste to za chvíli.
keeper-unknown = Úložiště zatím neřeklo, zda se to uložilo. Totéž můžete bez obav poslat znovu: dvakrát se to nikdy nezahraje.

## Stránka správce

keeper-page = Stránka správce
keeper-well = Vše v pořádku
keeper-names-nobody = nejmenuje žádný stůl ani hráče
keeper-metrics = Metriky
keeper-moves = Tahů za sekundu
keeper-moves-chart = Tahů za sekundu za poslední hodinu
keeper-times = Jak dlouho co trvalo, poslední hodina
keeper-queues = Co čeká na vlákno
keeper-edges = Úložiště a meze
keeper-tables = stolů v paměti
keeper-post = odeslání, medián
keeper-waiting = úvah čeká
keeper-longest = nejdéle
keeper-failed = odeslání selhalo
keeper-hour-ago = před hodinou
keeper-now = teď
keeper-time-post = Odeslání, než přijde odpověď
keeper-time-commit = Změna, než je uložena
keeper-time-wait = Úvaha, než začne
keeper-time-thought = Úvaha
keeper-threads = Vláken
keeper-waits = Čeká
keeper-queue-quick = Rychlí boti
keeper-queue-search = Hledající boti, rady
keeper-queue-work = Součty, nahrané záznamy, přehrávání
keeper-store = Úložiště odpoví za
keeper-connections = Otevřená spojení
keeper-quarantined = Stolů v karanténě
keeper-refused = Odmítnuto od spuštění:
keeper-up-minutes = { $n ->
    [one] běží { $n } minutu
    [few] běží { $n } minuty
    [many] běží { $n } minuty
   *[other] běží { $n } minut
}
keeper-up-hours = { $n ->
    [one] běží { $n } hodinu
    [few] běží { $n } hodiny
    [many] běží { $n } hodiny
   *[other] běží { $n } hodin
}
keeper-up-days = { $n ->
    [one] běží { $n } den
    [few] běží { $n } dny
    [many] běží { $n } dne
   *[other] běží { $n } dní
}
keeper-streams = { $n ->
    [one] { $n } otevřený proud
    [few] { $n } otevřené proudy
    [many] { $n } otevřeného proudu
   *[other] { $n } otevřených proudů
}
keeper-moves-hour = { $n ->
    [one] { $n } za poslední hodinu
    [few] { $n } za poslední hodinu
    [many] { $n } za poslední hodinu
   *[other] { $n } za poslední hodinu
}
keeper-posts-hour = { $n ->
    [one] z { $n } za poslední hodinu
    [few] ze { $n } za poslední hodinu
    [many] z { $n } za poslední hodinu
   *[other] z { $n } za poslední hodinu
}
