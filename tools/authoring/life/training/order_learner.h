// Learns the net that orders moves (engine/life/moves/closed_promise.h): a conditional logit, where the probability
// that a move is the one that wins is proportional to the exponential of what the net says of it.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "tools/authoring/life/training/feature_rows.h"
#include "tools/authoring/life/training/training_pace.h"

namespace katachi::authoring {

// One of several rows has won.
struct OrderChoice {
    std::size_t first_row = 0;
    std::uint16_t rows = 0, winner = 0;
    float weight = 1;
};

// Each feature has a row of eight weights; those of a move's features are summed. The first sum counts as it is, of the
// others what is above zero, by a readout.
struct OrderNet {
    using Sums = std::array<float, 8>;

    std::vector<Sums> rows;  // by feature, group by group
    Sums readout{1};

    Sums sums_of(const FeatureRows& features, std::size_t row) const;
    float promise(const Sums& sums) const;
    float promise(const FeatureRows& features, std::size_t row) const { return promise(sums_of(features, row)); }
};

// The same examples and pace give the same net; nothing where it was stopped. Right is a choice whose winner is first.
std::optional<OrderNet> learn_order(const FeatureRows& features, std::vector<OrderChoice> choices,
                                    const std::vector<OrderChoice>& left_out, const TrainingPace& pace);

}  // namespace katachi::authoring
