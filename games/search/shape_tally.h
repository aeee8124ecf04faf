// Counts hits while a search is under way; the sums are told as a ShapeAnswer at its end.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "games/search/continuation_chances.h"
#include "games/search/game_search.h"
#include "games/search/replies.h"

namespace katachi::games {

class ShapeTally {
  public:
    // It counts who played the continuations, too, where `counts_movers` says so.
    explicit ShapeTally(const PreparedShape& shape, bool counts_movers = false);
    bool counts_movers() const { return counts_movers_; }

    void add_games(std::uint64_t looked_through, std::uint64_t with_hit) {
        sums_.games += looked_through;
        sums_.games_with_hit += with_hit;
    }
    // Hits of this game come next. `moves` are those of its segment; its year is 0 where it is not known.
    // `chances` are asked for where movers are counted.
    void begin_game(std::span<const std::uint16_t> moves, std::uint16_t year, const GameChances& chances) {
        game_.load(moves);
        year_ = year;
        chances_ = chances;
    }
    void add(const FoundSpan& found, std::optional<board::Colour> winner);
    // Hits that were counted elsewhere and lie, end, and went on as this one; `count` where they were played.
    void add(const FoundSpan& found, const ContinuationCount& count, std::uint64_t hits);
    // The hits of a game that PlainScan searched; the game is not counted.
    void add(const std::vector<ShapeHit>& hits, std::optional<board::Colour> winner);

    void add_to(ShapeAnswer& sum) const;
    void add_movers_to(ContinuationChances& sum) const;

  private:
    static constexpr std::size_t colours = 2;
    static constexpr std::size_t shape_moves = std::size_t{board::max_board_size} * board::max_board_size * colours;
    static constexpr std::uint16_t unknown = 0xFFFF;

    void add_hits(const FoundSpan& found, std::uint64_t hits);
    static std::size_t index_of(const ShapeMove& move);
    static ShapeMove move_of(std::size_t index);
    std::size_t drawn_index(const FoundSpan& found, board::Move move);
    void add_mover(std::size_t continuation, board::Move move, int number, std::uint64_t hits);
    void add_reply(const FoundSpan& found, std::size_t continuation, std::uint64_t hits);

    const PreparedShape& shape_;
    Replies game_;
    std::uint16_t year_ = 0;
    GameChances chances_;
    bool counts_movers_;
    ShapeAnswer sums_;  // without continuations
    // They are kept by index_of. Moves that a symmetry of the shape makes one are told apart until the end.
    std::vector<ContinuationCount> continuations_;
    std::vector<std::vector<std::uint32_t>> replies_;  // by continuation, then by reply; empty until there is one
    std::vector<std::vector<std::uint64_t>> movers_;   // by continuation, then by group; empty until there is one
    std::vector<std::uint16_t> drawn_;  // by form, step from the upper left, colour: the index of the move as drawn
};

}  // namespace katachi::games
