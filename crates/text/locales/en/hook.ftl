# Telling an address whose turn it is.

hook-label = An address to tell whose turn it is
hook-say = A program of yours can be told by a webhook, with the names at the table and a link for watching.
hook-bad = That is no address that can be told. It has to begin with http:// or https:// and to hold no name or password.
hook-private = That address lies inside a private network, and this server does not tell those.
