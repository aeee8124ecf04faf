// All eye spaces of a position: what they are made of, which of their points are half or false eyes, and how many eyes
// they are worth (GNU Go's manual, chapter 8).
#pragma once

#include <vector>

#include "engine/eyespaces/space_worth.h"

namespace katachi::eyespaces {

struct EyeSpace {
    board::Colour owner = board::Colour::empty;
    EyeRegion region;
    EyeRegion played;  // what its local game is of: the region, with the prey beyond it where that is solved (prey.h)
    std::vector<TopologicalEye> ends;  // the points of that with one neighbour in it at most, margins left out
    SpaceWorth worth;

    int size() const { return region.points.count(); }
    // Margins, and false eyes, which the other side takes in the end.
    board::VertexSet open_points() const;
    // Null where the point is no end.
    const TopologicalEye* end_at(board::Vertex vertex) const;
};

// The space of a lone margin, which is worth nothing.
EyeSpace lone_margin(board::Vertex vertex, board::Colour owner);

// The eye spaces of one position, which never change once they are found.
class EyeSpaces {
  public:
    // `worms` are those of the board, which is the same after. Whether a move is safe is asked of `tactics`, with its
    // limits.
    // `known` may have met other positions before.
    EyeSpaces(board::Board& board, const worms::Worms& worms, reading::Tactics& tactics, KnownGames& known);

    // Black's first, then by their first points. Each has a point that is no margin.
    const std::vector<EyeSpace>& all() const { return spaces_; }
    // The space of that side to which the point belongs; null where there is none. A margin may belong to one of each.
    const EyeSpace* at(board::Vertex vertex, board::Colour owner) const;
    // The points of all spaces of a side that are neither margins nor false eyes.
    board::VertexSet own_eyes(board::Colour owner) const;
    // Whether it is a margin of that side beside none of these spaces: worth nothing, but not the other side's alone.
    // That may have to be read; the rest of the board is as it was.
    bool is_lone_margin(SafeMoves& safe_moves, board::Vertex vertex, board::Colour owner) const;

  private:
    std::vector<EyeSpace> spaces_;
    LivelyStones lively_;
    board::VertexSet lone_margins_of_black_, lone_margins_of_white_;  // before they are read
};

}  // namespace katachi::eyespaces
