#include "engine/eyespaces/eye_regions.h"

namespace katachi::eyespaces {

namespace {

using board::VertexSet;

VertexSet grown(VertexSet part, const EyeRegion& region, const VertexSet& proper) {
    for (VertexSet last; last != part;) {
        last = part;
        part |= (part & proper).beside() & region.points;
        part |= part.beside() & proper;
    }
    return part;
}

}  // namespace

EyeRegion eye_region(SafeMoves& safe_moves, const LivelyStones& lively, const Domains& domains, board::Colour side) {
    const board::Board& board = safe_moves.board();
    const board::Colour other = board::opponent(side);
    const VertexSet occupied = lively.black | lively.white;
    const VertexSet &own = domains.of(side), &theirs = domains.of(other);
    const VertexSet alone = own - theirs - occupied;
    const VertexSet shared = own & theirs & (own - theirs).beside();
    const VertexSet entries = board.empty_points() & lively.of(other).beside();
    EyeRegion region{.points = alone, .margins = alone & (theirs - own - occupied).beside(), .false_margins = {}};
    for (const board::Vertex point : shared) {
        const bool is_false =
            entries.contains(point) && safe_moves.safety(other, point) == reading::TacticalCode::failure;
        if (is_false) {
            region.false_margins.insert(point);
        } else {
            region.points.insert(point);
            region.margins.insert(point);
        }
    }
    return region;
}

std::vector<EyeRegion> parted(const EyeRegion& region) {
    const VertexSet proper = region.proper();
    const VertexSet lonely_margins = region.margins - proper.beside();
    std::vector<EyeRegion> parts;
    for (VertexSet left = region.points; !left.empty();) {
        const VertexSet first = VertexSet::of(left.first());
        const VertexSet part = first.intersects(lonely_margins) ? first : grown(first, region, proper);
        parts.push_back({.points = part,
                         .margins = part & region.margins,
                         .false_margins = (part & proper).beside() & region.false_margins});
        left -= part;
    }
    return parts;
}

}  // namespace katachi::eyespaces
