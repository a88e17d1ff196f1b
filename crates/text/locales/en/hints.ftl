# Hints: a plan for the turn, and why.

hint-plan = A plan for this turn
hint-worth-chance = { $value } chance to win (± { $error })
hint-worth-points = about { $n } points at the end (± { $error })
hint-why = Why
hint-compared = Compared with: { $other }.
hint-close-call = It is close: nothing that can be counted by your next turn speaks clearly for either.
hint-others = What else you could do first
hint-less = { $less } less (± { $error })
hint-equal = about as good
hint-points = { $n } points
hint-say = From positions you cannot tell from the real one. Only what you know was used, and nobody else sees it.
