// The positions in which one placement of a form stands, told as hits.
#pragma once

#include <vector>

#include "games/search/form_times.h"
#include "games/search/prepared_shape.h"

namespace katachi::games {

// Positions of a placement that have one end in common. Where placements are counted, the first of them is the hit.
struct StandingSpan {
    int first = 0, last = 0;
    HitEnd end = HitEnd::stands;
    int next_move = 0;      // as in ShapeHit
    board::Move move = {};  // that move
};

// Follows the changes within the rectangle that bounds do not tell of: of points that lose stones, and of cells of
// several meanings.
class PlacementWalk {
  public:
    explicit PlacementWalk(HitCounting counting) : counting_(counting) {}

    // The spans are in the order of their positions, and valid until the next call. The form stands nowhere before
    // `bounds.first`, and nowhere from `bounds.end` on.
    const std::vector<StandingSpan>& spans(const PreparedForm& form, board::Vertex upper_left, GameTimes& times,
                                           const FormTimes& bounds);

  private:
    struct Cell {
        Allowed allowed;
        board::Colour stands;
    };
    struct Change {
        GameTime number;
        std::uint16_t cell;
        board::Colour colour;
    };

    void gather(const PreparedForm& form, board::Vertex upper_left, GameTimes& times, const FormTimes& bounds);
    void add_cell(Allowed cell, board::Vertex vertex, GameTimes& times, const FormTimes& bounds);
    void follow(const GameTimes& times, GameTime first);

    HitCounting counting_;
    std::vector<Cell> cells_;      // that change
    std::vector<Change> changes_;  // that are to come
    std::vector<StandingSpan> spans_;
};

}  // namespace katachi::games
