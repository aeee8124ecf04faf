#include "engine/eyespaces/pessimistic_eyes.h"

#include <algorithm>

#include "engine/eyespaces/board_game.h"

namespace katachi::eyespaces {

namespace {

// What is left of it once the attacker has come in everywhere: his stones at the new margins are connected.
EyeRegion entered(const EyeSpace& space) {
    const board::VertexSet proper = space.region.proper();
    EyeRegion region{.points = proper,
                     .margins = proper & (space.region.margins | space.region.false_margins).beside(),
                     .false_margins = {}};
    for (const TopologicalEye& end : space.ends)
        if (end.kind_if_ko(KoWinner::attacker) != TopologicalEye::Kind::proper) region.margins.insert(end.point);
    return region;
}

}  // namespace

int pessimistic_eyes(const board::Board& board, const EyeSpace& space, KnownGames& known) {
    int eyes = 0;
    for (const EyeRegion& part : parted(entered(space))) {
        if (part.proper().empty()) continue;
        const BoardGame game = board_game({board, space.owner, part, {}, {}}, KoWinner::attacker);
        if (game.fits()) eyes += known.value(game.space, 0).least.attacked;
    }
    return std::min<int>(eyes, space.worth.value.attacked);
}

}  // namespace katachi::eyespaces
