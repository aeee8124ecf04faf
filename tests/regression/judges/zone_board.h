// The contents of a zone, and what follows from them whatever stands elsewhere: what the plain checker looks at.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "regression/judges/proof.h"

namespace katachi::regression {

// Why a proof is none.
struct Refused {
    const char* reason;
};

inline void require(bool holds, const char* reason) {
    if (!holds) throw Refused{reason};
}

class ZoneBoard {
  public:
    // `points` are all of the board. The claim must outlive it.
    ZoneBoard(const Claim& claim, const Contest& contest, const board::VertexSet& points);

    const board::VertexSet& winner() const { return winner_; }
    const board::VertexSet& loser() const { return loser_; }
    const board::VertexSet& empty() const { return empty_; }
    const board::VertexSet& zone() const { return zone_; }
    board::VertexSet outside() const { return points_ - zone_; }

    board::VertexSet string(board::Vertex stone) const;
    board::VertexSet liberties(const board::VertexSet& string) const { return string.beside() & empty_; }
    // Whether there may be liberties outside of the zone.
    bool touches_outside(const board::VertexSet& string) const { return string.beside().intersects(outside()); }
    int guarded(const board::VertexSet& string) const;
    // Whether a string beside the point may have been captured or not.
    bool is_unclear_beside(board::Vertex vertex) const;

    // Captures come of these two; what may be captured or not is unknown afterwards.
    board::VertexSet play_winner(board::Vertex move);
    // Nothing where it is suicide.
    std::optional<board::VertexSet> play_loser(board::Vertex move);

    // Whether this is so wherever the claim holds. `moves_outside` liberties of each string may have been taken.
    void require_holds(const Claim& claim, const Contest& contest, int moves_outside) const;

  private:
    std::vector<board::VertexSet> strings_beside(board::Vertex vertex, const board::VertexSet& colour) const;
    void put(board::Vertex move, board::VertexSet& colour);
    void take(const board::VertexSet& captured, board::VertexSet& colour);

    board::VertexSet winner_, loser_, empty_;
    board::VertexSet zone_, points_;
    board::VertexSet unknown_;
    const std::vector<Guard>& guards_;
};

}  // namespace katachi::regression
