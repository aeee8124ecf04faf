// The weights that chances of owners are told by, learned from games: a text that people can read, and the engine too.
//
//     # comment
//     first strings        the part: first strings, strings, first points, points
//     start 1.25           the logarithm of odds to begin with
//     tree
//       attack < 1.5       a question; two answers follow, that to yes first
//         0.31
//         liberties < 3
//           -1.2
//           0.05
//     score                the last part: NAME VALUE lines, as ScoreWeights has them
//     komi-free-shift 0.5
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "engine/position/chance_trees.h"

namespace katachi::position {

struct OwnerWeights {
    ChanceTrees first_strings;
    ChanceTrees strings;
    ChanceTrees first_points;
    ChanceTrees points;

    friend bool operator==(const OwnerWeights&, const OwnerWeights&) = default;
};

}  // namespace katachi::position
