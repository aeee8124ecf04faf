#include "tools/authoring/position/owner_reasons.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <string>

#include "engine/analysis/position_owners.h"
#include "engine/eyes/solved_eyes.h"
#include "engine/eyespaces/known_games.h"
#include "engine/position/owners/owner_fact_reader.h"
#include "engine/reading/tactics.h"

namespace katachi::authoring {

namespace {

using position::ChanceTree;
using position::ChanceTrees;
using position::OwnerFact;
using position::OwnerFacts;

using FactWeights = std::array<float, position::owner_fact_count>;

// What a tree says of those that come by a node on the average; the way of one of them is the way of its answer, and
// each question on it is worth by how much the average changes there.
class TreeShares {
  public:
    TreeShares(const ChanceTree& tree, const std::vector<OwnerFacts>& all) : tree_(tree), all_(all) {}

    // `one` is among those that are compared. Gives back what the tree says of all, mean.
    float add(const OwnerFacts& one, float factor, FactWeights& weights) const {
        std::vector<const OwnerFacts*> here;
        for (const OwnerFacts& facts : all_) here.push_back(&facts);
        const float first = mean(here);
        float before = first;
        for (std::size_t at = 0; tree_.nodes[at].fact != ChanceTree::Node::answer;) {
            const ChanceTree::Node& node = tree_.nodes[at];
            const auto fact = static_cast<OwnerFact>(node.fact);
            const bool is_below = one[fact] < node.value;
            std::erase_if(here, [&](const OwnerFacts* other) { return ((*other)[fact] < node.value) != is_below; });
            const float after = mean(here);
            weights[node.fact] += factor * (after - before);
            before = after;
            at = is_below ? at + 1 : node.if_not;
        }
        return first;
    }

  private:
    float mean(const std::vector<const OwnerFacts*>& facts) const {
        float sum = 0;
        for (const OwnerFacts* each : facts) sum += tree_.answer_to(*each);
        return sum / static_cast<float>(facts.size());
    }

    const ChanceTree& tree_;
    const std::vector<OwnerFacts>& all_;
};

// Adds the shares of facts in all trees; gives back what they say of all, mean.
float add_shares(const ChanceTrees& trees, const std::vector<OwnerFacts>& all, const OwnerFacts& one, float factor,
                 FactWeights& weights) {
    float start = trees.first;
    for (const ChanceTree& tree : trees.trees) start += TreeShares(tree, all).add(one, factor, weights);
    return start;
}

// `own-chance` of one side is `other-chance` of the other, and `liberties` are `other-liberties`.
std::size_t seen_by_the_other(std::size_t fact) {
    const std::string name(position::owner_fact_words()[fact].name);
    const auto behind = [&](std::string_view word) { return name.starts_with(word) ? name.substr(word.size()) : ""; };
    const std::string of_own = behind("own-"), of_other = behind("other-");
    for (const std::string& other : {"own-" + of_other, of_other, "other-" + (of_own.empty() ? name : of_own)})
        if (const auto found = position::owner_fact_named(other)) return static_cast<std::size_t>(*found);
    return fact;
}

void list(const FactWeights& weights, const OwnerFacts& amounts, OwnerReasons& reasons) {
    for (std::size_t fact = 0; fact < weights.size(); ++fact) {
        const position::OwnerFactWords& words = position::owner_fact_words()[fact];
        if (weights[fact] != 0)
            reasons.facts.push_back({.name = words.name,
                                     .meaning = words.meaning,
                                     .amount = amounts[static_cast<OwnerFact>(fact)],
                                     .log_odds = weights[fact]});
    }
    std::ranges::stable_sort(reasons.facts, [](const OwnerReason& a, const OwnerReason& b) {
        return std::abs(a.log_odds) > std::abs(b.log_odds);
    });
}

void explain_string(const position::OwnerFactReader& facts, const ChanceTrees& trees, board::Vertex vertex,
                    OwnerReasons& reasons) {
    const auto& strings = facts.question().worms.all();
    std::vector<OwnerFacts> all;
    OwnerFacts one;
    for (std::size_t number = 0; number < strings.size(); ++number) {
        all.push_back(facts.of_string(number));
        if (strings[number].stones.contains(vertex)) one = all.back();
    }
    FactWeights weights{};
    reasons.start = add_shares(trees, all, one, 1, weights);
    list(weights, one, reasons);
    reasons.chance = position::chance_of(trees.sum(one));
}

// A point is told by the mean of what both sides say of it, so that what White says counts the other way round.
void explain_point(const position::OwnerFactReader& facts, const ChanceTrees& trees, board::Vertex vertex,
                   OwnerReasons& reasons) {
    std::vector<OwnerFacts> all;
    for (const board::Vertex point : facts.question().board.empty_points())
        for (const board::Colour side : {board::Colour::black, board::Colour::white})
            all.push_back(facts.of_point(point, side));
    const OwnerFacts of_black = facts.of_point(vertex, board::Colour::black);
    const OwnerFacts of_white = facts.of_point(vertex, board::Colour::white);
    FactWeights weights{}, by_white{};
    constexpr float half = 0.5F;
    add_shares(trees, all, of_black, half, weights);
    add_shares(trees, all, of_white, -half, by_white);
    for (std::size_t fact = 0; fact < weights.size(); ++fact) weights[seen_by_the_other(fact)] += by_white[fact];
    list(weights, of_black, reasons);
    reasons.chance = position::chance_of((trees.sum(of_black) - trees.sum(of_white)) / 2);
}

}  // namespace

OwnerReasons owner_reasons(const PositionReport& report, board::Vertex vertex) {
    const position::OwnerWeights& weights = position::learned_owner_weights();
    reading::Tactics tactics;
    eyespaces::KnownGames known(solved_eyes().eyes);
    analysis::Stages stages(tactics, known);
    stages.set(played_board(report.asked), report.to_move);
    position::OwnerFactReader facts(analysis::owner_question(stages, tactics));
    position::tell_rounds_before_last(facts, weights);
    const position::OwnerRound& last = weights.rounds.back();
    OwnerReasons reasons;
    const board::Colour stone = stages.board().at(vertex);
    if (board::is_stone(stone)) {
        reasons.side = stone;
        explain_string(facts, last.strings, vertex, reasons);
    } else {
        facts.know_strings(position::chances_of_strings(facts, last.strings));
        explain_point(facts, last.points, vertex, reasons);
    }
    return reasons;
}

}  // namespace katachi::authoring
