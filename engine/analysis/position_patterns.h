// What patterns say of a position, for those who judge it: influence and barrier patterns of influence, connection
// patterns of links and cuts.
#pragma once

#include "engine/analysis/board_analysis.h"
#include "engine/analysis/connection_shapes.h"
#include "engine/analysis/stages.h"

namespace katachi::analysis {

class PositionPatterns : public PatternFinder, private position::LinkJudge {
  public:
    // The tables must stay while this is in use.
    explicit PositionPatterns(const match::PatternTables& tables);

    std::vector<InfluenceEffect> add_influence(const board::Board& board, board::Colour to_move,
                                               influence::Question& question) override;
    // What a constraint leaves undecided is no link. Patterns of no class hold two of three, or all, as their actions
    // say; these links hold.
    FoundConnections connections(const board::Board& board, const InfluenceBySide& worm_influence) override;

    // What was read for constraints.
    void forget() { analysis_.forget(); }

    // Read since it was made.
    std::uint64_t nodes() const { return analysis_.nodes(); }

  private:
    bool holds(std::size_t link) override;

    match::PatternTables tables_;
    match::Matcher matcher_;
    ConnectionShapes shapes_;
    match::PatternFilter actions_;
    BoardAnalysis analysis_;
    std::vector<ShapeLink> links_;  // that lie on the board, the first among the links that were found
};

}  // namespace katachi::analysis
