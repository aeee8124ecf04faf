#include "engine/eyespaces/eye_regions.h"

#include <array>

#include "engine/eyespaces/regions_of_domains.h"

namespace katachi::eyespaces {

namespace {

using board::VertexSet;

constexpr std::size_t usual_parts = 16;

VertexSet part_around(board::Vertex start, const EyeRegion& region, const VertexSet& proper) {
    VertexSet part = VertexSet::of(start);
    std::array<board::Vertex, board::vertex_count> found;
    found[0] = start;
    for (std::size_t i = 0, count = 1; i < count; ++i) {
        const VertexSet& open = proper.contains(found[i]) ? region.points : proper;
        for (const int step : board::neighbour_steps) {
            const board::Vertex next = found[i] + step;
            if (open.contains(next) && part.insert(next)) found[count++] = next;
        }
    }
    return part;
}

}  // namespace

VertexSet EyeRegion::ends() const {
    VertexSet once, twice;
    for (const int step : board::neighbour_steps) {
        const VertexSet beside = points.moved(step);
        twice |= once & beside;
        once |= beside;
    }
    return proper() - twice;
}

bool is_false_margin(SafeMoves& safe_moves, const LivelyStones& lively, board::Vertex margin, board::Colour side) {
    return is_false_margin(lively, margin, side,
                           [&](board::Vertex point) { return safe_moves.is_lost(board::opponent(side), point); });
}

EyeRegions eye_regions(SafeMoves& safe_moves, const LivelyStones& lively, const Domains& domains, board::Colour side) {
    return regions_of_domains(lively, domains, side,
                              [&](board::Vertex point) { return safe_moves.is_lost(board::opponent(side), point); });
}

std::vector<EyeRegion> parted(const EyeRegion& region) {
    const VertexSet proper = region.proper();
    std::vector<EyeRegion> parts;
    parts.reserve(usual_parts);
    for (VertexSet left = region.points; !left.empty();) {
        const VertexSet part = part_around(left.first(), region, proper);
        parts.push_back({.points = part,
                         .margins = part & region.margins,
                         .false_margins = (part & proper).beside() & region.false_margins});
        left -= part;
    }
    return parts;
}

}  // namespace katachi::eyespaces
