// What success was to be expected of a mover: the share of won games among all moves of the same group, counted over
// the games at hand.
//
// Each move that is no pass counts once, of games that somebody won. A group that fewer than 100 games have a move of
// tells little; a coarser one then answers: the same moves of all bands, then of all komi too, then of all differences
// in rank, so that the colour is left. Where that has fewer than 100 games too, a half is expected.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <vector>

#include "games/expectation/mover_group.h"

namespace katachi::games {

constexpr int games_to_tell = 100;

// Expectations are in millionths and sums of them whole numbers, so that no order of games or threads changes them.
constexpr std::uint32_t certain = 1'000'000;

class Expectations {
  public:
    Expectations();

    void add(const sgf::Game& game) { add(game, chances_of(game)); }
    void add(const sgf::Game& game, const GameChances& chances);

    // 0 to `certain`.
    std::uint32_t of(const MoverGroup& group) const;

  private:
    struct Count {
        std::uint64_t games = 0, moves = 0, won = 0;
    };

    // From the finest group to the coarsest.
    static constexpr std::size_t level_count = 4;
    static MoverGroup coarsened(MoverGroup group, std::size_t level);

    std::array<std::vector<Count>, level_count> counts_;  // by number of the coarsened group
};

// How often movers of each group did something. What was to be expected of them together is known when all games were
// counted.
class MoverCounts {
  public:
    void add(const MoverGroup& group);
    std::uint64_t expected(const Expectations& expectations) const;

  private:
    struct Count {
        MoverGroup group;
        std::uint64_t times = 0;
    };
    std::map<std::uint32_t, Count> counts_;  // by number of the group
};

}  // namespace katachi::games
