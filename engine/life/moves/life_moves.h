// Moves worth reading where a dragon lives or dies, and how doubtful each is. Which ones are left out matters to proofs
// in no way: a search asks for what a relevance zone adds.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "engine/life/goal/dragon_goal.h"
#include "engine/life/moves/move_adviser.h"
#include "engine/life/moves/move_promise.h"

namespace katachi::life {

struct DoubtfulMove {
    board::Vertex vertex = board::pass_vertex;
    std::uint32_t doubt = 0;
};

class LifeMoves {
  public:
    LifeMoves() {}  // there is one on the stack for each position of a path

    void add(board::Vertex vertex, std::uint32_t doubt) { moves_[count_++] = {vertex, doubt}; }
    // The least doubtful ones first.
    void sort() {
        std::stable_sort(moves_.begin(), moves_.begin() + static_cast<std::ptrdiff_t>(count_),
                         [](const DoubtfulMove& a, const DoubtfulMove& b) { return a.doubt < b.doubt; });
    }
    // The `most` least doubtful ones.
    void keep(std::size_t most) {
        if (count_ <= most) return;
        sort();
        count_ = most;
    }
    void forget_promises() {
        for (std::size_t i = 0; i < count_; ++i) moves_[i].doubt = 0;
    }
    std::size_t count() const { return count_; }
    const DoubtfulMove& operator[](std::size_t index) const { return moves_[index]; }

  private:
    std::array<DoubtfulMove, board::vertex_count> moves_;
    std::size_t count_ = 0;
};

// Points where it makes sense to play first: liberties of the company, what lies beside them, and liberties of weak
// strings around it. `goal_stones` are those that still stand.
board::VertexSet life_points(const board::Board& board, const DragonGoal& goal, const board::VertexSet& goal_stones);

// Moves there, as doubtful as they are less promising than the best of them; those that are offered promise more.
void add_moves(const MoveSurroundings& around, const board::VertexSet& points, LifeMoves& moves,
               std::span<const OfferedMove> offered = {});

}  // namespace katachi::life
