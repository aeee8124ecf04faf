// What connection patterns say of strings (GNU Go's manual, chapter 9.9), as whoever matches them found it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/board/board.h"

namespace katachi::position {

// Strings that hang together, by a stone of each.
struct PatternLink {
    enum class Kind : std::uint8_t {
        all,            // they are one dragon
        most_valuable,  // the opponent can part one of them from the others: the two most valuable are one dragon
    };

    std::vector<board::Vertex> stones;  // all of one colour, two or more
    Kind kind = Kind::all;
    std::string pattern;
    bool may_be_lost = false;  // whether it holds of strings that can be captured, too

    friend bool operator==(const PatternLink&, const PatternLink&) = default;
};

// Who tells of links that lie on the board whether they hold.
class LinkJudge {
  public:
    virtual ~LinkJudge() = default;
    // `link` by its place among the links. Reading may be behind the answer.
    virtual bool holds(std::size_t link) = 0;
};

// Points where the opponent of `colour` parts strings of it, or keeps it from an eye.
struct PatternCut {
    board::Colour colour = board::Colour::empty;
    board::VertexSet points;
    std::string pattern;

    friend bool operator==(const PatternCut&, const PatternCut&) = default;
};

}  // namespace katachi::position
