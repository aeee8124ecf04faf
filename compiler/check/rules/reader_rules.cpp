// Findings that the reader makes; they stand here to be listed and explained like all others.
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

const Rule syntax{.id = "syntax", .code = "KA001", .summary = "text that does not follow the grammar"};
const Rule not_text{.id = "not-text", .code = "KA002", .summary = "a file that is no text"};
const Rule line_too_long{
    .id = "line-too-long", .code = "KA003", .summary = "a line longer than any pattern source has"};
// Whoever knows the entries of a pattern test finds it.
const Rule answer_without_constraint{.id = "answer-without-constraint",
                                     .code = "KA004",
                                     .summary = "a test asks for the answer of a constraint that the entry has not"};
const Rule not_a_rectangle{.id = "not-a-rectangle",
                           .code = "KA101",
                           .summary = "rows of a diagram have different lengths",
                           .kinds = drawn_kinds};
const Rule points_apart{.id = "points-apart",
                        .code = "KA117",
                        .summary = "blanks part the points of all rows of a diagram",
                        .kinds = colon_line_kinds};
const Rule inconsistent_edges{.id = "inconsistent-edges",
                              .code = "KA102",
                              .summary = "the marks of the board's edge do not fit together",
                              .kinds = drawn_kinds};

}  // namespace katachi::compiler
