// Shapes mined from games as a source of moves. They show whole neighbourhoods, so that a look into a table finds them;
// their values are worths, and of several that hold for a move the first of the tables counts alone. PatternSource says
// the same of them, slower.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "engine/match/neighbourhood_matcher.h"
#include "engine/moves/sources/table_source.h"

namespace katachi::moves {

class NeighbourhoodSource : public TableSource {
  public:
    // Null where an entry of the tables does not show a neighbourhood, or shape alone does not settle it.
    static std::unique_ptr<NeighbourhoodSource> over(std::string name, const match::PatternTables& tables);

    float weight_unlearned(std::uint32_t feature) const override;
    void propose(const MoveSituation& situation, std::vector<Proposal>& proposals) override;

  private:
    NeighbourhoodSource(std::string name, const match::PatternTables& tables,
                        std::shared_ptr<const match::NeighbourhoodPatterns> patterns);

    match::NeighbourhoodMatcher matcher_;
};

}  // namespace katachi::moves
