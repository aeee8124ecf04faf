// An automaton before it is packed.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/match/tables/automaton_tables.h"

namespace katachi::compiler {

constexpr int no_point = -1;
constexpr std::uint32_t no_state = 0xffffffff;

struct State {
    std::vector<std::uint32_t> names;  // patterns to verify here, ascending
    int point = no_point;              // to read next; no_point for a last state
    std::array<std::uint32_t, match::symbol_count> next{no_state, no_state, no_state,
                                                        no_state};  // no_state: cannot be seen

    friend bool operator==(const State&, const State&) = default;
};

// The first state stands first, and each before those it leads to.
struct StateGraph {
    std::vector<State> states;
};

}  // namespace katachi::compiler
