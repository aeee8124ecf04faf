// How many moves in a row would join two strings: what says that they are cut.
#pragma once

#include <vector>

#include "regression/judges/proof.h"

namespace katachi::regression {

// Points that are reached from stones by moves in a row: the stones, points to be played on, and the strings beside
// them.
class Reach {
  public:
    // A string of the opponent is captured by moves on all its liberties.
    struct Captures {
        board::VertexSet taken;  // stones
        board::VertexSet paid;   // the liberties that were played on
    };

    Reach(const board::Board& board, board::Colour owner, board::Vertex start, const Captures& captures);

    const board::VertexSet& points() const { return points_; }
    // Grows by a move more.
    void grow();

  private:
    void join(board::VertexSet added);

    const board::Board& board_;
    board::Colour owner_;
    board::VertexSet paid_, free_, points_;
};

// How many moves in a row its owner would need to join the strings of a link; `most` where it is as many or more.
int moves_to_join(const board::Board& board, const Contest& contest, int most);

// What shows that they are contest.safe or more: whatever stands elsewhere, were it stones of the owner alone.
struct ApartZone {
    board::VertexSet zone;
    std::vector<Guard> guards;
};
ApartZone zone_of_apart(const board::Board& board, const Contest& contest);

}  // namespace katachi::regression
