// Which patterns of compiled tables propose moves, and what they are worth to begin with.
#pragma once

#include <cstdint>

#include "engine/board/board.h"
#include "engine/match/tables/pattern_tables.h"

namespace katachi::moves {

// What the number of value(…) is.
enum class PatternValues : std::uint8_t {
    worths,         // how many times as likely it makes the move: mined shapes
    points,         // as in databases that people write; where none is said the class letters say how much
    opening_points  // the same of the opening, where few moves are worth a thought
};

// Whether the pattern says that its move, or another one, must not be played: by class N or the action `antisuji`.
bool is_warning(const match::PatternTables& tables, std::uint16_t pattern);

// Whether the pattern is of a kind with this use, has a move, and is no warning.
bool proposes_move(const match::PatternTables& tables, std::uint16_t pattern, match::PatternUse use);

// What is known of corners and sides of 19 lines misleads where the corners touch.
inline bool has_room_for_openings(const board::Board& board) {
    constexpr int least_size = 13;
    return board.size() >= least_size;
}

// Whether most of the board is settled, by how many stones stand on it.
inline bool is_endgame(const board::Board& board) {
    constexpr int stones_of_ten_points = 4;
    const int points = board.size() * board.size();
    return 10 * (points - board.empty_points().count()) >= stones_of_ten_points * points;
}

// Whether the shape settles it: there is no constraint, no action, no helper that the colon line names, and no class
// letter that asks for more than stones to be alive.
bool is_settled_by_shape(const match::PatternTables& tables, std::uint16_t pattern);

// The natural logarithm of its worth beside an average move. A joseki without a value has it by its class and by
// whether it is its first moves that are played.
float weight_of_value(const match::PatternTables& tables, std::uint16_t pattern, PatternValues values);

}  // namespace katachi::moves
