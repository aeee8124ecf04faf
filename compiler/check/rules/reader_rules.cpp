// Findings that the reader makes; they stand here to be listed and explained like all others.
#include "compiler/check/rules/rules.h"

namespace katachi {

const Rule syntax{.id = "syntax", .summary = "text that does not follow the grammar"};
const Rule not_text{.id = "not-text", .summary = "a file that is no text"};
const Rule line_too_long{.id = "line-too-long", .summary = "a line longer than any pattern source has"};
const Rule not_a_rectangle{
    .id = "not-a-rectangle", .summary = "rows of a diagram have different lengths", .kinds = drawn_kinds};
const Rule inconsistent_edges{
    .id = "inconsistent-edges", .summary = "the marks of the board's edge do not fit together", .kinds = drawn_kinds};

}  // namespace katachi
