// How likely strong players are to play each move of a position: what the engine's weights, learned from their games,
// say before any search.
#pragma once

#include <string>
#include <vector>

#include "engine/moves/move_knowledge.h"

namespace katachi::authoring {

struct LikelyMove {
    board::Vertex vertex = board::pass_vertex;
    double chance = 0;  // among the legal moves
};

class MoveChances {
  public:
    MoveChances();

    // All legal moves, the likeliest first. Only sources that every node of a search asks have a part in it: those
    // that read are left to claims that are proved.
    const std::vector<LikelyMove>& of(const board::Board& board, board::Colour to_move);
    // The strongest reasons for a move of the position that was asked last, in words; `most` at most.
    std::vector<std::string> reasons(const board::Board& board, const board::Move& move, std::size_t most);
    // The likeliest moves from there on, each after the one before; shorter where no move is legal.
    std::vector<board::Move> line(const board::Board& board, const board::Move& first, std::size_t moves);

  private:
    moves::MoveKnowledge knowledge_;
    std::vector<LikelyMove> likely_;
};

}  // namespace katachi::authoring
