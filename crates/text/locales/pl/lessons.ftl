# Lekcje: gry z trenerem.

lesson-nav = Nauka
lesson-lead = Przy prawdziwym stole siedzi obok ciebie trener, mówi jedną rzecz naraz i na nią wskazuje. Cokolwiek zrobisz, nic nie przepada: każdy ruch można cofnąć.
lesson-front = Naucz się grać w dziesięć minut
lesson-count = { $n ->
    [one] { $n } lekcja
    [few] { $n } lekcje
   *[other] { $n } lekcji
  }
lesson-minutes = { $n ->
    [one] około { $n } minuty
   *[other] około { $n } minut
  }
lesson-begin = Zacznij
lesson-play = Zagraj własną grę
lesson-all = Wszystkie lekcje
lesson-coach = Trener
lesson-others = Grają pozostali. Zobacz, co robią.
lesson-next = Dalej
lesson-take-back = Cofnij
lesson-alone = Graj dalej bez trenera
lesson-close = Zamknij trenera
lesson-stray = Tak można i oto, co z tego wynikło. Lekcja chciała jednak pokazać najpierw coś innego.
lesson-go-on = Dalej: { $title }

## Pierwsza gra
lesson-realms-first-title = Twoja pierwsza gra
lesson-realms-first-lead = Cztery tury, cała gra przeciw dwóm osobom i królestwo, które wygrywa.
lesson-realms-first-welcome = Witaj! Od początku do końca trzymasz siedem kart. W każdej turze bierzesz jedną kartę i jedną odrzucasz. Gdy w obszarze kart odrzuconych leży dziesięć kart, liczy się wszystkie ręce i wygrywa najwięcej punktów.
lesson-realms-first-hand = Te siedem kart to twoje królestwo. Liczba na górze to siła karty; niżej stoi, za co obok innych kart dostaje albo traci punkty.
lesson-realms-first-king = Spójrz na Króla: 5 punktów za każdą Armię na ręce. Wódz liczy siłę wszystkich twoich Armii jeszcze raz. To królestwo chce więc przywódców i żołnierzy dla nich.
lesson-realms-first-draw = Zacznij turę: dobierz wierzchnią kartę talii.
lesson-realms-first-discard = Przyszła Zaklinaczka, należy do Czarodziejów, i masz osiem kart. Jedna musi odejść. Żywiołak Wody chce Powodzi, a nie masz żadnej: odrzuć go.
lesson-realms-first-discard-leader = Na tej karcie stoi twój plan: bez niej przywódcy i żołnierze tracą więcej, niż Żywiołak Wody kiedykolwiek by przyniósł. Cofnij i poszukaj tego, czego nikt nie potrzebuje.
lesson-realms-first-discard-other = Da się tak grać dalej, ale ta karta przynosi punkty z innymi, a Żywiołak Wody żadnych. Suma spadła bardziej, niż musiała.
lesson-realms-first-take = Odrzucone karty widzą wszyscy i można jedną wziąć zamiast dobierać. Miejsce 3 odrzuciło kartę Lekka Kawaleria: Armia o sile 17, dokładnie to, czego chcą twoi przywódcy. Weź ją.
lesson-realms-first-take-other = Nieznana karta może być dobra albo zła; Lekka Kawaleria jest dobra na pewno: 17 sama, 17 przez Wodza i 5 przez Króla.
lesson-realms-first-score = Tyle jest teraz warta twoja ręka. Zawsze liczy się to, co da się z niej zrobić najlepszego, więc nie musisz dodawać.
lesson-realms-first-rangers = Znów osiem kart. Tropiciele zarabiają na Krainach, a nie masz żadnej. Odrzuć ich.
lesson-realms-first-rangers-other = Z tą kartą królestwo jest warte więcej niż z Tropicielami: bez Krain to słabi żołnierze. Porównaj sumy.
lesson-realms-first-again = To, co zostawili inni, teraz ci nie pomoże. Dobierz z talii.
lesson-realms-first-again-other = Obok twoich kart ta niewiele da; karta z talii ma lepsze widoki. Spróbuj inaczej.
lesson-realms-first-wild = Zmiennokształtny! Takie karty mogą zastąpić inną. Którą najlepiej, policzy stół; tu dodaje do dworu drugiego przywódcę albo czarodzieja.
lesson-realms-first-shield = Teraz najmniej przynosi Tarcza Keth: bez Miecza Keth jest dobra tylko obok przywódcy. Odrzuć ją.
lesson-realms-first-shield-other = To kosztuje więcej: tarcza przynosi 19 punktów, ta karta więcej. To twoja gra, ale chodziło o najlepszą rękę.
lesson-realms-first-ending = W obszarze kart odrzuconych leży osiem kart; przy dziesięciu gra od razu się kończy. To więc twoja ostatnia tura. Pilnuj tej liczby w każdej grze: kto kończy, ten wybiera chwilę.
lesson-realms-first-longbow = Długi Łuk Elfów jest wart 3 i jeszcze 30 obok Wodza. Masz go. Weź łuk.
lesson-realms-first-longbow-empress = Cesarzowa wygląda mocno, ale traci punkty za każdego innego przywódcę, a masz dwóch. Łuk doda tu więcej.
lesson-realms-first-longbow-other = To hazard o ostatnią kartę gry. Łuk to 33 punkty na pewno.
lesson-realms-first-wand = Ostatni wybór: obok łuku najmniej dodaje Magiczna Różdżka. Odrzuć ją i pozwól innym skończyć.
lesson-realms-first-wand-other = I tak wygrasz, ale z mniejszą liczbą punktów. Magicznej Różdżki brakuje królestwu najmniej.
lesson-realms-first-end = Gra skończona, a twoje królestwo wygrywa ze 164 punktami! To wszystko: szukaj kart, które się potrzebują, patrz, co inni odrzucają, i pilnuj dziesiątki.

## Pierwsze tury
lesson-shards-first-title = Twoje pierwsze tury
lesson-shards-first-lead = Klejnoty, rekrutacja, Biegłość, atak, Najemnik: dwie tury ze wszystkim, z czego składa się tura.
lesson-shards-first-welcome = Witaj! Ty i przeciwnik zaczynacie z 50 punktami Zdrowia i tymi samymi dziesięcioma słabymi kartami. Rekrutujesz lepsze, zwiększasz Biegłość i sprowadzasz przeciwnika do 0.
lesson-shards-first-hand = Twoja ręka: w każdej turze pięć kart. W każdej turze zagrywa się wszystkie; niczego się nie odkłada na później.
lesson-shards-first-play = Zagraj swoje pięć kart w dowolnej kolejności. Kryształy dają Klejnoty do płacenia, Miotacz i Odłamek Nieskończoności dają Moc do ataku. Przycisk z całą ręką zagrywa wszystkie naraz.
lesson-shards-first-play-first = Można, ale płacisz, zanim wiesz, co masz. Zagraj najpierw całą rękę: nic nie kosztuje i tylko dodaje.
lesson-shards-first-play-ended = To kończy twoją turę: czego nie zagrano albo nie wydano, to przepada. Cofnij i użyj najpierw reszty.
lesson-shards-first-recruit = Masz trzy Klejnoty. W rzędzie Centralnym leżą karty dla wszystkich. Rekrutuj za 2 Drony Górnicze: idą na twój stos kart odrzuconych i trafią na rękę, gdy talia zostanie przetasowana.
lesson-shards-first-recruit-other = Też dobra karta, ale nie zostałby Klejnot na Biegłość. Drony Górnicze kosztują 2 i za każdym razem dają Klejnot i kartę.
lesson-shards-first-focus = Został jeden Klejnot. Raz na turę możesz użyć Skupienia: 1 Klejnot za 1 Biegłość. Biegłości nie ubywa i wiele kart z nią rośnie; przy 30 Odłamek Nieskończoności zabija jednym ciosem.
lesson-shards-first-attack = Masz 3 Mocy. Zaatakuj przeciwnika wszystkim.
lesson-shards-first-attack-other = Moc nie zostaje na następną turę: czego teraz nie użyjesz, to przepada.
lesson-shards-first-shield = Przeciwnik zagrał karty, rekrutował i oddaje cios za 3. Karty z Tarczą zatrzymałyby część z ręki; nie masz żadnej. Przyjmij obrażenia.
lesson-shards-first-again = Druga tura: pięć nowych kart. Zagraj wszystkie.
lesson-shards-first-mercenary = 6 Klejnotów! Heretyk Danych to Najemnik: można go rekrutować albo zagrać bez rekrutacji: płacisz, używasz od razu, a na koniec tury trafia pod talię Centralną. Zagraj go bez rekrutacji: dobierze dwie karty.
lesson-shards-first-mercenary-recruited = Teraz leży na stosie kart odrzuconych i pomoże w którejś następnej turze. Często to słuszne; tu chcemy jego dwóch kart od razu.
lesson-shards-first-drones = Talia się skończyła, stos przetasowano i oto rekrutowane Drony Górnicze. Zagraj je.
lesson-shards-first-drones-stay = Dobrze. A teraz Drony.
lesson-shards-first-champions = Spójrz jeszcze na rząd: Bohaterowie zostają przed tobą, dopóki nie zostaną zniszczeni, i można ich wyczerpać w każdej turze. Bohater przeciwnika pada, gdy przeznaczysz na niego tyle Mocy, ile ma Zdrowia.
lesson-shards-first-finish = Resztę wydaj, jak chcesz: rekrutuj, użyj Skupienia. Potem zakończ turę.
lesson-shards-first-finish-stay = Dobrze użyte. Graj dalej albo zakończ turę.
lesson-shards-first-end = To cała tura: zagraj wszystko, wydaj Klejnoty, skup się, uderz. Teraz ruch przeciwnika; graj stąd dalej przeciw botowi albo weź następną lekcję.

## Pierwsze tury maga
lesson-aeons-first-title = Twoje pierwsze tury
lesson-aeons-first-lead = Przygotuj Zaklęcia, wydaj eter, spotkaj Nemezis, aktywuj: solo przeciw jednej z nich.
lesson-aeons-first-welcome = Witaj! Jesteś magiem i bronisz Gravehold, ostatniego miasta. Nemezis wygrywa, gdy padnie Gravehold albo wszyscy magowie; ty wygrywasz, gdy jej życie spadnie do 0. Wszyscy gracze są po jednej stronie.
lesson-aeons-first-hand = Twoja ręka: Klejnoty dają eter do płacenia, Zaklęcia ranią. Karty, których nie użyjesz, zostają na ręce.
lesson-aeons-first-prepare = Zaklęcie trwa dwie tury: teraz przygotowujesz je w otwartej Bramie, a na początku następnej tury możesz je aktywować. Masz dwie otwarte Bramy: przygotuj obie Iskry.
lesson-aeons-first-prepare-ended = Tura się skończyła, a Zaklęcia nie są przygotowane. W następnej zabraknie dwóch obrażeń. Cofnij.
lesson-aeons-first-gems = Teraz zagraj Klejnoty: dwa Kryształy i Kamień Księżycowy, dadzą eter.
lesson-aeons-first-buy = Rynek zasobów: dziewięć stosów, otwartych dla wszystkich i tych samych do końca. Kup za 2 Jadeit. Za każdym razem da 2 eteru; trafia na twój stos kart odrzuconych.
lesson-aeons-first-buy-other = Kupić to można, ale na to, co dalej, zostanie mniej. Jadeit zapłaci za wszystkie następne tury.
lesson-aeons-first-buy-first = Najpierw kup: Klejnoty kupione wcześnie zagrywa się najczęściej. Potem eteru na to wystarczy.
lesson-aeons-first-charge = Zostało 2 eteru: zdobądź Ładunek. Gdy są wszystkie Ładunki, można raz użyć zdolności maga.
lesson-aeons-first-charge-other = Następna karta w talii też jest dobra. Tym razem zobaczmy Ładunki.
lesson-aeons-first-finish = Nie ma nic więcej do zrobienia: zakończ turę.
lesson-aeons-first-order = I rzecz szczególna: stosu kart odrzuconych nigdy się nie tasuje. Gdy talia się skończy, stos się odwraca. Dlatego wybierasz kolejność kart. Zostaw je tak, jak leżą.
lesson-aeons-first-order-stay = Dobrze: kolejność ustalona.
lesson-aeons-first-nemesis = Kolejność tur jest tasowana, więc nikt tego nie wiedział: przyszła Nemezis. Wprowadziła do gry Moc. Jej liczba spada w każdej turze Nemezis, a przy 0 uderza. Można też zapłacić, by ją odrzucić.
lesson-aeons-first-cast = Znów twoja tura i Zaklęcia są gotowe. Aktywuj obie Iskry: po 1 obrażeniu.
lesson-aeons-first-cast-done = Zaklęcia zostają przygotowane, ale zajmują Bramy. Czekanie nic tu nie daje.
lesson-aeons-first-prepare-again = Bramy są wolne. Przygotuj dwie Iskry z ręki.
lesson-aeons-first-gems-again = I zagraj trzy Kryształy.
lesson-aeons-first-focus = Więcej Bram to więcej Zaklęć na turę. Wzmocnij trzecią Bramę: obraca się, a jej otwarcie jest za każdym razem tańsze.
lesson-aeons-first-focus-other = To też rozsądne: Klejnoty i Ładunki zwrócą się później, Brama daje miejsce na trzecie Zaklęcie.
lesson-aeons-first-last = Zakończ turę.
lesson-aeons-first-last-stay = Dobrze. A teraz zakończ turę.
lesson-aeons-first-end = Nemezis jest raniona, talia rośnie, a trzecia Brama się otwiera. I spójrz: talia się skończyła, stos odwrócono i pierwszy przyszedł Jadeit, bo leżał najgłębiej. To cała gra; graj stąd dalej albo weź następną lekcję.

## Drugie lekcje Królestw
lesson-realms-duel-title = We dwoje
lesson-realms-duel-lead = Nikt nie dostaje kart: rękę budujesz karta po karcie.
lesson-realms-duel-welcome = We dwoje kart się nie rozdaje. Na zmianę bierzecie po jednej, aż oboje macie siedem; potem zaczynają się zwykłe tury, a gra kończy się przy dwunastu kartach w obszarze kart odrzuconych.
lesson-realms-duel-draw = Pierwszy wybór jest zawsze z talii: dobierz dwie karty.
lesson-realms-duel-keep = Jedną zatrzymaj; druga trafia do obszaru kart odrzuconych, skąd może ją wziąć przeciwnik. Zatrzymaj Nekromantę: na końcu przyniesie ósmą kartę.
lesson-realms-duel-keep-horse = Można, ale Nekromanta leży wtedy przed przeciwnikiem, a ósma karta jest warta więcej niż koń.
lesson-realms-duel-take = Teraz najpierw spójrz na obszar kart odrzuconych. Rumak Bojowy ma 14 więcej obok Przywódcy albo Czarodzieja, a Nekromanta jest Czarodziejem. Rumak wciąż tam leży: weź go.
lesson-realms-duel-take-other = Omijasz 20 pewnych punktów, a rumaka może wziąć przeciwnik.
lesson-realms-duel-end = To cały wybór: zatrzymuj, co pasuje, i myśl, co zostawiasz drugiej osobie. Po siedmiu kartach gracie już tak, jak znasz. Graj stąd dalej!
lesson-realms-chaos-title = Chaotyczne Królestwa
lesson-realms-chaos-lead = Bez tur, z zegarem, i wszyscy wymieniają naraz.
lesson-realms-chaos-welcome = Tu nikt nie dobiera i nikt nie czeka: dopóki zegar nie zadzwoni, wszyscy wymieniają kartę za kartę. Potem liczy się ręce.
lesson-realms-chaos-hand = Słaba ręka: Rumak Bojowy bez pana, Świeca bez księgi i dzwonnicy. Czego nie potrzebujesz, to może przydać się komuś innemu.
lesson-realms-chaos-accept = Miejsce 2 oferuje Władcę Bestii za Świecę. Czarodziej, który poprowadzi rumaka: przyjmij.
lesson-realms-chaos-accept-stay = Dobry pomysł; twoja oferta stoi. A teraz zobacz, co oferuje miejsce 2.
lesson-realms-chaos-call = Własne wymiany zaczynają się niżej: zaoferuj kartę jednej osobie albo ogłoś ją wszystkim i powiedz, czego chcesz: karty, zestawu, czegokolwiek. Komu się spodoba, ten odpowie.
lesson-realms-chaos-end = Jedna wymiana więcej niż podwoiła wartość ręki. Wymieniaj dalej, dopóki przy tym stole biegnie czas, albo zagraj z przyjaciółmi.

## Drugie lekcje Odłamków
lesson-shards-teams-title = Dwoje na dwoje
lesson-shards-teams-lead = Kogo wolno trafić i jak drużyny się zmieniają.
lesson-shards-teams-welcome = Ty i miejsce 4 to drużyna, miejsca 2 i 3 to druga. Wygrywacie razem. Najpierw gra jedno z was, potem oboje przeciwników, potem twój partner.
lesson-shards-teams-play = Zagraj rękę jak zawsze.
lesson-shards-teams-play-ended = To kończy turę z niezagranymi kartami. Cofnij.
lesson-shards-teams-champion = Rekrutuj Drony Numeri, Bohatera. Bohater wchodzi do gry, gdy zagrasz go z ręki, i zostaje.
lesson-shards-teams-champion-other = Też dobrze: czego potrzebuje talia, to twoja sprawa.
lesson-shards-teams-opposite = Każdy ma naprzeciw jednego przeciwnika; twój to miejsce 3. Twoja Moc trafia tylko jego i Bohaterów obojga przeciwników. Zaatakuj wszystkim.
lesson-shards-teams-opposite-stay = Dobrze. A teraz uderz.
lesson-shards-teams-opposite-less = Nieużyta Moc przepada na koniec tury. Użyj całej.
lesson-shards-teams-end = Gdy ten naprzeciw padnie, twoja Moc idzie na drugiego. Pomóż partnerowi, niszcząc Bohaterów, którzy przeszkadzają wam obojgu. Graj stąd dalej.
lesson-shards-nemesis-title = Solo przeciw Nemezis
lesson-shards-nemesis-lead = Przeciwnik bez ręki: używa rzędu, który mu zostawisz.
lesson-shards-nemesis-welcome = Nemezis ma 50 punktów Zdrowia jak ty, ale nie ma talii ani ręki. Po każdej twojej turze odkrywa kartę talii Centralnej i zagrywa ją oraz wszystkie karty rzędu tej samej frakcji.
lesson-shards-nemesis-row = Ten rząd jest więc twój i jej. Czego rekrutujesz, tego nie użyje. Przy Biegłości 30 wygrywa; tak samo, gdy padniesz.
lesson-shards-nemesis-play = Zagraj rękę.
lesson-shards-nemesis-play-ended = Jeszcze nie: niezagrane karty przepadają w tej turze.
lesson-shards-nemesis-zealot = Volos to jej Postać, a karty własnej frakcji pomagają jej najbardziej. Rekrutuj kartę Fanatyczka Cierni i zabierz ją.
lesson-shards-nemesis-zealot-other = Talii to pomoże, ale kartę własnej frakcji zostawiasz Nemezis.
lesson-shards-nemesis-spend = Użyj Skupienia: o wyścigu decyduje Biegłość.
lesson-shards-nemesis-spend-other = O kartę mniej dla Nemezis; dobrze.
lesson-shards-nemesis-attack = Wydaj, co chcesz, a potem zaatakuj Nemezis swoją Mocą.
lesson-shards-nemesis-attack-stay = Dobrze wydane. A teraz atak.
lesson-shards-nemesis-attack-end = Moc by przepadła. Najpierw zaatakuj.
lesson-shards-nemesis-answer = Nemezis odpowiedziała: w dzienniku stoi, co odkryła, co zagrała z rzędu i co zyskała.
lesson-shards-nemesis-end = Taki jest rytm: bierz z rzędu, co by ci zaszkodziło, dotrzymuj kroku jej Biegłości i uderzaj, kiedy możesz. Graj stąd dalej i pokonaj ją.

## Drugie lekcje maga
lesson-aeons-breaches-title = Bramy
lesson-aeons-breaches-lead = Wzmocnij, otwórz i przygotuj więcej niż jedno Zaklęcie na turę.
lesson-aeons-breaches-welcome = Każda otwarta Brama mieści jedno Zaklęcie. Zaczynasz z jedną otwartą; dwie następne otwiera się tanio, czwartą drogo.
lesson-aeons-breaches-prepare = Przygotuj Blask w pierwszej Bramie.
lesson-aeons-breaches-ended = To zakończyłoby turę. Jest jeszcze coś do zrobienia: cofnij.
lesson-aeons-breaches-gems = Zagraj cztery Kryształy.
lesson-aeons-breaches-focus = Wzmocnij dwa razy drugą Bramę. Za każdym razem obraca się o ćwierć, a jej otwarcie tanieje.
lesson-aeons-breaches-focus-other = Też się przyda, ale ta lekcja jest o drugiej Bramie.
lesson-aeons-breaches-finish = Zakończ turę; Brama zostaje tak, jak jest obrócona.
lesson-aeons-breaches-cast = Aktywuj Blask.
lesson-aeons-breaches-gems-again = Znów cztery Kryształy: zagraj je.
lesson-aeons-breaches-third = Wzmocnij drugą Bramę jeszcze raz. W Bramie wzmocnionej w tej turze można przygotować Zaklęcie, choć nie jest otwarta.
lesson-aeons-breaches-open = A gdy jest obrócona tak daleko, otwarcie nie kosztuje więcej niż wzmocnienie. Otwórz ją: odtąd mieści Zaklęcie w każdej turze.
lesson-aeons-breaches-open-stay = Zaklęcie przygotowane. A teraz otwórz Bramę.
lesson-aeons-breaches-open-other = Brama zostaje wtedy zamknięta i następnym razem płacisz znowu. 2 eteru otwiera ją na zawsze.
lesson-aeons-breaches-end = Dwie Bramy do końca gry. Wczesne Bramy są wiele warte: każda to jedno Zaklęcie więcej, tura za turą. Graj stąd dalej.
lesson-aeons-nemesis-title = Tury Nemezis
lesson-aeons-nemesis-lead = Ataki, Moce i Poplecznicy, i dokąd kierować obrażenia.
lesson-aeons-nemesis-welcome = W swojej turze Nemezis najpierw uruchamia wszystko, co przed nią leży, od najstarszego. Potem dobiera kartę: Atak dzieje się od razu, Moc odlicza, Poplecznik zostaje i działa co turę.
lesson-aeons-nemesis-minion = Oto Poplecznik, Podżegacz: 5 punktów życia. W każdej turze Nemezis rani Gravehold o jej Furię, a Furia rośnie.
lesson-aeons-nemesis-cast = Zaklęcia są gotowe. Aktywuj pierwsze.
lesson-aeons-nemesis-cast-done = Zaklęcia czekałyby na następną turę, a Poplecznik dalej rani Gravehold.
lesson-aeons-nemesis-target = Obrażenia idą na Nemezis albo na Poplecznika. Ten będzie działał tura za turą: traf Podżegacza.
lesson-aeons-nemesis-target-nemesis = Nemezis traci 1 punkt życia z 60. Poplecznik żyje turę dłużej, a to kosztuje Gravehold więcej, niż to dało.
lesson-aeons-nemesis-second = Aktywuj drugie Zaklęcie.
lesson-aeons-nemesis-second-target = I jeszcze raz, w wybrany cel.
lesson-aeons-nemesis-end = Zawsze pytaj, co działa przed tobą: prognoza obok stołu liczy to za ciebie. Niszcz, co rani co turę, odrzucaj Moce, zanim uderzą, a obrażenia zachowaj na koniec. Graj stąd dalej.
