// The truth about shapes in games for hundreds of shapes at once: of each point the set of positions in which a cell
// allows what stands there. A placement stands in the positions that all of its cells have in common. A game is
// replayed once for all shapes.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
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
    // The move is found by its number, from 1.
    board::Move move(int number) const { return played_.moves[static_cast<std::size_t>(number - 1)]; }

    // The numbers of the moves at a vertex, the least first.
    const std::vector<int>& moves_at(board::Vertex vertex) const { return moves_at_[static_cast<std::size_t>(vertex)]; }

    // A bit for each position of the game, 64 in a word.
    std::size_t words() const { return words_; }
    std::span<const std::uint64_t> allowing(board::Vertex vertex, Allowed cell) const {
        return {sets_.data() +
                    (static_cast<std::size_t>(cell) * board::vertex_count + static_cast<std::size_t>(vertex)) * words_,
                words_};
    }

    // Where a stone was taken by move `number` or came by it, and where stones were set up behind it.
    const std::vector<board::Vertex>& changed_by(int number) const {
        return changed_[static_cast<std::size_t>(number)];
    }
    const std::vector<board::Vertex>& set_up_behind(int number) const {
        return set_up_[static_cast<std::size_t>(number)];
    }

  private:
    void find_changes(const sgf::Game& game);

    int size_;
    ReplayedGame played_;
    std::size_t words_;
    std::vector<std::uint64_t> sets_;         // by cell, vertex and word
    std::vector<std::vector<int>> moves_at_;  // by vertex
    std::vector<std::vector<board::Vertex>> changed_, set_up_;
};

// What one thread found in games of what is asked of all of them.
class SetJudge {
  public:
    struct Asked {
        Shape shape;
        ShapeWays ways = {};
        HitCounting counting = HitCounting::placements;
        std::optional<ShapeSequence> sequence = std::nullopt;  // behind placements
    };
    // Hits are listed where they are asked for, in the order of PlainScan.
    struct Listed {
        std::vector<ShapeHit> hits, behind_sequence;
    };
    explicit SetJudge(const Asked& asked);

    void add(const PositionSets& game, std::optional<board::Colour> winner, std::uint16_t year,
             Listed* listed = nullptr);
    const ShapeAnswer& answer() const { return answer_; }
    const ShapeAnswer& behind_sequence() const { return behind_sequence_; }

  private:
    class Placement;
    struct Form {
        ShapeForm form;
        // Cells that ask for something, from the upper left; those that allow least come first.
        std::vector<std::pair<int, Allowed>> cells;
    };

    Asked asked_;
    ShapeMoves moves_;
    std::vector<std::vector<Form>> forms_;  // by size of the board
    ShapeAnswer answer_, behind_sequence_;
};

}  // namespace katachi::games
