// How GNU Go turned and anchored a pattern of an automaton database; see recorded_form.h.
#pragma once

#include <optional>
#include <string_view>

#include "compiler/model/pattern.h"
#include "engine/board/symmetry.h"

namespace katachi::compiler {

struct AutomatonOrientation {
    board::Orientation orientation = board::Orientation::identity;
    board::Offset anchor;  // a cell of the diagram as drawn
};

// Nothing for a pattern that the record does not know, or that has another size now.
std::optional<AutomatonOrientation> automaton_orientation(std::string_view database, const Pattern& pattern);

}  // namespace katachi::compiler
