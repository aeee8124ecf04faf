// The moves of a position in a proof search: which are read, and what is known of each before it is.
#include "engine/reading/proof_search.h"

#include <algorithm>
#include <utility>

#include "engine/reading/detours.h"
#include "engine/reading/goals/relevance_zone.h"
#include "engine/reading/side_effort.h"
#include "engine/reading/urgent_points.h"

namespace katachi::reading {

namespace {

// Where the goal was reached with fewer detours, it probably is with more.
constexpr Effort effort_if_likely{1, 20};

}  // namespace

std::uint64_t ProofSearch::key_of(std::uint64_t position) const {
    return position ^ root_hash_ ^ goal_->hash() ^ static_cast<std::uint64_t>(privileged_ko_) << 48U;
}

// What is prevented with few detours is with more.
std::optional<ProofTable::Found> ProofSearch::known(std::uint64_t key, int detours_left) const {
    auto result = table_.find(key ^ key_of_detours(detours_left));
    if (!is_in_stages_ || (result && is_settled(result->effort))) return result;
    for (int fewer = detours_left - 1; fewer >= 0; --fewer) {
        auto found = table_.find(key ^ key_of_detours(fewer));
        if (!found) continue;
        if (found->effort.disproof == 0) return found;
        if (found->effort.proof == 0) found->effort = effort_if_likely;
        if (!result) result = found;
    }
    return result;
}

bool ProofSearch::add_child(Node& node, Candidate move) {
    looked_at_.played.insert(move.vertex);
    const bool is_detour = !node.is_seeker && node.tier > plain_tiers && detours_left_ != any_detours;
    Child child{
        .vertex = move.vertex, .key = 0, .effort = {}, .detours_left = is_detour ? detours_left_ - 1 : detours_left_};
    board::VertexSet zone;
    if (!foresee_child(node, move, child, zone) && !play_child(node, move, child, zone)) return false;
    children_.push_back(child);
    if (!is_settled(child.effort)) return false;
    if (trace_ != nullptr) trace_->settle({node.to_move, child.vertex}, child.effort);
    settle(node, child.vertex, child.effort, zone);
    return effort_of_side(child.effort, node.is_seeker).win == 0;
}

bool ProofSearch::foresee_child(const Node& node, Candidate move, Child& child, board::VertexSet& zone) {
    if (move.vertex != board::pass_vertex && !board_->is_quiet(node.to_move, move.vertex)) return false;
    const std::uint64_t position = key_of(board_->hash_after_quiet(node.to_move, move.vertex));
    child.key = position ^ key_of_detours(child.detours_left);
    table_.expect(child.key);
    Foreseen foreseen;
    if (!goal_->foresee(*board_, node.to_move, move.vertex, path_.size(), foreseen)) return false;
    if (foreseen.is_centre_larger) look_at_joined(node.to_move, move.vertex);
    if (foreseen.status != GoalStatus::open) {
        child.effort = effort_of(foreseen.status, foreseen.is_given_up);
        zone = foreseen.zone;
    } else if (!find_child(position, child, zone)) {
        child.effort = foreseen.effort;
        (node.is_seeker ? child.effort.proof : child.effort.disproof) += move.doubt;
    }
    return true;
}

bool ProofSearch::play_child(const Node& node, Candidate move, Child& child, board::VertexSet& zone) {
    const board::Vertex privileged_ko = privileged_ko_;
    const board::Colour next = board::opponent(node.to_move);
    const board::VertexSet others = board_->stones(next);
    if (!play(node.to_move, move.vertex)) return false;
    look_around(node.to_move, others);
    const std::uint64_t position = key_of(board_->hash_with(next));
    child.key = position ^ key_of_detours(child.detours_left);
    const GoalStatus status = goal_->status(*board_, next, path_.size());
    if (status != GoalStatus::open) {
        child.effort = effort_of(status, status == GoalStatus::prevented && goal_->is_given_up(*board_, next));
        zone = goal_->zone(*board_, status);
    } else if (!find_child(position, child, zone)) {
        child.effort = goal_->estimate(*board_, next);
        (node.is_seeker ? child.effort.proof : child.effort.disproof) += move.doubt;
    }
    board_->undo();
    privileged_ko_ = privileged_ko;
    return true;
}

bool ProofSearch::find_child(std::uint64_t position, Child& child, board::VertexSet& zone) {
    if (path_.size() > limits_.depth || std::find(path_.begin(), path_.end(), position) != path_.end()) {
        child.effort = given_up;
        return true;
    }
    const auto found = known(position, child.detours_left);
    if (!found) return false;
    child.effort = found->effort;
    if (is_settled(child.effort)) zone = found->zone != nullptr ? *found->zone : board::VertexSet::everything();
    met_ko_ = met_ko_ || found->met_ko;
    return true;
}

void ProofSearch::look_at_joined(board::Colour colour, board::Vertex vertex) {
    looked_at_.centres.insert(vertex);
    for (const int step : board::neighbour_steps)
        if (board_->at(vertex + step) == colour) looked_at_.centres |= board_->string_stones(vertex + step);
}

// What is taken lets the goal look further.
void ProofSearch::look_around(board::Colour to_move, const board::VertexSet& others) {
    if (!has_centre_) return;
    const std::optional<board::VertexSet> centre = goal_->centre(*board_);
    looked_at_.centres |= *centre | (others - board_->stones(board::opponent(to_move)));
}

// A move that succeeds is the whole reason; otherwise all that failed are.
void ProofSearch::settle(Node& node, board::Vertex move, Effort effort, const board::VertexSet& zone) {
    if (effort_of_side(effort, node.is_seeker).win == 0) {
        node.zone = zone | zone_of_move(*board_, node.to_move, move);
        node.has_own_zone = true;
        node.knows_enclosed = false;
        node.is_given_up = effort.is_given_up;
    } else {
        node.zone |= zone;
        node.is_given_up = node.is_given_up || effort.is_given_up;
    }
}

// Adds to the zone what it would be if no move had been tried, and what would make moves legal that are not.
void ProofSearch::complete_zone(Node& node) {
    if (!std::exchange(node.has_own_zone, true))
        node.zone |= goal_->zone(*board_, node.is_seeker ? GoalStatus::prevented : GoalStatus::reached);
    if (node.zone == board::VertexSet::everything()) return;
    if (!std::exchange(node.knows_enclosed, true))
        node.enclosed = board_->empty_points() - board_->empty_points().beside();
    const board::VertexSet points = node.zone & node.enclosed;
    if (points.empty()) return;
    node.enclosed -= points;
    node.zone |= zone_of_suicides(*board_, node.to_move, points);
    looked_at_.played |= points | (node.zone & node.enclosed);
}

// All where the answer would be that nothing prevents the goal; elsewhere there are too many such positions.
void ProofSearch::add_urgent_points(Node& node) {
    const board::VertexSet points = node.zone & board_->empty_points();
    looked_at_.played |= points;  // for what stands beside them was looked at
    if (node.is_root && !node.is_seeker)
        node.moves.add(points);
    else
        node.moves.add(urgent_points(*board_, points, node.is_root ? 4 : 2));
    if (!node.is_root) node.moves.add(eye_making_points(*board_, points, node.to_move));
}

// Adds the children of the next tier, until one of them is won. What has no influence on why the moves before it failed
// fails too. After the tiers of the goal come points that have some, whatever the moves are for, and at the root, as
// the last resort, a pass.
void ProofSearch::widen(Node& node) {
    if (node.tier > 0) complete_zone(node);
    // Without a pass among them, it is not known why moves fail.
    const board::VertexSet relevant = node.tier > 0 && !node.is_root ? node.zone : board::VertexSet::everything();
    if (node.tier < node.goal_tiers)
        goal_->add_moves(*board_, node.to_move, node.tier, node.moves);
    else if (node.zone != board::VertexSet::everything())
        add_urgent_points(node);
    ++node.tier;
    if (!has_centre_) looked_at_.centres |= node.moves.vertices();
    while (node.next_move < node.moves.count()) {
        const Candidate move = node.moves[node.next_move++];
        const bool is_pass = move.vertex == board::pass_vertex;
        if (node.is_root && forbidden_.contains(move.vertex)) continue;
        if (is_pass ? node.is_root : !relevant.contains(move.vertex)) continue;
        if (add_child(node, move)) return;
    }
    if (node.is_root && node.tier == node.tiers && node.moves.vertices().contains(board::pass_vertex))
        add_child(node, {board::pass_vertex, 0});
}

}  // namespace katachi::reading
