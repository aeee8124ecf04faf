#include "engine/influence/territory.h"

#include <algorithm>

namespace katachi::influence {

namespace {

// The influence that is enough for a point to be somebody's, by its lines from two edges that meet. The manual gives no
// numbers; those for territory are those of GNU Go 3.8, as its own values of 13,785 points tell (DESIGN.md). Influence
// for escape grows weaker sooner, so that less is enough.
float enough_influence(Use use, int line, int other_line) {
    if (use == Use::escape) return std::min(15.0F, 2 + 1.5F * static_cast<float>(line + other_line));
    constexpr int farthest = 4;
    constexpr float in_the_corner = 5.5F, a_line = 2.3F;
    const auto [near, far] = std::minmax({std::min(line, farthest), std::min(other_line, farthest)});
    return in_the_corner + a_line * static_cast<float>(3 * near + far);
}

float first_value(float black, float white, float enough) {
    if (black + white == 0) return 0;
    const float ratio = (white - black) / (white + black);
    return ratio * ratio * ratio * std::min(1.0F, std::max(black, white) / enough);
}

// The answer is the value nearer to 0 where both have one sign, else 0.
float nearer_to_zero(float value, float limit) {
    return value > 0 ? std::clamp(limit, 0.0F, value) : std::clamp(limit, value, 0.0F);
}

// Whether the side to which a value gives the point can have it.
bool can_be(float value, board::Vertex vertex, const Question& question) {
    if (question.erased.contains(vertex)) return false;
    return !(value > 0 ? question.no_white_territory : question.no_black_territory).contains(vertex);
}

}  // namespace

Field territory_values(const Influence& influence, const Question& question) {
    const int size = influence.position.size;
    const board::VertexSet& points = influence.black_origins.terrain.open;
    Field first{};
    for (const board::Vertex vertex : points) {
        const int row = board::row_of(vertex), column = board::column_of(vertex);
        const float enough =
            enough_influence(question.use, std::min(row, size - 1 - row), std::min(column, size - 1 - column));
        first[at(vertex)] = first_value(influence.black[at(vertex)], influence.white[at(vertex)], enough);
    }
    Field values{};
    for (const board::Vertex vertex : points) {
        const float own = first[at(vertex)];
        const Origins& others = own > 0 ? influence.black_origins : influence.white_origins;
        float value = own;
        for (const int step : board::neighbour_steps) {
            if (!points.contains(vertex + step)) continue;
            const float passes = others.terrain.permeability[at(vertex + step)];
            value = nearer_to_zero(value, passes * first[at(vertex + step)] + (1 - passes) * own);
        }
        values[at(vertex)] = can_be(value, vertex, question) ? value : 0;
    }
    return values;
}

}  // namespace katachi::influence
