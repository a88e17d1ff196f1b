# Telling a browser when it is its turn.

push-tell = Dej mi vědět, až budu na tahu
push-told = Dozvíš se, až budeš na tahu
push-denied = Tento prohlížeč oznámení nedovoluje
push-turn = Jsi na tahu: { $game }
push-soon = Zbývá málo času: { $game }
push-bad = Tomuto prohlížeči nelze dát vědět: to, co poslal, tento server použít nemůže.
push-many = O tomto místě se dozvídá už příliš mnoho prohlížečů.
