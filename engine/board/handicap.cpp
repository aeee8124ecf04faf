#include "engine/board/handicap.h"

#include <algorithm>
#include <tuple>

#include "engine/board/distance.h"

namespace katachi::board {

int most_fixed_handicap(int size) {
    constexpr int corners = 4;
    constexpr int all = 9;
    if (size < 7) return 0;
    return size % 2 == 1 && size >= all ? all : corners;
}

VertexSet fixed_handicap(int size, int stones) {
    const int low = size < 12 ? 2 : 3;  // from the edge
    const int high = size - 1 - low;
    const int middle = size / 2;
    VertexSet points;
    const auto put = [&](int row, int column) { points.insert(vertex_at(row, column)); };
    put(low, high);
    put(high, low);
    if (stones >= 3) put(low, low);
    if (stones >= 4) put(high, high);
    if (stones >= 6) {
        put(middle, low);
        put(middle, high);
    }
    if (stones >= 8) {
        put(low, middle);
        put(high, middle);
    }
    if (stones >= 5 && stones % 2 == 1) put(middle, middle);
    return points;
}

Vertex next_handicap_point(int size, const VertexSet& stones) {
    const Vertex centre = vertex_at(size / 2, size / 2);
    Vertex best = pass_vertex;
    std::tuple<int, int, int> best_value;
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            const Vertex vertex = vertex_at(row, column);
            const int room = distance_to_nearest(vertex, stones);
            const std::tuple value{std::min(lines_to_edge(vertex, size), 2), room, -distance(vertex, centre)};
            if (room < 2 || (best != pass_vertex && value <= best_value)) continue;
            best = vertex;
            best_value = value;
        }
    return best;
}

VertexSet free_handicap(int size, int stones) {
    const int fixed = std::min(stones, most_fixed_handicap(size));
    VertexSet points = fixed >= 2 ? fixed_handicap(size, fixed) : VertexSet();
    for (int count = points.count(); count < stones; ++count) {
        const Vertex vertex = next_handicap_point(size, points);
        if (vertex == pass_vertex) break;
        points.insert(vertex);
    }
    return points;
}

}  // namespace katachi::board
