// The success that was to be expected of a mover: the share of won games among all moves of the same group, counted
// over the games at hand.
//
// In games that somebody won, each move that is no pass counts once. A group with moves of fewer than 100 games tells
// little, so that a coarser group answers: first all bands together, then all komi too, then all differences in rank,
// so that only the colour is left. If that has fewer than 100 games as well, a half is expected.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "games/expectation/mover_group.h"

namespace katachi::games {

constexpr int games_to_tell = 100;

// Expectations are in millionths and sums of them whole numbers, so that no order of games or threads changes them.
constexpr std::uint32_t certain = 1'000'000;

// How many moves of a game that are no passes each side has in each band.
class BandedMoves {
  public:
    // A move that is no pass, by its number from 1.
    void add(board::Colour mover, int number) {
        ++moves_[mover == board::Colour::white ? 1 : 0][static_cast<std::size_t>(band_of(number))];
    }
    const std::array<std::uint64_t, band_count>& of(board::Colour mover) const {
        return moves_[mover == board::Colour::white ? 1 : 0];
    }

  private:
    std::array<std::array<std::uint64_t, band_count>, 2> moves_{};
};

class Expectations {
  public:
    Expectations();

    void add(const sgf::Game& game) { add(game, chances_of(game)); }
    void add(const sgf::Game& game, const GameChances& chances);
    void add(const BandedMoves& moves, const GameChances& chances);
    // Those of other games.
    void add(const Expectations& other);

    // The counts behind the expectations, as rows: level, number of the group, games, moves, won moves.
    using Row = std::array<std::uint64_t, 5>;
    std::vector<Row> rows() const;
    // False for numbers that no rows have.
    bool add(const Row& row);

    // 0 to `certain`.
    std::uint32_t of(const MoverGroup& group) const;

  private:
    struct Count {
        std::uint64_t games = 0, moves = 0, won = 0;
    };

    // The levels go from the finest group to the coarsest.
    static constexpr std::size_t level_count = 4;
    static MoverGroup coarsened(MoverGroup group, std::size_t level);

    std::array<std::vector<Count>, level_count> counts_;  // by number of the coarsened group
};

// How often movers of each group did something. The success that was to be expected of them together is known once all
// games have been counted.
class MoverCounts {
  public:
    void add(const MoverGroup& group, std::uint64_t times = 1) { counts_[number_of(group)] += times; }
    void add(const MoverCounts& other);
    std::uint64_t expected(const Expectations& expectations) const;

    const std::map<std::uint32_t, std::uint64_t>& by_group() const { return counts_; }

  private:
    std::map<std::uint32_t, std::uint64_t> counts_;  // by number of the group
};

}  // namespace katachi::games
