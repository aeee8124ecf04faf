// What became of a pattern that lay on the board of a game.
//
// Positions of a game are counted by the moves played: position 0 has what is set up before the first move, position N
// the board after move N with what is set up behind it. A pattern that lies at a place, in one orientation and for one
// side, is one placement from the first position in which it matches to the last before it matches no longer; where it
// comes back, it is another one. Shapes and edges alone match: neither constraints nor class letters are asked.
#pragma once

#include <cstdint>

#include "engine/board/colour.h"
#include "engine/board/symmetry.h"
#include "engine/board/vertex.h"

namespace katachi::games {

struct PatternPlacement {
    std::uint16_t pattern = 0;                  // index in the tables
    board::Colour side = board::Colour::black;  // for which the diagram is drawn as O
    board::Orientation orientation = board::Orientation::identity;
    board::Vertex point = board::pass_vertex;    // of the pattern's move
    int position = 0;                            // in which it matches first
    int next_move = 0;                           // the number of the first move on that point while it matches; 0: none
    board::Colour mover = board::Colour::empty;  // of that move

    bool is_played() const { return next_move != 0; }
    bool is_at_once() const { return next_move == position + 1; }

    friend bool operator==(const PatternPlacement&, const PatternPlacement&) = default;
};

}  // namespace katachi::games
