// The links and cuts of a position that patterns of connection databases find, for those who make dragons.
#pragma once

#include "engine/analysis/board_analysis.h"
#include "engine/analysis/connection_shapes.h"
#include "engine/analysis/stages.h"

namespace katachi::analysis {

class PatternConnections : public ConnectionFinder {
  public:
    // The tables must stay while this is in use. `limits` are for the calls of constraints.
    explicit PatternConnections(const match::PatternTables& tables, const ReadingLimits& limits = {});

    // What a constraint leaves undecided is no link. Patterns of no class hold two of three, or all, as their actions
    // say.
    FoundConnections find(const board::Board& board, const influence::Influence& worm_influence) override;

    // Read since it was made.
    std::uint64_t nodes() const { return analysis_.nodes(); }

  private:
    match::PatternTables tables_;
    match::Matcher matcher_;
    ConnectionShapes shapes_;
    match::PatternFilter actions_;
    BoardAnalysis analysis_;
};

}  // namespace katachi::analysis
