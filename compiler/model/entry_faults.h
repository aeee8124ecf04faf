// What makes an entry unfit to be matched, whichever text it was read from.
#pragma once

#include <string>
#include <string_view>

#include "compiler/model/database_spec.h"
#include "compiler/model/pattern.h"

namespace katachi::compiler {

// The cells that diagrams of a kind are drawn with.
std::string_view cells_of(DatabaseKind kind);

// Whether a diagram draws just one corner of the board.
bool has_a_corner(DrawnEdges edges);

// Whether a diagram holds a cell that its kind has not, or a second move, or lacks the corner that its kind lies in. A
// second anchor is a stone like the first, and GNU Go's own files have some.
bool is_misdrawn(const Diagram& diagram, DatabaseKind kind);

// Why a text is no value of an eye shape; empty where it is one.
std::string eye_value_fault(std::string_view value);

// Whether the diagrams of a drawn entry were understood, whatever else of it was not.
bool has_cells(const Pattern& pattern);

}  // namespace katachi::compiler
