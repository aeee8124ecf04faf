// Counts hits while a search is under way; the sums are told as a ShapeAnswer at its end.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/search/game_search.h"

namespace katachi::games {

class ShapeTally {
  public:
    explicit ShapeTally(const PreparedShape& shape);

    void add_games(std::uint64_t looked_through, std::uint64_t with_hit) {
        sums_.games += looked_through;
        sums_.games_with_hit += with_hit;
    }
    void add(const FoundSpan& found, std::optional<board::Colour> winner);
    // The hits of a game that PlainScan searched; the game is not counted.
    void add(const std::vector<ShapeHit>& hits, std::optional<board::Colour> winner);

    void add_to(ShapeAnswer& sum) const;

  private:
    static constexpr std::size_t colours = 2;
    static constexpr std::size_t shape_moves = std::size_t{board::max_board_size} * board::max_board_size * colours;
    static constexpr std::uint16_t unknown = 0xFFFF;

    static std::size_t index_of(const ShapeMove& move);
    std::size_t drawn_index(const FoundSpan& found);

    const PreparedShape& shape_;
    ShapeAnswer sums_;                              // without continuations
    std::vector<ContinuationCount> continuations_;  // by index_of
    std::vector<std::uint16_t> drawn_;  // by form, step from the upper left, colour: the index of the move as drawn
};

}  // namespace katachi::games
