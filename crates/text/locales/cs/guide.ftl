# Stránky s pravidly: slova kolem průvodců, které jsou v guides/<lang>/*.toml.

guide-nav = Pravidla
guide-title = Pravidla
guide-lead = Jak se která hra hraje, našimi slovy, se všemi výklady, jejich čísly a původem.
guide-contents = Obsah
guide-example = Příklad
guide-rulings = Výklady
guide-rulings-lead = Otázky, které vyvstaly, a jak se zde hrají. Každá má číslo, které se nemění, říká, na čím slově stojí, a jmenuje karty, jichž se týká.
guide-rulings-count = { $n ->
    [one] { $n } výklad
    [few] { $n } výklady
    [many] { $n } výkladu
   *[other] { $n } výkladů
}
guide-source-printed = Vytištěno
guide-source-printed-say = říkají to pravidla hry; vedle jsou jazyky vydání, která to tisknou, a nadpis
guide-source-derived = Odvozeno
guide-source-derived-say = plyne to z toho, co pravidla tisknou pod uvedeným nadpisem
guide-source-official = Oficiální
guide-source-official-say = zveřejnil to autor nebo vydavatel a četli jsme to; co se jen traduje, se nepočítá
guide-source-ours = Naše volba
guide-source-ours-say = nikdo to nerozhodl, tak jsme rozhodli my, často stejně jako jiné programy
guide-cards = Karty:
guide-show-me = Ukaž mi to
guide-shown = { $n ->
    [one] Ukazuje { $n } pozice
    [few] Ukazují { $n } pozice
    [many] Ukazuje { $n } pozice
   *[other] Ukazuje { $n } pozic
}
guide-shown-say = Každá je soubor, který naše testy přehrávají; lze ho číst a spustit příkazem `talon scenario`. Soubory jsou anglicky.
guide-about-card = { $n ->
    [one] { $n } výklad k této kartě
    [few] { $n } výklady k této kartě
    [many] { $n } výkladu k této kartě
   *[other] { $n } výkladů k této kartě
}
