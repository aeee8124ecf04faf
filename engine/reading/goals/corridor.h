// Where two strings may be joined: how many moves in a row their owner needs to get from one to the other, and the
// points and strings on the short ways between them.
#pragma once

#include <array>
#include <cstddef>

#include "engine/board/board.h"

namespace katachi::reading {

constexpr int max_moves_apart = 7;  // further apart is taken to be out of reach

// A string of the opponent with more liberties is a wall.
constexpr int usually_capturable = 3;

// What a string reaches, by the number of moves in a row: empty points cost one, own strings nothing, strings of the
// opponent as many as they have liberties.
class Reach {
  public:
    // The string reaches up to `limit` moves.
    Reach(const board::Board& board, board::Vertex from, int limit, int capturable);
    // What is reached from `from`, stones of `owner` and points.
    Reach(const board::Board& board, board::Colour owner, const board::VertexSet& from, int limit, int capturable);

    const board::VertexSet& within(int moves) const { return within_[static_cast<std::size_t>(moves)]; }

  private:
    std::array<board::VertexSet, max_moves_apart + 1> within_;
};

// How many moves in a row join the strings at `a` and `b`; more than `limit` where that many do not.
int moves_apart(const board::Board& board, board::Vertex a, board::Vertex b, int limit, int capturable);
// How many join the string at `a` to a point of `area`.
int moves_apart(const board::Board& board, board::Vertex a, const board::VertexSet& area, int limit,
                int capturable = usually_capturable);

class Corridor {
  public:
    // The corridor is for ways of up to `slack` moves above the cheapest, `apart`.
    Corridor(const board::Board& board, board::Vertex a, board::Vertex b, int apart, int slack, int capturable)
        : Corridor(board, a, board::VertexSet::of(b), apart, slack, capturable) {}
    // The same for ways to an area instead of a string.
    Corridor(const board::Board& board, board::Vertex a, const board::VertexSet& area, int apart, int slack,
             int capturable = usually_capturable);

    // Empty points on ways that cost no more than `slack` moves above the cheapest.
    board::VertexSet points(int slack) const { return passable(apart_ + slack + 1) & board_.empty_points(); }
    // The strings on ways that cost a move more than the cheapest, or none. A stone of each of the owner, `a` and `b`
    // among them.
    board::VertexSet links() const;
    // A stone of each string of the opponent whose capture makes such a way.
    board::VertexSet cutters() const;

    int apart() const { return apart_; }

  private:
    board::VertexSet passable(int cost) const;

    const board::Board& board_;
    board::Colour owner_;
    int apart_;
    int limit_;
    int capturable_;
    Reach from_a_;
    Reach from_b_;
};

}  // namespace katachi::reading
