// Axes that several sources have.
#pragma once

#include "engine/moves/sources/feature_grid.h"

namespace katachi::moves {

// 1, 2, 3, 4 to 6, more.
inline FeatureAxis string_size_axis() {
    return {{"1-stone", "one stone"},
            {"2-stones", "two stones"},
            {"3-stones", "three stones"},
            {"4-stones", "four to six stones"},
            {"7-stones", "seven stones or more"}};
}
constexpr int string_size_value(int stones) { return stones <= 3 ? stones - 1 : stones <= 6 ? 3 : 4; }

// How much of the board is taken, as MoveFacts::stage says.
inline FeatureAxis stage_axis() {
    return {{"stage-1", ""}, {"stage-2", ""}, {"stage-3", ""}, {"stage-4", ""},
            {"stage-5", ""}, {"stage-6", ""}, {"stage-7", ""}, {"stage-8", ""}};
}

// Fewer parts of the game than stages, where these would be too many features.
inline FeatureAxis phase_axis() { return {{"opening", ""}, {"middle", ""}, {"late", ""}}; }
constexpr int phase_value(int stage) { return stage < 2 ? 0 : stage < 6 ? 1 : 2; }

}  // namespace katachi::moves
