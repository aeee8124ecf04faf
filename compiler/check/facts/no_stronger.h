// Whether an entry asks for no more than another one that lies at the same place, and does all that the other does.
#pragma once

#include "compiler/check/facts/shape_from_move.h"
#include "compiler/model/pattern_database.h"

namespace katachi::compiler {

struct Overlay {
    const Pattern& above;  // turned
    board::Orientation orientation;
    const Pattern& below;  // as drawn, its move at the same point
};

// Class letters, constraint and conditions of weights of the one above against those of the one below.
bool asks_no_more(const Overlay& overlay);

// Actions, class letters and values of the one below against those of the one above.
bool is_worth_no_less(const Overlay& overlay);

// Whether each string of the one below that it does something to has a stone that the one above draws too.
bool concerns_all_strings(const Overlay& overlay, DatabaseKind kind);

}  // namespace katachi::compiler
