// The patterns of which more than their shape must be known, judged: which of them hold in a position, and what their
// actions do. Judged once a position, for all sources that ask.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/analysis/board_analysis.h"
#include "engine/match/constraint/autohelpers.h"
#include "engine/match/constraint/placement.h"
#include "engine/moves/sources/pattern_hits.h"

namespace katachi::moves {

// A call of an action helper by a pattern that holds.
struct PatternEffect {
    std::uint16_t pattern = 0;
    match::Autohelper helper{};
    board::Vertex move = board::pass_vertex;   // of the pattern; pass_vertex without one
    board::Vertex point = board::pass_vertex;  // the first that the call names; pass_vertex where it names none
};

class JudgedHits {
  public:
    explicit JudgedHits(std::shared_ptr<PatternHits> hits);

    const std::shared_ptr<PatternHits>& hits() const { return hits_; }

    // Those of PatternHits::open that hold: the constraint is true and so is the helper of the colon line, no class
    // letter is known to refuse, and the action does not return false. What takes dragons, eyes or influence to know is
    // undecided, and a constraint that is undecided does not hold. Stays until another position is asked for.
    std::span<const match::Hit> of(const MoveSituation& situation, HitUse use);
    // All that the actions of these call.
    std::span<const PatternEffect> effects(const MoveSituation& situation);

  private:
    void judge(const MoveSituation& situation);
    bool holds(const match::Placement& placement);
    bool acts(const match::Placement& placement);

    std::shared_ptr<PatternHits> hits_;
    analysis::BoardAnalysis analysis_;
    std::array<std::vector<match::Hit>, all_hit_uses.size()> judged_;
    std::vector<PatternEffect> effects_;
    board::Colour own_ = board::Colour::empty;  // of the hits; empty before the first
    std::optional<board::Handicap> handicap_;   // of their game
};

}  // namespace katachi::moves
