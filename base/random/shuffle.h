// An order by chance that hangs on the seed alone, which std::shuffle does not promise.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "base/random/split_mix.h"

namespace katachi::base {

// Every order of the items is as likely (R. Durstenfeld, "Algorithm 235", 1964).
template <typename Item>
void shuffle(std::vector<Item>& items, SplitMix& random) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[random.below(i)]);
}

}  // namespace katachi::base
