// A pattern as the matcher verifies it: bits for the disc around its anchor, cells for what lies beyond.
#pragma once

#include <vector>

#include "compiler/automaton/conditions.h"

namespace katachi::compiler {

match::AutomatonPattern pattern_bits(const Conditions& conditions);

// What pattern_bits does not say; none for most patterns.
std::vector<match::AutomatonFarCell> far_cells(const Conditions& conditions);

}  // namespace katachi::compiler
