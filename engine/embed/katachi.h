/* Pattern matching for programs in C, and in every language that can call C: open compiled patterns, show a matcher
 * a board, be called for each match; after a move, only for what came and went.
 *
 *     katachi_error error;
 *     katachi_patterns* patterns = katachi_open("shapes.kpb", &error);
 *     katachi_matcher* matcher = katachi_matcher_new(patterns, &error);
 *     katachi_set_board(matcher, 9, points, &error);
 *     katachi_scan(matcher, print_match, NULL);
 *
 * Patterns are matched by shape and edges alone. Whether one applies is often a matter of its constraint and its class
 * letters too, which ask of the position: katachi_judge puts their questions to the caller.
 *
 * A file may also hold openings of whole boards, eye shapes and playout patterns. These are not among its patterns here
 * and are not matched; in C++, engine/match/ has whole_board_matcher.h, eyes/eye_matcher.h and playout_patterns.h.
 *
 * Boards: `size` is from 2 to 19, `points` are size * size bytes, row by row from the top, of katachi_colour. Rows
 * count from the top, columns from the left, both from 0. Captures and ko are the caller's own affair: what is matched
 * is what stands on the board that was shown.
 *
 * Errors: a function that takes a katachi_error answers NULL or false where it fails, has then changed nothing, and
 * has written one line for people. `error` may be NULL. Any other pointer must not be, unless it is said below.
 *
 * Ownership: what katachi_open… and katachi_matcher_new give is the caller's, to be closed and freed in any order.
 * Texts are UTF-8, belong to the patterns and stay until these and all their matchers are gone.
 *
 * Threads: patterns are never changed, and any number of threads may read them and make matchers of them at the same
 * time. A matcher is used by one thread at a time. */
#ifndef KATACHI_H
#define KATACHI_H

/* NOLINTBEGIN(modernize-deprecated-headers, modernize-use-using): C has no others. */

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct katachi_patterns katachi_patterns;
typedef struct katachi_matcher katachi_matcher;

/* Zero-terminated; a longer line is cut. */
typedef struct katachi_error {
    char text[1024];
} katachi_error;

/* ---- Patterns ---- */

/* A `.kpb` file, as `katachi compile` writes it. It is read into memory once: what becomes of the file afterwards does
 * not matter. A file that is no such file, cut off, damaged or of another version is refused. */
katachi_patterns* katachi_open(const char* path, katachi_error* error);

/* The content of such a file. The bytes are copied. */
katachi_patterns* katachi_open_memory(const void* bytes, size_t size, katachi_error* error);

/* NULL is allowed. */
void katachi_close(katachi_patterns* patterns);

int katachi_database_count(const katachi_patterns* patterns);
int katachi_pattern_count(const katachi_patterns* patterns);

/* For an index that is not from 0 to count - 1, texts are NULL and numbers -1. */

const char* katachi_database_name(const katachi_patterns* patterns, int database);
/* "move", "attack", "connection", … */
const char* katachi_database_kind(const katachi_patterns* patterns, int database);

const char* katachi_pattern_name(const katachi_patterns* patterns, int pattern);
int katachi_pattern_database(const katachi_patterns* patterns, int pattern);
/* The class letters as the author wrote them; "" for none. */
const char* katachi_pattern_classes(const katachi_patterns* patterns, int pattern);
/* What it is for, in one line; "" where the author does not say. */
const char* katachi_pattern_remark(const katachi_patterns* patterns, int pattern);
/* Of the attribute value(…), 0 without one. */
double katachi_pattern_value(const katachi_patterns* patterns, int pattern);
/* 1: it has a constraint, a condition that its author wrote; else 0. */
int katachi_pattern_has_constraint(const katachi_patterns* patterns, int pattern);
/* 1: a match means that the shape is there, and whether the pattern applies is still to be found out (katachi_judge),
 * since it has a constraint, names a function in its colon line, or has one of these class letters; else 0.
 *     O  own stones are alive or unknown     X  the opponent's stones are not dead
 *     o  own stones are dead or unknown      x  the opponent's stones are not alive
 *     n  the opponent could play there safely too
 * Besides, the move of any pattern must be legal and, without the letter s, safe: not captured at once. */
int katachi_pattern_has_conditions(const katachi_patterns* patterns, int pattern);

/* ---- Matching ---- */

typedef enum katachi_colour { KATACHI_EMPTY = 0, KATACHI_BLACK = 1, KATACHI_WHITE = 2 } katachi_colour;

/* One place where a pattern lies on the board. */
typedef struct katachi_match {
    int pattern;
    katachi_colour colour;        /* the side that the diagram draws as O */
    int orientation;              /* 0 to 7, see katachi_orientation_name */
    int row, column;              /* of the move; both -1 for a pattern without one */
    int top, left, bottom, right; /* the rectangle that the diagram covers, all inside */
} katachi_match;

/* "as drawn", "rotated 90" (clockwise), "rotated 180", "rotated 270", "mirrored" (left and right), "flipped" (top and
 * bottom), "transposed", "anti-transposed": what becomes of the drawn shape. NULL for any other number. */
const char* katachi_orientation_name(int orientation);

/* Called with each match as it is found, in no special order; `match` is good during the call. Answers whether to go
 * on. Must not use the matcher that calls it, nor leave by an exception or longjmp. */
typedef bool (*katachi_visit)(const katachi_match* match, void* context);

typedef enum katachi_change { KATACHI_APPEARED, KATACHI_VANISHED } katachi_change;
typedef bool (*katachi_visit_change)(const katachi_match* match, katachi_change change, void* context);

/* With an empty board of size 19. All memory that matching needs is allocated here. */
katachi_matcher* katachi_matcher_new(const katachi_patterns* patterns, katachi_error* error);

/* NULL is allowed. */
void katachi_matcher_free(katachi_matcher* matcher);

/* The board that is matched from now on. */
bool katachi_set_board(katachi_matcher* matcher, int size, const unsigned char* points, katachi_error* error);

/* Every match of the patterns, for both colours. */
void katachi_scan(katachi_matcher* matcher, katachi_visit visit, void* context);

/* The matches of one point: those whose move it is; for a pattern without a move, those that have there the stone
 * that is nearest to the middle of the diagram, or its middle where the diagram has no stone. */
bool katachi_scan_point(katachi_matcher* matcher, int row, int column, katachi_visit visit, void* context,
                        katachi_error* error);

/* Goes on to another board of the same size, after a move with its captures, an undo or anything else, and tells what
 * appeared and vanished. The less has changed the faster it is, and fastest from a board back to the one before. Where
 * the visitor ends it early, and where it is NULL, the new board is taken all the same. */
bool katachi_update(katachi_matcher* matcher, int size, const unsigned char* points, katachi_visit_change visit,
                    void* context, katachi_error* error);

/* ---- Constraints ---- */

/* Both -1: a pass in a line of play. */
typedef struct katachi_point {
    int row, column;
} katachi_point;

/* What a condition asks of the position that was matched. `name` is that of an autohelper; `katachi explain NAME`, such
 * as `katachi explain oplay_attack`, says what it means and which numbers it answers with. Class letters ask for
 * "status" (0 dead, 1 alive, 2 critical, 3 unknown), "legal_omove", "safe_omove" and "safe_xmove". */
typedef struct katachi_question {
    const char* name;
    katachi_colour own; /* the side that the diagram draws as O */
    const katachi_point* points;
    int point_count;
} katachi_question;

/* Writes the answer, a number, to `value` (0 is false, all else true) and returns true; returns false where it cannot
 * be told. Must not leave by an exception or longjmp. */
typedef bool (*katachi_answer)(const katachi_question* question, double* value, void* context);

typedef enum katachi_verdict { KATACHI_REFUSED, KATACHI_APPLIES, KATACHI_UNDECIDED } katachi_verdict;

/* Whether the pattern of this match applies there: by its constraint, its class letters and the function of its colon
 * line, as far as the answers settle it. An action is not run. Undecided too for a match that is not of these patterns.
 * Any number of threads may judge at the same time. */
katachi_verdict katachi_judge(const katachi_patterns* patterns, const katachi_match* match, katachi_answer answer,
                              void* context);

/* ---- Names of moves ---- */

/* Names moves by the entries that the library brings along; it needs no patterns of the caller. */
typedef struct katachi_namer katachi_namer;

katachi_namer* katachi_namer_new(katachi_error* error);

/* NULL is allowed. */
void katachi_namer_free(katachi_namer* namer);

/* Texts are UTF-8 and stay until the namer is gone. */
typedef struct katachi_move_name {
    const char* name;   /* "keima": what katachi_word takes */
    const char* entry;  /* the drawing that fits: "keima.towards-the-middle" */
    const char* remark; /* what it means, in English */
    double priority;    /* the name with the greatest comes first */
    int shape;          /* 1 good, -1 bad, 0 where players do not say */
    int is_read;        /* 1: its constraint asks for reading; else 0 */
} katachi_move_name;

/* Answers whether to go on; as katachi_visit. `name` is good during the call. */
typedef bool (*katachi_visit_name)(const katachi_move_name* name, void* context);

/* The names of a stone of `colour` on an empty point of the board, the best first, each once; `points` are the board
 * before the move. Names that have to be read (nets, ladders, snapbacks) put their questions to `answer`, as
 * katachi_judge does, and are left out where it is NULL or cannot tell; `context` is for both functions. A namer is
 * used by one thread at a time. */
bool katachi_name_move(katachi_namer* namer, int size, const unsigned char* points, katachi_colour colour, int row,
                       int column, katachi_answer answer, katachi_visit_name visit, void* context,
                       katachi_error* error);

/* The word for a name in "en", "ja" (kana), "romaji", "zh" or "ko", in English where that language's is not known; not
 * zero-terminated: `length` (which may not be NULL) gets its bytes. NULL for an unknown name or language. */
const char* katachi_word(const char* name, const char* language, size_t* length);

#ifdef __cplusplus
}
#endif

/* NOLINTEND(modernize-deprecated-headers, modernize-use-using) */

#endif
