#include "engine/match/corner_hits.h"

#include <algorithm>

namespace katachi::match {

CornerHits::CornerHits(const PatternTables& tables) : tables_(tables), first_orientations_(tables.patterns.size()) {
    for (auto i = static_cast<std::uint32_t>(tables.orientations.size()); i-- > 0;)
        first_orientations_[tables.orientations[i].pattern] = i;
    for (const CornerEntry& entry : tables.corners.entries)
        reach_ = std::max({reach_, int{entry.rows}, int{entry.columns}});
}

Hit CornerHits::hit_of(const CornerMatch& match, int size) const {
    std::uint32_t orientation = first_orientations_[match.pattern];
    while (static_cast<board::Orientation>(tables_.orientations[orientation].orientation) != match.orientation)
        ++orientation;
    const TableOrientation& shape = tables_.orientations[orientation];
    const int row = (shape.edges & edge_north) != 0 ? 0 : size - shape.rows;
    const int column = (shape.edges & edge_west) != 0 ? 0 : size - shape.columns;
    return {orientation, board::vertex_at(row + shape.anchor_row, column + shape.anchor_column), match.colour};
}

CornerSet CornerHits::corners_that_see(int first_row, int last_row, int first_column, int last_column, int size) const {
    CornerSet corners = all_corners;
    constexpr CornerSet northern = 0b0011, western = 0b0101;
    if (first_row >= reach_) corners &= static_cast<CornerSet>(~northern);
    if (last_row < size - reach_) corners &= northern;
    if (first_column >= reach_) corners &= static_cast<CornerSet>(~western);
    if (last_column < size - reach_) corners &= western;
    return corners;
}

}  // namespace katachi::match
