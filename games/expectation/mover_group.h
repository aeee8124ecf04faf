// Which moves are alike in what their movers may hope for: those by the same colour, in the same band of 20 moves of
// the game, of the same difference in rank, and of the same komi.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "engine/board/board.h"
#include "engine/sgf/game.h"

namespace katachi::games {

// What White gets for moving second.
enum class KomiClass : std::uint8_t {
    unknown,
    handicap,     // two stones or more for Black, whatever the komi
    below_one,    // also komi for Black
    below_five,   // 1 to 4.9
    below_six,    // 5 to 5.9
    below_seven,  // 6 to 6.9
    seven_or_more,
};
constexpr int komi_class_count = 7;

// What a record says, beside its moves, of who may hope to win, and who has won.
struct GameChances {
    std::optional<board::Colour> winner;
    std::optional<int> rank_difference;  // Black's rank less White's, -9 to 9, greater ones as these
    KomiClass komi = KomiClass::unknown;

    friend bool operator==(const GameChances&, const GameChances&) = default;
};

GameChances chances_of(const sgf::Game& game);
// The chances are those of ranks by strength (games/base/header_rank.h) and points of komi, where they are known. They
// have no winner.
GameChances chances_of(std::optional<int> black_rank, std::optional<int> white_rank, std::optional<double> komi,
                       int handicap);

// All but the winner in a byte.
std::uint8_t code_of(const GameChances& chances);
GameChances chances_of_code(std::uint8_t code);

constexpr int moves_of_a_band = 20;
constexpr int band_count = 16;  // the last one has no end
// The band of a move, counted from 1.
constexpr int band_of(int move) { return std::min((move - 1) / moves_of_a_band, band_count - 1); }
constexpr int greatest_rank_difference = 9;

struct MoverGroup {
    board::Colour colour = board::Colour::black;
    int band = 0;                        // 0 for moves 1 to 20
    std::optional<int> rank_difference;  // the mover's rank less the other's
    KomiClass komi = KomiClass::unknown;

    friend bool operator==(const MoverGroup&, const MoverGroup&) = default;
};

// The group of a move by this side, counted from 1.
MoverGroup mover_group(const GameChances& chances, board::Colour mover, int move);

// A number for each group, from 0.
constexpr int rank_class_count = 2 * greatest_rank_difference + 2;
constexpr std::uint32_t mover_group_count = 2 * band_count * rank_class_count * komi_class_count;
std::uint32_t number_of(const MoverGroup& group);
MoverGroup group_of(std::uint32_t number);

}  // namespace katachi::games
