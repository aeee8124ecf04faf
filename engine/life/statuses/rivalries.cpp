#include "engine/life/statuses/rivalries.h"

#include <optional>
#include <utility>

namespace katachi::life {

using board::Vertex;
using board::VertexSet;
using position::Dragon;

namespace {

constexpr int least_rivals = 2;  // stones: a single one has no race of its own

// The largest strings of both that touch each other, or a liberty in common.
std::optional<std::pair<Vertex, Vertex>> touching_strings(const board::Board& board, const Dragon& dragon,
                                                          const Dragon& rivals) {
    std::optional<std::pair<Vertex, Vertex>> largest;
    int most = 0;
    for (const Vertex own : dragon.strings) {
        const VertexSet beside = board.string_stones(own).beside();
        for (const Vertex other : rivals.strings) {
            if (!beside.intersects(board.string_stones(other) | board.liberty_points(other))) continue;
            const int size = board.string_size(own) + board.string_size(other);
            if (size <= most) continue;
            most = size;
            largest = {own, other};
        }
    }
    return largest;
}

}  // namespace

std::vector<Rivalry> rivalries(const board::Board& board, const position::Dragons& dragons, const Dragon& dragon) {
    std::vector<Rivalry> found;
    for (const int neighbour : dragon.neighbours) {
        const Dragon& rivals = dragons.number(neighbour);
        if (rivals.colour == dragon.colour || rivals.is_invincible || rivals.size() < least_rivals) continue;
        if (const auto strings = touching_strings(board, dragon, rivals))
            found.push_back({neighbour, {strings->first, dragon.stones}, {strings->second, rivals.stones}});
    }
    return found;
}

}  // namespace katachi::life
