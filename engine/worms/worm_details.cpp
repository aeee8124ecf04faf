#include "engine/worms/worm_details.h"

#include "engine/reading/with_limits.h"
#include "engine/worms/cuts_if_saved.h"

namespace katachi::worms {

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
        details.attack_threats = attack_threats_read_again(threats, board, tactics, worm.origin);
    } else {
        const reading::WithLimits of_threats(tactics, limits.defence_threats);
        details.defence_threats = defence_threats(board, tactics, worm.origin, near);
    }
    return details;
}

}  // namespace katachi::worms
