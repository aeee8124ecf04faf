// Keeping several pairs of strings connected at once. Each may hold alone, and one move threaten two of them.
#pragma once

#include <span>
#include <vector>

#include "engine/reading/goals/connection_goal.h"

namespace katachi::reading {

// The strings of two stones of one colour.
struct Link {
    board::Vertex a;
    board::Vertex b;
};

class LinksGoal : public Goal {
  public:
    // One link or more, all of one colour. The opponent wins where it cuts any of them.
    LinksGoal(const board::Board& board, std::span<const Link> links, const ConnectionReach& reach = near_connection);

    board::Colour seeker() const override { return connections_.front().seeker(); }
    std::uint64_t hash() const override;
    GoalStatus status(const board::Board& board, board::Colour to_move, std::size_t depth) const override;
    bool is_given_up(const board::Board& board, board::Colour to_move) const override;
    Effort estimate(const board::Board& board, board::Colour to_move) const override;
    void add_moves(const board::Board& board, board::Colour to_move, int tier, MoveList& moves) const override;
    int sight() const override { return max_moves_apart; }

  private:
    // How many links hold without a move, all of these together.
    std::size_t held(const board::Board& board) const;

    std::vector<Link> links_;
    std::vector<ConnectionGoal> connections_;
};

}  // namespace katachi::reading
