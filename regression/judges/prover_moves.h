// The moves that a prover tries. A move of the winner that is not among them costs a proof, and never makes a wrong
// one.
#pragma once

#include <vector>

#include "regression/judges/doubted_moves.h"
#include "regression/judges/proof.h"

namespace katachi::regression {

// Pass_vertex among them. Legal or not.
std::vector<DoubtedMove> moves_of_winner(const board::Board& board, const Contest& contest);
// Those that are worth a look before it is known what matters.
std::vector<DoubtedMove> first_moves_of_loser(const board::Board& board, const Contest& contest);

}  // namespace katachi::regression
