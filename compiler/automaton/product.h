// The product of the patterns' own automata, after the manual's 10.4: a state stands for the patterns that are
// still living after what was read. Only what can be reached is made, and only where it is worth its bytes: a
// state whose patterns are cheaper to verify than to tell apart is a last one and names them.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "compiler/automaton/conditions.h"
#include "compiler/automaton/state_graph.h"

namespace katachi::compiler {

// What decides where verifying is cheaper, in nanoseconds of an average query, as measured.
struct AutomatonPrices {
    double step = 8;     // reading a point and going on
    double verify = 3;   // verifying a pattern
    double byte = 1e-4;  // what a byte of the automaton must save; more than 0. The lower the larger and faster
};

// A tree of states; names are indices of `patterns`. Nothing if it would take more than about `byte_limit` when packed.
std::optional<StateGraph> product(std::span<const Conditions> patterns, const AutomatonPrices& prices,
                                  std::size_t byte_limit);

// Several times what real databases take: only patterns that explode come near.
constexpr std::size_t automaton_byte_limit(std::size_t pattern_count) { return 100'000 + 500 * pattern_count; }

// The product within automaton_byte_limit, at a higher price a byte where it would explode.
StateGraph bounded_product(std::span<const Conditions> patterns, AutomatonPrices prices);

}  // namespace katachi::compiler
