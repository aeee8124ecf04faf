#include "engine/position/neighbours.h"

namespace katachi::position {

namespace {

constexpr int steps = 2;

}  // namespace

std::vector<std::vector<int>> neighbours_of(const board::Board& board, const std::vector<board::VertexSet>& dragons) {
    std::vector<board::VertexSet> surroundings = dragons;
    board::VertexSet open = board.empty_points();
    for (int step = 0; step < steps; ++step) {
        board::VertexSet taken;
        for (board::VertexSet& points : surroundings) {
            const board::VertexSet next = points.beside() & open;
            points |= next;
            taken |= next;
        }
        open -= taken;
    }
    std::vector<std::vector<int>> neighbours(dragons.size());
    for (std::size_t a = 0; a < dragons.size(); ++a) {
        const board::VertexSet reached = surroundings[a] | surroundings[a].beside();
        for (std::size_t b = 0; b < dragons.size(); ++b)
            if (a != b && reached.intersects(surroundings[b])) neighbours[a].push_back(static_cast<int>(b));
    }
    return neighbours;
}

}  // namespace katachi::position
