// Moves that a prover tries, the more likely ones first. A move of the winner that is not among them costs a proof, and
// never makes a wrong one.
#pragma once

#include <cstdint>
#include <vector>

#include "regression/judges/proof.h"

namespace katachi::regression {

// How much harder a proof with it is thought to be than with a plain one.
struct DoubtedMove {
    board::Vertex vertex = board::pass_vertex;
    std::uint32_t doubt = 0;
};

// Pass_vertex among them. Legal or not.
std::vector<DoubtedMove> moves_of_winner(const board::Board& board, const Contest& contest);
// Those that are worth a look before it is known what matters.
std::vector<DoubtedMove> first_moves_of_loser(const board::Board& board, const Contest& contest);

}  // namespace katachi::regression
