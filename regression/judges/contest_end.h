// Where a contest is over, and how far from it a position seems to be.
#pragma once

#include <cstdint>

#include "regression/judges/proof.h"

namespace katachi::regression {

// The position is one in which none of contest.targets() was captured.
struct FirstLook {
    enum class Standing : std::uint8_t { open, won, lost };  // by the winner of the contest
    Standing standing = Standing::open;
    // How many positions must be settled to show that the winner wins, and that it does not.
    std::uint32_t proof = 1;
    std::uint32_t disproof = 1;
};
FirstLook look_at(const board::Board& board, const Contest& contest, board::Colour to_move);

// The claim is about a contest that was won. One of contest.targets() may be captured: then `captured` is where, and
// nobody can put a stone back there by a capture at once.
Claim claim_of_end(const board::Board& board, const Contest& contest, board::Vertex ko, board::Vertex captured);

}  // namespace katachi::regression
