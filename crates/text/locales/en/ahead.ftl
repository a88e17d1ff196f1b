# What a page says where something that takes long was not worked out.
ahead-over-budget = Not worked out this time: a lot has been asked of the server from your address. Look again in a minute.
ahead-later = Still being worked out. Look again in a moment.
