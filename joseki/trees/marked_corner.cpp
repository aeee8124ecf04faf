#include "joseki/trees/marked_corner.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "engine/board/turned_vertex.h"
#include "engine/match/corner_matcher.h"

namespace katachi::joseki {

namespace {

MarkedCorner corner_at(board::Orientation to_upper_right, board::Vertex mark, int size) {
    const board::Vertex seen = board::turned(mark, to_upper_right, size);
    return {.to_upper_right = to_upper_right,
            .board_size = size,
            .rows = board::row_of(seen) + 1,
            .columns = size - board::column_of(seen)};
}

int distance_to_corner(const MarkedCorner& corner, board::Vertex vertex) {
    const board::Vertex seen = board::turned(vertex, corner.to_upper_right, corner.board_size);
    return board::row_of(seen) + corner.board_size - 1 - board::column_of(seen);
}

struct Candidate {
    MarkedCorner corner;
    bool has_move = false;
    int stones_inside = 0;
    int stones_outside = 0;
    int distance = 0;  // of the move and all stones from the corner

    void add_stone(board::Vertex vertex) {
        ++(corner.place_of(vertex) ? stones_inside : stones_outside);
        distance += distance_to_corner(corner, vertex);
    }

    // A rectangle with the move and some stones is right. Next comes one with all stones, to which the mark is too
    // close for the move; then one with the move alone.
    int fitness() const {
        if (has_move && stones_inside > 0) return 3;
        if (stones_inside > 0 && stones_outside == 0) return 2;
        return has_move ? 1 : 0;
    }

    bool is_upper_right() const { return corner.to_upper_right == board::Orientation::identity; }

    friend bool operator<(const Candidate& a, const Candidate& b) {
        return std::tuple(a.fitness(), a.is_upper_right(), -a.distance) <
               std::tuple(b.fitness(), b.is_upper_right(), -b.distance);
    }
};

}  // namespace

std::optional<board::Offset> MarkedCorner::place_of(board::Vertex vertex) const {
    const board::Vertex seen = board::turned(vertex, to_upper_right, board_size);
    const board::Offset place{board::row_of(seen), board::column_of(seen) - (board_size - columns)};
    if (place.row >= rows || place.column < 0) return std::nullopt;
    return place;
}

board::Vertex MarkedCorner::vertex_of(board::Offset place) const {
    const board::Vertex seen = board::vertex_at(place.row, place.column + board_size - columns);
    return board::turned(seen, board::inverse(to_upper_right), board_size);
}

MarkedCorner marked_corner(const board::Position& position, board::Vertex mark, board::Vertex move) {
    std::array<Candidate, 4> candidates;
    for (std::size_t i = 0; i < candidates.size(); ++i)
        candidates[i].corner = corner_at(match::corner_orientations[i], mark, position.size);
    for (Candidate& candidate : candidates) {
        candidate.has_move = candidate.corner.place_of(move).has_value();
        candidate.distance = distance_to_corner(candidate.corner, move);
        for (int row = 0; row < position.size; ++row)
            for (int column = 0; column < position.size; ++column)
                if (board::is_stone(position.at(row, column))) candidate.add_stone(board::vertex_at(row, column));
    }
    return std::max_element(candidates.begin(), candidates.end())->corner;
}

}  // namespace katachi::joseki
