#include "engine/worms/worm_details.h"

#include <algorithm>

#include "engine/reading/with_limits.h"
#include "engine/worms/cuts_if_saved.h"

namespace katachi::worms {

namespace {

using AskAgain = reading::TacticalAnswer (reading::Tactics::*)(board::Board&, board::Vertex, board::Vertex);

// Those of the points that hold where open ones are asked about once more, the surest behind the one that is named
// first.
TacticalPoints confirmed(const TacticalPoints& points, board::Board& board, reading::Tactics& tactics,
                         board::Vertex string, AskAgain ask) {
    TacticalPoints found;
    for (const TacticalPoint& point : points) {
        if (found.empty() || point.is_settled) {
            found.push_back(point);
            continue;
        }
        const reading::TacticalAnswer answer = (tactics.*ask)(board, point.move, string);
        if (answer.code != reading::TacticalCode::failure)
            found.push_back({point.move, answer.code, answer.is_settled});
    }
    if (!found.empty())
        std::stable_sort(found.begin() + 1, found.end(),
                         [](const TacticalPoint& a, const TacticalPoint& b) { return rank(a.code) < rank(b.code); });
    return found;
}

}  // namespace

WormDetails worm_details(board::Board& board, reading::Tactics& tactics, const Worms& worms, const Worm& worm,
                         const WormLimits& limits, std::span<const OfferedMove> offered) {
    WormDetails details;
    if (worm.liberties[0] == 0) return details;
    {
        const reading::WithLimits of_strings(tactics, limits.strings);
        details.attacks = confirmed(worm.attacks, board, tactics, worm.origin, &reading::Tactics::does_attack);
        details.defences = confirmed(worm.defences, board, tactics, worm.origin, &reading::Tactics::does_defend);
    }
    if (!worm.defences.empty()) {
        const reading::WithLimits of_moves(tactics, limits.moves);
        details.cuts_if_saved = cuts_if_saved(board, tactics, worm.origin, worm.defences.front().move).count;
        return details;
    }
    board::VertexSet near = worms.points_to_try(board, worm, offered);
    if (!worm.attacks.empty()) {
        // A move that has no influence on why the string is lost is not asked about.
        const reading::WithLimits of_strings(tactics, limits.strings);
        near &= tactics.defend(board, worm.origin).zone;
    }
    if (worm.attacks.empty()) {
        const reading::WithLimits of_threats(tactics, limits.attack_threats);
        details.attack_threats = attack_threats(board, tactics, worm.origin, near);
    } else {
        const reading::WithLimits of_threats(tactics, limits.defence_threats);
        details.defence_threats = defence_threats(board, tactics, worm.origin, near);
    }
    return details;
}

}  // namespace katachi::worms
