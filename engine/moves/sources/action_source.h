// What the actions of patterns do in play (manual, chapter 9.6): moves that they warn of, that another one replaces,
// that cut, connect, defend or threaten. A feature is what one pattern says of a move. What actions say of territory
// and of dragons is for engine/analysis, which judges these.
#pragma once

#include <compare>
#include <memory>
#include <string>
#include <vector>

#include "engine/moves/sources/judged_hits.h"
#include "engine/moves/sources/table_source.h"

namespace katachi::moves {

class ActionSource : public TableSource {
  public:
    ActionSource(std::string name, std::shared_ptr<JudgedHits> judged);

    SourceCost cost() const override { return SourceCost::root; }
    std::uint32_t feature_count() const override { return static_cast<std::uint32_t>(features_.size()); }
    // DATABASE/NAME:EFFECT
    std::string feature_name(std::uint32_t feature) const override;
    std::string reason(std::uint32_t feature) const override;
    float weight_unlearned(std::uint32_t feature) const override;
    void propose(const MoveSituation& situation, std::vector<Proposal>& proposals) override;

  private:
    struct Feature {
        std::uint16_t pattern;
        std::uint16_t meaning;  // of the effects that are listed in the source file

        friend auto operator<=>(const Feature&, const Feature&) = default;
    };

    void propose_as(const Feature& feature, board::Vertex vertex, std::vector<Proposal>& proposals) const;

    std::shared_ptr<JudgedHits> judged_;
    std::vector<Feature> features_;  // sorted
};

}  // namespace katachi::moves
