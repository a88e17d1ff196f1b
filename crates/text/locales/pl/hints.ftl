# Podpowiedzi: plan tury i dlaczego.

hint-plan = Plan na tę turę
hint-worth-chance = szansa na wygraną { $value } (± { $error })
hint-worth-points = na końcu około { $n } punktów (± { $error })
hint-why = Dlaczego
hint-compared = W porównaniu z: { $other }.
hint-close-call = Różnica jest niewielka: nic, co da się policzyć do twojej następnej tury, nie przemawia wyraźnie za jednym ani drugim.
hint-others = Co innego możesz zrobić najpierw
hint-less = o { $less } mniej (± { $error })
hint-equal = mniej więcej tak samo dobre
hint-points = { $n } pkt
hint-say = Z pozycji, których nie odróżnisz od prawdziwej. Użyto tylko tego, co wiesz, i nikt inny tego nie widzi.
