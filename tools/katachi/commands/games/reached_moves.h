// How often the continuations that are told were reached.
#pragma once

#include <optional>

#include "games/search/reached.h"
#include "tools/katachi/commands/games/hit_choice.h"

namespace katachi::cli {

class ReachedMoves {
  public:
    ReachedMoves(const GamesSearchOptions& options, const AskedShape& asked, const HitChoice& choice);

    // False where a constraint chooses: it asks the position before the move, which another order of moves lacks.
    bool are_told() const { return reached_.has_value(); }
    // A hit that counts.
    void choose(const games::GameHit& chosen) { reached_->choose(chosen); }
    // Into the answer, of all its games.
    void find(std::span<const games::SearchedSegment> segments, games::ShapeAnswer& answer) const;

  private:
    std::vector<games::ShapeMove> asked_moves(const games::ShapeAnswer& answer) const;

    const GamesSearchOptions& options_;
    const AskedShape& asked_;
    std::optional<games::Reached> reached_;
};

}  // namespace katachi::cli
