// Looks for a shape in a game by replaying it, without an index.
//
// The positions of a game are counted by the moves played: position 0 has what is set up before the first move,
// position N the board after move N with what is set up behind it. A placement is a form of the shape at a place on the
// board. It stands in the positions whose stones it allows.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/sgf/game.h"
#include "games/search/shape_forms.h"

namespace katachi::games {

// What counts as one hit.
enum class HitCounting : std::uint8_t {
    placements,  // a placement, from the position where it begins to stand to that where it stands no longer
    positions,   // each position in which a placement stands
};

// What became of a placement after it stood.
enum class HitEnd : std::uint8_t {
    played,  // somebody moved within the rectangle
    broken,  // it stood no longer before that: stones were captured by a move elsewhere, or set up
    stands,  // it stood at the end of the game, and nobody had moved there
};

struct ShapeHit {
    int position = 0;  // where it stands first
    ShapeTransform form;
    board::Offset upper_left;  // on the board
    HitEnd end = HitEnd::stands;
    int next_move = 0;            // number of the first move within the rectangle, where it was played
    board::Move move = {};        // that move as it was played
    ShapeMove continuation = {};  // and as the shape is drawn
    int reply_move = 0;           // number of the next move within the rectangle, 0 where there is none
    ShapeMove reply = {};         // that move as the shape is drawn

    bool is_at_once() const { return next_move == position + 1; }

    friend bool operator==(const ShapeHit&, const ShapeHit&) = default;
};

// By position, then by form and by place.
void sort_hits(std::vector<ShapeHit>& hits);

// Looks only where the last move, its captures or set-up stones changed something.
class PlainScan {
  public:
    PlainScan(const Shape& shape, const ShapeWays& ways, HitCounting counting);

    // The hits are in the order of sort_hits. May be called by several threads at once. `game.size` is
    // not 0.
    std::vector<ShapeHit> hits(const sgf::Game& game) const;

  private:
    // A form, and its points as a walk over the board tests them: those that allow least come first.
    struct TestedForm {
        struct Point {
            int step;  // from the upper left vertex
            Allowed cell;
        };
        ShapeForm form;
        std::vector<Point> points;
    };
    class Walk;

    static TestedForm tested(const ShapeForm& form);

    ShapeMoves moves_;
    HitCounting counting_;
    std::array<std::vector<TestedForm>, board::max_board_size + 1> forms_;  // by size of the board
};

}  // namespace katachi::games
