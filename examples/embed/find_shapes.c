/* find_shapes PATTERNS.kpb BOARD.txt COLOUR ROW COLUMN: what matches on a board drawn in text, then what a stone (x or
 * o) at that place, from 0, makes appear and vanish. Stones are put, not played: rules are not this program's affair.
 */
#include <katachi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { largest_size = 19 };

typedef struct board {
    int size;
    unsigned char points[largest_size * largest_size];
} board;

static void fail(const char* line) {
    fprintf(stderr, "find_shapes: %s\n", line);
    exit(2);
}

/* Of '.', 'X' and 'O', spaces between them or not; 3 for anything else, so that the matcher finds fault with it. */
static unsigned char point_of(char drawn) {
    const char* found = strchr(".XO", drawn);
    return (unsigned char)(found != NULL && drawn != '\0' ? found - ".XO" : 3);
}

static board read_board(const char* path) {
    FILE* file = fopen(path, "r");
    if (file == NULL) fail("the board cannot be read");
    board drawn = {0, {0}};
    size_t count = 0;
    for (int c = fgetc(file); c != EOF; c = fgetc(file)) {
        if (c == ' ' || c == '\n') continue;
        if (count == sizeof drawn.points) fail("the board is larger than 19 by 19");
        drawn.points[count++] = point_of((char)c);
    }
    fclose(file);
    while ((size_t)(drawn.size * drawn.size) < count) ++drawn.size;
    if ((size_t)(drawn.size * drawn.size) != count) fail("the board is not square");
    return drawn;
}

static void print_match(const katachi_patterns* patterns, const katachi_match* match) {
    printf("%s for %s, %s, rows %d-%d, columns %d-%d", katachi_pattern_name(patterns, match->pattern),
           match->colour == KATACHI_BLACK ? "X" : "O", katachi_orientation_name(match->orientation), match->top,
           match->bottom, match->left, match->right);
    if (match->row >= 0) printf(", move at row %d, column %d", match->row, match->column);
    printf("\n");
}

static bool print_scanned(const katachi_match* match, void* context) {
    print_match(context, match);
    return true;
}

static bool print_changed(const katachi_match* match, katachi_change change, void* context) {
    printf(change == KATACHI_APPEARED ? "+ " : "- ");
    print_match(context, match);
    return true;
}

int main(int count, char** arguments) {
    if (count != 6) fail("usage: find_shapes PATTERNS.kpb BOARD.txt COLOUR ROW COLUMN");
    katachi_error error;
    katachi_patterns* patterns = katachi_open(arguments[1], &error);
    if (patterns == NULL) fail(error.text);
    katachi_matcher* matcher = katachi_matcher_new(patterns, &error);
    if (matcher == NULL) fail(error.text);

    board shown = read_board(arguments[2]);
    if (!katachi_set_board(matcher, shown.size, shown.points, &error)) fail(error.text);
    katachi_scan(matcher, print_scanned, patterns);

    const int row = atoi(arguments[4]), column = atoi(arguments[5]);
    if (row < 0 || row >= shown.size || column < 0 || column >= shown.size) fail("no such point");
    shown.points[row * shown.size + column] = arguments[3][0] == 'x' ? KATACHI_BLACK : KATACHI_WHITE;
    printf("\n%s at row %d, column %d:\n", arguments[3], row, column);
    if (!katachi_update(matcher, shown.size, shown.points, print_changed, patterns, &error)) fail(error.text);

    katachi_matcher_free(matcher);
    katachi_close(patterns);
    return 0;
}
