#include "engine/reading/goals/relevance_zone.h"

namespace katachi::reading {

namespace {

board::VertexSet two_liberties(const board::Board& board, board::Vertex vertex) {
    const board::VertexSet& liberties = board.liberty_points(vertex);
    if (board.liberties(vertex) <= 2) return liberties;
    board::VertexSet result = board::VertexSet::of(liberties.first());
    result.insert(liberties.second());
    return result;
}

}  // namespace

board::VertexSet zone_of_capture(const board::Board& board, board::Vertex vertex) {
    board::VertexSet zone = board.liberty_points(vertex);
    for (const board::Vertex string : board.adjacent_strings(vertex)) zone |= two_liberties(board, string);
    return zone;
}

board::VertexSet zone_of_move(const board::Board& board, board::Colour colour, board::Vertex vertex) {
    if (vertex == board::pass_vertex) return {};
    board::VertexSet zone = board::VertexSet::of(vertex);
    const board::VertexSet liberties = board.liberties_without_captures(colour, vertex);
    if (liberties.count() <= 2) zone |= liberties;
    for (const int step : board::neighbour_steps) {
        const board::Vertex beside = vertex + step;
        if (board.at(beside) == board::opponent(colour) && board.liberties(beside) == 1)
            zone |= zone_of_capture(board, beside);
    }
    return zone;
}

board::VertexSet zone_of_line(const board::Board& board, board::Vertex string, const board::VertexSet& points) {
    board::VertexSet zone = zone_of_capture(board, string) | points;
    zone |= zone.beside() & board.empty_points();
    board::VertexSet seen;
    for (const board::Vertex vertex : points.beside() - board.empty_points())
        if (board::is_stone(board.at(vertex)) && !seen.contains(vertex)) {
            seen |= board.string_stones(vertex);
            zone |= two_liberties(board, vertex);
        }
    return zone;
}

board::VertexSet zone_of_suicides(const board::Board& board, board::Colour colour, const board::VertexSet& zone) {
    board::VertexSet result;
    for (const board::Vertex vertex : (zone & board.empty_points()) - board.empty_points().beside()) {
        if (!board.is_suicide(colour, vertex)) continue;
        for (const int step : board::neighbour_steps)
            if (board.at(vertex + step) == board::opponent(colour)) result |= two_liberties(board, vertex + step);
    }
    return result;
}

}  // namespace katachi::reading
