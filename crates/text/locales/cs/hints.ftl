# Rady: plán na tah a proč.

hint-plan = Plán na tento tah
hint-worth-chance = šance na výhru { $value } (± { $error })
hint-worth-points = na konci asi { $n } bodů (± { $error })
hint-why = Proč
hint-compared = Ve srovnání s: { $other }.
hint-close-call = Je to těsné: nic, co lze do tvého dalšího tahu spočítat, nemluví jasně pro jedno ani druhé.
hint-others = Co jiného můžeš udělat nejdřív
hint-less = o { $less } méně (± { $error })
hint-equal = asi stejně dobré
hint-points = { $n } b.
hint-say = Z pozic, které nerozeznáš od skutečné. Bere se jen to, co víš, a nikdo jiný to nevidí.
