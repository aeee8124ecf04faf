// The words that the matcher reads, as the graph of states that was packed.
#pragma once

#include <cstdint>
#include <span>

#include "compiler/automaton/state_graph.h"

namespace katachi::match {

compiler::StateGraph unpacked(std::span<const std::uint16_t> words, bool wide_states);

}  // namespace katachi::match
