// What may lie on a point where a pattern matches: a set of own stone, opponent stone and nothing.
#pragma once

#include <cstdint>

#include "compiler/model/pattern.h"
#include "engine/match/constraint/autohelpers.h"

namespace katachi::compiler {

using Occupants = std::uint8_t;
constexpr Occupants own_there = 1;
constexpr Occupants opponent_there = 2;
constexpr Occupants nothing_there = 4;

Occupants occupants_of(char cell);
// What a helper can work with.
Occupants occupants_of(match::PointKind kind);

// These are what may stand on the points that an argument of a call names, together; there is nothing where it names no
// point.
Occupants occupants_at(const Pattern& pattern, const Expression& vertex);

}  // namespace katachi::compiler
