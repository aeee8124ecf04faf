// Where a side has a say, for the search of eye spaces: GNU Go's manual, chapter 8.11, on make_domains.
#pragma once

#include "engine/board/board.h"
#include "engine/worms/worms.h"

namespace katachi::eyespaces {

// Points: a group with two eyes takes eight at least, in the corner.
constexpr int smallest_living_space = 8;

// Stones that cannot be captured, or can be saved, that are no inessential string, and that are not shut up in a space
// too small to live in. All others are invisible to domains.
struct LivelyStones {
    board::VertexSet black;
    board::VertexSet white;

    const board::VertexSet& of(board::Colour colour) const { return colour == board::Colour::black ? black : white; }
};

LivelyStones lively_stones(const board::Board& board, const worms::Worms& worms);

// The points where `side` has influence: its lively stones, what they touch, and what two adjoining points of influence
// reach. The colours of invisible stones do not matter.
board::VertexSet domain(int size, const LivelyStones& lively, board::Colour side);

struct Domains {
    board::VertexSet black;
    board::VertexSet white;

    const board::VertexSet& of(board::Colour side) const { return side == board::Colour::black ? black : white; }
};

inline Domains domains(int size, const LivelyStones& lively) {
    return {.black = domain(size, lively, board::Colour::black), .white = domain(size, lively, board::Colour::white)};
}

}  // namespace katachi::eyespaces
