#include "engine/moves/sources/corner_source.h"

#include <utility>

#include "engine/match/corner_matcher.h"
#include "engine/moves/sources/pattern_choice.h"

namespace katachi::moves {

CornerSource::CornerSource(std::string name, const match::PatternTables& tables)
    : TableSource(std::move(name), tables) {
    for (std::size_t i = 0; i < tables.patterns.size(); ++i) {
        const auto pattern = static_cast<std::uint16_t>(i);
        proposes_.push_back(proposes_move(tables, pattern, match::PatternUse::corner) &&
                            is_settled_by_shape(tables, pattern));
    }
}

float CornerSource::weight_unlearned(std::uint32_t feature) const {
    return weight_of_value(tables(), static_cast<std::uint16_t>(feature), PatternValues::opening_points);
}

void CornerSource::propose(const MoveSituation& situation, std::vector<Proposal>& proposals) {
    if (!has_room_for_openings(situation.board)) return;
    const std::size_t begin = proposals.size();
    match::visit_corners(tables().corners, situation.board.position(), [&](const match::CornerMatch& match) {
        if (match.colour == situation.to_move && proposes_[match.pattern])
            proposals.push_back({match.move, match.pattern});
    });
    keep_each_once(proposals, begin);
}

}  // namespace katachi::moves
