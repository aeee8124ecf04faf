#include "engine/eyespaces/eye_regions.h"

namespace katachi::eyespaces {

namespace {

using board::VertexSet;

// A point where the other side has strings to come in from, but would have one liberty left once it did.
bool is_false_margin(const board::Board& board, const VertexSet& others, board::Vertex point, board::Colour other) {
    if (board.at(point) != board::Colour::empty) return false;
    const bool can_come = (VertexSet::of(point).beside() & others).empty() == false;
    return can_come && board.liberties_after(other, point).count() <= 1;
}

VertexSet grown(VertexSet part, const EyeRegion& region) {
    for (VertexSet last; last != part;) {
        last = part;
        part |= (part - region.margins).beside() & region.points;
        part |= part.beside() & region.proper();
    }
    return part;
}

}  // namespace

EyeRegion eye_region(const board::Board& board, const LivelyStones& lively, board::Colour side) {
    const board::Colour other = board::opponent(side);
    const VertexSet occupied = lively.black | lively.white;
    const VertexSet own = domain(board.size(), lively, side) - occupied;
    const VertexSet theirs = domain(board.size(), lively, other) - occupied;
    const VertexSet alone = own - theirs;
    EyeRegion region{.points = alone, .margins = alone & (theirs - own).beside()};
    for (const board::Vertex point : own & theirs & alone.beside()) {
        if (is_false_margin(board, lively.of(other), point, other)) continue;
        region.points.insert(point);
        region.margins.insert(point);
    }
    return region;
}

std::vector<EyeRegion> parted(const EyeRegion& region) {
    std::vector<EyeRegion> parts;
    for (VertexSet left = region.points; !left.empty();) {
        const VertexSet part = grown(VertexSet::of(left.first()), region);
        parts.push_back({.points = part, .margins = part & region.margins});
        left -= part;
    }
    return parts;
}

}  // namespace katachi::eyespaces
