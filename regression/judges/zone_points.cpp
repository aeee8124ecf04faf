#include "regression/judges/zone_points.h"

namespace katachi::regression {

using board::Board;
using board::Colour;
using board::Vertex;
using board::VertexSet;

VertexSet around(const Board& board, const VertexSet& points) {
    VertexSet beside = points.beside();
    for (const Vertex vertex : VertexSet(beside))
        if (!board.on_board(vertex)) beside.remove(vertex);
    return beside;
}

std::vector<Vertex> strings_in(const Board& board, const VertexSet& points, Colour colour) {
    std::vector<Vertex> strings;
    VertexSet seen;
    for (const Vertex vertex : points) {
        if (board.at(vertex) != colour || seen.contains(vertex)) continue;
        seen |= board.string_stones(vertex);
        strings.push_back(vertex);
    }
    return strings;
}

void close_under_strings(const Board& board, Colour colour, VertexSet& zone) {
    for (const Vertex vertex : VertexSet(zone))
        if (board.at(vertex) == colour) zone |= board.string_stones(vertex);
}

void fill_contents(const Board& board, const VertexSet& zone, Claim& claim) {
    for (const Vertex vertex : zone) {
        VertexSet& set = board.at(vertex) == Colour::black   ? claim.black
                         : board.at(vertex) == Colour::white ? claim.white
                                                             : claim.empty;
        set.insert(vertex);
    }
}

Vertex ban_of(const Board& board, const Contest& contest, Colour to_move) {
    const bool is_free = contest.ko_right == KoRight::loser && to_move == contest.loser();
    return is_free ? board::pass_vertex : board.ko_point();
}

VertexSet liberties_of(const Board& board, const VertexSet& strings, int most) {
    VertexSet liberties;
    for (const Vertex string : strings)
        if (board.liberties(string) <= most) liberties |= board.liberty_points(string);
    return liberties;
}

VertexSet second_liberties(const Board& board, Vertex string) {
    return (board.liberty_points(string).beside() & board.empty_points()) - board.liberty_points(string);
}

VertexSet strings_beside(const Board& board, const VertexSet& points, board::Colour colour) {
    VertexSet strings;
    for (const Vertex vertex : points.beside())
        if (board.at(vertex) == colour) strings.insert(board.origin(vertex));
    return strings;
}

}  // namespace katachi::regression
