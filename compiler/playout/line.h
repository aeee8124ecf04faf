// A weight line of a playout pattern as numbers.
#pragma once

#include <optional>
#include <string_view>

#include "compiler/model/pattern.h"
#include "engine/match/tables/playout_tables.h"

namespace katachi::compiler {

// The facts under which a condition such as `near` or `ocap1+` does not hold; nothing for an unknown one.
std::optional<match::PlayoutFacts> refused_by(std::string_view condition);

// A weight: a number that is finite and not below zero, else nothing.
std::optional<float> playout_weight(std::string_view text);

// Nothing where the weight or a condition means nothing.
std::optional<match::PlayoutLine> playout_line(const WeightLine& line);

}  // namespace katachi::compiler
