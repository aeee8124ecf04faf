#include "tools/authoring/joseki/joseki_worth.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "engine/board/turned_vertex.h"

namespace katachi::authoring {

namespace {

using board::Colour;
using board::Orientation;

// From the upper left corner, where normal forms lie: as it is, and mirrored in the diagonal.
using Turns = std::array<Orientation, 2>;
constexpr Turns upper_right{Orientation::mirrored, Orientation::rotated_90};
constexpr std::array<Turns, 3> other_corners{Turns{Orientation::identity, Orientation::transposed},
                                             Turns{Orientation::flipped, Orientation::rotated_270},
                                             Turns{Orientation::rotated_180, Orientation::anti_transposed}};

void put(board::Position& position, const CornerEnd& end, Orientation turn, Colour beginner) {
    const Colour to_move = end.beginner_is_to_move ? beginner : board::opponent(beginner);
    for (const joseki::JosekiStone& stone : end.stones)
        position.put(board::turned(stone.vertex, turn, board::max_board_size),
                     stone.own ? to_move : board::opponent(to_move));
}

double score_with(const CornerEnd& end, const CornerBoard& board, Colour beginner, const Score& score) {
    board::Position position = board.rest;
    put(position, end, upper_right[board.is_mirrored ? 1 : 0], beginner);
    return score(position, end.beginner_is_to_move ? beginner : board::opponent(beginner));
}

}  // namespace

int reach(const joseki::JosekiStones& stones) {
    int lines = 0;
    for (const joseki::JosekiStone& stone : stones)
        lines = std::max({lines, board::row_of(stone.vertex) + 1, board::column_of(stone.vertex) + 1});
    return lines;
}

std::vector<CornerBoard> random_corner_boards(const std::vector<CornerEnd>& ends, std::size_t count,
                                              std::mt19937& random) {
    // Not the distributions of the library, which differ from one to the next.
    const auto below = [&](std::size_t limit) { return static_cast<std::size_t>(random() % limit); };
    std::vector<CornerBoard> boards;
    for (std::size_t i = 0; i < count; ++i) {
        CornerBoard board{.rest = board::Position(board::max_board_size), .is_mirrored = below(2) == 1};
        for (const Turns& turns : other_corners) {
            const CornerEnd& end = ends[below(ends.size())];
            const Orientation turn = turns[below(2)];
            put(board.rest, end, turn, below(2) == 0 ? Colour::black : Colour::white);
        }
        boards.push_back(board);
    }
    return boards;
}

Worth worth_of(const std::vector<double>& gains) {
    constexpr double of_95_percent = 1.96;
    Worth worth{.boards = gains.size()};
    if (gains.empty()) return worth;
    const auto count = static_cast<double>(gains.size());
    worth.points = std::accumulate(gains.begin(), gains.end(), 0.0) / count;
    if (gains.size() == 1) return worth;
    double squares = 0;
    for (const double gain : gains) squares += (gain - worth.points) * (gain - worth.points);
    worth.margin = of_95_percent * std::sqrt(squares / (count - 1) / count);
    return worth;
}

double corner_value(const CornerEnd& end, const CornerBoard& board, const Score& score) {
    return (score_with(end, board, Colour::black, score) - score_with(end, board, Colour::white, score)) / 2;
}

}  // namespace katachi::authoring
