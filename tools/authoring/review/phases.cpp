#include "tools/authoring/review/phases.h"

#include <algorithm>

namespace katachi::authoring {

namespace {

int count_of(const ReviewedMove& move, ClaimKind kind) {
    return static_cast<int>(std::count_if(move.claims.begin(), move.claims.end(),
                                          [kind](const Claim& claim) { return claim.kind == kind; }));
}

}  // namespace

std::string_view phase_name(Phase phase) {
    switch (phase) {
        case Phase::opening: return "opening";
        case Phase::middle_game: return "middle game";
        case Phase::endgame: return "endgame";
    }
    return "";
}

Phase phase_of(int move, int size) {
    const int points = size * size;
    if (move * 6 <= points) return Phase::opening;
    return move * 12 <= points * 5 ? Phase::middle_game : Phase::endgame;
}

PhaseFigures& PhaseFigures::operator+=(const PhaseFigures& other) {
    moves += other.moves;
    first_choices += other.first_choices;
    chances += other.chances;
    good_shapes += other.good_shapes;
    bad_shapes += other.bad_shapes;
    missed += other.missed;
    left += other.left;
    return *this;
}

SideFigures figures_of(const Review& review, board::Colour side) {
    SideFigures figures;
    for (const ReviewedMove& move : review.moves) {
        if (move.move.colour != side || move.rank == 0) continue;
        figures[static_cast<std::size_t>(phase_of(move.number, review.size))] +=
            {.moves = 1,
             .first_choices = move.rank == 1 ? 1 : 0,
             .chances = move.chance,
             .good_shapes = count_of(move, ClaimKind::good_shape),
             .bad_shapes = count_of(move, ClaimKind::bad_shape),
             .missed = count_of(move, ClaimKind::missed),
             .left = count_of(move, ClaimKind::left)};
    }
    return figures;
}

std::vector<Claim> summary_of(const Review& review) {
    std::vector<Claim> claims;
    for (const board::Colour side : {board::Colour::black, board::Colour::white}) {
        const SideFigures figures = figures_of(review, side);
        for (int phase = 0; phase < phase_count; ++phase) {
            const PhaseFigures& of_phase = figures[static_cast<std::size_t>(phase)];
            if (of_phase.moves == 0) continue;
            claims.push_back(
                {.kind = ClaimKind::phase,
                 .source = ClaimSource::games,
                 .side = side,
                 .numbers = {static_cast<double>(of_phase.moves), static_cast<double>(of_phase.first_choices),
                             rounded_number(of_phase.mean_chance())},
                 .words = {std::string(phase_name(static_cast<Phase>(phase)))}});
        }
    }
    claims.push_back({.kind = ClaimKind::no_losses, .source = ClaimSource::judgement});
    return claims;
}

std::array<int, claim_kind_count> claims_by_kind(const Review& review, board::Colour side) {
    std::array<int, claim_kind_count> counts{};
    for (const ReviewedMove& move : review.moves)
        if (move.move.colour == side)
            for (const Claim& claim : move.claims) ++counts[static_cast<std::size_t>(claim.kind)];
    return counts;
}

}  // namespace katachi::authoring
