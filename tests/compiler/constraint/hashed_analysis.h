// An analysis that knows nothing of Go: each question has its answer, drawn by lot, and always the same.
#pragma once

#include "engine/match/constraint/analysis.h"

namespace katachi {

class HashedAnalysis : public Analysis {
  public:
    explicit HashedAnalysis(unsigned lot = 0) : lot_(lot) {}

    // Undecided a third of the time, false nearly as often.
    Value answer(Autohelper helper, Colour own, std::span<const Vertex> points) override;
    Value answer_named(std::string_view name, Colour own, std::span<const Vertex> points) override;
    bool is_scoring() const override { return lot_ % 2 != 0; }

  private:
    unsigned lot_;
};

}  // namespace katachi
