#include "engine/life/moves/life_outlook.h"

#include <algorithm>

#include "engine/life/moves/outlook_weights.h"

namespace katachi::life {

namespace {

struct Strings {
    int count = 0, in_atari = 0;
    int least_liberties = 0, most_liberties = 0;
};

Strings strings_of(const board::Board& board, board::VertexSet stones) {
    Strings result;
    while (!stones.empty()) {
        const board::Vertex string = stones.first();
        stones -= board.string_stones(string);
        const int liberties = board.liberties(string);
        result.least_liberties = result.count == 0 ? liberties : std::min(result.least_liberties, liberties);
        result.most_liberties = std::max(result.most_liberties, liberties);
        ++result.count;
        if (liberties == 1) ++result.in_atari;
    }
    return result;
}

}  // namespace

OutlookFeatures outlook_features(const board::Board& board, const DragonGoal& goal, const board::VertexSet& goal_stones,
                                 const board::VertexSet& safe) {
    const board::VertexSet& empty = board.empty_points();
    const board::VertexSet& attackers = board.stones(goal.attacker());
    const board::VertexSet takable = (attackers - safe) & goal.region;
    const board::VertexSet outer = safe.beside();
    const board::VertexSet open = ((empty & goal.region) | takable) - outer;
    const board::VertexSet untouched = (open & empty) - attackers.beside();
    const Strings own = strings_of(board, goal_stones), others = strings_of(board, takable);
    OutlookFeatures features{};
    std::size_t group = 0;
    int first = 0;
    const auto add = [&](int number, int count) {
        features[group++] = static_cast<std::uint8_t>(first + std::min(number, count - 1));
        first += count;
    };
    add(open.count(), 16);
    add(untouched.count(), 12);
    add((untouched - empty.beside()).count(), 4);
    add((empty & goal.region & outer).count(), 6);
    add(own.count, 5);
    add(own.most_liberties, 8);
    add(own.least_liberties, 6);
    add(takable.count(), 8);
    add(others.least_liberties, 4);
    add(others.in_atari, 3);
    add(board.ko_point() != board::pass_vertex ? 1 : 0, 2);
    return features;
}

int life_outlook(const board::Board& board, const DragonGoal& goal, const board::VertexSet& goal_stones,
                 board::Colour to_move, const board::VertexSet& safe) {
    const auto& weights = outlook_weights[to_move == goal.attacker() ? 1 : 0];
    int sum = 0;
    for (const std::uint8_t feature : outlook_features(board, goal, goal_stones, safe)) sum += weights[feature];
    return sum;
}

}  // namespace katachi::life
