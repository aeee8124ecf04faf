#include "engine/reading/goals/relevance_zone.h"

namespace katachi::reading {

namespace {

void add_two_liberties(const board::Board& board, board::Vertex vertex, board::VertexSet& zone) {
    const board::VertexSet& liberties = board.liberty_points(vertex);
    if (board.liberties(vertex) <= 2) {
        zone |= liberties;
        return;
    }
    auto liberty = liberties.begin();
    zone.insert(*liberty);
    zone.insert(*++liberty);
}

void add_capture(const board::Board& board, board::Vertex vertex, board::VertexSet& zone) {
    zone |= board.liberty_points(vertex);
    const board::VertexSet around =
        board.string_stones(vertex).beside() & board.stones(board::opponent(board.at(vertex)));
    board::VertexSet seen;  // strings, by origin
    for (const board::Vertex stone : around)
        if (seen.insert(board.origin(stone))) add_two_liberties(board, stone, zone);
}

}  // namespace

board::VertexSet zone_of_capture(const board::Board& board, board::Vertex vertex) {
    board::VertexSet zone;
    add_capture(board, vertex, zone);
    return zone;
}

board::VertexSet zone_of_move(const board::Board& board, board::Colour colour, board::Vertex vertex) {
    if (vertex == board::pass_vertex) return {};
    board::VertexSet zone;
    const board::VertexSet liberties = board.liberties_without_captures(colour, vertex);
    if (liberties.count() <= 2) zone = liberties;
    zone.insert(vertex);
    board::VertexSet captured;
    for (const int step : board::neighbour_steps) {
        const board::Vertex beside = vertex + step;
        if (board.at(beside) != board::opponent(colour) || board.liberties(beside) > 1) continue;
        if (captured.insert(board.origin(beside))) add_capture(board, beside, zone);
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
            add_two_liberties(board, vertex, zone);
        }
    return zone;
}

board::VertexSet zone_of_suicides(const board::Board& board, board::Colour colour, const board::VertexSet& enclosed) {
    board::VertexSet result;
    for (const board::Vertex vertex : enclosed) {
        if (!board.is_suicide(colour, vertex)) continue;
        for (const int step : board::neighbour_steps)
            if (board.at(vertex + step) == board::opponent(colour)) add_two_liberties(board, vertex + step, result);
    }
    return result;
}

}  // namespace katachi::reading
