// Connecting two strings of one colour.
#pragma once

#include <vector>

#include "engine/reading/goals/corridor.h"
#include "engine/reading/goals/goal.h"

namespace katachi::reading {

// How many moves in a row more than at first the strings may be driven apart before they count as cut: one less from
// the depth `far` on. Where reading must end, one move must join them. A string of the opponent with more than
// `capturable` liberties is a wall.
struct ConnectionReach {
    int driven_apart;
    std::size_t far;
    std::size_t end_of_reading;
    int capturable;
};
constexpr ConnectionReach near_connection{2, 3, 11, usually_capturable};
constexpr ConnectionReach far_connection{4, 8, 19, 4};

class ConnectionGoal : public Goal {
  public:
    // The strings of the stones at `a` and `b`.
    ConnectionGoal(const board::Board& board, board::Vertex a, board::Vertex b,
                   const ConnectionReach& reach = near_connection);

    board::Colour seeker() const override { return owner_; }
    std::uint64_t hash() const override;
    GoalStatus status(const board::Board& board, board::Colour to_move, std::size_t depth) const override;
    // Strings that less than five moves in a row would join, with whatever is captured on the way.
    bool is_given_up(const board::Board& board, board::Colour to_move) const override;
    Effort estimate(const board::Board& board, board::Colour to_move) const override;
    void add_moves(const board::Board& board, board::Colour to_move, int tier, MoveList& moves) const override;
    int sight() const override { return max_moves_apart; }

  protected:
    static constexpr int cut_tiers = 2;  // in later ones there is no further cut to think of

    void add_joins(const board::Board& board, const Corridor& corridor, int tier, MoveList& moves) const;
    void add_cuts(const board::Board& board, const Corridor& corridor, int tier, MoveList& moves) const;

  private:
    // What holds the strings together.
    enum class Hold : std::uint8_t {
        unknown,
        chain,    // they do, however the opponent plays
        none,     // not that; whether a move of the owner does is unknown
        move,     // one move of the owner
        no_move,  // no one move
    };
    // What was found of a position. Searches come back to the same ones.
    struct Measured {
        std::uint64_t hash = 0;  // of its stones
        int apart = 0;           // so many moves, or more where that is not exact
        bool is_exact = false;
        Hold hold = Hold::unknown;
    };

    Measured& measured(const board::Board& board) const;
    // Room for more of them; a short search needs little.
    void make_room() const;
    Hold hold(const board::Board& board, board::Colour to_move) const;
    bool is_cut_short(const board::Board& board) const { return board.at(a_) != owner_ || board.at(b_) != owner_; }
    // Where a stone that was captured comes back by a capture, in a ko or of what captured it. Beside an empty point it
    // does not count as the same.
    board::VertexSet returns(const board::Board& board) const;
    // How many moves join them; more than `most` where that many do not.
    int apart(const board::Board& board, int most) const;
    int most_apart(std::size_t depth) const;

    board::Vertex a_;
    board::Vertex b_;
    board::Colour owner_;
    ConnectionReach reach_;
    int most_apart_;
    mutable std::vector<Measured> measured_;  // each at the end of its hash; others are forgotten
    mutable std::size_t measured_count_ = 0;  // those that are forgotten, too
};

}  // namespace katachi::reading
