#include "engine/position/moyo_around.h"

#include <cmath>

namespace katachi::position {

namespace {

using board::VertexSet;

struct Moyos {
    VertexSet black, white;
};

Moyos moyos(const influence::Influence& influence) {
    Moyos moyos;
    const int size = influence.position.size;
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            const board::Vertex vertex = board::vertex_at(row, column);
            const board::Colour holder = influence.holder(vertex, influence::Hold::moyo);
            if (holder == board::Colour::black) moyos.black.insert(vertex);
            if (holder == board::Colour::white) moyos.white.insert(vertex);
        }
    return moyos;
}

}  // namespace

std::vector<MoyoAround> moyo_around(const std::vector<VertexSet>& dragons, const influence::Influence& influence) {
    const Moyos all = moyos(influence);
    std::vector<MoyoAround> around(dragons.size());
    std::vector<VertexSet> reached = dragons;
    for (Moyos left = all; !left.black.empty() || !left.white.empty();) {
        Moyos taken;
        for (std::size_t i = 0; i < dragons.size(); ++i) {
            const bool is_black = influence.position.at(dragons[i].first()) == board::Colour::black;
            const VertexSet next = reached[i].beside() & (is_black ? left.black : left.white);
            for (const board::Vertex point : next) {
                const float value = std::abs(influence.territory[influence::at(point)]);
                const bool is_stone = influence.position.at(point) != board::Colour::empty;
                around[i].size += 1;
                around[i].value += is_stone ? 1 + value : value;
            }
            reached[i] |= next;
            (is_black ? taken.black : taken.white) |= next;
        }
        if (taken.black.empty() && taken.white.empty()) break;
        left.black -= taken.black;
        left.white -= taken.white;
    }
    return around;
}

}  // namespace katachi::position
