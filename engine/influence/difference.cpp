#include "engine/influence/difference.h"

namespace katachi::influence {

namespace {

float captured(const Influence& before, const Influence& after, board::Vertex vertex) {
    if (after.position.at(vertex) != board::Colour::empty) return 0;
    const board::Colour gone = before.position.at(vertex);
    return gone == board::Colour::black ? 1.0F : gone == board::Colour::white ? -1.0F : 0.0F;
}

}  // namespace

Field point_differences(const Influence& before, const Influence& after) {
    Field differences{};
    for (int row = 0; row < after.position.size; ++row)
        for (int column = 0; column < after.position.size; ++column) {
            const board::Vertex vertex = board::vertex_at(row, column);
            differences[at(vertex)] = after.points(vertex) - before.points(vertex) + captured(before, after, vertex);
        }
    return differences;
}

float points_gained(const Influence& before, const Influence& after, board::Colour side) {
    float white = 0;
    for (const float difference : point_differences(before, after)) white += difference;
    return side == board::Colour::white ? white : 0 - white;  // never -0
}

}  // namespace katachi::influence
