// What the patterns of connection databases say of a position (GNU Go's manual, chapters 7.3 and 9.9): where strings
// are cut, by class B, and which stones hang together, by class C. A shape is a belief: reading proves, where somebody
// asks.
#pragma once

#include <vector>

#include "engine/analysis/cut_points.h"
#include "engine/board/board.h"
#include "engine/match/constraint/analysis.h"
#include "engine/match/constraint/placement.h"
#include "engine/match/matcher.h"

namespace katachi::analysis {

// Stones that a pattern of class C says belong to one dragon, that of its owner, where its constraint holds.
struct ShapeLink {
    match::Placement placement;
    board::VertexSet stones;        // under the O of the diagram: of two strings or more
    bool may_be_in_danger = false;  // class s: strings that can be captured are linked, too
};

// The tables must stay while this is in use. A matcher that it is handed is over the same tables; matcher and analysis
// have been set to the position that is asked about.
class ConnectionShapes {
  public:
    explicit ConnectionShapes(const match::PatternTables& tables);

    // Whether any pattern is of class B.
    bool know_cuts() const { return know_cuts_; }

    // A pattern of class B cuts at its move and at the points that it draws as `!`, where its constraint holds and the
    // opponent's move is safe.
    CutPoints cuts(match::Matcher& matcher, match::Analysis& analysis) const;
    // All links, in the order of their owners, patterns and places.
    std::vector<ShapeLink> links(const board::Board& board, match::Matcher& matcher) const;

  private:
    bool know_cuts_;
    match::PatternFilter cuts_, links_;
};

// Whether a link holds. Many patterns of class C ask where cuts are, so that the analysis must know them before
// (BoardAnalysis::set_cuts).
match::Value holds(const match::PatternTables& tables, const ShapeLink& link, match::Analysis& analysis);

}  // namespace katachi::analysis
