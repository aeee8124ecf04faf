// The zone of a claim, made from the claims that it leads to: what the plain checker must know is in it.
#pragma once

#include <vector>

#include "regression/judges/proof.h"

namespace katachi::regression {

// Whether the claim is about the position, whose ko the winner's right was used in.
bool is_about(const Claim& claim, const board::Board& board, const Contest& contest, board::Colour to_move,
              board::Vertex ko);

// The claim is about the winner's move, or pass, that leads to the last of `claims` known as `next`.
Claim claim_of_winner(board::Board& board, const Contest& contest, board::Vertex ko, const Continuation& next,
                      const std::vector<Claim>& claims);

// The claim is about a position with the loser to move, as far as its moves are answered.
struct LoserClaim {
    Claim claim;
    board::VertexSet unanswered;  // moves that are open to the loser, too
};
LoserClaim claim_of_loser(board::Board& board, const Contest& contest, board::Vertex ko,
                          const std::vector<Continuation>& answers, const std::vector<Claim>& claims);

}  // namespace katachi::regression
