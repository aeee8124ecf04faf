// The strings of a diagram, as far as they show: which drawn stones are joined, and the liberties drawn beside them.
// A point that may be empty, a stone or beyond the rectangle leaves open what it can leave open.
#pragma once

#include <array>
#include <vector>

#include "compiler/model/pattern.h"

namespace katachi::compiler {

struct DrawnString {
    bool own = true;
    std::vector<board::Offset> stones;
    std::vector<board::Offset> liberties;  // points drawn empty, the move among them
    bool may_have_more_stones = false;
    bool may_have_more_liberties = false;  // at points that are not drawn empty, or through more stones
};

// The four points beside one.
constexpr std::array<board::Offset, 4> neighbours_of(board::Offset point) {
    return {point + board::Offset{-1, 0}, point + board::Offset{0, -1}, point + board::Offset{0, 1},
            point + board::Offset{1, 0}};
}

class DrawnStrings {
  public:
    explicit DrawnStrings(const Diagram& diagram);

    const std::vector<DrawnString>& all() const { return strings_; }
    // Null where no stone is drawn.
    const DrawnString* at(board::Offset point) const;

  private:
    void collect(const Diagram& diagram, board::Offset first);

    int columns_;
    std::vector<DrawnString> strings_;
    std::vector<int> index_;  // into strings_ by point, -1 for none
};

}  // namespace katachi::compiler
