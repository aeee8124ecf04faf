// Which of a shape's hits somebody asks for: --moves, the constraint of an entry, and the sequence behind it.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/search/shape_sequence.h"
#include "tools/authoring/shapes/constrained_hits.h"
#include "tools/katachi/commands/games/asked_shape.h"
#include "tools/katachi/commands/games/search.h"

namespace katachi::cli {

class HitChoice {
  public:
    // Throws base::FileError for a --moves that says nothing.
    HitChoice(const GamesSearchOptions& options, const AskedShape& asked);

    bool takes_all() const { return !moves_ && !sequence_ && !constrained_; }
    const std::optional<std::pair<int, int>>& moves() const { return moves_; }
    bool has_constraint() const { return constrained_.has_value(); }
    bool asks_moves_of_games() const { return sequence_ || constrained_; }

    // The hits that are kept are those of a game; `game` is looked at where asks_moves_of_games(). May be called by
    // several threads at once.
    using Kept = authoring::ConstrainedHits::Kept;
    Kept of(std::vector<games::ShapeHit> hits, const sgf::Game& game) const;

  private:
    std::optional<std::pair<int, int>> moves_;  // where the shape must begin to stand
    std::optional<authoring::ConstrainedHits> constrained_;
    std::optional<games::SequenceSearch> sequence_;
};

// Says on standard error that nobody can tell of some hits whether the constraint holds.
void tell_undecided(std::size_t undecided);
// Says, too, that the user has stopped the search.
void tell_stopped();

// The shape as its sequence leaves it: what continuations are shown on.
games::Shape shown_shape(const AskedShape& asked);

}  // namespace katachi::cli
