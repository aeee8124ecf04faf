// Openings as a source of moves: patterns of fuseki databases, and whole boards. Behind the patterns of the tables,
// each entry of a whole board is a feature.
#pragma once

#include "engine/match/matcher.h"
#include "engine/moves/sources/pattern_choice.h"
#include "engine/moves/sources/table_source.h"

namespace katachi::moves {

class FusekiSource : public TableSource {
  public:
    FusekiSource(std::string name, const match::PatternTables& tables);

    std::uint32_t feature_count() const override;
    std::string feature_name(std::uint32_t feature) const override;
    std::string reason(std::uint32_t feature) const override;
    float weight_unlearned(std::uint32_t feature) const override;
    void propose(const MoveSituation& situation, std::vector<Proposal>& proposals) override;

  private:
    std::uint32_t first_board() const { return static_cast<std::uint32_t>(tables().patterns.size()); }

    match::PatternFilter filter_;
    match::Matcher matcher_;
};

}  // namespace katachi::moves
