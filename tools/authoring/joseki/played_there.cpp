#include "tools/authoring/joseki/played_there.h"

#include <algorithm>
#include <map>

namespace katachi::authoring {

namespace {

// Lines from the corner: what is played farther away is no matter of the corner.
constexpr int least_lines = 7, most_lines = 10;
constexpr int lines_beyond = 2;  // a stone that must be empty

struct CornerRectangle {
    board::Offset upper_left;
    int rows = 0, columns = 0;
};

CornerRectangle rectangle_around(const board::Position& stones, board::Corner place) {
    int rows = least_lines - lines_beyond, columns = rows;
    for (int row = 0; row < stones.size; ++row)
        for (int column = 0; column < stones.size; ++column) {
            if (stones.at(row, column) == board::Colour::empty) continue;
            rows = std::max(rows, is_lower(place) ? stones.size - row : row + 1);
            columns = std::max(columns, is_right(place) ? stones.size - column : column + 1);
        }
    rows = std::min(rows + lines_beyond, std::max(rows, most_lines));
    columns = std::min(columns + lines_beyond, std::max(columns, most_lines));
    return {.upper_left = {is_lower(place) ? stones.size - rows : 0, is_right(place) ? stones.size - columns : 0},
            .rows = rows,
            .columns = columns};
}

}  // namespace

PlayedThere played_there(const CornerJoseki& corner, board::Corner place,
                         std::span<const games::SearchedSegment> segments, int jobs) {
    const CornerRectangle part = rectangle_around(corner.followed.stones, place);
    const games::Shape shape = games::shape_on(corner.followed.stones, part.upper_left, part.rows, part.columns);
    const games::ShapeAnswer answer = games::searched_answer(segments, {.shape = shape}, jobs);
    PlayedThere there{.corners = answer.hits, .games = answer.games, .rows = part.rows, .columns = part.columns};
    std::map<board::Vertex, std::uint64_t> counts;
    for (const auto& [move, count] : answer.continuations) {
        const board::Vertex point =
            board::vertex_at(part.upper_left.row + move.row, part.upper_left.column + move.column);
        counts[move.colour == corner.followed.to_move ? point : board::pass_vertex] += count.played();
    }
    for (const auto& [move, games] : counts) there.moves.push_back({move, games});
    std::stable_sort(there.moves.begin(), there.moves.end(),
                     [](const PlayedMove& a, const PlayedMove& b) { return a.games > b.games; });
    return there;
}

}  // namespace katachi::authoring
