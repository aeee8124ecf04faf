// The shipped names as patterns of Sabaki's boardmatcher (its README tells the format): stones and empty points beside
// the move, on the board with the move on it, anywhere or at the same place of a corner. It knows no constraints, no
// single edges, and no points that must merely be on the board. A cell that may hold one of two things is said by two
// patterns; entries with more than two such cells are left out.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/match/tables/pattern_tables.h"
#include "engine/naming/move_namer.h"

namespace katachi::authoring {

struct BoardmatcherPoint {
    int x = 0, y = 0;  // columns from the left, rows from the top
    int sign = 0;      // 1 the mover's stone, -1 the opponent's, 0 empty
};

struct BoardmatcherPattern {
    std::string name;
    std::size_t entry = 0;   // that it is of, by its place among the facts
    bool is_corner = false;  // x and y are counted from a corner of the board
    BoardmatcherPoint move;
    std::vector<BoardmatcherPoint> others;
};

// The patterns are the entries that this format can carry, the best first, as its matcher takes the first that fits.
std::vector<BoardmatcherPattern> boardmatcher_patterns(const match::PatternTables& tables,
                                                       std::span<const naming::NameFacts> facts);

}  // namespace katachi::authoring
