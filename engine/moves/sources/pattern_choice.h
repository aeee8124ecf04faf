// Which patterns of compiled tables propose moves, and what they are worth to begin with.
#pragma once

#include <cstdint>

#include "engine/match/pattern_tables.h"

namespace katachi {

// What the number of value(…) is.
enum class PatternValues : std::uint8_t {
    worths,  // how many times as often as an average move it is played: mined shapes
    points   // as in databases that people write; where there is none the class letters say how much
};

// Whether the pattern is of a kind that proposes its move (move, attack, defence, endgame, and fuseki and corners),
// and does not say that the move is bad.
bool proposes_move(const PatternTables& tables, std::uint16_t pattern);

// Whether the shape settles it: there is no constraint, and no class letter that asks for more than stones to be
// alive.
bool is_settled_by_shape(const PatternTables& tables, std::uint16_t pattern);

// The natural logarithm of its worth beside an average move.
float weight_of_value(const PatternTables& tables, std::uint16_t pattern, PatternValues values);

}  // namespace katachi
