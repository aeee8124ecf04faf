// The positions in which one placement of a form stands, told as hits.
#pragma once

#include <vector>

#include "games/search/form_times.h"
#include "games/search/plain_scan.h"

namespace katachi::games {

// Positions of a placement that have one end in common. Where placements are counted, the first of them is the hit.
struct StandingSpan {
    int first = 0, last = 0;
    HitEnd end = HitEnd::stands;
    int next_move = 0;      // as in ShapeHit
    board::Move move = {};  // that move
};

// Follows every change within the rectangle: right for points that lose stones, too.
class PlacementWalk {
  public:
    explicit PlacementWalk(HitCounting counting) : counting_(counting) {}

    // In the order of their positions; valid until the next call. It stands nowhere before `bounds.first`, and nowhere
    // from `bounds.end` on.
    const std::vector<StandingSpan>& spans(const Shape& form, board::Offset upper_left, const GameTimes& times,
                                           const FormTimes& bounds);

  private:
    struct Change {
        GameTime number;
        std::uint16_t cell;
        board::Colour colour;
    };

    void gather(const Shape& form, board::Offset upper_left, const GameTimes& times, const FormTimes& bounds);
    void follow(const Shape& form, const GameTimes& times, GameTime first);

    HitCounting counting_;
    std::vector<board::Colour> stands_;  // by cell
    std::vector<Change> changes_;        // that are to come
    std::vector<StandingSpan> spans_;
};

}  // namespace katachi::games
