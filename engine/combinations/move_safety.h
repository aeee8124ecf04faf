// What combinations say of the opponent's moves: which of them prevent one, and which make one possible (GNU Go's
// manual, chapter 12.2: atari_atari_confirm_safety, atari_atari_blunder_size).
#pragma once

#include "engine/combinations/combination_search.h"

namespace katachi::combinations {

// The opponent's moves after which the search finds no combination, with as many threats read to the end as `found`
// has, which find() answered. If no move does that, the moves after which it finds none as large. The board is the same
// afterwards.
board::VertexSet defences(board::Board& board, CombinationSearch& search, const CombinationQuestion& question,
                          const Combination& found);

// What the opponent of the question's attacker risks with a move.
struct MoveRisk {
    int size = 0;  // of what a combination captures after the move at least; 0 where there is none
    board::Vertex defence = board::pass_vertex;  // another move after which it captures less; pass where there is none
};

// Whether a move is safe from combinations that capture so many of the question's stones, the move's own among them.
// An illegal one is safe, since it cannot be made. The board is the same afterwards.
MoveRisk confirm_safety(board::Board& board, CombinationSearch& search, const CombinationQuestion& question,
                        board::Vertex move);
// The same, but what a combination captures if the attacker moves first now is no blunder of the move.
MoveRisk blunder_size(board::Board& board, CombinationSearch& search, const CombinationQuestion& question,
                      board::Vertex move);

}  // namespace katachi::combinations
