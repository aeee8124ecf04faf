// Templates as a source of moves: how known corners and whole boards answer the last move where something else stands
// around them, in the corners of which the library knows nothing exact. How far entry and board agree is told by the
// degree of the match; engine/moves/DESIGN.md says what that foresees, why no point may differ, and why the last move
// must be among those that agree. Silent on boards of fewer than 19 lines.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/match/tables/pattern_tables.h"
#include "engine/match/templates/template_matcher.h"
#include "engine/moves/sources/move_source.h"

namespace katachi::moves {

// Features: degree-36 to degree-121, by the points that agree at least.
class TemplateSource : public MoveSource {
  public:
    // The tables must stay.
    TemplateSource(std::string name, const match::PatternTables& tables);

    std::string_view name() const override { return name_; }
    SourceCost cost() const override { return SourceCost::root; }
    std::uint32_t feature_count() const override;
    std::string feature_name(std::uint32_t feature) const override;
    std::string reason(std::uint32_t feature) const override;
    // Names the entry and the rectangle in which it agrees with the board.
    std::string explain(const MoveSituation& situation, const Proposal& proposal) override;
    float weight_unlearned(std::uint32_t feature) const override;
    // Each point once, by the match that stands best there.
    void propose(const MoveSituation& situation, std::vector<Proposal>& proposals) override;

  private:
    // The best match of each point that is proposed; stays until the next call.
    std::span<const match::TemplateMatch> find(const MoveSituation& situation);
    void leave_out_lowest_rank();
    // A number of match/table_entry.h.
    std::uint32_t entry_of(const match::TemplateMatch& match) const;
    bool is_of_whole_board(const match::TemplateMatch& match) const;
    bool proposes(const match::TemplateMatch& match) const;

    std::string name_;
    match::PatternTables tables_;
    match::TemplateMatcher matcher_;
    std::vector<match::TemplateMatch> found_;
};

}  // namespace katachi::moves
