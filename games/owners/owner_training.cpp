#include "games/owners/owner_training.h"

#include <algorithm>
#include <map>

#include "base/long_work/interrupt.h"
#include "engine/analysis/position_owners.h"
#include "engine/position/owners/owners.h"
#include "games/owners/score_learner.h"

namespace katachi::games {

using board::Colour;
using board::Vertex;
using position::ChanceTrees;
using position::OwnerFact;
using position::OwnerFacts;

namespace {

using Examples = std::vector<OwnerExample*>;

// One in so many positions shows how the values of facts are spread.
constexpr std::size_t looked_at = 8;

using TakeRow = std::function<void(const OwnerFacts& facts, float outcome, float weight)>;
using VisitRows = std::function<void(OwnerExample& example, const TakeRow& take)>;

// Stones that die count so many times.
void visit_strings(OwnerExample& example, float dying_weight, const TakeRow& take) {
    const auto& strings = example.question().worms.all();
    for (std::size_t number = 0; number < strings.size(); ++number) {
        const float outcome = example.outcome_of(strings[number]);
        const float weight = outcome < 0.5F ? dying_weight : 1;
        take(example.facts().of_string(number), outcome, weight * static_cast<float>(strings[number].size()));
    }
}

// One in so many empty points, seen by both sides.
void visit_points(OwnerExample& example, int every, const TakeRow& take) {
    int number = example.counted().game + example.counted().move;
    for (const Vertex point : example.question().board.empty_points())
        if (number++ % every == 0)
            for (const Colour own : {Colour::black, Colour::white})
                take(example.facts().of_point(point, own), outcome(example.counted(), point, own), 1.0F);
}

void know_strings(OwnerExample& example, const ChanceTrees& trees) {
    example.facts().know_strings(position::chances_of_strings(example.facts(), trees));
}

void know_points(OwnerExample& example, const ChanceTrees& trees) {
    example.facts().know_points(position::chances_of_points(example.facts(), trees));
}

ToldScore told_score(OwnerExample& example) {
    const position::OwnerQuestion question = example.question();
    const influence::Field& black = example.facts().black();
    return {
        .by_chances = position::expected_score(question.board, black, score_question(example.counted()), {}).by_chances,
        .doubt = position::doubt(question.board, black),
        .result = example.counted().result};
}

class OwnerTraining {
  public:
    OwnerTraining(Examples examples, const OwnerTrainingOptions& options, const OwnerTrainingHooks& hooks)
        : examples_(std::move(examples)), options_(options), hooks_(hooks), parts_(parted()) {}

    std::optional<position::OwnerWeights> learn() {
        for (OwnerExample* const example : examples_) example->facts().forget_chances();
        position::OwnerWeights weights;
        const VisitRows points = [every = options_.every_point](OwnerExample& example, const TakeRow& take) {
            visit_points(example, every, take);
        };
        const auto strings = [](float dying_weight) -> VisitRows {
            return [dying_weight](OwnerExample& example, const TakeRow& take) {
                visit_strings(example, dying_weight, take);
            };
        };
        learn("first-strings", weights.first_strings, options_.first_strings, strings(1), know_strings);
        learn("first-points", weights.first_points, options_.first_points, points, know_points);
        learn("strings", weights.strings, options_.strings, strings(options_.dying_weight), know_strings);
        learn("points", weights.points, options_.points, points, know_points);
        if (is_stopped()) return std::nullopt;
        weights.score = learn_score_weights(told_scores());
        return weights;
    }

  private:
    // The scores are those of the positions that the score is learned from, or of all where there is none.
    std::vector<ToldScore> told_scores() const {
        const auto is_chosen = [this](const OwnerExample* example) {
            return example->counted().scoring == options_.scored_by;
        };
        const bool takes_all = std::ranges::none_of(examples_, is_chosen);
        std::vector<ToldScore> scores;
        for (OwnerExample* const example : examples_)
            if (takes_all || is_chosen(example)) scores.push_back(told_score(*example));
        return scores;
    }

    bool is_stopped() const { return base::is_stopped(hooks_.stop); }

    // Afterwards all examples know what these trees, learned from other games, say.
    void learn(std::string_view name, ChanceTrees& trees, const TreePace& pace, const VisitRows& visit,
               const std::function<void(OwnerExample&, const ChanceTrees&)>& know) {
        if (is_stopped()) return;
        if (hooks_.begins) hooks_.begins(name);
        std::vector<std::size_t> parts;  // by row
        std::vector<ChanceTrees> by_others;
        {
            const OutcomeRows rows = rows_of(visit, parts);
            trees = learn_trees(rows, pace);
            for (std::size_t part = 0; part < part_count() && !is_stopped(); ++part) {
                std::vector<std::uint32_t> others;
                for (std::uint32_t row = 0; row < parts.size(); ++row)
                    if (parts[row] != part) others.push_back(row);
                by_others.push_back(learn_trees(rows, std::move(others), pace));
            }
        }
        if (is_stopped()) return;
        for (std::size_t i = 0; i < examples_.size(); ++i) know(*examples_[i], by_others[parts_[i]]);
    }

    std::size_t part_count() const { return static_cast<std::size_t>(options_.parts); }

    // The part of each example is told by its game.
    std::vector<std::size_t> parted() const {
        std::vector<std::size_t> parts;
        std::map<int, std::size_t> games;
        for (OwnerExample* const example : examples_)
            parts.push_back(games.emplace(example->counted().game, games.size()).first->second % part_count());
        return parts;
    }

    OutcomeRows rows_of(const VisitRows& visit, std::vector<std::size_t>& parts) const {
        std::vector<OwnerFact> facts;
        for (std::size_t fact = 0; fact < position::owner_fact_count; ++fact)
            if (std::ranges::find(options_.without, static_cast<OwnerFact>(fact)) == options_.without.end())
                facts.push_back(static_cast<OwnerFact>(fact));
        OutcomeRows rows(std::move(facts));
        for (std::size_t i = 0; i < examples_.size(); i += looked_at)
            visit(*examples_[i], [&](const OwnerFacts& seen, float, float) { rows.look_at(seen); });
        rows.sort_values();
        for (std::size_t i = 0; i < examples_.size(); ++i)
            visit(*examples_[i], [&](const OwnerFacts& seen, float outcome, float weight) {
                rows.add(seen, outcome, weight);
                parts.push_back(parts_[i]);
            });
        return rows;
    }

    Examples examples_;
    const OwnerTrainingOptions& options_;
    const OwnerTrainingHooks& hooks_;
    std::vector<std::size_t> parts_;  // by example
};

}  // namespace

std::optional<position::OwnerWeights> learn_owner_weights(std::span<const std::unique_ptr<OwnerExample>> examples,
                                                          const OwnerTrainingOptions& options,
                                                          const OwnerTrainingHooks& hooks) {
    Examples all;
    for (const auto& example : examples) all.push_back(example.get());
    return OwnerTraining(std::move(all), options, hooks).learn();
}

}  // namespace katachi::games
