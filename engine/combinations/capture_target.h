// A string that may be captured.
#pragma once

#include "engine/combinations/target.h"
#include "engine/reading/tactics.h"

namespace katachi::combinations {

class CaptureTarget : public Target {
  public:
    // The string of the stone at `vertex`. Captures are read within the limits of `tactics`, which outlives this.
    CaptureTarget(reading::Tactics& tactics, board::Vertex vertex) : tactics_(tactics), vertex_(vertex) {}

    bool is_safe(board::Board& board) override;
    std::optional<board::VertexSet> take(board::Board& board) override;
    board::VertexSet threat_points(const board::Board& board) const override;

  private:
    reading::Tactics& tactics_;
    board::Vertex vertex_;
};

}  // namespace katachi::combinations
