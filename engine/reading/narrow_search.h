// A search of few moves: depth first, without a table, the few moves of each side that look best, and fewer the further
// from the root. What it finds is a belief and no proof: it reads some ten to some hundred positions where a proof of
// the same takes thousands. Who still has to reach the goal where it must end is taken to fail, as in GNU Go
// (manual, chapter 11).
#pragma once

#include <cstdint>

#include "engine/reading/goals/goal.h"
#include "engine/reading/ko_privilege.h"

namespace katachi::reading {

// How much is looked at.
struct NarrowLimits {
    std::uint64_t nodes = 250;
    // Moves of each side at the root; one less from every third move on, but two at least.
    std::size_t seeker_width = 6;
    std::size_t other_width = 8;
};

struct NarrowResult {
    bool is_reached = false;
    bool is_complete = true;                  // false where the limit of nodes was hit: then nothing is to be believed
    bool met_ko = false;                      // with other ko privileges the result might be another
    board::Vertex move = board::pass_vertex;  // of the side to move at the root, if it gets what it wants
    std::uint64_t nodes = 0;
    board::VertexSet tried = {};  // all moves that were thought of
};

// The board is the same afterwards. The goal must be open where the search begins.
NarrowResult narrow_search(board::Board& board, const Goal& goal, board::Colour to_move, KoPrivilege privilege,
                           const NarrowLimits& limits = {});

}  // namespace katachi::reading
