// Openings of whole boards: which moves were played in the positions of the first moves of games, and what was
// counted as a tree (SGF), which joseki/trees/opening_compiler.h makes a fuseki database of.
#pragma once

#include <cstdint>
#include <span>

#include "compiler/sgf/tree.h"
#include "joseki/mining/mined_piece.h"

namespace katachi::joseki {

struct OpeningRule {
    int size = board::max_board_size;
    int moves = 20;                                   // of a game, from its first
    bool (*is_left_out)(const sgf::Game&) = nullptr;  // games that are not counted; null: none
};

// The first moves of all games of the piece that began on an empty board of this size. Moves elsewhere do not exist
// here: there is no tenuki, and how a game goes on behind the last move is not counted.
MinedPiece mine_openings(const GamePiece& piece, const OpeningRule& rule);

// Which of the counted moves go into the tree.
struct OpeningChoice {
    std::int64_t least_games = 5;
    double least_share = 0;  // of the games that reached the position
};

// The moves that can be reached from the empty board by chosen moves, Black first and those with most games first. A
// node says in how many games its move was played and how many of them Black and White won: KGAMES, KBLACK, KWHITE
// (joseki/graph/node_data.h). A position that several orders of moves, drawings or colours lead to goes on once.
compiler::SgfTree opening_tree(std::span<const CountedMoves> parts, int size, const OpeningChoice& choice);

}  // namespace katachi::joseki
