// The product of the patterns' own automata, after the manual's 10.4: a state stands for the patterns that are
// still living after what was read. Only what can be reached is made, and only where it is worth its bytes: a
// state whose patterns are cheaper to verify than to tell apart is a last one and names them.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "compiler/automaton/conditions.h"
#include "compiler/automaton/state_graph.h"

namespace katachi {

// Nanoseconds that a query must save, on average, for each byte of the automaton. The lower the larger.
constexpr double default_byte_price = 1e-4;

// A tree of states; names are indices of `patterns`. Nothing if it would take more than about `byte_limit` when packed.
std::optional<StateGraph> product(std::span<const Conditions> patterns, double byte_price, std::size_t byte_limit);

// The product within bytes in proportion to the number of patterns, at a higher price where they would explode.
StateGraph bounded_product(std::span<const Conditions> patterns, double byte_price);

}  // namespace katachi
