#include "engine/life/moves/life_outlook.h"

#include "engine/life/moves/outlook_groups.h"
#include "engine/life/moves/outlook_weights.h"

namespace katachi::life {

namespace {

StringCounts counts_of(const board::Board& board, board::VertexSet stones) {
    StringCounts result;
    while (!stones.empty()) {
        const board::Vertex string = stones.first();
        stones -= board.string_stones(string);
        result.add(board.liberties(string));
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
    const OutlookCounts counts{.open = open.count(),
                               .untouched = untouched.count(),
                               .lonely = (untouched - empty.beside()).count(),
                               .outer = (empty & goal.region & outer).count(),
                               .own = counts_of(board, goal_stones),
                               .takable = takable.count(),
                               .others = counts_of(board, takable),
                               .has_ko = board.ko_point() != board::pass_vertex};
    OutlookFeatures features{};
    std::size_t group = 0;
    int first = 0;
    each_outlook_group(counts, [&](int number, int count) {
        features[group++] = static_cast<std::uint8_t>(first + number);
        first += count;
    });
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
