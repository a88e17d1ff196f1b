# Stůl hry Aeon's End: co z čeho plyne, co hrozí, co se stalo.

web-aeons-would-win = hra je vyhraná
web-aeons-would-lose = hra je prohraná
web-aeons-exhausts = vyčerpání: { $seat }
web-aeons-loses-supply = pohlceno: { $card }
web-aeons-loses = zničeno: { $card }
web-aeons-discards = odloženo: { $card }
web-aeons-loses-breach = trhlina { $n } je zničena
web-aeons-only-gems = a { $n } jen na drahokamy
web-aeons-only-spells = a { $n } jen na kouzla
web-aeons-all-gems = Zahrát všechny drahokamy ({ $n })
web-aeons-lost = propadl by éter: { $n }
web-aeons-leaves = zbude éter: { $n }
web-aeons-left = zbývá
web-aeons-nemesis-next = další je Pán Bezejmenných
web-aeons-nemesis-next-of = Pán Bezejmenných příště: { $n } z { $most }
web-aeons-nemesis-not-next = Pán Bezejmenných příště ne
web-aeons-no-threats = Pán Bezejmenných nemá ve hře žádnou kartu.
web-aeons-sheet = Pravidla
web-aeons-do = Provést to? { $what }
web-aeons-of-life = z { $n }
web-aeons-husks-warn = Kusadla { $n } z { $most } do porážky
web-aeons-swarm-now = Rojení teď:
web-aeons-devoured = Pohlceno: { $n }
web-aeons-may-fall = může padnout před tvým tahem: až { $n }
web-aeons-may-lose = do tvého tahu až { $n }
web-aeons-exhausted = vyčerpání
web-aeons-may-exhaust = karty ve hře mohou udělit { $n }
web-aeons-hand-empty = V ruce nic nemáš.
web-aeons-breaches = Trhliny
web-aeons-opened-empty = otevřená, prázdná
web-aeons-fresh = připraveno v tomto tahu
web-aeons-used = { $n ->
    [one] použita { $n } karta
    [few] použity { $n } karty
    [many] použito { $n } karty
   *[other] použito { $n } karet
}
web-aeons-gained = získáno
web-aeons-dealt = uděleno zranění: { $n }
web-aeons-suffered = utrpěno zranění: { $n }
web-aeons-to-spend = éter k utracení
web-aeons-this-turn = V tomto tahu
web-aeons-if-next = Bude-li na tahu Pán Bezejmenných
web-aeons-draws-tier = lízne kartu úrovně { $n }; v balíčku zbývá { $most }
web-aeons-deck-empty = jeho balíček je prázdný
web-aeons-draws = Příště si lízneš:
web-aeons-against = Protivník: { $nemesis }
web-aeons-stands = Útočiště stojí
web-aeons-fallen = Útočiště padlo
web-aeons-damage-dealt = Udělená zranění
web-aeons-cards-gained = Získané karty
web-end-decisive = Rozhodující tah
