#include "engine/position/escape_route.h"

namespace katachi::position {

namespace {

constexpr int steps_away = 4;

}  // namespace

board::VertexSet points_of_escape(const board::Board& board, const board::VertexSet& dragon) {
    const board::Colour owner = board.at(dragon.first());
    const board::VertexSet& own = board.stones(owner);
    const board::VertexSet guarded = board.stones(board::opponent(owner)).beside();
    board::VertexSet passed = dragon;
    board::VertexSet last;
    for (int step = 1; step <= steps_away; ++step) {
        const board::VertexSet open = step == 1 ? board.empty_points() : board.empty_points() - guarded;
        last = passed.beside() & (open | own);
        last -= passed;
        passed |= last;
    }
    return last;
}

std::vector<EscapePoint> escapes(const board::Board& board, const board::VertexSet& dragon,
                                 const EscapeValues& values) {
    std::vector<EscapePoint> found;
    for (const board::Vertex point : points_of_escape(board, dragon))
        if (const int gain = values[static_cast<std::size_t>(point)]; gain > 0) found.push_back({point, gain});
    return found;
}

int escape_route(const std::vector<EscapePoint>& escapes) {
    int sum = 0;
    for (const EscapePoint& escape : escapes) sum += escape.gain;
    return sum;
}

}  // namespace katachi::position
