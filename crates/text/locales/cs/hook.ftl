# Telling an address whose turn it is.

hook-label = Adresa, která se dozví, kdo je na tahu
hook-say = Tvému programu to může říct webhook, se jmény u stolu a odkazem ke sledování.
hook-bad = To není adresa, které lze dát vědět. Musí začínat http:// nebo https:// a nesmí obsahovat jméno ani heslo.
hook-private = Ta adresa leží uvnitř soukromé sítě a takovým tento server vědět nedává.
