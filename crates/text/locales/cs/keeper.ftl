# Co nastavil správce serveru: meze a důkaz rozdání.

keeper-too-fast = { $n ->
    [one] Bylo toho najednou trochu moc. Zkus to znovu za { $n } sekundu.
    [few] Bylo toho najednou trochu moc. Zkus to znovu za { $n } sekundy.
    [many] Bylo toho najednou trochu moc. Zkus to znovu za { $n } sekundy.
   *[other] Bylo toho najednou trochu moc. Zkus to znovu za { $n } sekund.
}
keeper-forged = Tento formulář přišel z jiné stránky, proto se nic nestalo.
keeper-too-large = Tolik najednou stránka nepřijme; nic se nestalo.

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
keeper-quarantined = Tento stůl má poruchu a byl vyřazen ze hry. Co se odehrálo, zůstává uložené a správce serveru o poruše ví.
keeper-busy = Stůl ještě vyřizuje odpověď někoho jiného. Z vaší se nic nezahrálo; zkuste to za chvíli.
