// Where patterns of some kind lie on a position.
#pragma once

#include <vector>

#include "engine/match/constraint/placement.h"
#include "engine/match/matcher.h"

namespace katachi::match {

// Each placement that the query finds on the position of the matcher, by its shape and edges alone, in no special
// order.
template <typename Visit>
void visit_placements(Matcher& matcher, const MatchQuery& query, const Visit& visit) {
    const PatternTables& tables = matcher.tables();
    matcher.scan(
        [&](const Hit& hit) {
            if (lies_on_board(tables, hit, matcher.position().size)) visit(placement_of(tables, hit));
        },
        query);
}

inline std::vector<Placement> placements_of(Matcher& matcher, const MatchQuery& query) {
    std::vector<Placement> found;
    visit_placements(matcher, query, [&](const Placement& placement) { found.push_back(placement); });
    return found;
}

}  // namespace katachi::match
