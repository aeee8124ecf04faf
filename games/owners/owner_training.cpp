#include "games/owners/owner_training.h"

#include <algorithm>
#include <map>

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

void visit_strings(OwnerExample& example, const TakeRow& take) {
    const auto& strings = example.question().worms.all();
    for (std::size_t number = 0; number < strings.size(); ++number)
        take(example.facts().of_string(number), example.outcome_of(strings[number]),
             static_cast<float>(strings[number].size()));
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
        learn("first-strings", weights.first_strings, options_.first_strings, visit_strings, know_strings);
        learn("first-points", weights.first_points, options_.first_points, points, know_points);
        learn("strings", weights.strings, options_.strings, visit_strings, know_strings);
        learn("points", weights.points, options_.points, points, know_points);
        if (is_stopped()) return std::nullopt;
        std::vector<ToldScore> scores;
        for (OwnerExample* const example : examples_) scores.push_back(told_score(*example));
        weights.score = learn_score_weights(scores);
        return weights;
    }

  private:
    bool is_stopped() const { return hooks_.stop != nullptr && hooks_.stop->load(); }

    // Afterwards all examples know what these trees, learned from other games, say.
    void learn(std::string_view name, ChanceTrees& trees, const TreePace& pace, const VisitRows& visit,
               const std::function<void(OwnerExample&, const ChanceTrees&)>& know) {
        if (is_stopped()) return;
        if (hooks_.begins) hooks_.begins(name);
        trees = learn_from(examples_, pace, visit);
        std::vector<ChanceTrees> by_others;
        for (std::size_t part = 0; part < parts_.size() && !is_stopped(); ++part)
            by_others.push_back(learn_from(all_but(part), pace, visit));
        for (std::size_t part = 0; part < by_others.size(); ++part)
            for (OwnerExample* const example : parts_[part]) know(*example, by_others[part]);
    }

    // By game.
    std::vector<Examples> parted() const {
        std::vector<Examples> parts(static_cast<std::size_t>(options_.parts));
        std::map<int, std::size_t> games;
        for (OwnerExample* const example : examples_) {
            const auto game = games.emplace(example->counted().game, games.size()).first->second;
            parts[game % parts.size()].push_back(example);
        }
        return parts;
    }

    Examples all_but(std::size_t left_out) const {
        Examples examples;
        for (std::size_t part = 0; part < parts_.size(); ++part)
            if (part != left_out) examples.insert(examples.end(), parts_[part].begin(), parts_[part].end());
        return examples;
    }

    ChanceTrees learn_from(const Examples& examples, const TreePace& pace, const VisitRows& visit) const {
        std::vector<OwnerFact> facts;
        for (std::size_t fact = 0; fact < position::owner_fact_count; ++fact)
            if (std::ranges::find(options_.without, static_cast<OwnerFact>(fact)) == options_.without.end())
                facts.push_back(static_cast<OwnerFact>(fact));
        OutcomeRows rows(std::move(facts));
        for (std::size_t i = 0; i < examples.size(); i += looked_at)
            visit(*examples[i], [&](const OwnerFacts& seen, float, float) { rows.look_at(seen); });
        rows.sort_values();
        for (OwnerExample* const example : examples)
            visit(*example,
                  [&](const OwnerFacts& seen, float outcome, float weight) { rows.add(seen, outcome, weight); });
        return learn_trees(rows, pace);
    }

    Examples examples_;
    const OwnerTrainingOptions& options_;
    const OwnerTrainingHooks& hooks_;
    std::vector<Examples> parts_;
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
