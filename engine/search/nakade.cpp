#include "engine/search/nakade.h"

#include <algorithm>

namespace katachi::search {

namespace {

constexpr int largest_space = 6;

struct Space {
    std::array<board::Vertex, largest_space> points;
    int size = 0;
    board::VertexSet set;

    bool contains(board::Vertex vertex) const { return set.contains(vertex); }
    void add(board::Vertex vertex) {
        points[static_cast<std::size_t>(size++)] = vertex;
        set.insert(vertex);
    }
    int neighbours_of(board::Vertex vertex) const {
        return static_cast<int>(std::count_if(board::neighbour_steps.begin(), board::neighbour_steps.end(),
                                              [&](int step) { return contains(vertex + step); }));
    }
};

// Whether the region is small enough and walled in by the defender.
bool fill(const PlayoutBoard& board, board::Colour defender, board::Vertex inside, Space& space) {
    space.add(inside);
    for (int next = 0; next < space.size; ++next)
        for (const int step : board::neighbour_steps) {
            const board::Vertex beside = space.points[static_cast<std::size_t>(next)] + step;
            if (board.at(beside) == board::opponent(defender)) return false;
            if (board.at(beside) != board::Colour::empty || space.contains(beside)) continue;
            if (space.size == largest_space) return false;
            space.add(beside);
        }
    return true;
}

}  // namespace

board::Vertex vital_point(const PlayoutBoard& board, board::Colour defender, board::Vertex inside) {
    Space space;
    if (!fill(board, defender, inside, space) || space.size < 3) return board::pass_vertex;
    // How many neighbours in the space its vital point has; bulky five has one of three beside none of four.
    constexpr std::array<int, largest_space + 1> wanted{0, 0, 0, 2, 3, 3, 4};
    board::Vertex best = board::pass_vertex;
    int most = wanted[static_cast<std::size_t>(space.size)] - 1;
    bool is_only = false;
    for (int i = 0; i < space.size; ++i) {
        const board::Vertex point = space.points[static_cast<std::size_t>(i)];
        const int neighbours = space.neighbours_of(point);
        if (neighbours > most) {
            best = point;
            most = neighbours;
            is_only = true;
        } else if (neighbours == most) {
            is_only = false;
        }
    }
    if (!is_only) return board::pass_vertex;
    // Five points around one of three neighbours only are vital if they are bulky: four of them a square.
    if (space.size == 5 && most == 3) {
        const auto has_square = [&](int down, int right) {
            return space.contains(best + down) && space.contains(best + right) && space.contains(best + down + right);
        };
        const bool is_bulky = has_square(board::stride, 1) || has_square(board::stride, -1) ||
                              has_square(-board::stride, 1) || has_square(-board::stride, -1);
        if (!is_bulky) return board::pass_vertex;
    }
    return best;
}

}  // namespace katachi::search
