#include "tools/authoring/life/local_view.h"

#include <array>
#include <bit>

namespace katachi::authoring {

namespace {

using TurnedPlaces = std::array<std::uint8_t, view_points>;

constexpr auto places_by_orientation = [] {
    std::array<TurnedPlaces, board::orientation_count> all{};
    for (const board::Orientation orientation : board::all_orientations)
        for (int i = 0; i < view_points; ++i)
            all[static_cast<std::size_t>(orientation)][static_cast<std::size_t>(i)] =
                static_cast<std::uint8_t>(view_index(board::transform(view_step(i), orientation)));
    return all;
}();

template <typename Visit>
void visit_points_around(int board_size, board::Vertex move, const Visit& visit) {
    for (int i = 0; i < view_points; ++i) {
        const board::Offset step = view_step(i);
        const int row = board::row_of(move) + step.row, column = board::column_of(move) + step.column;
        const bool is_on_board = row >= 0 && row < board_size && column >= 0 && column < board_size;
        visit(ViewPoints{1} << i, is_on_board ? board::vertex_at(row, column) : board::pass_vertex);
    }
}

}  // namespace

LocalView view_around(const life::SearchedPosition& position, board::Vertex move) {
    LocalView view;
    visit_points_around(position.board.size(), move, [&](ViewPoints bit, board::Vertex vertex) {
        if (vertex == board::pass_vertex) {
            view.off_board |= bit;
            return;
        }
        const board::Colour stone = position.board.at(vertex);
        if (stone == position.to_move) view.own |= bit;
        if (stone == board::opponent(position.to_move)) view.other |= bit;
        if (position.goal_stones.contains(vertex)) view.goal |= bit;
    });
    return view;
}

ViewPoints view_of(const board::VertexSet& points, int board_size, board::Vertex move) {
    ViewPoints view = 0;
    visit_points_around(board_size, move, [&](ViewPoints bit, board::Vertex vertex) {
        if (vertex != board::pass_vertex && points.contains(vertex)) view |= bit;
    });
    return view;
}

ViewPoints turned(ViewPoints points, board::Orientation orientation) {
    const TurnedPlaces& places = places_by_orientation[static_cast<std::size_t>(orientation)];
    ViewPoints result = 0;
    for (ViewPoints left = points; left != 0; left &= left - 1)
        result |= ViewPoints{1} << places[static_cast<std::size_t>(std::countr_zero(left))];
    return result;
}

LocalView turned(const LocalView& view, board::Orientation orientation) {
    return {turned(view.own, orientation), turned(view.other, orientation), turned(view.off_board, orientation),
            turned(view.goal, orientation)};
}

}  // namespace katachi::authoring
