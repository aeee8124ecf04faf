// All eye spaces of a position: what they are made of, which of their points are half or false eyes, and how many eyes
// they are worth (GNU Go's manual, chapter 8).
#pragma once

#include <vector>

#include "engine/eyes/eye_value.h"
#include "engine/eyespaces/topology.h"

namespace katachi::eyespaces {

struct EyeSpace {
    board::Colour owner = board::Colour::empty;
    EyeRegion region;  // false eyes are margins
    eyes::EyeValue value;
    bool is_solved = true;  // else the value is judged by the size of the space
    // Where the value depends on who moves first: the moves that decide it. Those in the space come first to mind; a
    // half eye may be decided outside. Otherwise moves that threaten to change it.
    board::VertexSet attacks;
    board::VertexSet defences;
    std::vector<TopologicalEye> ends;  // its points with one neighbour in the space at most, margins left out

    int size() const { return region.points.count(); }
};

// Of one position; never changes once made.
class EyeSpaces {
  public:
    // `worms` are those of the board. Whether a move is safe is asked of `tactics`, with its limits.
    EyeSpaces(const board::Board& board, const worms::Worms& worms, reading::Tactics& tactics);

    // Black's first, then by their first points.
    const std::vector<EyeSpace>& all() const { return spaces_; }
    // The space of that side to which the point belongs; null where there is none. A margin may belong to one of each.
    const EyeSpace* at(board::Vertex vertex, board::Colour owner) const;
    // Null where the point is no end of a space.
    const TopologicalEye* end_at(board::Vertex vertex, board::Colour owner) const;

  private:
    void find(board::Board& board, const LivelyStones& lively, Topology& topology, board::Colour owner);

    std::vector<EyeSpace> spaces_;
};

}  // namespace katachi::eyespaces
