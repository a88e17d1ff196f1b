# Telling an address whose turn it is.

hook-label = A webhook that is told whose turn it is
hook-say = A web address of yours that gets a message, with the names at the table and a link for watching.
hook-bad = That address cannot be used. It must begin with http:// or https:// and contain no user name or password.
hook-private = That address is inside a private network, and this server does not send messages there.
