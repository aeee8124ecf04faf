// Eye regions of domains, where the caller says which moves are lost.
#pragma once

#include "engine/eyespaces/eye_regions.h"

namespace katachi::eyespaces {

// It means what is_false_margin of eye_regions.h means; `is_lost` says of a point whether the other side loses what it
// plays there.
template <typename IsLost>
bool is_false_margin(const LivelyStones& lively, board::Vertex margin, board::Colour side, IsLost is_lost) {
    return board::VertexSet::of(margin).beside().intersects(lively.of(board::opponent(side))) && is_lost(margin);
}

// It means what eye_regions means; `is_lost` is that of is_false_margin.
template <typename IsLost>
EyeRegions regions_of_domains(const LivelyStones& lively, const Domains& domains, board::Colour side, IsLost is_lost) {
    const board::VertexSet &own = domains.of(side), &theirs = domains.of(board::opponent(side));
    const board::VertexSet occupied = lively.black | lively.white;
    const board::VertexSet alone = own - theirs - occupied;
    const board::VertexSet shared = own & theirs & (own - theirs).beside();
    EyeRegion region{.points = alone, .margins = alone & (theirs - own - occupied).beside(), .false_margins = {}};
    const board::VertexSet beside_proper = region.proper().beside();
    for (const board::Vertex point : shared& beside_proper) {
        if (is_false_margin(lively, point, side, is_lost)) {
            region.false_margins.insert(point);
        } else {
            region.points.insert(point);
            region.margins.insert(point);
        }
    }
    const board::VertexSet lone = (region.margins | shared) - beside_proper;
    region.points -= lone;
    region.margins -= lone;
    return {.region = region, .lone_margins = lone};
}

}  // namespace katachi::eyespaces
