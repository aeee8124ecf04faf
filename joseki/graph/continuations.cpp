#include "joseki/graph/continuations.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <tuple>

namespace katachi::joseki {

namespace {

constexpr std::int64_t games_to_tell_urgency = 20;
constexpr double often = 1.0 / 3;
constexpr double rarely = 0.1;

std::size_t rank(const std::optional<MoveClass>& move_class) {
    constexpr std::string_view order = "UJjtTN";
    return move_class ? order.find(static_cast<char>(*move_class)) : order.size() - 2;
}

}  // namespace

std::optional<Success> success(const PlayRecord& played) {
    const auto decided = static_cast<double>(played.own_wins + played.opponent_wins);
    if (decided == 0) return std::nullopt;
    // Two wins and two losses are added for the interval, which is sound for few games too.
    constexpr double deviations = 1.96;
    const double tried = decided + 4;
    const double middle = (static_cast<double>(played.own_wins) + 2) / tried;
    return Success{.rate = static_cast<double>(played.own_wins) / decided,
                   .margin = deviations * std::sqrt(middle * (1 - middle) / tried)};
}

std::vector<Continuation> continuations(const Graph& graph, NodeIndex node) {
    const auto games = static_cast<double>(reached(graph, node).games);
    std::vector<Continuation> found;
    for (const EdgeIndex edge : graph.node(node).continuations)
        found.push_back({edge, games == 0 ? 0 : static_cast<double>(graph.edge(edge).played.games) / games});
    std::stable_sort(found.begin(), found.end(), [&](const Continuation& a, const Continuation& b) {
        const Edge& first = graph.edge(a.edge);
        const Edge& second = graph.edge(b.edge);
        return std::tuple(-first.played.games, rank(first.move_class)) <
               std::tuple(-second.played.games, rank(second.move_class));
    });
    return found;
}

int stage(const Node& node) {
    constexpr std::size_t moves_a_stage = 6;
    constexpr std::size_t last_stage = 2;
    return node.stage.value_or(static_cast<int>(std::min(node.stones.size() / (moves_a_stage + 1), last_stage)));
}

std::optional<Urgency> urgency(const Graph& graph, NodeIndex index) {
    const Node& node = graph.node(index);
    if (node.urgency) return node.urgency;
    const std::int64_t games = reached(graph, index).games;
    if (games < games_to_tell_urgency) return std::nullopt;
    std::int64_t elsewhere = node.ended.games;
    if (const auto tenuki = graph.find(index, board::pass_vertex)) elsewhere += graph.edge(*tenuki).played.games;
    const double share = static_cast<double>(elsewhere) / static_cast<double>(games);
    if (share >= often) return Urgency::may;
    return share >= rarely ? Urgency::should_not : Urgency::must_not;
}

}  // namespace katachi::joseki
