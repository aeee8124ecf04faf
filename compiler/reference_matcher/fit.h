// How well a pattern fits at a point of the board, place by place: which cells and edges keep it from matching.
#pragma once

#include <limits>
#include <vector>

#include "compiler/model/pattern.h"
#include "engine/board/position.h"
#include "engine/match/match.h"

namespace katachi::compiler {

// A cell that asks for something else than what is there.
struct CellMismatch {
    board::Offset at;     // row and column on the board, maybe beside it
    board::Offset drawn;  // in the diagram as it was drawn
    char cell = '?';
    board::Colour found = board::Colour::empty;
};

// A side of the diagram that is drawn as the edge of the board, but is not there.
struct EdgeMismatch {
    board::Offset side;  // {-1, 0} for the upper one, as the board lies
    int away = 0;        // from the edge, in lines
};

struct Fit {
    match::Match match;        // its database and pattern stay 0
    Diagram diagram;           // as it is turned
    board::Offset upper_left;  // on the board, or beside it
    std::vector<CellMismatch> cells;
    std::vector<EdgeMismatch> edges;

    std::size_t mismatches() const { return cells.size() + edges.size(); }
    bool is_match() const { return mismatches() == 0; }
};

// All places are looked at, in the orientations that the pattern's symmetry asks for. A fit has the pattern's move at
// `vertex`, or, of a pattern without a move, a rectangle that covers `vertex`, and so many mismatches at most; the
// fewest come first. There is none for a whole board of another size, and for eye shapes, which lie on eye spaces.
std::vector<Fit> fits_at(const Pattern& pattern, board::Vertex vertex, const board::Position& position,
                         board::Colour own, std::size_t most_mismatches = std::numeric_limits<std::size_t>::max());

}  // namespace katachi::compiler
