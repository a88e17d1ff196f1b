# What the keeper of the server has set: limits, and the proof of the deal.

keeper-too-fast = { $n ->
    [one] To bylo trochu moc najednou. Zkuste to prosím znovu za { $n } sekundu.
    [few] To bylo trochu moc najednou. Zkuste to prosím znovu za { $n } sekundy.
    [many] To bylo trochu moc najednou. Zkuste to prosím znovu za { $n } sekundy.
   *[other] To bylo trochu moc najednou. Zkuste to prosím znovu za { $n } sekund.
}
keeper-forged = Formulář přišel z jiné stránky, takže se nic nestalo.

## Proof of the deal

proof-title = Důkaz rozdání
proof-short = Důkaz
proof-say = Před prvním tahem vidí všichni u stolu otisk toho, jak se rozdávalo: hlavičky záznamu se semínkem a soli. Po skončení hry se obojí odhalí. Pokud otisk obojího odpovídá tomu, co jste viděli, nikdo žádnou kartu nevyměnil.
proof-sealed = Rozdání je zapečetěno tímto otiskem (SHA-256). Semínko a sůl se odhalí po skončení hry.
proof-open = Hra skončila: z tohoto byl otisk pořízen.
proof-header = Záznam nebo jeho druhý řádek
proof-salt = Sůl
proof-commitment = Otisk ukázaný u stolu
proof-computed = Otisk zadaných údajů
proof-check = Ověřit
proof-holds = Souhlasí: hra byla rozdána přesně z tohoto semínka.
proof-fails = Nesouhlasí: takhle se u stolu nerozdávalo.
proof-by-hand = Vlastníma rukama, bez důvěry v tuto stránku:
