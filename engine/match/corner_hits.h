// What the corner matcher finds, in the words of the general one.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/match/corner_matcher.h"
#include "engine/match/hit.h"

namespace katachi::match {

class CornerHits {
  public:
    // Allocates all that is needed later. The tables must stay while this is in use.
    explicit CornerHits(const PatternTables& tables);

    // The hit is that of a match on a board of `size` lines.
    Hit hit_of(const CornerMatch& match, int size) const;

    // The corners in which some pattern reaches into these rows and columns of such a board, both ends included.
    CornerSet corners_that_see(int first_row, int last_row, int first_column, int last_column, int size) const;

  private:
    PatternTables tables_;
    std::vector<std::uint32_t> first_orientations_;  // by pattern
    int reach_ = 0;                                  // the longest side of a pattern
};

}  // namespace katachi::match
