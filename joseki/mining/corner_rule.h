// Says which moves of a game belong to a corner: the one place that parts corners from each other and from play on the
// sides.
//
// A corner is the square of `area` lines. The first move within its `opening_lines` begins its sequence. A later move
// within the area belongs to the sequence if one of its moves is at most `reach` steps along the lines away; otherwise
// it is play on the side and passed over. A move on the middle line, which two corners share, belongs to the nearer
// corner, or to both if they are equally near. Two moves of one colour in a row mean that the other played elsewhere
// (tenuki) between them. The sequence ends after `patience` moves of the game without one of its own, before tenuki
// number `tenukis` + 1, after `length` moves, at the end of the game, and where the record edits the board. It also
// ends before a move that its own stones do not allow, since other stones have then taken part in a capture, and before
// a move that repeats one of its positions (ko).
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/board/board.h"
#include "engine/board/corner.h"

namespace katachi::joseki {

constexpr int opening_lines = 6;

struct CornerRule {
    int area = 10;
    int reach = 5;
    int patience = 30;
    int tenukis = 3;
    int length = 45;

    friend bool operator==(const CornerRule&, const CornerRule&) = default;
};

enum class Ending : std::uint8_t { patience, tenuki, length, game_over, edited, outside_help, repetition };

// "30 moves without a move here", …
const char* reason(Ending ending);

struct CornerMove {
    board::Colour colour = board::Colour::black;
    board::Vertex vertex = board::pass_vertex;  // pass_vertex: tenuki
    int number = 0;                             // in the game, from 1; of a tenuki, that of the move which shows it
};

// Which of the two lines that meet in a point is farther from the corner, where both are 1.
int line_from(board::Corner corner, board::Vertex vertex);

struct CornerSequence {
    std::vector<CornerMove> moves;  // none: nobody played there
    Ending ending = Ending::game_over;
};

// Sequences by corner.
using CornerSequences = std::array<CornerSequence, board::four_corners.size()>;

// The sequences of a game of max_board_size, before they are played out; `last` says why the moves end. All is written
// anew; the storage is used again.
void find_sequences(std::span<const board::Move> moves, const CornerRule& rule, Ending last,
                    CornerSequences& sequences);

}  // namespace katachi::joseki
