// Numbers for shapes of one size, found fast: what counting asks for a thousand million times.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/harvest/shape_code.h"

namespace katachi::games {

class ShapeTable {
  public:
    static constexpr std::uint32_t none = 0xffffffff;

    ShapeTable() : ShapeTable(std::vector<ShapeCode>{}) {}
    // Each code's number is its place in the list.
    explicit ShapeTable(std::vector<ShapeCode> codes);

    const std::vector<ShapeCode>& codes() const { return codes_; }

    std::uint32_t find(const ShapeCode& code) const {
        for (std::size_t slot = first_slot(code);; slot = (slot + 1) & mask_) {
            const std::uint32_t number = slots_[slot];
            if (number == none || codes_[number] == code) return number;
        }
    }

  private:
    std::size_t first_slot(const ShapeCode& code) const {
        const std::uint64_t mixed = (code.low ^ code.high * 0x9e3779b97f4a7c15U) * 0xbf58476d1ce4e5b9U;
        return (mixed ^ mixed >> 32) & mask_;
    }

    std::vector<ShapeCode> codes_;
    std::vector<std::uint32_t> slots_;  // none, or a number; half of them free at least
    std::size_t mask_ = 0;
};

}  // namespace katachi::games
