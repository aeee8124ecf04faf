// Learns what positions look like at first sight (engine/life/moves/life_outlook.h): logistic regression on whether the
// goal is captured. Each search has an addend of its own while weights are learned, so that they tell positions of a
// search from each other.
#pragma once

#include <optional>
#include <vector>

#include "tools/authoring/life/training/feature_rows.h"
#include "tools/authoring/life/training/training_pace.h"

namespace katachi::authoring {

struct OutlookExample {
    std::size_t row = 0;
    std::uint32_t search = 0;
    bool is_captured = false;
    float weight = 1;
};

// A weight for each feature, group by group, in natural logarithms of the odds of a capture. The same examples and pace
// give the same; nothing where it was stopped. Right are two positions of a search, one captured and one alive, where
// the captured one is likelier to be so.
std::optional<std::vector<float>> learn_outlook(const FeatureRows& features, std::vector<OutlookExample> examples,
                                                const std::vector<OutlookExample>& left_out, const TrainingPace& pace);

}  // namespace katachi::authoring
