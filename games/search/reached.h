// How often continuations of a shape were reached: how often the shape stood that each of them leads to, by whatever
// order of moves.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "games/search/indexed_search.h"

namespace katachi::games {

class Reached {
  public:
    // Takes from `question` the shape, as a sequence has left it, its ways and its counting. With `moves`, only hits
    // count that begin after one of these moves, and those in which a chosen hit goes on.
    explicit Reached(ShapeQuestion question, std::optional<std::pair<int, int>> moves = std::nullopt);

    // A hit of the question that somebody has chosen; the same game is the same when it is counted.
    void choose(const GameHit& chosen);

    // The continuation as it is drawn. `jobs` as for searched_answer.
    std::uint64_t times(std::span<const SearchedSegment> segments, const ShapeMove& move, int jobs) const;

  private:
    // A placement of the rectangle, and the position in which a continuation has been played.
    struct Start {
        std::size_t segment;
        std::uint32_t game;
        int position;
        int row, column;
        int rows;  // of the rectangle as it lies on the board

        friend auto operator<=>(const Start&, const Start&) = default;
    };
    Start start_of(const GameHit& found, int position) const;

    ShapeQuestion question_;
    std::optional<std::pair<int, int>> moves_;
    std::map<ShapeMove, std::vector<Start>> chosen_;  // by continuation
};

}  // namespace katachi::games
