// Where the shape of an entry stands in games, those places where its constraint holds.
#pragma once

#include <cstddef>
#include <map>
#include <vector>

#include "compiler/model/pattern_database.h"
#include "games/search/plain_scan.h"

namespace katachi::authoring {

class ConstrainedHits {
  public:
    // `pattern` has a constraint. `shape` is what its diagram draws, perhaps without its edges.
    ConstrainedHits(compiler::Pattern pattern, compiler::DatabaseKind kind, games::Shape shape,
                    const games::ShapeWays& ways);

    struct Kept {
        std::vector<games::ShapeHit> hits;
        std::size_t undecided = 0;  // of them, those of which nobody can tell
    };
    // The constraint is asked in the position where the hit begins, with O as its own side, whoever is to move. Of a
    // symmetric shape one of the ways in which it lies is enough. May be called by several threads at once.
    Kept of(const std::vector<games::ShapeHit>& hits, const sgf::Game& game) const;

  private:
    compiler::Pattern pattern_;
    compiler::DatabaseKind kind_;
    games::Shape shape_;
    // The ways in which the same form is drawn, by the first of them.
    std::map<games::ShapeTransform, std::vector<games::ShapeTransform>> drawings_;
};

}  // namespace katachi::authoring
