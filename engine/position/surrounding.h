// Whether a dragon is surrounded: GNU Go's manual, chapter 13.11, after an observation of B. Wilcox: lines between the
// opponent's stones matter, and a dragon that has crossed one of them is hard to stop.
#pragma once

#include "engine/board/board.h"

namespace katachi::position {

// The values are in the order of GNU Go's numbers.
enum class Surrounded : std::uint8_t { no, fully, weakly };

struct Surrounding {
    Surrounded status = Surrounded::no;
    int size = 0;                // points of the board within the hull, 0 where it is not surrounded
    board::VertexSet hull = {};  // those points

    friend bool operator==(const Surrounding&, const Surrounding&) = default;
};

// How a dragon is surrounded, as if the opponent had a stone at `also`, too.
//
// The opponent's stones near the dragon make a ring, together with the points of the edge below stones on the first
// three lines; stones that lie behind nearer ones are left out. The dragon is surrounded if it lies in the convex hull
// of the ring. The greatest gap between two neighbours in the ring, seen from the dragon's middle, tells how well it is
// surrounded.
Surrounding surrounding(const board::Board& board, const board::VertexSet& dragon,
                        board::Vertex also = board::pass_vertex);

// What is left of an escape route.
constexpr int left_of_escape(int route, Surrounded surrounded) {
    if (surrounded == Surrounded::fully) return 0;
    return surrounded == Surrounded::weakly ? route / 2 : route;
}

}  // namespace katachi::position
