// Something that may be taken in several ways.
#pragma once

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "engine/combinations/target.h"

namespace katachi::combinations {

class AnyTarget : public Target {
  public:
    explicit AnyTarget(std::vector<std::unique_ptr<Target>> ways) : ways_(std::move(ways)) {}

    bool is_safe(board::Board& board) override {
        return std::ranges::all_of(ways_, [&](const auto& way) { return way->is_safe(board); });
    }
    // The first way that succeeds.
    std::optional<board::VertexSet> take(board::Board& board) override {
        for (const auto& way : ways_)
            if (auto zone = way->take(board)) return zone;
        return std::nullopt;
    }
    board::VertexSet threat_points(const board::Board& board) const override {
        board::VertexSet points;
        for (const auto& way : ways_) points |= way->threat_points(board);
        return points;
    }

  private:
    std::vector<std::unique_ptr<Target>> ways_;
};

}  // namespace katachi::combinations
