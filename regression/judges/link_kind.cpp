#include "regression/judges/link_kind.h"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace katachi::regression {

namespace {

using board::Board;
using board::Colour;
using board::Vertex;

constexpr std::array<std::string_view, link_kind_count> names{
    "diagonal", "one-point-jump", "two-point-jump", "knight", "large-knight", "elephant", "edge", "opponents"};

struct Shape {
    LinkKind kind;
    int rows, columns;
};
// Nearer ones first.
constexpr std::array<Shape, 6> shapes{{{LinkKind::diagonal, 1, 1},
                                       {LinkKind::one_point_jump, 0, 2},
                                       {LinkKind::knight, 1, 2},
                                       {LinkKind::two_point_jump, 0, 3},
                                       {LinkKind::elephant, 2, 2},
                                       {LinkKind::large_knight, 1, 3}}};

std::optional<std::size_t> shape_of(Vertex a, Vertex b) {
    const int rows = std::abs(board::row_of(a) - board::row_of(b));
    const int columns = std::abs(board::column_of(a) - board::column_of(b));
    for (std::size_t i = 0; i < shapes.size(); ++i)
        if (std::min(rows, columns) == shapes[i].rows && std::max(rows, columns) == shapes[i].columns) return i;
    return std::nullopt;
}

// Whether it is on the first or second line.
bool is_at_edge(const Board& board, Vertex stone) {
    const int row = board::row_of(stone);
    const int column = board::column_of(stone);
    return std::min({row, column, board.size() - 1 - row, board.size() - 1 - column}) <= 1;
}

LinkKind kind_of(const Board& board, Vertex a, Vertex b, LinkKind shape) {
    if (is_at_edge(board, a) && is_at_edge(board, b)) return LinkKind::edge;
    constexpr int few_liberties = 2;
    for (const Vertex string : board.adjacent_strings(a) & board.adjacent_strings(b))
        if (board.liberties(string) <= few_liberties) return LinkKind::opponents;
    return shape;
}

}  // namespace

std::string_view name(LinkKind kind) { return names[static_cast<std::size_t>(kind)]; }

std::optional<LinkKind> link_kind_named(std::string_view name) {
    const auto* const found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) return std::nullopt;
    return static_cast<LinkKind>(found - names.begin());
}

std::vector<Link> links_of(const Board& board) {
    struct Nearest {
        std::size_t shape;
        Vertex a, b;
    };
    std::map<std::pair<Vertex, Vertex>, Nearest> nearest;
    for (const Colour colour : {Colour::black, Colour::white}) {
        const board::VertexSet stones = board.stones(colour);
        for (const Vertex a : stones)
            for (const Vertex b : stones) {
                if (board.origin(a) >= board.origin(b)) continue;
                const auto shape = shape_of(a, b);
                if (!shape) continue;
                const auto [known, is_new] =
                    nearest.try_emplace({board.origin(a), board.origin(b)}, Nearest{*shape, a, b});
                if (*shape < known->second.shape) known->second = {*shape, a, b};
            }
    }
    std::vector<Link> links;
    for (const auto& [origins, link] : nearest)
        links.push_back({kind_of(board, link.a, link.b, shapes[link.shape].kind), link.a, link.b});
    return links;
}

}  // namespace katachi::regression
