#include "joseki/graph/continuations.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <tuple>

namespace katachi::joseki {

namespace {

constexpr std::int64_t games_to_tell_urgency = 20;
// None of 300 games leaves room for 1 % at most, with a confidence of 95 %.
constexpr std::int64_t games_to_tell_a_must = 300;
constexpr double often = 1.0 / 3;
constexpr double never = 0.01;

std::size_t rank(const std::optional<MoveClass>& move_class) {
    constexpr std::string_view order = "UJjtTN";
    return move_class ? order.find(static_cast<char>(*move_class)) : order.size() - 2;
}

// A tenuki is seen by the move after it, so a game never shows another one in answer to it.
std::int64_t games_after_tenuki(const Graph& graph, const Node& node) {
    std::int64_t games = 0;
    for (const EdgeIndex edge : node.predecessors)
        if (graph.edge(edge).move == board::pass_vertex) games += graph.edge(edge).played.games;
    return games;
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
    if (node.stones.empty()) return std::nullopt;
    const std::int64_t games = reached(graph, index).games - games_after_tenuki(graph, node);
    if (games < games_to_tell_urgency) return node.urgency;
    const auto tenuki = graph.find(index, board::pass_vertex);
    const std::int64_t elsewhere = node.ended.games + (tenuki ? graph.edge(*tenuki).played.games : 0);
    const auto share = [&](std::int64_t part) { return static_cast<double>(part) / static_cast<double>(games); };
    const bool is_against_counts = node.urgency == Urgency::must_not && share(elsewhere) > never;
    if (node.urgency && !is_against_counts) return node.urgency;
    if (share(elsewhere) >= often) return Urgency::may;
    // Where tenuki was not kept, its games are among those that went on in ways unknown.
    const std::int64_t at_most = elsewhere + (tenuki ? 0 : node.rest.games);
    return games >= games_to_tell_a_must && share(at_most) <= never ? Urgency::must_not : Urgency::should_not;
}

}  // namespace katachi::joseki
