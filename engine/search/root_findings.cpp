// What a search has found about the moves at the root.
#include <algorithm>

#include "engine/search/tree_search.h"

namespace katachi::search {

std::vector<MoveCandidate> TreeSearch::candidates(std::size_t at_least) const {
    std::vector<MoveCandidate> result;
    if (!is_grown(tree_.root())) return result;
    constexpr std::size_t longest_line = 12;
    constexpr float visits_to_expect = 2;
    const auto most_visited = [&](const TreeNode& node) {
        const auto family = tree_.children(node);
        return &*std::max_element(family.begin(), family.end(), [](const TreeNode& a, const TreeNode& b) {
            return a.results.count() < b.results.count();
        });
    };
    const float win_rate_of_all = 1 - tree_.root().results.mean();
    const auto likely = [&](const TreeNode& node) {
        constexpr float visits_of_doubt = 20;
        const float visits = node.results.count();
        return (visits * node.results.mean() + visits_of_doubt * win_rate_of_all) / (visits + visits_of_doubt);
    };
    std::vector<const TreeNode*> order;
    for (const TreeNode& child : tree_.children(tree_.root())) order.push_back(&child);
    std::stable_sort(order.begin(), order.end(), [](const TreeNode* a, const TreeNode* b) {
        return std::pair(a->results.count(), a->prior) > std::pair(b->results.count(), b->prior);
    });
    for (const TreeNode* const child : order) {
        const bool is_visited = child->results.count() > 0;
        if (!is_visited && result.size() >= at_least) break;
        MoveCandidate candidate{
            .vertex = child->vertex,
            .visits = static_cast<std::uint64_t>(child->results.count()),
            .win_rate = is_visited ? child->results.mean() : win_rate_of_all,
            .likely_win_rate = is_visited ? likely(*child) : win_rate_of_all,
            .score = (is_visited ? *child : tree_.root()).balance.load(std::memory_order_relaxed) - komi_,
            .prior = child->prior,
            .line = {child->vertex}};
        const TreeNode* node = child;
        while (is_grown(*node) && candidate.line.size() < longest_line) {
            node = most_visited(*node);
            if (node->results.count() < visits_to_expect) break;
            candidate.line.push_back(node->vertex);
        }
        result.push_back(std::move(candidate));
    }
    return result;
}

RootStanding TreeSearch::standing() const {
    const TreeNode& root = tree_.root();
    RootStanding standing{.playouts =
                              static_cast<std::uint64_t>(std::max(0.0F, root.results.count() - visits_at_set_))};
    if (!is_grown(root)) return standing;
    constexpr float often = 0.1F;
    const TreeNode* most_visited = nullptr;
    float best_value = 0;
    for (const TreeNode& child : tree_.children(root)) {
        const double visits = child.results.count();
        if (visits > standing.most_visits) {
            standing.next_visits = standing.most_visits;
            standing.most_visits = visits;
            most_visited = &child;
        } else {
            standing.next_visits = std::max(standing.next_visits, visits);
        }
        if (visits > 0 && visits >= often * root.results.count())
            best_value = std::max(best_value, child.results.mean());
    }
    standing.is_best_by_value = most_visited == nullptr || most_visited->results.mean() >= best_value;
    return standing;
}

}  // namespace katachi::search
