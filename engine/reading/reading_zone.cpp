#include "engine/reading/reading_zone.h"

namespace katachi {

namespace {

// More than goals ever tell apart, of strings that they do not think of playing beside.
constexpr int many_liberties = 7;

// The strings that stand on the points, and the empty ones of these.
VertexSet with_whole_strings(const Board& board, const VertexSet& points) {
    VertexSet result = points & board.empty_points();
    for (const Vertex vertex : points - result)
        if (is_stone(board.at(vertex)) && !result.contains(vertex)) result |= board.string_stones(vertex);
    return result;
}

// So much of the string of the stone, from there on, as shows that it has many liberties; all if it has not.
VertexSet with_some_liberties(const Board& board, Vertex stone) {
    const VertexSet all = board.string_stones(stone) | board.liberty_points(stone);
    VertexSet result = VertexSet::of(stone);
    for (VertexSet before; before != result && (result & board.empty_points()).count() < many_liberties;) {
        before = result;
        result |= (result - board.empty_points()).beside() & all;
    }
    return result;
}

}  // namespace

VertexSet reading_zone(const Board& board, const VertexSet& touched, int sight) {
    VertexSet zone = with_whole_strings(board, touched);
    for (int step = 0; step < sight; ++step) zone |= with_whole_strings(board, zone.beside() - zone);
    const VertexSet around = zone.beside() - zone;
    zone |= around & board.empty_points();
    for (const Vertex vertex : around - board.empty_points())
        if (board.on_board(vertex)) zone |= with_some_liberties(board, vertex);
    return zone;
}

}  // namespace katachi
