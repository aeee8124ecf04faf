#include "joseki/graph/continuations.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <tuple>

namespace katachi::joseki {

namespace {

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

bool is_doubtful(const Graph& graph, EdgeIndex move) {
    constexpr std::int64_t enough_games = 50;
    constexpr std::int64_t one_of = 50;  // 2 %
    const Edge& edge = graph.edge(move);
    if (edge.move_class) return edge.move_class == MoveClass::antisuji || edge.move_class == MoveClass::trick;
    const std::int64_t games = reached(graph, edge.from).games;
    return games >= enough_games && edge.played.games * one_of < games;
}

int stage(const Node& node) {
    constexpr std::size_t moves_a_stage = 6;
    constexpr std::size_t last_stage = 2;
    return node.stage.value_or(static_cast<int>(std::min(node.stones.size() / (moves_a_stage + 1), last_stage)));
}

}  // namespace katachi::joseki
