#include "tools/katachi/commands/life/train.h"

#include <fmt/format.h>

#include <array>
#include <optional>

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/long_work/interrupt.h"
#include "base/long_work/progress_line.h"
#include "base/text/counted.h"
#include "tools/authoring/life/training/outlook_learner.h"
#include "tools/authoring/life/training/settled_examples.h"
#include "tools/authoring/life/training/weights_text.h"
#include "tools/katachi/shared/text_output.h"

namespace katachi::cli {

namespace {

constexpr std::uint32_t regions_to_one_left_out = 5;
constexpr std::array side_names{"defender", "attacker"};

bool is_left_out(std::uint32_t region) { return region % regions_to_one_left_out == regions_to_one_left_out - 1; }

// What is learned for one side.
template <typename Example>
struct Parts {
    std::vector<Example> learned, left_out;

    void add(std::uint32_t region, const Example& example) {
        (is_left_out(region) ? left_out : learned).push_back(example);
    }
};

std::ostream& told(const LifeTrainOptions& options) { return text_beside(options.order, options.outlook); }

// One learner after the other, with a line about each on standard output.
class Training {
  public:
    Training(const LifeTrainOptions& options, const authoring::SettledExamples& examples, const std::atomic<bool>& stop)
        : options_(options), examples_(examples), stop_(stop) {}

    std::optional<std::array<authoring::OrderNet, 2>> order() {
        std::array<authoring::OrderNet, 2> nets;
        for (std::size_t side = 0; side < nets.size(); ++side) {
            Parts<authoring::OrderChoice> parts;
            for (const authoring::WonPosition& won : examples_.won)
                if (won.is_attack == (side == 1))
                    parts.add(won.region, {won.first_row, won.moves, won.winner, won.weight});
            auto net =
                authoring::learn_order(examples_.moves, std::move(parts.learned), parts.left_out, pace("order", side));
            if (!net) return std::nullopt;
            nets[side] = std::move(*net);
            tell("order", side, "the winning move is first");
        }
        return nets;
    }

    std::optional<std::array<std::vector<float>, 2>> outlook() {
        std::array<std::vector<float>, 2> weights;
        for (std::size_t side = 0; side < weights.size(); ++side) {
            Parts<authoring::OutlookExample> parts;
            for (std::size_t i = 0; i < examples_.settled.size(); ++i)
                if (const auto& settled = examples_.settled[i]; settled.is_attack == (side == 1))
                    parts.add(settled.region, {i, settled.search, settled.is_captured, settled.weight});
            auto learned = authoring::learn_outlook(examples_.positions, std::move(parts.learned), parts.left_out,
                                                    pace("outlook", side));
            if (!learned) return std::nullopt;
            weights[side] = std::move(*learned);
            tell("outlook", side, "a capture is told from a life");
        }
        return weights;
    }

  private:
    authoring::TrainingPace pace(const char* what, std::size_t side) {
        return {.rounds = options_.rounds,
                .stop = &stop_,
                .round_ends = [this, what, side](const authoring::TrainedRound& round) {
                    last_ = round;
                    line_.show(fmt::format("{} of the {}: round {} of {}, loss {:.4f}, left out {:.4f}", what,
                                           side_names[side], round.round, options_.rounds, round.loss,
                                           round.left_out_loss));
                }};
    }

    void tell(const char* what, std::size_t side, const char* right) const {
        line_.clear();
        told(options_) << fmt::format("{} of the {}: loss {:.4f}, in regions left out {:.4f}; there {} in {:.1f} %\n",
                                      what, side_names[side], last_.loss, last_.left_out_loss, right,
                                      100 * last_.share_right)
                       << std::flush;
    }

    const LifeTrainOptions& options_;
    const authoring::SettledExamples& examples_;
    const std::atomic<bool>& stop_;
    authoring::TrainedRound last_;
    base::ProgressLine line_;
};

authoring::SettledExamples drawn_examples(const LifeTrainOptions& options, const std::atomic<bool>& stop) {
    const base::ProgressLine line;
    return authoring::settled_examples(
        {.seeds = options.seeds,
         .regions = options.regions,
         .least_empty = options.least_empty,
         .most_empty = options.most_empty,
         .positions = options.positions,
         .wants_settled = !options.outlook.empty(),
         .jobs = options.jobs,
         .stop = &stop,
         .progress = [&](int done, int of) { line.show(fmt::format("read {} of {} regions", done, of)); }});
}

// The command that learns the same; what is as it is unless somebody asks is left out.
std::string origin_of(const LifeTrainOptions& options, const char* what) {
    const LifeTrainOptions usual;
    std::string text = fmt::format("katachi life train --{}", what);
    const auto add = [&](const char* name, const auto& value, const auto& usual_value) {
        if (value != usual_value) text += fmt::format(" --{} {}", name, value);
    };
    if (options.seeds != usual.seeds) text += fmt::format(" --seeds {}", fmt::join(options.seeds, ","));
    add("regions", options.regions, usual.regions);
    add("least-empty", options.least_empty, usual.least_empty);
    add("most-empty", options.most_empty, usual.most_empty);
    add("limit-positions", options.positions, usual.positions);
    add("rounds", options.rounds, usual.rounds);
    return text;
}

}  // namespace

Outcome run_life_train(const LifeTrainOptions& options) {
    if (options.order.empty() && options.outlook.empty())
        throw base::FileError("nothing to write; name a file with --order or --outlook");
    if (options.least_empty > options.most_empty)
        throw base::FileError("no region has so many empty points: --least-empty is greater than --most-empty");
    for (const std::string& file : {options.order, options.outlook})
        if (!file.empty()) base::check_can_be_written(file);
    const std::atomic<bool>& stop = base::stop_on_interrupt(base::SecondInterrupt::is_ignored);
    const authoring::SettledExamples examples = drawn_examples(options, stop);
    if (!examples.complete) return stopped("nothing was written");
    if (examples.won.empty())
        throw base::FileError("no position was won by one of several moves; draw more regions, or larger ones");
    told(options) << fmt::format("{} and {} searches: {} won by one of several moves, {} settled\n",
                                 base::counted(examples.regions, "region", "regions"), examples.searches,
                                 base::counted(examples.won.size(), "position", "positions"), examples.settled.size());
    Training training(options, examples, stop);
    std::string order, outlook;
    if (!options.order.empty()) {
        const auto nets = training.order();
        if (!nets) return stopped("nothing was written");
        order = authoring::order_weights_text(*nets, examples.moves.group_sizes, origin_of(options, "order"));
    }
    if (!options.outlook.empty()) {
        const auto weights = training.outlook();
        if (!weights) return stopped("nothing was written");
        outlook = authoring::outlook_weights_text(*weights, origin_of(options, "outlook"));
    }
    if (!order.empty()) base::write_file(options.order, order);
    if (!outlook.empty()) base::write_file(options.outlook, outlook);
    return Outcome::success;
}

}  // namespace katachi::cli
