# Telling an address whose turn it is.

hook-label = Adres, który dowie się, czyj jest ruch
hook-say = Twój program może się tego dowiedzieć przez webhook, z imionami przy stole i linkiem do oglądania.
hook-bad = To nie jest adres, który można powiadomić. Musi zaczynać się od http:// lub https:// i nie może zawierać nazwy ani hasła.
hook-private = Ten adres leży w sieci prywatnej, a takich ten serwer nie powiadamia.
