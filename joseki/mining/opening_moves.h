// Openings of whole boards: which moves were played in the positions of the first moves of games, and what was
// counted as a fuseki database (.dbz).
#pragma once

#include <string>

#include "joseki/mining/mined_piece.h"

namespace katachi::joseki {

struct OpeningRule {
    int size = board::max_board_size;
    int moves = 20;  // of a game, from its first
};

// The first moves of all games of the piece that began on an empty board of this size. Moves elsewhere do not exist
// here: there is no tenuki, and how a game goes on behind the last move is not counted.
MinedPiece mine_openings(const GamePiece& piece, const OpeningRule& rule);

// An entry for each kept move that can be reached from the empty board by kept moves: its value is in how many games
// it was played. Entries are named by the stones on the board and their order, those with most games first.
std::string whole_board_text(const CountedMoves& kept, const OpeningRule& rule);

}  // namespace katachi::joseki
