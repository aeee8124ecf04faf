// Where two strings may be joined: how many moves in a row their owner needs to get from one to the other, and the
// points and strings on the short ways between them.
#pragma once

#include <array>
#include <cstddef>

#include "engine/board/board.h"

namespace katachi {

constexpr int max_moves_apart = 7;  // further apart is taken to be out of reach

// A string of the opponent with more liberties is a wall.
constexpr int usually_capturable = 3;

// What a string reaches, by the number of moves in a row: empty points cost one, own strings nothing, strings of the
// opponent as many as they have liberties.
class Reach {
  public:
    // Up to `limit` moves.
    Reach(const Board& board, Vertex from, int limit, int capturable);
    // Of `from`, stones of `owner` and points, until one of `to` is reached.
    Reach(const Board& board, Colour owner, const VertexSet& from, const VertexSet& to, int limit, int capturable);

    const VertexSet& within(int moves) const { return within_[static_cast<std::size_t>(moves)]; }
    int moves() const { return moves_; }

  private:
    std::array<VertexSet, max_moves_apart + 1> within_;
    int moves_ = 0;
};

// How many moves in a row join the strings at `a` and `b`; more than `limit` where that many do not.
int moves_apart(const Board& board, Vertex a, Vertex b, int limit, int capturable);
// How many join the string at `a` to a point of `area`.
int moves_apart(const Board& board, Vertex a, const VertexSet& area, int limit, int capturable = usually_capturable);

class Corridor {
  public:
    // For ways of up to `slack` moves above the cheapest, `apart`.
    Corridor(const Board& board, Vertex a, Vertex b, int apart, int slack, int capturable)
        : Corridor(board, a, VertexSet::of(b), apart, slack, capturable) {}
    // To an area instead of a string.
    Corridor(const Board& board, Vertex a, const VertexSet& area, int apart, int slack,
             int capturable = usually_capturable);

    // Empty points on ways that cost no more than `slack` moves above the cheapest.
    VertexSet points(int slack) const { return passable(apart_ + slack + 1) & board_.empty_points(); }
    // A stone of each string of the owner on such ways, `a` and `b` among them.
    VertexSet links(int slack) const;
    // A stone of each string of the opponent whose capture makes such a way.
    VertexSet cutters(int slack) const;

    int apart() const { return apart_; }

  private:
    VertexSet passable(int cost) const;

    const Board& board_;
    Colour owner_;
    int apart_;
    int limit_;
    int capturable_;
    Reach from_a_;
    Reach from_b_;
};

}  // namespace katachi
