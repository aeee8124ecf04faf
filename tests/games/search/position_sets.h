// The truth about shapes in games for hundreds of shapes at once: of each point the set of positions in which a cell
// allows what stands there. A placement stands in the positions that all of its cells have in common. A game is
// replayed once for all shapes.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "games/search/shape_answer.h"
#include "games/search/shape_sequence.h"
#include "tests/games/replayed_game.h"

namespace katachi::games {

class PositionSets {
  public:
    explicit PositionSets(const sgf::Game& game);

    int size() const { return size_; }
    int moves() const { return static_cast<int>(played_.moves.size()); }
    // By its number, from 1.
    board::Move move(int number) const { return played_.moves[static_cast<std::size_t>(number - 1)]; }

    // A bit for each position of the game, 64 in a word.
    std::size_t words() const { return words_; }
    std::span<const std::uint64_t> allowing(board::Vertex vertex, Allowed cell) const {
        return {sets_.data() + (static_cast<std::size_t>(cell) * board::vertex_count +
                                static_cast<std::size_t>(vertex)) *
                                   words_,
                words_};
    }

    // Where a stone was taken by move `number` or came by it, and where stones were set up behind it.
    const std::vector<board::Vertex>& changed_by(int number) const { return changed_[static_cast<std::size_t>(number)]; }
    const std::vector<board::Vertex>& set_up_behind(int number) const {
        return set_up_[static_cast<std::size_t>(number)];
    }

  private:
    void find_changes(const sgf::Game& game);

    int size_;
    ReplayedGame played_;
    std::size_t words_;
    std::vector<std::uint64_t> sets_;  // by cell, vertex and word
    std::vector<std::vector<board::Vertex>> changed_, set_up_;
};

// What is asked of all games, and what one thread found so far.
class SetJudge {
  public:
    struct Asked {
        Shape shape;
        ShapeWays ways = {};
        HitCounting counting = HitCounting::placements;
        std::optional<ShapeSequence> sequence = std::nullopt;  // of placements
    };
    explicit SetJudge(const Asked& asked);

    // With `listed` the hits of this game stand there, too, in the order of PlainScan.
    void add(const PositionSets& game, std::optional<board::Colour> winner, std::uint16_t year,
             std::vector<ShapeHit>* listed = nullptr);
    const ShapeAnswer& answer() const { return answer_; }

  private:
    class Placement;

    void add_hits(const ShapeHit& first, int last, std::optional<board::Colour> winner, std::uint16_t year,
                  std::vector<ShapeHit>* listed);

    Asked asked_;
    ShapeMoves moves_;
    std::vector<std::vector<ShapeForm>> forms_;  // by size of the board
    ShapeAnswer answer_;
};

}  // namespace katachi::games
