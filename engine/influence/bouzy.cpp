#include "engine/influence/bouzy.h"

#include <algorithm>

namespace katachi::influence {

namespace {

using Map = std::array<int, board::vertex_count>;

constexpr int stone_value = 128;

constexpr int sign(int value) { return (value > 0) - (value < 0); }

// The neighbours of each sign: below 0, 0, above 0.
struct Neighbours {
    int negative = 0, zero = 0, positive = 0;
};

Neighbours neighbours_of(board::Vertex vertex, const Map& map, const board::VertexSet& points) {
    Neighbours counts;
    for (const int step : board::neighbour_steps) {
        if (!points.contains(vertex + step)) continue;
        const int value = map[static_cast<std::size_t>(vertex + step)];
        (value < 0 ? counts.negative : value > 0 ? counts.positive : counts.zero) += 1;
    }
    return counts;
}

int dilated(int value, const Neighbours& neighbours) {
    if (value >= 0 && neighbours.negative == 0) return value + neighbours.positive;
    if (value <= 0 && neighbours.positive == 0) return value - neighbours.negative;
    return value;
}

int eroded(int value, const Neighbours& neighbours) {
    const int against = neighbours.zero + (value > 0 ? neighbours.negative : neighbours.positive);
    return sign(value) * std::max(0, std::abs(value) - against);
}

template <typename Change>
void change_all(Map& map, const board::VertexSet& points, Change change) {
    const Map before = map;
    for (const board::Vertex vertex : points)
        map[static_cast<std::size_t>(vertex)] =
            change(before[static_cast<std::size_t>(vertex)], neighbours_of(vertex, before, points));
}

}  // namespace

Map bouzy_map(const board::Position& position, const board::VertexSet& living, Morphology morphology) {
    Map map{};
    board::VertexSet points;
    for (int row = 0; row < position.size; ++row)
        for (int column = 0; column < position.size; ++column) {
            const board::Vertex vertex = board::vertex_at(row, column);
            points.insert(vertex);
            if (living.contains(vertex))
                map[static_cast<std::size_t>(vertex)] =
                    position.at(vertex) == board::Colour::white ? stone_value : -stone_value;
        }
    for (int i = 0; i < morphology.dilations; ++i) change_all(map, points, dilated);
    for (int i = 0; i < morphology.erosions; ++i) change_all(map, points, eroded);
    return map;
}

}  // namespace katachi::influence
