// Counts hits while a search is under way; the sums are told as a ShapeAnswer at its end.
#pragma once

#include <array>
#include <cstdint>
#include <span>
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
    // `moves` and `year` are those of the game, as its segment has them.
    void add(const FoundSpan& found, std::optional<board::Colour> winner, std::span<const std::uint16_t> moves,
             std::uint16_t year);
    // The hits of a game that PlainScan searched; the game is not counted.
    void add(const std::vector<ShapeHit>& hits, std::optional<board::Colour> winner, std::uint16_t year);

    void add_to(ShapeAnswer& sum) const;

  private:
    static constexpr std::size_t colours = 2;
    static constexpr std::size_t shape_moves = std::size_t{board::max_board_size} * board::max_board_size * colours;
    static constexpr std::uint16_t unknown = 0xFFFF;

    static std::size_t index_of(const ShapeMove& move);
    std::size_t drawn_index(const FoundSpan& found);
    static ShapeMove move_of(std::size_t index);
    void add_reply(const FoundSpan& found, std::size_t continuation, std::span<const std::uint16_t> moves,
                   std::uint64_t hits);

    const PreparedShape& shape_;
    ShapeAnswer sums_;                              // without continuations
    std::vector<ContinuationCount> continuations_;  // by index_of
    std::vector<std::vector<std::uint32_t>> replies_;  // by continuation, then by reply; empty until there is one
    std::vector<std::uint16_t> drawn_;  // by form, step from the upper left, colour: the index of the move as drawn
};

}  // namespace katachi::games
