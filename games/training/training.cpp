#include "games/training/training.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <random>

#include "base/long_work/interrupt.h"
#include "base/long_work/shared_work.h"

namespace katachi::games {

namespace {

constexpr std::size_t batch_games = 8;
constexpr float digits = 1000;  // of a weight, three behind the point

class Training {
  public:
    Training(std::span<const TrainingGame> games, const SourceMaker& make_sources, const TrainingOptions& options)
        : games_(games), order_(games.size()), random_(options.seed) {
        for (int job = 0; job < options.jobs; ++job) readers_.emplace_back(make_sources());
        for (std::size_t i = 0; i < batch_games; ++i) gradients_.emplace_back(readers_[0].feature_count());
        std::iota(order_.begin(), order_.end(), 0);
    }

    const CompetitionReader& reader() const { return readers_[0]; }

    // Whether it went to the end.
    bool run_epoch(int epoch, Learner& learner, const TrainingHooks& hooks) {
        std::shuffle(order_.begin(), order_.end(), random_);
        double log_likelihood = 0;
        std::uint64_t competitions = 0;
        for (std::size_t first = 0; first < order_.size(); first += batch_games) {
            if (base::is_stopped(hooks.stop)) return false;
            const std::size_t count = std::min(batch_games, order_.size() - first);
            find_gradients(first, count, learner.weights());
            for (std::size_t i = 0; i < count; ++i) {
                log_likelihood += gradients_[i].log_likelihood();
                competitions += gradients_[i].competitions();
            }
            learner.step(gradients_);
            if (hooks.progress)
                hooks.progress({epoch, static_cast<double>(first + count) / static_cast<double>(order_.size()),
                                log_likelihood / static_cast<double>(std::max<std::uint64_t>(competitions, 1))});
        }
        return true;
    }

  private:
    // A gradient a game, so that sums do not depend on who found them.
    void find_gradients(std::size_t first, std::size_t count, const std::vector<float>& weights) {
        std::atomic<std::size_t> next = 0;
        base::share_work(static_cast<int>(readers_.size()), [&](std::size_t job) {
            for (std::size_t i = next++; i < count; i = next++)
                visit_competitions(games_[order_[first + i]], readers_[job],
                                   [&](const Competition& competition, const moves::MoveSituation&) {
                                       gradients_[i].add(competition, weights);
                                   });
        });
    }

    std::span<const TrainingGame> games_;
    std::vector<std::size_t> order_;
    std::mt19937 random_;
    std::vector<CompetitionReader> readers_;  // a job each
    std::vector<Gradient> gradients_;
};

struct LearnedWeight {
    std::size_t source = 0;
    std::uint32_t feature = 0;
    moves::MoveWeight weight;
    double gain = 0;
};

// How much more likely the games are with the weight than with the one that nobody learned, as a logarithm: with that
// the feature would be expected to win so many times as often as it did as the two differ.
double gain(const moves::MoveWeight& weight, float unlearned) {
    constexpr double unseen = 0.5;  // a feature that never won says something too
    const double difference = weight.weight - unlearned;
    return (static_cast<double>(weight.count) + unseen) * (std::exp(-difference) - 1 + difference);
}

std::vector<LearnedWeight> weights_of(const CompetitionReader& reader, std::size_t source, const Learner& learner,
                                      int epochs) {
    std::vector<LearnedWeight> learned;
    for (std::uint32_t feature = 0; feature < reader.sources()[source]->feature_count(); ++feature) {
        const std::uint32_t index = reader.first_feature(source) + feature;
        if (!learner.is_learned(index)) continue;
        const moves::MoveWeight weight{std::round(learner.weights()[index] * digits) / digits,
                                       learner.won()[index] / static_cast<std::uint64_t>(epochs)};
        const float unlearned = reader.sources()[source]->weight_unlearned(feature);
        learned.push_back({source, feature, weight, gain(weight, unlearned)});
    }
    return learned;
}

moves::MoveWeights named_weights(const CompetitionReader& reader, const Learner& learner,
                                 const TrainingOptions& options) {
    std::vector<LearnedWeight> learned, whole;
    for (std::size_t source = 0; source < reader.sources().size(); ++source) {
        const auto weights = weights_of(reader, source, learner, options.epochs);
        auto& list = reader.sources()[source]->name() == options.whole_source ? whole : learned;
        list.insert(list.end(), weights.begin(), weights.end());
    }
    std::erase_if(learned, [](const LearnedWeight& each) { return each.gain == 0; });
    std::ranges::stable_sort(learned, std::greater(), &LearnedWeight::gain);
    learned.resize(std::min(learned.size(), options.most_features));
    moves::MoveWeights weights;
    for (const auto* list : {&learned, &whole})
        for (const LearnedWeight& each : *list) {
            const moves::MoveSource& source = *reader.sources()[each.source];
            weights.set(source.name(), source.feature_name(each.feature), each.weight);
        }
    return weights;
}

}  // namespace

std::optional<moves::MoveWeights> learn_weights(std::span<const TrainingGame> games, const SourceMaker& make_sources,
                                                const TrainingOptions& options, const TrainingHooks& hooks) {
    Training training(games, make_sources, options);
    const CompetitionReader& reader = training.reader();
    Learner learner(reader.weights_by_feature(options.known), options.pace);
    learner.learn_from(reader.first_feature(options.held_sources));
    for (int epoch = 1; epoch <= options.epochs; ++epoch)
        if (!training.run_epoch(epoch, learner, hooks)) return std::nullopt;
    return named_weights(reader, learner, options);
}

}  // namespace katachi::games
