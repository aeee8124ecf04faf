// Answers to calls on one position. A call that falls on the place of another drops it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/board/colour.h"
#include "engine/board/vertex.h"
#include "engine/match/constraint/autohelpers.h"
#include "engine/match/constraint/value.h"

namespace katachi::analysis {

class RememberedAnswers {
  public:
    explicit RememberedAnswers(std::size_t entries = std::size_t{1} << 12) : entries_(entries) {}

    // All that is known, because the position changes.
    void forget() { ++position_; }

    std::optional<match::Value> find(match::Autohelper helper, board::Colour own,
                                     std::span<const board::Vertex> points) const;
    void store(match::Autohelper helper, board::Colour own, std::span<const board::Vertex> points, match::Value value);

  private:
    // Longer calls are not remembered.
    static constexpr std::size_t longest = 18;

    struct Entry {
        std::uint64_t position = 0;  // 0: free
        match::Autohelper helper{};
        board::Colour own = board::Colour::empty;
        std::uint8_t count = 0;
        std::array<std::uint16_t, longest> points{};
        match::Value value;
    };

    std::size_t place_of(match::Autohelper helper, board::Colour own, std::span<const board::Vertex> points) const;

    std::uint64_t position_ = 1;
    std::vector<Entry> entries_;
};

}  // namespace katachi::analysis
