#include "tools/authoring/life/training/order_learner.h"

#include <algorithm>
#include <cmath>

#include "base/random/shuffle.h"

namespace katachi::authoring {

namespace {

constexpr float spread_of_rows = 0.15F, spread_of_readout = 0.3F;  // of weights at first, by chance
constexpr float first_threshold = 0.1F;

float drawn(base::SplitMix& random, float spread) {
    constexpr float width = 3.4641016F;  // of an even distribution whose spread is one
    return (static_cast<float>(random.next() >> 40U) * 0x1p-24F - 0.5F) * width * spread;
}

// A net that is learned.
class GrowingNet {
  public:
    GrowingNet(const FeatureRows& features, base::SplitMix& random)
        : features_(features),
          squares_(static_cast<std::size_t>(features.features())),
          net_{.rows = std::vector<OrderNet::Sums>(squares_.size())} {
        for (std::size_t feature = 0; feature < net_.rows.size(); ++feature)
            for (std::size_t unit = 1; unit < net_.readout.size(); ++unit) {
                net_.rows[feature][unit] = drawn(random, spread_of_rows);
                if (feature < static_cast<std::size_t>(features.group_sizes.front()))
                    net_.rows[feature][unit] += first_threshold;
            }
        for (std::size_t unit = 1; unit < net_.readout.size(); ++unit)
            net_.readout[unit] = drawn(random, spread_of_readout);
    }

    const OrderNet& net() const { return net_; }

    // The loss before the step.
    double learn(const OrderChoice& choice, float rate) {
        const double loss = weigh(choice);
        for (std::size_t i = 0; i < choice.rows; ++i) {
            const float error = chances_[i] - (i == choice.winner ? 1.0F : 0.0F);
            step(choice.first_row + i, sums_[i], error * choice.weight, rate);
        }
        return loss;
    }

    double loss_of(const OrderChoice& choice, bool& is_first) {
        const double loss = weigh(choice);
        const auto best = std::max_element(chances_.begin(), chances_.begin() + choice.rows);
        is_first = chances_[choice.winner] == *best;
        return loss;
    }

  private:
    double weigh(const OrderChoice& choice) {
        sums_.resize(std::max<std::size_t>(sums_.size(), choice.rows));
        chances_.resize(sums_.size());
        float best = 0;
        for (std::size_t i = 0; i < choice.rows; ++i) {
            sums_[i] = net_.sums_of(features_, choice.first_row + i);
            chances_[i] = net_.promise(sums_[i]);
            best = i == 0 ? chances_[i] : std::max(best, chances_[i]);
        }
        float all = 0;
        for (std::size_t i = 0; i < choice.rows; ++i) all += chances_[i] = std::exp(chances_[i] - best);
        for (std::size_t i = 0; i < choice.rows; ++i) chances_[i] /= all;
        return -choice.weight * std::log(std::max(1e-6F, chances_[choice.winner]));
    }

    void step(std::size_t row, const OrderNet::Sums& sums, float gradient, float rate) {
        OrderNet::Sums of_sums{gradient};
        for (std::size_t unit = 1; unit < sums.size(); ++unit) {
            if (sums[unit] <= 0) continue;
            of_sums[unit] = gradient * net_.readout[unit];
            step_down(net_.readout[unit], squares_of_readout_[unit], gradient * sums[unit], rate);
        }
        features_.each_feature(row, [&](std::size_t feature) {
            for (std::size_t unit = 0; unit < of_sums.size(); ++unit)
                step_down(net_.rows[feature][unit], squares_[feature][unit], of_sums[unit], rate);
        });
    }

    const FeatureRows& features_;
    std::vector<OrderNet::Sums> squares_;
    OrderNet::Sums squares_of_readout_{};
    OrderNet net_;
    std::vector<OrderNet::Sums> sums_;
    std::vector<float> chances_;
};

void judge_order(GrowingNet& net, const std::vector<OrderChoice>& left_out, TrainedRound& round) {
    double weights = 0;
    for (const OrderChoice& choice : left_out) {
        bool is_first = false;
        round.left_out_loss += net.loss_of(choice, is_first);
        if (is_first) round.share_right += static_cast<double>(choice.weight);
        weights += static_cast<double>(choice.weight);
    }
    if (weights == 0) return;
    round.left_out_loss /= weights;
    round.share_right /= weights;
}

}  // namespace

OrderNet::Sums OrderNet::sums_of(const FeatureRows& features, std::size_t row) const {
    Sums sums{};
    features.each_feature(row, [&](std::size_t feature) {
        for (std::size_t unit = 0; unit < sums.size(); ++unit) sums[unit] += rows[feature][unit];
    });
    return sums;
}

float OrderNet::promise(const Sums& sums) const {
    float promise = sums[0];
    for (std::size_t unit = 1; unit < sums.size(); ++unit) promise += readout[unit] * std::max(0.0F, sums[unit]);
    return promise;
}

std::optional<OrderNet> learn_order(const FeatureRows& features, std::vector<OrderChoice> choices,
                                    const std::vector<OrderChoice>& left_out, const TrainingPace& pace) {
    base::SplitMix random(pace.seed);
    GrowingNet net(features, random);
    for (int round = 1; round <= pace.rounds; ++round) {
        base::shuffle(choices, random);
        TrainedRound ended{.round = round};
        double weights = 0;
        for (const OrderChoice& choice : choices) {
            ended.loss += net.learn(choice, pace.rate_of(round));
            weights += static_cast<double>(choice.weight);
            if (pace.is_stopped()) return std::nullopt;
        }
        if (weights > 0) ended.loss /= weights;
        judge_order(net, left_out, ended);
        if (pace.round_ends) pace.round_ends(ended);
    }
    return net.net();
}

}  // namespace katachi::authoring
