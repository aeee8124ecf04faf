// Where strings of a position can be cut, by the connection patterns of some tables (connection_shapes.h).
#pragma once

#include <optional>

#include "engine/analysis/connection_shapes.h"

namespace katachi::analysis {

class CutJudge {
  public:
    // The tables must stay while this is in use.
    explicit CutJudge(const match::PatternTables& tables) : matcher_(tables), shapes_(tables) {}

    // Nothing where no pattern of the tables cuts. The `analysis` that is asked has been set to the position.
    std::optional<CutPoints> cuts(const board::Position& position, match::Analysis& analysis);

  private:
    match::Matcher matcher_;
    ConnectionShapes shapes_;
};

}  // namespace katachi::analysis
