#include "engine/worms/cavities.h"

#include "engine/board/joined_points.h"

namespace katachi::worms {

std::vector<Cavity> cavities(const board::Board& board) {
    std::vector<Cavity> found;
    for (board::VertexSet left = board.empty_points(); !left.empty();) {
        Cavity cavity{.points = board::joined_points(board::VertexSet::of(left.first()), left)};
        left -= cavity.points;
        const board::VertexSet beside = cavity.points.beside();
        cavity.touches_black = !(beside & board.stones(board::Colour::black)).empty();
        cavity.touches_white = !(beside & board.stones(board::Colour::white)).empty();
        found.push_back(cavity);
    }
    return found;
}

}  // namespace katachi::worms
