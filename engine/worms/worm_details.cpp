#include "engine/worms/worm_details.h"

#include "engine/reading/with_limits.h"
#include "engine/worms/cuts_if_saved.h"

namespace katachi::worms {

namespace {

// The threats as they are where the reader's limits now allow more. What was open and hung on a ko may win without one,
// or do nothing.
TacticalPoints threats_read_again(const TacticalPoints& threats, board::Board& board, reading::Tactics& tactics,
                                  board::Vertex string) {
    TacticalPoints points;
    for (const TacticalPoint& threat : threats) {
        if (threat.is_settled || threat.code == reading::TacticalCode::win) {
            points.push_back(threat);
            continue;
        }
        const reading::TacticalAnswer answer = tactics.threatens_attack(board, threat.move, string);
        if (answer.code != reading::TacticalCode::failure)
            points.push_back({threat.move, answer.code, answer.is_settled});
    }
    return points;
}

}  // namespace

WormDetails worm_details(board::Board& board, reading::Tactics& tactics, const Worms& worms, const Worm& worm,
                         const WormLimits& limits, std::span<const OfferedMove> offered) {
    WormDetails details;
    if (worm.liberties[0] == 0) return details;
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
        TacticalPoints threats;
        {
            const reading::WithLimits of_threats(tactics, limits.attack_threats);
            threats = attack_threats(board, tactics, worm.origin, near);
        }
        const reading::WithLimits of_strings(tactics, limits.strings);
        details.attack_threats = threats_read_again(threats, board, tactics, worm.origin);
    } else {
        const reading::WithLimits of_threats(tactics, limits.defence_threats);
        details.defence_threats = defence_threats(board, tactics, worm.origin, near);
    }
    return details;
}

}  // namespace katachi::worms
