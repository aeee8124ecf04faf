// Eye shapes against eye spaces. A shape is a graph: it fits every eye space whose points can be paired
// with its cells so that neighbours stay neighbours (manual, chapter 8.6), wherever the points lie.
#pragma once

#include <vector>

#include "compiler/model/pattern.h"
#include "engine/board/position.h"
#include "engine/match/match.h"

namespace katachi::compiler {

struct EyePoint {
    board::Vertex vertex = board::pass_vertex;
    bool opponent_stone = false;
    bool marginal = false;
    std::vector<std::size_t> neighbours;  // indices of points of the same space
    int edges = 0;                        // sides of the board that the point touches: 0, 1, or 2 in a corner
};

using EyeSpace = std::vector<EyePoint>;

// The regions of empty points and opponent stones that own stones enclose entirely, of up to 12 points: eye
// spaces without marginal points, the only ones that show without an analysis of the groups.
std::vector<EyeSpace> enclosed_eye_spaces(const board::Position& position, board::Colour own);

// A drawn space: `X` and `$` hold opponent stones, `!` and `$` are marginal, blanks lie outside; drawn edges count. Its
// points are numbered as if its upper left corner were the board's.
EyeSpace drawn_eye_space(const Diagram& drawing);

// Appends a match for each space that the shape fits; its rectangle is the one around the space.
void match_eye_shape(const Pattern& pattern, const std::vector<EyeSpace>& spaces, board::Colour own,
                     std::vector<match::Match>& matches);

}  // namespace katachi::compiler
