/* A player for Talon in C, without a library: the last move on offer (docs/bot-protocol.md).
 *
 *     cc -O2 -o last examples/bots/last.c
 *     talon simulate shards --bots cmd:./last,random --mirror --games 20
 *
 * Moves hold no quotes and no brackets, so the list can be found without a parser: it lies between `"moves":[` and the next `]`.
 */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Prints the last text of a list that ends at `end`. */
static void answer(const char *list, const char *end)
{
    const char *stop = end;
    while (stop > list && *stop != '"')
        stop--;
    const char *start = stop;
    while (start > list && start[-1] != '"')
        start--;
    printf("{\"move\":\"%.*s\"}\n", (int)(stop - start), start);
}

int main(void)
{
    char *line = NULL;
    size_t room = 0;
    while (getline(&line, &room, stdin) > 0) {
        char *list = strstr(line, "\"moves\":[");
        if (strstr(line, "\"talon\":") != NULL) {
            puts("{\"ready\":true,\"name\":\"last.c\"}");
        } else if (list != NULL) {
            list += strlen("\"moves\":[");
            char *end = strchr(list, ']');
            if (end != NULL)
                answer(list, end);
        }
        fflush(stdout);
    }
    free(line);
    return 0;
}
