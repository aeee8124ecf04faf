// The weights that chances of owners are told by, learned from games: a text that people can read, and the engine too.
//
//     # comment
//     part strings             then points; both again for each further round
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
#include <vector>

#include "engine/position/owners/chance_trees.h"
#include "engine/position/owners/expected_score.h"

namespace katachi::position {

// What strings are told by, then empty points.
struct OwnerRound {
    ChanceTrees strings;
    ChanceTrees points;

    friend bool operator==(const OwnerRound&, const OwnerRound&) = default;
};

// What the chances of a position are told by: each round tells all of them again, with what is known by then.
struct OwnerWeights {
    std::vector<OwnerRound> rounds;  // at least one
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
