// The truth about shapes in games, written to be read: looks at every place on the board in every position.
#pragma once

#include <vector>

#include "games/search/plain_scan.h"

namespace katachi::games {

// Turns the game, not the shape: in each turned game the shape is looked for as it is drawn.
std::vector<ShapeHit> judged_hits(const Shape& shape, const ShapeWays& ways, HitCounting counting,
                                  const sgf::Game& game);

}  // namespace katachi::games
