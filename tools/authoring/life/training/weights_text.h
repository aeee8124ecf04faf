// Learned weights as the headers that the engine is compiled with.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "tools/authoring/life/training/order_learner.h"

namespace katachi::authoring {

// The weights of the defender come first, then those of the attacker; `origin` is a line that says how they were
// learned.

// engine/life/moves/closed_promise_weights.h. Throws FileError where sums of weights could be too large for 16 bits.
std::string order_weights_text(const std::array<OrderNet, 2>& nets, const std::vector<int>& group_sizes,
                               const std::string& origin);
// engine/life/moves/outlook_weights.h.
std::string outlook_weights_text(const std::array<std::vector<float>, 2>& weights, const std::string& origin);

}  // namespace katachi::authoring
