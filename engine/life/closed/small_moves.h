// The moves that are tried first on a small board, and the outlook of its positions: moves/life_moves.h,
// moves/move_promise.h, moves/life_outlook.h and ends/outer_liberty.h do the same on whole boards, with the same names
// and weights.
#pragma once

#include <array>
#include <cstdint>

#include "engine/life/closed/small_board.h"

namespace katachi::life {

struct SmallMove {
    Point point;
    std::uint32_t doubt;
};

class SmallMoves {
  public:
    SmallMoves() {}  // there is one for each position; its places need no values

    void add(Point point, std::uint32_t doubt) { moves_[count_++] = {point, doubt}; }
    // Keeps the `most` least doubtful moves, the least doubtful first; of equal ones those at the first points.
    void keep(std::size_t most);
    const SmallMove* begin() const { return moves_.data(); }
    const SmallMove* end() const { return moves_.data() + count_; }

  private:
    std::array<SmallMove, most_window_points> moves_;
    std::size_t count_ = 0;
};

// Points where it makes sense to play first.
template <typename Window>
PointSet<Window> life_points(const SmallBoard<Window>& board, const SmallRegion<Window>& region);

// The moves at the empty `points`. The doubt of each is how much less it promises than the best of them.
template <typename Window>
SmallMoves moves_at(const SmallBoard<Window>& board, const SmallRegion<Window>& region, Side to_move,
                    PointSet<Window> points);

// A number that is the greater, the likelier the goal is captured.
template <typename Window>
int life_outlook(const SmallBoard<Window>& board, const SmallRegion<Window>& region, Side to_move);

// A stone of the string of the defender whose outer liberty the point is; no_point where it is none.
template <typename Window>
Point owner_of_outer_liberty(const SmallBoard<Window>& board, Point point);

}  // namespace katachi::life
