#include "engine/eyespaces/safe_moves.h"

#include <algorithm>

#include "engine/reading/with_limits.h"

namespace katachi::eyespaces {

namespace {

// Strings of so many liberties are hardly ever captured, and reading them is what costs most.
constexpr int enough_liberties = 4;

// Who allows more wants more care.
constexpr std::uint64_t most_usual_nodes = 500;

// A quick reader takes half the time with five nodes for three, and hardly a preparing move. It comes as near to what
// much reading finds (MEASURED.md, "A better small reader").
reading::SearchLimits quick(reading::SearchLimits limits) {
    if (limits.is_quick || limits.nodes > most_usual_nodes) return limits;
    limits.nodes = limits.nodes * 5 / 3;
    limits.far_nodes = std::max<std::uint64_t>(1, limits.far_nodes);
    limits.is_quick = true;
    limits.backfill_depth = 1;
    return limits;
}

}  // namespace

bool SafeMoves::is_plainly_safe(board::Colour colour, board::Vertex move) const {
    return board_.is_legal(colour, move) == board::Legality::ok &&
           board_.count_liberties_without_captures(colour, move) >= enough_liberties;
}

reading::TacticalCode SafeMoves::safety(board::Colour colour, board::Vertex move, reading::AboutKos about_kos) {
    if (is_plainly_safe(colour, move)) return reading::TacticalCode::win;
    const reading::WithLimits quickly(tactics_, quick(tactics_.limits()));
    return tactics_.safety(board_, colour, move, about_kos).code;
}

}  // namespace katachi::eyespaces
