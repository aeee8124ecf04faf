// What the diagram of a playout pattern asks of the eight points around its move.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "compiler/model/diagram.h"
#include "engine/match/tables/playout_tables.h"

namespace katachi::compiler {

// What may stand on a point: a bit for each PlayoutPoint.
using PlayoutPoints = std::uint8_t;

struct PlayoutShape {
    std::array<PlayoutPoints, board::eight_neighbours.size()> allowed;  // by neighbour
    match::PlayoutFacts last_move;                                      // where the opponent may have played last
};

// The diagram as drawn; nothing where it has no `*` or more than one, or draws cells or edges that are not beside it.
std::optional<PlayoutShape> playout_shape(const Diagram& diagram);

}  // namespace katachi::compiler
