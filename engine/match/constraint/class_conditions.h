// The class letters of a colon line that a match must satisfy (manual, chapter 9.2.1): the safety of the move and the
// status of the stones that the diagram draws.
#pragma once

#include <string_view>

#include "engine/board/vertex_set.h"
#include "engine/match/constraint/analysis.h"
#include "engine/match/constraint/placement.h"
#include "engine/match/constraint/value.h"
#include "engine/match/tables/pattern_tables.h"

namespace katachi::match {

struct ClassQuestion {
    std::string_view letters;  // as written
    board::Colour own = board::Colour::black;
    board::Vertex move = board::pass_vertex;  // pass_vertex for a pattern without a move
    // That the diagram draws, where they lie on the board.
    board::VertexSet own_stones = {};
    board::VertexSet opponents_stones = {};
};

struct ClassVerdict {
    Value value;
    // If false: `letter` refused the point `vertex`. The letter is `s` if the move is not safe, and `*` if it is not
    // even legal. If it refused a stone, `status` says how the stone stands.
    char letter = '\0';
    board::Vertex vertex = board::pass_vertex;
    Value status = {};

    friend bool operator==(const ClassVerdict&, const ClassVerdict&) = default;
};

// The letters that are conditions:
//     s   without it the move must be legal and safe, with it legal
//     n   the opponent could play there safely too
//     O   own stones are alive or unknown          o   own stones are dead or unknown
//     X   opponent's stones are not dead           x   opponent's stones are not alive
// Patterns without a move have no move to be safe. False as soon as one condition is, whatever is undecided.
ClassVerdict evaluate_classes(const ClassQuestion& question, Analysis& analysis);
// The same of a compiled pattern; allocates nothing.
ClassVerdict evaluate_classes(const PatternTables& tables, const Placement& placement, Analysis& analysis);

}  // namespace katachi::match
