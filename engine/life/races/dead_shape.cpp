#include "engine/life/races/dead_shape.h"

#include <algorithm>
#include <array>

namespace katachi::life {

namespace {

constexpr int largest = 6;
constexpr std::array<int, largest + 1> liberties_of_eye{0, 1, 2, 3, 5, 8, 12};

int degree(const board::VertexSet& space, board::Vertex point) {
    return (board::VertexSet::of(point).beside() & space).count();
}

// Where the owner would divide a space that has such a point alone: three points, the square (any of its points), the
// T, the bulky five, the cross, the rabbity six.
board::VertexSet vital_points(const board::VertexSet& space) {
    std::array<int, largest> degrees{};
    std::size_t count = 0;
    board::Vertex centre = board::pass_vertex;
    int most = 0;
    for (const board::Vertex point : space) {
        const int here = degree(space, point);
        degrees[count++] = here;
        if (here > most) {
            most = here;
            centre = point;
        }
    }
    std::sort(degrees.begin(), degrees.end());
    std::array<int, largest> sorted{};
    std::copy(degrees.end() - static_cast<std::ptrdiff_t>(count), degrees.end(), sorted.begin());
    using Degrees = std::array<int, largest>;
    if (sorted == Degrees{2, 2, 2, 2}) return space;
    for (const Degrees& known : {Degrees{1, 1, 2}, Degrees{1, 1, 1, 3}, Degrees{1, 2, 2, 2, 3}, Degrees{1, 1, 1, 1, 4},
                                 Degrees{1, 1, 2, 2, 2, 4}})
        if (sorted == known) return board::VertexSet::of(centre);
    return {};
}

bool is_connected(const board::VertexSet& points) {
    board::VertexSet grown = board::VertexSet::of(points.first());
    for (;;) {
        const board::VertexSet next = (grown | grown.beside()) & points;
        if (next == grown) return grown == points;
        grown = next;
    }
}

bool is_at_corner(const board::Board& board, const board::VertexSet& space) {
    const int last = board.size() - 1;
    for (const board::Vertex corner : {board::vertex_at(0, 0), board::vertex_at(0, last), board::vertex_at(last, 0),
                                       board::vertex_at(last, last)})
        if (space.contains(corner)) return true;
    return false;
}

// Whether the stones can be grown to a shape of one point less that is dead itself, so that a capture gains nothing.
bool may_be_filled(const board::VertexSet& space, const board::VertexSet& stones) {
    for (const board::Vertex last : space - stones) {
        board::VertexSet filled = space;
        filled.remove(last);
        if (!is_connected(filled)) continue;
        if (filled.count() <= 3 || !vital_points(filled).empty()) return true;
    }
    return false;
}

}  // namespace

std::optional<int> moves_to_fill(const board::Board& board, const board::VertexSet& space, board::Colour owner) {
    const int size = space.count();
    if (size > largest) return std::nullopt;
    const board::VertexSet stones = space & board.stones(board::opponent(owner));
    if (space.intersects(board.stones(owner))) return std::nullopt;
    const int moves = liberties_of_eye[static_cast<std::size_t>(size)] - stones.count();
    if (size <= 2) return moves;
    const board::VertexSet vital = vital_points(space);
    const bool is_square = vital == space;
    if (vital.empty() || (size > 3 && is_at_corner(board, space))) return std::nullopt;
    if (stones.empty()) return is_square ? std::optional(moves) : std::nullopt;
    if (!stones.intersects(vital) || !is_connected(stones) || !may_be_filled(space, stones)) return std::nullopt;
    return moves;
}

bool can_be_spoilt(const board::VertexSet& space) {
    return space.count() <= 2 || (space.count() <= largest && !vital_points(space).empty());
}

}  // namespace katachi::life
