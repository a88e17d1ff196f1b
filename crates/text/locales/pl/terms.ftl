# Słowa, które same się objaśniają przy stole.

term-words = Co znaczą słowa
web-set-explain = Objaśnienia
web-set-explain-say = Słowa, znaki i miejsca na stole objaśniają się, gdy na nie wskażesz: w pierwszych grach od razu, później tylko gdy poczekasz lub dotkniesz.
web-set-explain-all = objaśniaj wszystko
web-set-explain-quiet = po cichu
