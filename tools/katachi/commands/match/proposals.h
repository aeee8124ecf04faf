// The moves that patterns propose, in the order in which people are shown them.
#pragma once

#include <string>
#include <vector>

#include "tools/authoring/drawing/board_drawing.h"
#include "tools/authoring/match_report.h"

namespace katachi::cli {

constexpr std::size_t moves_shown = 20;  // as many as there are circled numbers in a font

// Patterns that propose one move.
struct ProposedMove {
    board::Vertex move = board::pass_vertex;
    std::vector<const authoring::FoundMatch*> matches;
};

// Puts the matches in order, each said once.
void drop_repeated(std::vector<const authoring::FoundMatch*>& matches);

// Most patterns first; equal ones from the top left.
std::vector<ProposedMove> proposals_of(const authoring::MatchReport& report);

// The position with the numbers of the first moves on their points, and the patterns of each number below. `area` is a
// part of the board as --area takes it, or empty.
authoring::DrawingSheet match_sheet(const authoring::MatchReport& report, const std::string& area);

}  // namespace katachi::cli
