#!/bin/sh
# A player for Talon in the shell and nothing else: always the first move on offer (docs/bot-protocol.md).
#
#     talon simulate realms --bots cmd:"sh examples/bots/first.sh",random,random --games 20
#
# A move holds no quote, so the first one stands between the quotes after `"moves":[`.
while IFS= read -r line; do
    case $line in
        *'"talon":'*) echo '{"ready":true,"name":"first.sh"}' ;;
        *'"moves":['*)
            rest=${line#*'"moves":["'}
            printf '{"move":"%s"}\n' "${rest%%'"'*}"
            ;;
    esac
done
