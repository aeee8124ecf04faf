#include "engine/eyespaces/safe_moves.h"

namespace katachi::eyespaces {

namespace {

// Strings of so many liberties are hardly ever captured, and reading them is what costs most.
constexpr int enough_liberties = 4;

}  // namespace

reading::TacticalCode SafeMoves::safety(board::Colour colour, board::Vertex move) {
    const bool is_plainly_safe = board_.is_legal(colour, move) == board::Legality::ok &&
                                 board_.count_liberties_without_captures(colour, move) >= enough_liberties;
    return is_plainly_safe ? reading::TacticalCode::win : tactics_.safety(board_, colour, move).code;
}

}  // namespace katachi::eyespaces
