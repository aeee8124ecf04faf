// Which of a shape's hits somebody asks for: --moves and --then.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/search/shape_sequence.h"
#include "tools/katachi/commands/games/search.h"

namespace katachi::cli {

class HitChoice {
  public:
    // Throws base::FileError for a --moves or --then that says nothing.
    HitChoice(const GamesSearchOptions& options, const games::Shape& shape);

    bool takes_all() const { return !moves_ && !sequence_; }
    bool asks_moves_of_games() const { return sequence_.has_value(); }

    // Of the hits of a game; `game` is looked at where asks_moves_of_games().
    std::vector<games::ShapeHit> of(std::vector<games::ShapeHit> hits, const sgf::Game& game) const;

  private:
    std::optional<std::pair<int, int>> moves_;  // where the shape must begin to stand
    std::optional<games::SequenceSearch> sequence_;
};

// The shape with the stones of --then as they are put, whatever they take: what continuations are shown on.
games::Shape shown_shape(const GamesSearchOptions& options, games::Shape shape);

}  // namespace katachi::cli
