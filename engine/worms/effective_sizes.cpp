#include "engine/worms/effective_sizes.h"

#include <vector>

namespace katachi::worms {

namespace {

constexpr int farthest = 4;  // steps
constexpr float worth_of_point = 0.5F;

}  // namespace

std::array<float, board::vertex_count> effective_sizes(const board::Board& board) {
    std::array<float, board::vertex_count> sizes{};
    // The origins of the strings that a point is nearest to.
    std::array<board::VertexSet, board::vertex_count> nearest;
    std::vector<board::Vertex> reached;
    for (const board::Colour colour : {board::Colour::black, board::Colour::white})
        for (const board::Vertex origin : board.strings(colour)) {
            sizes[static_cast<std::size_t>(origin)] = static_cast<float>(board.string_size(origin));
            for (const board::Vertex stone : board.string_stones(origin)) {
                nearest[static_cast<std::size_t>(stone)].insert(origin);
                reached.push_back(stone);
            }
        }
    board::VertexSet open = board.empty_points();
    for (int distance = 1; distance <= farthest && !reached.empty(); ++distance) {
        board::VertexSet next;
        for (const board::Vertex point : reached)
            for (const int step : board::neighbour_steps) {
                if (!open.contains(point + step)) continue;
                nearest[static_cast<std::size_t>(point + step)] |= nearest[static_cast<std::size_t>(point)];
                next.insert(point + step);
            }
        for (const board::Vertex point : next) {
            const board::VertexSet& owners = nearest[static_cast<std::size_t>(point)];
            for (const board::Vertex origin : owners)
                sizes[static_cast<std::size_t>(origin)] += worth_of_point / static_cast<float>(owners.count());
        }
        open -= next;
        reached.assign(next.begin(), next.end());
    }
    return sizes;
}

}  // namespace katachi::worms
