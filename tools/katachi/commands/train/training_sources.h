// The sources of moves whose weights are learned, under the names that the engine knows them by.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/match/blob/pattern_file.h"
#include "games/training/training.h"

namespace katachi::cli {

class TrainingSources {
  public:
    // Files of compiled patterns. Throws FileError.
    TrainingSources(const std::vector<std::string>& shapes, const std::vector<std::string>& patterns);

    std::span<const match::PatternFile> shapes() const { return shapes_; }

    // The default ones, mined shapes, and patterns as far as their shape settles that they hold. This must stay.
    games::SourceMaker every_node() const;
    // Those, and behind them what takes reading.
    games::SourceMaker all() const;

  private:
    std::vector<match::PatternFile> shapes_, patterns_;
};

}  // namespace katachi::cli
