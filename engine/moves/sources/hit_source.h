// What sources share that ask for the patterns which hold in a position, found in one pass for all of them.
#pragma once

#include <memory>
#include <string>

#include "engine/moves/sources/pattern_hits.h"
#include "engine/moves/sources/table_source.h"

namespace katachi::moves {

class HitSource : public TableSource {
  public:
    HitSource(std::string name, std::shared_ptr<PatternHits> hits);

  protected:
    PatternHits& hits() { return *hits_; }
    // Adds a proposal for each hit of this use.
    void propose_hits(const MoveSituation& situation, HitUse use, std::vector<Proposal>& proposals);
    // Ends with the proposals from `begin` on sorted and each there once: a shape that is its own mirror image holds
    // several times.
    static void keep_each_once(std::vector<Proposal>& proposals, std::size_t begin);

  private:
    std::shared_ptr<PatternHits> hits_;
};

}  // namespace katachi::moves
