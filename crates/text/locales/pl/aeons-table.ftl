# Stół gry Aeon's End: co z czego wynika, co zagraża, co się stało.

web-aeons-would-win = gra jest wygrana
web-aeons-would-lose = gra jest przegrana
web-aeons-exhausts = wyczerpanie: { $seat }
web-aeons-loses-supply = pożarte: { $card }
web-aeons-loses = zniszczone: { $card }
web-aeons-discards = odrzucone: { $card }
web-aeons-loses-breach = Brama { $n } zostaje zniszczona
web-aeons-only-gems = i { $n } tylko na Klejnoty
web-aeons-only-spells = i { $n } tylko na Zaklęcia
web-aeons-all-gems = Zagraj wszystkie Klejnoty ({ $n })
web-aeons-lost = przepadłby eter: { $n }
web-aeons-leaves = zostaje eter: { $n }
web-aeons-left = zostało
web-aeons-nemesis-next = następna jest Nemezis
web-aeons-nemesis-next-of = Nemezis następna: { $n } z { $most }
web-aeons-nemesis-not-next = Nemezis nie jest następna
web-aeons-no-threats = Nemezis nie ma w grze żadnej karty.
web-aeons-sheet = Zasady
web-aeons-do = Zrobić to? { $what }
web-aeons-of-life = z { $n }
web-aeons-husks-warn = Skorupy: { $n } z { $most } do porażki
web-aeons-swarm-now = Rojenie teraz:
web-aeons-devoured = Pożarte: { $n }
web-aeons-may-fall = może upaść przed twoją turą: do { $n }
web-aeons-may-lose = do twojej tury najwyżej { $n }
web-aeons-exhausted = wyczerpanie
web-aeons-may-exhaust = karty w grze mogą zadać { $n }
web-aeons-hand-empty = Nie masz nic na ręce.
web-aeons-breaches = Bramy
web-aeons-opened-empty = otwarta, pusta
web-aeons-fresh = przygotowane w tej turze
web-aeons-used = { $n ->
    [one] użyto { $n } karty
    [few] użyto { $n } kart
    [many] użyto { $n } kart
   *[other] użyto { $n } karty
}
web-aeons-gained = pozyskane karty:
web-aeons-dealt = zadane obrażenia: { $n }
web-aeons-suffered = otrzymane obrażenia: { $n }
web-aeons-to-spend = eter do wydania
web-aeons-this-turn = W tej turze
web-aeons-if-next = Jeśli następna jest Nemezis
web-aeons-draws-tier = dobiera kartę rzędu { $n }; w talii zostało { $most }
web-aeons-deck-empty = jej talia jest pusta
web-aeons-draws = Następnie dobierzesz:
web-aeons-against = Przeciwnik: { $nemesis }
web-aeons-stands = Gravehold ocalał
web-aeons-fallen = Gravehold upadł
web-aeons-damage-dealt = Zadane obrażenia
web-aeons-cards-gained = Pozyskane karty
web-end-decisive = Decydująca tura
