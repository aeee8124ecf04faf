// What a review sums up, by side and phase of the game.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "tools/authoring/review/review.h"

namespace katachi::authoring {

enum class Phase : std::uint8_t { opening, middle_game, endgame };
constexpr int phase_count = 3;

// "opening", "middle game", "endgame".
std::string_view phase_name(Phase phase);
// The phase is told by the move's number, from 1: up to a sixth of the board's points, up to five twelfths, and beyond.
Phase phase_of(int move, int size);

// The figures are those of one side in one phase; they count moves that are no pass and that the rules allow.
struct PhaseFigures {
    int moves = 0;
    int first_choices = 0;  // of strong players
    double chances = 0;     // sum
    int good_shapes = 0, bad_shapes = 0;
    int missed = 0, left = 0;  // claims

    double mean_chance() const { return moves == 0 ? 0 : chances / moves; }
    PhaseFigures& operator+=(const PhaseFigures& other);
};

using SideFigures = std::array<PhaseFigures, phase_count>;
SideFigures figures_of(const Review& review, board::Colour side);

// Claims on the whole game: a sentence for each side and phase that has moves, and why no losses are told.
std::vector<Claim> summary_of(const Review& review);

// How many claims of each kind the side's moves have.
std::array<int, claim_kind_count> claims_by_kind(const Review& review, board::Colour side);

}  // namespace katachi::authoring
