// An automaton as the words that the matcher reads: engine/match/tables/automaton_tables.h has their form.
#pragma once

#include <cstdint>
#include <vector>

#include "compiler/automaton/state_graph.h"

namespace katachi::compiler {

struct PackedAutomaton {
    std::vector<std::uint16_t> words;
    bool wide_states = false;
};

// Names must be less than 65,536.
PackedAutomaton packed(const StateGraph& graph);

}  // namespace katachi::compiler
