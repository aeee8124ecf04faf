#include "engine/influence/escape.h"

namespace katachi::influence {

namespace {

std::uint8_t value_of(const Influence& influence, board::Vertex vertex, board::Colour colour,
                      const board::VertexSet& crowded) {
    if (influence.holder(vertex, Hold::moyo) == colour) return 4;
    const board::Colour holder = influence.holder(vertex, Hold::area);
    if (holder == colour) return 2;
    return holder == board::Colour::empty && !crowded.contains(vertex) ? 1 : 0;
}

}  // namespace

EscapeValues escape_values(const Influence& influence, board::Colour colour, const board::VertexSet& goal) {
    const board::VertexSet crowded = goal.beside();
    EscapeValues values{};
    for (const board::Vertex vertex : influence.black_origins.terrain.open)
        values[at(vertex)] = value_of(influence, vertex, colour, crowded);
    return values;
}

}  // namespace katachi::influence
