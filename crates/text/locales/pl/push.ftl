# Telling a browser when it is its turn.

push-tell = Daj mi znać, gdy będzie mój ruch
push-told = Dowiesz się, gdy będzie twój ruch
push-denied = Ta przeglądarka nie pozwala na powiadomienia
push-turn = Twój ruch: { $game }
push-soon = Zostało mało czasu: { $game }
push-bad = Tej przeglądarki nie da się powiadomić: tego, co przysłała, ten serwer nie może użyć.
push-many = O tym miejscu powiadamianych jest już zbyt wiele przeglądarek.
