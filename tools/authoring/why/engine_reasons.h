// What the engine's knowledge says of a move before any search.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/match/tables/pattern_tables.h"
#include "tools/authoring/match_input.h"

namespace katachi::authoring {

struct EngineReasons {
    struct Reason {
        std::string source, text;
        double weight = 0;  // a natural logarithm, to three digits; they add up
    };

    board::Colour side = board::Colour::black;
    double chance = 0;            // that the side plays the move, among its legal ones
    std::size_t rank = 0;         // from 1
    std::size_t moves = 0;        // legal ones
    std::vector<Reason> reasons;  // the strongest first
};

// For each of the sides that may play the move; the patterns known are `patterns` and the shipped mined shapes.
std::vector<EngineReasons> engine_reasons(const AskedPosition& asked, const std::vector<board::Colour>& sides,
                                          board::Vertex move, const match::PatternTables& patterns);

}  // namespace katachi::authoring
