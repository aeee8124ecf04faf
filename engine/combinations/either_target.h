// Something that may be taken in two ways.
#pragma once

#include <memory>
#include <utility>

#include "engine/combinations/target.h"

namespace katachi::combinations {

class EitherTarget : public Target {
  public:
    EitherTarget(std::unique_ptr<Target> first, std::unique_ptr<Target> second)
        : first_(std::move(first)), second_(std::move(second)) {}

    std::optional<board::VertexSet> take(board::Board& board) override {
        const auto taken = first_->take(board);
        return taken ? taken : second_->take(board);
    }
    board::VertexSet threat_points(const board::Board& board) const override {
        return first_->threat_points(board) | second_->threat_points(board);
    }

  private:
    std::unique_ptr<Target> first_, second_;
};

}  // namespace katachi::combinations
