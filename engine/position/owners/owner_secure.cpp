#include "engine/position/owners/owner_secure.h"

#include "engine/eyespaces/safe_moves.h"

namespace katachi::position {

using board::Colour;

namespace {

constexpr reading::SearchLimits limits{.nodes = 100};  // of one stone

}  // namespace

SecurePoints secure_points(const board::Board& board, reading::Tactics& tactics) {
    const reading::SearchLimits before = tactics.limits();
    tactics.set_limits(limits);
    board::Board tried = board;
    eyespaces::SafeMoves moves(tried, tactics);
    const auto is_safe = [&](Colour side, board::Vertex point) {
        return moves.safety(side, point) != reading::TacticalCode::failure;
    };
    SecurePoints secure;
    for (const board::Vertex point : board.empty_points()) {
        const bool is_safe_for_black = is_safe(Colour::black, point), is_safe_for_white = is_safe(Colour::white, point);
        if (is_safe_for_black && !is_safe_for_white) secure.black.insert(point);
        if (is_safe_for_white && !is_safe_for_black) secure.white.insert(point);
    }
    tactics.set_limits(before);
    return secure;
}

}  // namespace katachi::position
