// The weights that chances of owners are told by, learned from games: a text that people can read, and the engine too.
//
//     # comment
//     part first-strings       then strings, first-points, points
//     start 1.25               the logarithm of odds to begin with
//     tree
//       attack < 1.5           a question about a fact; two answers follow, that to yes first, each indented by two
//       more
//         0.31
//         liberties < 3        or questions again
//           -1.2
//           0.05
//     part score
//     doubt 2.1                a name of ScoreWeights and its value
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "engine/position/owners/chance_trees.h"
#include "engine/position/owners/expected_score.h"

namespace katachi::position {

// The weights of the four rounds that tell the chances of a position, and of the score that is expected from these
// chances. The rounds are strings, then empty points, then both again with what is known by then.
struct OwnerWeights {
    ChanceTrees first_strings;
    ChanceTrees first_points;
    ChanceTrees strings;
    ChanceTrees points;
    ScoreWeights score;

    friend bool operator==(const OwnerWeights&, const OwnerWeights&) = default;
};

struct OwnerWeightsError {
    int line = 0;  // from 1
    std::string message;
};

std::variant<OwnerWeights, OwnerWeightsError> read_owner_weights(std::string_view text);
// Reading it gives the same weights.
std::string text(const OwnerWeights& weights);

// Those that come with the engine, learned by `katachi owners train`: learned/owners.txt. Read when first asked for.
const OwnerWeights& learned_owner_weights();

}  // namespace katachi::position
