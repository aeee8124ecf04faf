#include "games/training/prediction.h"

#include <algorithm>
#include <cmath>

#include "base/long_work/interrupt.h"
#include "base/long_work/shared_work.h"

namespace katachi::games {

namespace {

// `sums` by candidate.
void count(const std::vector<float>& sums, std::uint32_t winner, Prediction& prediction) {
    const float greatest = *std::max_element(sums.begin(), sums.end());
    float total = 0;
    for (const float sum : sums) total += std::exp(sum - greatest);
    prediction.log_likelihood += sums[winner] - greatest - std::log(total);
    ++prediction.moves;
    const auto better = static_cast<std::size_t>(
        std::count_if(sums.begin(), sums.end(), [&](float sum) { return sum >= sums[winner]; }) - 1);
    if (better < ranks_counted) ++prediction.at_rank[better];
}

void add(Prediction& sum, const Prediction& more) {
    sum.moves += more.moves;
    sum.log_likelihood += more.log_likelihood;
    for (std::size_t i = 0; i < ranks_counted; ++i) sum.at_rank[i] += more.at_rank[i];
}

// One game.
class GamePrediction {
  public:
    GamePrediction(CompetitionReader& reader, const std::vector<float>& weights) : reader_(reader), weights_(weights) {
        for (const auto& source : reader.sources()) report_.without.push_back({std::string(source->name()), {}});
    }

    PredictionReport report(const TrainingGame& game) {
        report_.games = 1;
        visit_competitions(game, reader_, [&](const Competition& competition, const moves::MoveSituation& situation) {
            weigh_candidates(competition, weights_, sums_);
            count(sums_, competition.winner, report_.all);
            const std::size_t stage = situation.board.history().size() / PredictionReport::moves_of_stage;
            count(sums_, competition.winner, report_.by_stage[std::min(stage, PredictionReport::stages - 1)]);
            leave_out_sources(competition);
        });
        return std::move(report_);
    }

  private:
    // The members come source by source.
    void leave_out_sources(const Competition& competition) {
        auto member = competition.members.begin();
        for (std::size_t source = 0; source < report_.without.size(); ++source) {
            without_ = sums_;
            for (; member != competition.members.end() && member->feature < reader_.first_feature(source + 1); ++member)
                without_[member->candidate] -= weights_[member->feature];
            count(without_, competition.winner, report_.without[source].without);
        }
    }

    CompetitionReader& reader_;
    const std::vector<float>& weights_;
    PredictionReport report_;
    std::vector<float> sums_, without_;
};

}  // namespace

double Prediction::within(std::size_t choices) const {
    std::uint64_t found = 0;
    for (std::size_t i = 0; i < std::min(choices, ranks_counted); ++i) found += at_rank[i];
    return moves == 0 ? 0 : static_cast<double>(found) / static_cast<double>(moves);
}

std::optional<PredictionReport> predict(std::span<const TrainingGame> games, const SourceMaker& make_sources,
                                        const moves::MoveWeights& weights, int jobs, const TrainingHooks& hooks) {
    std::vector<PredictionReport> reports(games.size());
    std::atomic<std::size_t> next = 0;
    const auto stopped = [&] { return base::is_stopped(hooks.stop); };
    base::share_work(jobs, [&](std::size_t) {
        CompetitionReader reader(make_sources());
        const std::vector<float> by_feature = reader.weights_by_feature(weights);
        for (std::size_t i = next++; i < games.size() && !stopped(); i = next++)
            reports[i] = GamePrediction(reader, by_feature).report(games[i]);
    });
    if (stopped()) return std::nullopt;
    PredictionReport sum;
    for (const PredictionReport& report : reports) {
        sum.games += report.games;
        add(sum.all, report.all);
        for (std::size_t i = 0; i < PredictionReport::stages; ++i) add(sum.by_stage[i], report.by_stage[i]);
        if (sum.without.empty())
            sum.without = report.without;
        else
            for (std::size_t i = 0; i < sum.without.size(); ++i) add(sum.without[i].without, report.without[i].without);
    }
    return sum;
}

}  // namespace katachi::games
