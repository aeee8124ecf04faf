#include "engine/reading/relevance_zone.h"

namespace katachi {

namespace {

VertexSet two_liberties(const Board& board, Vertex vertex) {
    const VertexSet& liberties = board.liberty_points(vertex);
    if (board.liberties(vertex) <= 2) return liberties;
    VertexSet result = VertexSet::of(liberties.first());
    result.insert(liberties.nth(1));
    return result;
}

}  // namespace

VertexSet zone_of_capture(const Board& board, Vertex vertex) {
    VertexSet zone = board.liberty_points(vertex);
    for (const Vertex string : board.adjacent_strings(vertex)) zone |= two_liberties(board, string);
    return zone;
}

VertexSet zone_of_move(const Board& board, Colour colour, Vertex vertex) {
    if (vertex == pass_vertex) return {};
    VertexSet zone = VertexSet::of(vertex);
    const VertexSet liberties = board.liberties_without_captures(colour, vertex);
    if (liberties.count() <= 2) zone |= liberties;
    for (const int step : neighbour_steps) {
        const Vertex beside = vertex + step;
        if (board.at(beside) == opponent(colour) && board.liberties(beside) == 1)
            zone |= zone_of_capture(board, beside);
    }
    return zone;
}

VertexSet zone_of_line(const Board& board, Vertex string, const VertexSet& points) {
    VertexSet zone = zone_of_capture(board, string) | points;
    zone |= zone.beside() & board.empty_points();
    VertexSet seen;
    for (const Vertex vertex : points.beside() - board.empty_points())
        if (is_stone(board.at(vertex)) && !seen.contains(vertex)) {
            seen |= board.string_stones(vertex);
            zone |= two_liberties(board, vertex);
        }
    return zone;
}

VertexSet zone_of_suicides(const Board& board, Colour colour, const VertexSet& zone) {
    VertexSet result;
    for (const Vertex vertex : (zone & board.empty_points()) - board.empty_points().beside()) {
        if (!board.is_suicide(colour, vertex)) continue;
        for (const int step : neighbour_steps)
            if (board.at(vertex + step) == opponent(colour)) result |= two_liberties(board, vertex + step);
    }
    return result;
}

}  // namespace katachi
