#include "engine/influence/territory.h"

#include <algorithm>
#include <cmath>

namespace katachi::influence {

namespace {

// The influence that is enough for a point to be somebody's, by its lines from two edges that meet.
float enough_influence(int line, int other_line) {
    constexpr float in_the_corner = 2, a_line = 1.5F, most = 15;
    return std::min(most, in_the_corner + a_line * static_cast<float>(line + other_line));
}

float first_value(float black, float white, float enough) {
    if (black + white == 0) return 0;
    const float ratio = (white - black) / (white + black);
    return ratio * ratio * ratio * std::min(1.0F, std::max(black, white) / enough);
}

// Of values of one sign the one that is nearer to 0, of others 0.
float nearer_to_zero(float value, float limit) {
    return value > 0 ? std::clamp(limit, 0.0F, value) : std::clamp(limit, value, 0.0F);
}

}  // namespace

Field territory_values(const Influence& influence, const board::VertexSet& no_black_territory,
                       const board::VertexSet& no_white_territory) {
    const int size = influence.position.size;
    board::VertexSet points;
    Field first{};
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            const board::Vertex vertex = board::vertex_at(row, column);
            if (influence.living.contains(vertex)) continue;
            points.insert(vertex);
            const float enough = enough_influence(std::min(row, size - 1 - row), std::min(column, size - 1 - column));
            first[at(vertex)] = first_value(influence.black[at(vertex)], influence.white[at(vertex)], enough);
        }
    Field values{};
    for (const board::Vertex vertex : points) {
        float value = first[at(vertex)];
        for (const int step : board::neighbour_steps)
            if (points.contains(vertex + step)) value = nearer_to_zero(value, first[at(vertex + step)]);
        const board::VertexSet& barred = value > 0 ? no_white_territory : no_black_territory;
        values[at(vertex)] = barred.contains(vertex) ? 0 : value;
    }
    return values;
}

}  // namespace katachi::influence
