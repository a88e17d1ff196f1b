# Words that explain themselves at the table.

term-words = What the words mean
web-set-explain = Explanations
web-set-explain-say = Words, signs and zones explain themselves when you point at them: at once for your first games, later only if you wait or tap.
web-set-explain-all = explain everything
web-set-explain-quiet = quiet
