// Openings as a source of moves: patterns of fuseki databases, and whole boards.
#pragma once

#include "engine/match/matcher.h"
#include "engine/moves/sources/pattern_choice.h"
#include "engine/moves/sources/table_source.h"

namespace katachi::moves {

class FusekiSource : public TableSource {
  public:
    FusekiSource(std::string name, const match::PatternTables& tables);

    std::uint32_t feature_count() const override { return match::entry_count(tables()); }
    float weight_unlearned(std::uint32_t feature) const override;
    void propose(const MoveSituation& situation, std::vector<Proposal>& proposals) override;

  private:
    match::PatternFilter filter_;
    match::Matcher matcher_;
};

}  // namespace katachi::moves
