#include "tests/eyespaces/outcome_causes.h"

#include <algorithm>

#include "engine/board/joined_points.h"

namespace katachi::eyespaces {

namespace {

using board::VertexSet;
using Number = std::uint8_t match::EyeValue::*;

constexpr int enough_eyes = 2;

int sum(const GroupOutcome& outcome, Number number) {
    int eyes = 0;
    for (const EyeSpace* const space : outcome.spaces) eyes += space->worth.value.*number;
    return eyes;
}

// How much more the one number is than the other where that is most: what a threat in one space may gain.
int most_between(const GroupOutcome& outcome, Number more, Number less) {
    int most = 0;
    for (const EyeSpace* const space : outcome.spaces)
        most = std::max(most, space->worth.value.*more - space->worth.value.*less);
    return most;
}

bool hangs_on_ko(const EyeSpace& space) {
    return std::any_of(space.ends.begin(), space.ends.end(), [](const TopologicalEye& end) {
        return end.kind_if_ko(KoWinner::owner) != end.kind_if_ko(KoWinner::attacker);
    });
}

bool any_space(const GroupOutcome& outcome, bool (*holds)(const EyeSpace&)) {
    return std::any_of(outcome.spaces.begin(), outcome.spaces.end(),
                       [&](const EyeSpace* space) { return holds(*space); });
}

bool is_judged_by_size(const EyeSpace& space) { return !space.worth.is_solved(); }

// The points are those of all spaces of the group.
VertexSet points_of_spaces(const GroupOutcome& outcome) {
    VertexSet points;
    for (const EyeSpace* const space : outcome.spaces) points |= space->region.points;
    return points;
}

// Whether the owner's spaces in these points, those of other groups among them, keep two eyes where he does not begin.
bool keep_two_eyes(const GroupOutcome& outcome, const VertexSet& points) {
    int eyes = 0;
    for (const EyeSpace& space : outcome.of_board.all())
        if (space.owner == outcome.owner && space.region.proper().intersects(points))
            eyes += space.worth.value.attacked;
    return eyes >= enough_eyes;
}

}  // namespace

std::string why_it_lives(const GroupOutcome& outcome) {
    const board::Board& board = outcome.board;
    const VertexSet inside = points_of_spaces(outcome);
    // What its stones hang together with at the end, over points of the owner.
    const VertexSet joined = board::joined_points(outcome.stones & outcome.owned, outcome.owned);
    const VertexSet beside = (outcome.stones.beside() - inside) & board.stones(board::opponent(outcome.owner));
    if (beside.intersects(joined)) return "took stones beside it";
    if (joined.intersects(board.stones(outcome.owner) - outcome.stones))
        return keep_two_eyes(outcome, joined) ? "joined a group with two eyes" : "joined other stones";
    const VertexSet territory = joined - outcome.end.stones(outcome.owner);
    if (territory.empty()) return "stands in a seki";
    if (!(territory - inside).empty()) return "has territory outside its spaces";
    const int defended = sum(outcome, &match::EyeValue::defended);
    if (defended >= enough_eyes) return "began in two spaces";
    if (defended + most_between(outcome, &match::EyeValue::defended_twice, &match::EyeValue::defended) >= enough_eyes)
        return "played twice in a space";
    const VertexSet linked = board::joined_points(joined, outcome.owned | outcome.neutral);
    if (linked.intersects(board.stones(outcome.owner) - outcome.stones))
        return "is linked to other stones by neutral points";
    if (any_space(outcome, is_judged_by_size)) return "was judged by size";
    return "none of these";
}

std::string why_it_dies(const GroupOutcome& outcome) {
    if (any_space(outcome, hangs_on_ko)) return "hangs on a ko";
    const int attacked = sum(outcome, &match::EyeValue::attacked);
    if (attacked < enough_eyes) return "did not begin";
    if (attacked - most_between(outcome, &match::EyeValue::attacked, &match::EyeValue::attacked_twice) < enough_eyes)
        return "left a threat unanswered";
    if (any_space(outcome, is_judged_by_size)) return "was judged by size";
    const bool is_one_string = outcome.board.string_stones(outcome.stones.first()) == outcome.stones;
    return is_one_string ? "none of these" : "is several strings";
}

}  // namespace katachi::eyespaces
