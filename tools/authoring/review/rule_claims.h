// What the rules alone say of a move: what it takes, puts in atari, brings out of it and joins.
#pragma once

#include <vector>

#include "tools/authoring/review/claim.h"

namespace katachi::authoring {

// The claims are about a legal move that is no pass, played on `before`, from which `after` came. `number` is the
// move's.
std::vector<Claim> rule_claims(const board::Board& before, const board::Board& after, board::Move move, int number);

}  // namespace katachi::authoring
