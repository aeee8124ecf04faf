#include "engine/eyespaces/domains.h"

#include <array>

#include "engine/board/diagonal_steps.h"
#include "engine/board/joined_points.h"

namespace katachi::eyespaces {

namespace {

using board::VertexSet;

// The ways in which two adjoining points reach a third one, e: `ahead` lies beside e, `corner` beside `ahead` and
// diagonally from e. A lively stone of the other side beside `corner` and e bars the way, so that no influence leaks
// past a knight's move; so do two such stones at the ends of the line of `corner` and `ahead`, for jumps of two points.
struct Way {
    int ahead;
    int sideways;
    std::size_t corner;  // of board::diagonal_steps

    int beside() const { return sideways; }
    int near_end() const { return ahead - sideways; }
    int far_end() const { return ahead + 2 * sideways; }
};

// Two in each direction.
constexpr std::array<std::array<Way, 2>, 4> ways{{{{{-board::stride, -1, 0}, {-board::stride, 1, 1}}},
                                                  {{{board::stride, -1, 2}, {board::stride, 1, 3}}},
                                                  {{{-1, -board::stride, 0}, {-1, board::stride, 2}}},
                                                  {{{1, -board::stride, 1}, {1, board::stride, 3}}}}};

struct BoardPoints {
    VertexSet all;
    VertexSet inner;  // not on the first line
};

BoardPoints points_of_board(int size) {
    BoardPoints points;
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            points.all.insert(board::vertex_at(row, column));
            if (row > 0 && column > 0 && row + 1 < size && column + 1 < size)
                points.inner.insert(board::vertex_at(row, column));
        }
    return points;
}

const BoardPoints& board_points(int size) {
    static const auto of_sizes = [] {
        std::array<BoardPoints, board::max_board_size + 1> found;
        for (int each = 0; each <= board::max_board_size; ++each)
            found[static_cast<std::size_t>(each)] = points_of_board(each);
        return found;
    }();
    return of_sizes[static_cast<std::size_t>(size)];
}

VertexSet shut_up(const VertexSet& stones, const VertexSet& open) {
    VertexSet found;
    for (VertexSet left = stones; !left.empty();) {
        const VertexSet area = board::joined_points(VertexSet::of(left.first()), open);
        if (area.count() < smallest_living_space) found |= area & stones;
        left -= area;
    }
    return found;
}

// The points from which a step leads into the set.
VertexSet before(const VertexSet& set, int step) { return set.moved(-step); }

// The points that a lively stone of the other side bars.
VertexSet barred_by(const VertexSet& others, const Way& way) {
    return before(others, way.beside()) | (before(others, way.near_end()) & before(others, way.far_end()));
}

// A corner is reached from a point beside it, unless a lively stone of the other side stands on one of its three
// neighbours.
VertexSet reached_corners(int size, const VertexSet& reached, const VertexSet& others) {
    VertexSet found;
    for (const int row : {0, size - 1})
        for (const int column : {0, size - 1}) {
            const int down = row == 0 ? board::stride : -board::stride;
            const int right = column == 0 ? 1 : -1;
            const board::Vertex corner = board::vertex_at(row, column);
            const bool is_reached = reached.contains(corner + down) || reached.contains(corner + right);
            const bool is_barred = others.contains(corner + down) || others.contains(corner + right) ||
                                   others.contains(corner + down + right);
            if (is_reached && !is_barred) found.insert(corner);
        }
    return found;
}

}  // namespace

LivelyStones lively_stones(const board::Board& board, const worms::Worms& worms) {
    LivelyStones lively;
    for (const worms::Worm& worm : worms.all())
        if (!worm.is_inessential && !worm.is_lost())
            (worm.colour == board::Colour::black ? lively.black : lively.white) |= worm.stones;
    const VertexSet& all = board_points(board.size()).all;
    return {.black = lively.black - shut_up(lively.black, all - lively.white),
            .white = lively.white - shut_up(lively.white, all - lively.black)};
}

VertexSet domain(int size, const LivelyStones& lively, board::Colour side) {
    const BoardPoints& points = board_points(size);
    const VertexSet& own = lively.of(side);
    const VertexSet& others = lively.of(board::opponent(side));
    const VertexSet open = points.all - own - others;
    std::array<std::array<VertexSet, 2>, ways.size()> barred;
    for (std::size_t i = 0; i < ways.size(); ++i)
        barred[i] = {barred_by(others, ways[i][0]), barred_by(others, ways[i][1])};
    VertexSet reached = own | (own.beside() & open);
    for (VertexSet last; last != reached;) {
        last = reached;
        const VertexSet inner = reached & points.inner;
        VertexSet next = reached_corners(size, reached, others);
        std::array<VertexSet, board::diagonal_steps.size()> beside_corner;
        for (std::size_t i = 0; i < beside_corner.size(); ++i)
            beside_corner[i] = before(inner, board::diagonal_steps[i]);
        for (std::size_t i = 0; i < ways.size(); ++i) {
            const auto& [one, other] = ways[i];
            next |= before(reached, one.ahead) &
                    ((beside_corner[one.corner] - barred[i][0]) | (beside_corner[other.corner] - barred[i][1]));
        }
        reached |= next & open;
    }
    return reached;
}

}  // namespace katachi::eyespaces
