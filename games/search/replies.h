// The move that answers a continuation: the next one within the rectangle, of either side.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "games/search/shape_forms.h"

namespace katachi::games {

class Replies {
  public:
    // The moves of a regular game; they outlive the questions about them.
    void load(std::span<const std::uint16_t> moves) {
        moves_ = moves;
        is_indexed_ = false;
    }

    // The number of the first move after `number` in the rectangle of the form at `upper_left`; 0 where there is none.
    int next_within(int number, const Shape& form, board::Offset upper_left);
    // A move by its number.
    board::Move move(int number) const;

  private:
    void index();
    int next_of_all(int number, const Shape& form, board::Offset upper_left) const;
    int next_by_index(int number, const Shape& form, board::Offset upper_left) const;

    std::span<const std::uint16_t> moves_;
    bool is_indexed_ = false;
    std::array<std::uint16_t, board::vertex_count>
        first_{};                       // by vertex: the number of the first move there, or `none`
    std::vector<std::uint16_t> again_;  // the numbers of all others
};

}  // namespace katachi::games
