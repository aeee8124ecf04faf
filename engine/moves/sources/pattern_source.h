// Patterns as a source of moves: a feature is a pattern whose move is the move. Of patterns whose shape settles that
// they hold; judged_pattern_source.h has the others.
#pragma once

#include <string>

#include "engine/match/matcher.h"
#include "engine/moves/move_source.h"
#include "engine/moves/sources/pattern_choice.h"

namespace katachi {

class PatternSource : public MoveSource {
  public:
    // The tables must stay while it is in use. Where values are worths, the first pattern of the tables that holds for
    // a move counts alone; otherwise each does.
    PatternSource(std::string name, const PatternTables& tables, PatternValues values);

    std::string_view name() const override { return name_; }
    std::uint32_t feature_count() const override { return static_cast<std::uint32_t>(tables_.patterns.size()); }
    // DATABASE/NAME
    std::string feature_name(std::uint32_t feature) const override;
    // The name and what the author says it is for.
    std::string reason(std::uint32_t feature) const override;
    float weight_unlearned(std::uint32_t feature) const override;
    void propose(const MoveSituation& situation, std::vector<Proposal>& proposals) override;

  private:
    void keep_first(std::vector<Proposal>& proposals, std::size_t begin) const;

    std::string name_;
    PatternTables tables_;
    PatternValues values_;
    PatternFilter filter_;
    Matcher matcher_;
};

}  // namespace katachi
