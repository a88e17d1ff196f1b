# Powtórki, które się przesyła i rozgrywa dalej, oraz zapisy skądinąd.

web-replay-jump = Przejdź do ruchu
web-replay-share = Link do tej chwili
web-branch-title = Graj dalej od tego miejsca
web-branch-seat = Twoje miejsce
web-branch-do = Graj dalej z botami
web-upload = Obejrzyj zapis
web-upload-lead = Gra z tego serwera, z wiersza poleceń albo od znajomego: zostanie sprawdzona ruch po ruchu, potem zobaczysz ją dowolnymi oczami i od każdej chwili możesz grać dalej.
web-upload-file = Z pliku
web-upload-paste = Albo wklej go tutaj
web-upload-do = Pokaż grę
web-archive = To jest zapis; nikt już tu nie gra.
web-trouble-branch = W tej chwili gra jest już skończona; cofnij się trochę.
web-trouble-record-long = Zapis gry nie może być tak długi.
web-trouble-archive = To jest zapis; nikt już tu nie gra.
