#include "tests/eyespaces/linked_groups.h"

#include <algorithm>

namespace katachi::eyespaces {

using board::Vertex;
using board::VertexSet;

LinkedGroups::LinkedGroups(const board::Board& board, board::Colour owner, const VertexSet& free,
                           const VertexSet& left_out)
    : board_(board), owner_(owner) {
    const VertexSet origins = board.strings(owner) - left_out;
    for (const Vertex origin : origins) next_[origin] = origin;
    for (const Vertex a : origins)
        for (const Vertex b : origins)
            if (a < b && are_linked(a, b, free)) unite(a, b);
}

bool LinkedGroups::are_linked(Vertex a, Vertex b, const VertexSet& free) const {
    const VertexSet common = board_.liberty_points(a) & board_.liberty_points(b) & free;
    if (common.count() != 1) return common.count() > 1;
    const board::Colour other = board::opponent(owner_);
    return board_.is_legal(other, common.first()) != board::Legality::ok || board_.is_self_atari(other, common.first());
}

Vertex LinkedGroups::at(Vertex stone) const {
    Vertex group = board_.origin(stone);
    while (next_.at(group) != group) group = next_.at(group);
    return group;
}

VertexSet LinkedGroups::stones_of(Vertex group) const {
    VertexSet stones;
    for (const auto& [origin, next] : next_)
        if (at(origin) == group) stones |= board_.string_stones(origin);
    return stones;
}

Vertex LinkedGroups::largest_beside(const VertexSet& points) const {
    Vertex largest = board::pass_vertex;
    int most = 0;
    for (const Vertex stone : points.beside() & board_.stones(owner_)) {
        if (!contains(stone)) continue;
        const int count = stones_of(at(stone)).count();
        if (count > most) largest = at(stone);
        most = std::max(most, count);
    }
    return largest;
}

void LinkedGroups::unite(Vertex a, Vertex b) {
    const Vertex first = at(a), second = at(b);
    next_[std::max(first, second)] = std::min(first, second);
}

}  // namespace katachi::eyespaces
