// Moves that a prover tries, the more likely ones first.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "engine/board/board.h"

namespace katachi::regression {

// How much harder a proof with it is thought to be than with a plain one, in units of a liberty more.
struct DoubtedMove {
    board::Vertex vertex = board::pass_vertex;
    std::uint32_t doubt = 0;
};

constexpr std::uint32_t little_doubt = 4;
constexpr std::uint32_t much_doubt = 12;

class DoubtedMoves {
  public:
    void add(board::Vertex move, std::uint32_t doubt = 0) {
        if (seen_.insert(move)) moves_.push_back({move, doubt});
    }
    void add(const board::VertexSet& moves, std::uint32_t doubt = 0) {
        for (const board::Vertex move : moves) add(move, doubt);
    }
    std::vector<DoubtedMove> take() { return std::move(moves_); }

  private:
    board::VertexSet seen_;
    std::vector<DoubtedMove> moves_;
};

}  // namespace katachi::regression
