#include "engine/combinations/target_search.h"

#include <algorithm>

#include "engine/combinations/threat_moves.h"

namespace katachi::combinations {

using board::Vertex;
using board::VertexSet;

TargetSearch::TargetSearch(board::Board& board, board::Colour attacker, std::span<Target* const> targets,
                           const TargetLimits& limits)
    : board_(board), attacker_(attacker), targets_(targets), limits_(limits) {
    for (std::size_t target = 0; target < targets_.size(); ++target)
        if (targets_[target]->is_safe(board_)) safe_.insert(target);
}

std::vector<TargetCombination> TargetSearch::double_threats() {
    std::vector<TargetCombination> found;
    for (const Threat& threat : threats_near(board_.empty_points()))
        if (const auto combination = combine(threat, 0)) found.push_back(*combination);
    std::ranges::sort(found, {}, &TargetCombination::line);
    return found;
}

std::optional<TargetCombination> TargetSearch::shortest() {
    for (int threats = 1; threats <= limits_.threats && is_complete(); ++threats)
        for (const Threat& threat : threats_near(board_.empty_points()))
            if (auto combination = combine(threat, threats - 1)) return combination;
    return std::nullopt;
}

std::optional<TargetCombination> TargetSearch::combine(const Threat& threat, int threats) {
    auto combination = threaten(threat, threats, {}, {});
    return combination && combination->targets.size() >= 2 ? combination : std::nullopt;
}

std::vector<TargetSearch::Threat> TargetSearch::threats_near(const VertexSet& points) const {
    std::map<Vertex, Targets> aims;
    for (const std::size_t target : safe_)
        for (const Vertex move : targets_[target]->threat_points(board_) & points) aims[move].insert(target);
    std::vector<Threat> threats;
    for (const auto& [move, at] : aims) threats.push_back({move, at});
    std::ranges::stable_sort(threats, std::greater(), [](const Threat& threat) { return threat.aims.size(); });
    return threats;
}

std::optional<TargetCombination> TargetSearch::attack(int threats, const VertexSet& near, const Targets& suspects) {
    for (const std::size_t target : suspects)
        if (take(target)) return TargetCombination{.line = {}, .targets = {target}};
    for (const std::size_t target : safe_)
        if (!suspects.contains(target) && targets_[target]->threat_points(board_).intersects(near) && take(target))
            return TargetCombination{.line = {}, .targets = {target}};
    if (threats == 0) return std::nullopt;
    for (const Threat& threat : threats_near(near)) {
        if (!is_complete()) break;
        if (auto combination = threaten(threat, threats - 1, near, suspects)) return combination;
    }
    return std::nullopt;
}

std::optional<TargetCombination> TargetSearch::threaten(const Threat& threat, int threats, const VertexSet& near,
                                                        Targets suspects) {
    if (board_.play(attacker_, threat.move) != board::Legality::ok) return std::nullopt;
    Targets threatened;
    VertexSet answers = board_.empty_points();
    for (const std::size_t target : threat.aims)
        if (const auto zone = take(target)) {
            threatened.insert(target);
            answers &= *zone;
        }
    std::optional<TargetCombination> combination;
    if (!threatened.empty()) {
        suspects.insert(threatened.begin(), threatened.end());
        combination = refute_all(answers, threats, near | around(threat.move), suspects);
    }
    board_.undo();
    if (!combination) return std::nullopt;
    combination->line.insert(combination->line.begin(), threat.move);
    combination->targets.insert(threatened.begin(), threatened.end());
    return combination;
}

std::optional<TargetCombination> TargetSearch::refute_all(const VertexSet& answers, int threats, const VertexSet& near,
                                                          const Targets& suspects) {
    std::vector<Vertex> ordered(answers.begin(), answers.end());
    if (const auto saving = std::ranges::find(ordered, saving_); saving != ordered.end())
        std::rotate(ordered.begin(), saving, saving + 1);
    TargetCombination all;
    for (const Vertex answer : ordered) {
        if (board_.play(board::opponent(attacker_), answer) != board::Legality::ok) continue;
        const auto refutation = attack(threats, near | around(answer), suspects);
        board_.undo();
        if (!refutation) {
            saving_ = answer;
            return std::nullopt;
        }
        all.targets.insert(refutation->targets.begin(), refutation->targets.end());
        if (refutation->line.size() < all.line.size() || refutation->line.empty()) continue;
        all.line = refutation->line;
        all.line.insert(all.line.begin(), answer);
    }
    return all;
}

std::optional<VertexSet> TargetSearch::take(std::size_t target) {
    const auto [known, is_new] = taken_.try_emplace({board_.hash_with(attacker_), target});
    if (!is_new) return known->second;
    if (!is_complete()) {
        taken_.erase(known);
        return std::nullopt;
    }
    ++takes_;
    return known->second = targets_[target]->take(board_);
}

VertexSet TargetSearch::around(Vertex move) const { return points_within(board_, VertexSet::of(move), limits_.reach); }

}  // namespace katachi::combinations
