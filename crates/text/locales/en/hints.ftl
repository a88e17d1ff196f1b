# Hints: a plan for the turn, and why.

hint-plan = A plan for this turn
hint-worth-chance = { $value } chance to win (± { $error })
hint-worth-points = about { $n } points at the end (± { $error })
hint-why = Why
hint-compared = Compared with: { $other }.
hint-close-call = It is close: by your next turn, nothing that can be counted clearly favours either.
hint-others = What else you could do first
hint-less = { $less } less (± { $error })
hint-equal = about as good
hint-points = { $n } points
hint-say = Worked out from positions you cannot tell from the real one, using only what you know. Nobody else sees it.
