#include "engine/counting/two_stone_seki.h"

#include <algorithm>
#include <vector>

namespace katachi::counting {

namespace {

struct SekiShape {
    board::VertexSet open;  // the ends and the two points of the diagonal
    // The two other points beside the stones: the opponent's if he needs them to connect. He may play at each, since an
    // open one is beside it.
    board::VertexSet filled;
};

// The shapes are of both diagonals, if the string at `stone` has room for them.
std::vector<SekiShape> seki_shapes(const board::Board& board, board::Vertex stone) {
    std::vector<SekiShape> shapes;
    if (board.string_size(stone) != 2) return shapes;
    const board::Vertex first = board.origin(stone);
    const board::Vertex second = (board.string_stones(stone) - board::VertexSet::of(first)).first();
    const int along = second - first;
    for (const int across : {along == 1 ? board::stride : 1, along == 1 ? -board::stride : -1}) {
        SekiShape shape;
        for (const board::Vertex vertex : {first - along, second + along, first + across, second - across})
            if (board.at(vertex) == board::Colour::empty) shape.open.insert(vertex);
        for (const board::Vertex vertex : {first - across, second + across}) shape.filled.insert(vertex);
        if (shape.open.count() == 4) shapes.push_back(shape);
    }
    return shapes;
}

// Whether the opponent's stones enclose the shape: connected, or with one string apart that can be connected at either
// of its two liberties, both beside the same one of the two stones.
bool is_enclosed(const board::Board& board, const board::VertexSet& stones, const board::VertexSet& open) {
    board::VertexSet origins;
    for (const board::Vertex vertex : (stones | open).beside() - stones - open) {
        if (board.at(vertex) == board::Colour::empty) return false;
        if (board.at(vertex) != board::Colour::off_board) origins.insert(board.origin(vertex));
    }
    if (origins.count() == 1) return true;
    const auto stands_apart = [&](board::Vertex origin) {
        const board::VertexSet& liberties = board.liberty_points(origin);
        return liberties.count() == 2 && std::any_of(stones.begin(), stones.end(), [&](board::Vertex stone) {
                   return (liberties - board::VertexSet::of(stone).beside()).empty();
               });
    };
    return origins.count() == 2 && (stands_apart(origins.first()) || stands_apart(origins.nth(1)));
}

}  // namespace

bool is_two_stone_seki(const board::Board& board, board::Vertex string) {
    const board::VertexSet& stones = board.string_stones(string);
    const std::vector<SekiShape> shapes = seki_shapes(board, string);
    return std::any_of(shapes.begin(), shapes.end(), [&](const SekiShape& shape) {
        board::Board filled = board;
        for (const board::Vertex vertex : shape.filled) filled.play_ko(board::opponent(board.at(string)), vertex);
        const bool is_alone = (filled.stones(board.at(string)) & (stones | shape.open).beside()) == stones;
        return is_alone && is_enclosed(filled, stones, shape.open);
    });
}

board::VertexSet possible_two_stone_sekis(const board::Board& board, board::Colour colour) {
    board::VertexSet result;
    for (const board::Vertex string : board.strings(colour))
        if (!seki_shapes(board, string).empty()) result.insert(string);
    return result;
}

}  // namespace katachi::counting
