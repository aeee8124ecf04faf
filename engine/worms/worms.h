// All strings of a position with what stones, liberties and reading say of them: GNU Go's manual, chapter 7.1, which
// calls them worms.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/counting/unconditional_life.h"
#include "engine/worms/cavities.h"
#include "engine/worms/tactical_points.h"
#include "engine/worms/worm_shape.h"

namespace katachi::worms {

struct Worm {
    board::Vertex origin = board::pass_vertex;
    board::Colour colour = board::Colour::empty;
    board::VertexSet stones;
    float effective_size = 0;
    std::array<int, 4> liberties{};  // of the orders 1 to 4
    TacticalPoints attacks;
    TacticalPoints defences;
    // The origin of a string beside it that can be captured, the largest one; pass_vertex where there is none.
    board::Vertex lunch = board::pass_vertex;
    Cutting cutting = Cutting::no;
    int genus = 0;
    // It can live by the capture of what surrounds it alone, and nothing of that can be had.
    bool is_inessential = false;
    bool is_invincible = false;  // it cannot be captured, even if its owner always passes
    counting::UnconditionalStatus status = counting::UnconditionalStatus::undecided;

    int size() const { return stones.count(); }
    // The opponent, to move, captures it, whether its owner can save it or not.
    bool is_capturable() const { return !attacks.empty(); }
    // And no move of its owner saves it.
    bool is_lost() const { return is_capturable() && defences.empty(); }
    // Who moves first decides about it.
    bool is_critical() const { return is_capturable() && !defences.empty(); }
    // Its fate if that side moves first.
    bool falls(board::Colour to_move) const { return colour == to_move ? is_lost() : is_capturable(); }

    friend bool operator==(const Worm&, const Worm&) = default;
};

// The most that each question about a position may cost.
struct WormLimits {
    reading::SearchLimits strings{.nodes = 300};  // whether a string can be captured, and saved
    reading::SearchLimits moves{.nodes = 100};    // whether another move does it
    // What a second move would do (worm_details.h): captures, and rescues.
    reading::SearchLimits attack_threats{.nodes = 60, .least_hope = 2};
    reading::SearchLimits defence_threats{.nodes = 60};
};

// A move that somebody, patterns for one, holds for good against or for the strings of these stones.
struct OfferedMove {
    board::Vertex move = board::pass_vertex;
    board::VertexSet stones;
};

// The strings of one position, which never change once they are read.
class Worms {
  public:
    // The answers of `tactics` outlive moves elsewhere: made again after a move, most of it is known. Its limits are
    // the same afterwards. Strings without liberties, as boards that were set up may have them, are not read. Offered
    // moves are tried on their strings beside the others, and where reading finds no attack of its own.
    Worms(const board::Board& board, reading::Tactics& tactics, const WormLimits& limits = {},
          std::span<const OfferedMove> offered = {});

    // All strings by colour, Black first, then by origin.
    const std::vector<Worm>& all() const { return worms_; }
    // Null where there is no stone.
    const Worm* at(board::Vertex vertex) const;
    const std::vector<Cavity>& cavities() const { return cavities_; }
    // Where a move may matter to the worm: around it, where reading captures or saves those beside it, and what is
    // offered for it.
    board::VertexSet points_to_try(const board::Board& board, const Worm& worm,
                                   std::span<const OfferedMove> offered) const;

  private:
    void describe(const board::Board& board);
    void read(board::Board& board, reading::Tactics& tactics, const WormLimits& limits,
              std::span<const OfferedMove> offered);
    void find_lunches(const board::Board& board);

    std::vector<Worm> worms_;
    std::array<std::uint16_t, board::vertex_count> numbers_{};  // of worms_, from 1; 0 where there is none
    std::vector<Cavity> cavities_;
};

}  // namespace katachi::worms
