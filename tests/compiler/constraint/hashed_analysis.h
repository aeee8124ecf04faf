// An analysis that knows nothing of Go: each question has its answer, drawn by lot, and always the same.
#pragma once

#include "engine/match/constraint/analysis.h"

namespace katachi::compiler {

class HashedAnalysis : public match::Analysis {
  public:
    explicit HashedAnalysis(unsigned lot = 0) : lot_(lot) {}

    // Undecided a third of the time, false nearly as often.
    match::Value answer(match::Autohelper helper, board::Colour own, std::span<const board::Vertex> points) override;
    match::Value answer_named(std::string_view name, board::Colour own, std::span<const board::Vertex> points) override;
    bool is_scoring() const override { return lot_ % 2 != 0; }

  private:
    unsigned lot_;
};

}  // namespace katachi::compiler
