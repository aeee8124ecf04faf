// The points where a side may make eyes, before anything is said of their worth: GNU Go's manual, chapters 8.2, 8.10
// and 8.11.
#pragma once

#include <vector>

#include "engine/eyespaces/domains.h"
#include "engine/eyespaces/safe_moves.h"

namespace katachi::eyespaces {

struct EyeRegion {
    board::VertexSet points;
    board::VertexSet margins;  // of the points: where the other side may come in
    // These lie beside the points, where the other side has stones to come in from but would lose what it plays. The
    // owner will have to fill them once they are approached.
    board::VertexSet false_margins;
    board::VertexSet ways_out = {};  // of the margins: where prey beyond the region gets out (prey.h)

    board::VertexSet proper() const { return points - margins; }
    // Those of the points with one neighbour among them at most, margins left out.
    board::VertexSet ends() const;
};

// What a side has on a whole board.
struct EyeRegions {
    EyeRegion region;
    // Margins that lie beside no other point of the region, and are no part of it: where both sides have a say. Who
    // asks about one has to ask `is_false_margin` too, which was not read.
    board::VertexSet lone_margins;
};

// All points of the side's eye spaces at once. A point in the domain of that side alone belongs to them. A point of
// both domains is a margin if it touches a point of this side's domain alone, or a lively stone of this side; it may be
// a margin of the other side too. A point of this side's domain alone is a margin if it touches a point of the other
// side's domain alone where no lively stone stands.
EyeRegions eye_regions(SafeMoves& safe_moves, const LivelyStones& lively, const Domains& domains, board::Colour side);

// Whether the other side has stones to come in from at a margin, and would lose what it plays there.
bool is_false_margin(SafeMoves& safe_moves, const LivelyStones& lively, board::Vertex margin, board::Colour side);

// The parts that hang together, by their first points. Two margins beside each other do not make one space of two.
std::vector<EyeRegion> parted(const EyeRegion& region);

}  // namespace katachi::eyespaces
