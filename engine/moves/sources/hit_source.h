// What sources share that ask for the patterns which hold in a position, found in one pass for all of them.
#pragma once

#include <memory>
#include <string>

#include "engine/moves/sources/pattern_choice.h"
#include "engine/moves/sources/pattern_hits.h"
#include "engine/moves/sources/table_source.h"

namespace katachi::moves {

class HitSource : public TableSource {
  public:
    // The values give the weights that nobody learned.
    HitSource(std::string name, std::shared_ptr<PatternHits> hits, PatternValues values);

    float weight_unlearned(std::uint32_t feature) const override;

  protected:
    PatternHits& hits() { return *hits_; }
    PatternValues values() const { return values_; }
    // Adds a proposal for each hit.
    void propose_hits(std::span<const match::Hit> found, std::vector<Proposal>& proposals) const;

  private:
    std::shared_ptr<PatternHits> hits_;
    PatternValues values_;
};

}  // namespace katachi::moves
