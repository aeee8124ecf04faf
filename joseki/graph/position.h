// The stones of a joseki position, seen by the side to move: the one form in which a position is the same however it
// was reached. Move orders meet in it, and so do colours exchanged, and the eight ways to turn and mirror a board.
//
// Points are vertices of a board of max_board_size. In normal form a position that lies in one corner lies in the
// upper left one: row 0 and column 0 are its first lines.
#pragma once

#include <compare>
#include <cstdint>
#include <vector>

#include "engine/board/position.h"
#include "engine/board/symmetry.h"

namespace katachi::joseki {

struct JosekiStone {
    std::int16_t vertex = 0;
    bool own = true;  // of the side to move

    friend auto operator<=>(const JosekiStone&, const JosekiStone&) = default;
};

// Sorted.
using JosekiStones = std::vector<JosekiStone>;

struct NormalForm {
    JosekiStones stones;                                            // of the eight drawings, the one that sorts first
    board::Orientation orientation = board::Orientation::identity;  // from the stones as they were given
};

NormalForm normal_form(const JosekiStones& stones);

JosekiStones turned(const JosekiStones& stones, board::Orientation orientation);

// The orientations that change nothing, identity first.
std::vector<board::Orientation> symmetries(const JosekiStones& stones);

// The move is the least vertex of a move and its images under the symmetries of the stones; passing stays passing.
board::Vertex normal_move(const JosekiStones& stones, board::Vertex move);

// From stones as they were given to the drawing of their normal form in which a move on them is a normal one.
board::Orientation orientation_of_move(const NormalForm& form, board::Vertex move);

// The same stones with the other side to move.
JosekiStones seen_by_opponent(JosekiStones stones);

// All stones of a board, with `own` to move. A smaller board lies in the upper left corner of the large one.
JosekiStones joseki_stones(const board::Position& position, board::Colour own);

// The position becomes a board to look at: the stones of the side to move have its colour.
board::Position board_of(const JosekiStones& stones, board::Colour to_move);

}  // namespace katachi::joseki
