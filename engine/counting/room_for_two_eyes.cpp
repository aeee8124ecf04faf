#include "engine/counting/room_for_two_eyes.h"

#include "engine/board/board_points.h"
#include "engine/board/joined_points.h"

namespace katachi::counting {

namespace {

// An open point beside one of the opponent's stones is none: the stone must be captured, and that fills the point.
board::VertexSet possible_eyes(const board::Board& board, const board::VertexSet& region, board::Colour colour) {
    const board::VertexSet opponents = board.stones(board::opponent(colour));
    const board::VertexSet around = board::points_of(board) - region;
    return region - board.stones(colour) - around.beside() - (board.empty_points() & opponents.beside());
}

// Whether both are eyes of every string where all other points of the region are filled.
bool are_eyes_of_all(const board::VertexSet& region, board::Vertex first, board::Vertex second) {
    const board::VertexSet beside_first = board::VertexSet::of(first).beside();
    const board::VertexSet beside_second = board::VertexSet::of(second).beside();
    board::VertexSet filled = region;
    filled.remove(first);
    filled.remove(second);
    while (!filled.empty()) {
        const board::VertexSet string = board::joined_points(board::VertexSet::of(filled.first()), filled);
        if (!string.intersects(beside_first) || !string.intersects(beside_second)) return false;
        filled -= string;
    }
    return true;
}

}  // namespace

// Two eyes of one point each are enough to look for: who lives with more or with larger ones can fill some up.
bool has_room_for_two_eyes(const board::Board& board, const board::VertexSet& region, board::Colour colour) {
    const board::VertexSet eyes = possible_eyes(board, region, colour);
    for (const board::Vertex first : eyes)
        for (const board::Vertex second : eyes - board::VertexSet::of(first).beside())
            if (first < second && are_eyes_of_all(region, first, second)) return true;
    return false;
}

}  // namespace katachi::counting
