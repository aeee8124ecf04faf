#include "engine/life/life_search.h"

#include <algorithm>

#include "engine/life/balance.h"
#include "engine/life/ends/sure_death.h"
#include "engine/life/goal/life_zone.h"
#include "engine/life/traced_effort.h"

namespace katachi::life {

namespace {

constexpr std::uint32_t infinite = Numbers::infinite;
constexpr int most_loose_points = 6;          // with more of them a dragon without eyes is not given up
constexpr std::uint64_t endless_growth = 10;  // product of the root's numbers for each position, at least
constexpr std::size_t end_entries = std::size_t{1} << 13U;

}  // namespace

template <typename Window>
std::optional<LifeResult> LifeSearch::run_in_window(std::unique_ptr<SmallSearch<Window>>& search,
                                                    const board::Board& board, const DragonGoal& goal,
                                                    board::Colour to_move, reading::KoPrivilege privilege,
                                                    const LifeLimits& limits, bool goes_on) {
    SmallRegion<Window> region;
    const auto small = SmallBoard<Window>::of(board, goal, to_move, region);
    if (!small) return std::nullopt;
    if (!search) search = std::make_unique<SmallSearch<Window>>(table_entries_ / 2);
    if (privilege.side != board::Colour::empty) region.ko_winner = region.side_of(privilege.side);
    const auto found =
        search->run(*small, region, region.side_of(to_move), limits.nodes, limits.depth, goes_on && was_small_);
    LifeResult result{.is_captured = found.numbers.leans_to_capture(),
                      .is_settled = found.numbers.is_settled(),
                      .is_believed = found.is_believed || goal.is_shut,
                      .met_ko = !found.numbers.is_settled() || found.met_ko,
                      .move = region.vertex_of(found.move),
                      .nodes = found.nodes};
    if (result.is_settled && !(found.zone == PointSet<Window>::everything()))
        result.zone = region.vertices_of(found.zone);
    return result;
}

std::optional<LifeResult> LifeSearch::run_small(const board::Board& board, const DragonGoal& goal,
                                                board::Colour to_move, reading::KoPrivilege privilege,
                                                const LifeLimits& limits, bool goes_on) {
    auto result = run_in_window(square_search_, board, goal, to_move, privilege, limits, goes_on);
    return result ? result : run_in_window(long_search_, board, goal, to_move, privilege, limits, goes_on);
}

LifeResult LifeSearch::run(board::Board& board, const DragonGoal& goal, board::Colour to_move,
                           reading::KoPrivilege privilege, const LifeLimits& limits, const LifeHints& hints) {
    root_moves_.clear();
    if (hints.judge == nullptr && adviser_ == nullptr && trace_ == nullptr && limits.means == LifeMeans{}) {
        if (auto result = run_small(board, goal, to_move, privilege, limits, hints.goes_on)) {
            was_small_ = true;
            return *result;
        }
    }
    if (goal.is_shut) return {.met_ko = true};
    board_ = &board;
    goal_ = &goal;
    privilege_ = privilege;
    limits_ = limits;
    judge_ = hints.judge;
    begin(hints.goes_on && !was_small_);
    was_small_ = false;
    if (trace_ != nullptr) trace_->begin({board, goal.attacker(), to_move, privilege.side, std::nullopt});
    LifeResult result;
    const Finding found = expand(to_move, {infinite, infinite}, key_of(to_move), &result.move);
    if (trace_ != nullptr) trace_->leave(effort_of(found.numbers));
    result.is_settled = found.numbers.is_settled();
    result.is_captured = found.numbers.leans_to_capture();
    result.is_believed = found.is_believed || goal.is_region_open;
    result.met_ko = !result.is_settled || found.met_ko;
    result.nodes = nodes_ + end_nodes_;
    if (result.is_settled) result.zone = found.zone;
    return result;
}

// The state of a search whose question and limits are set.
void LifeSearch::begin(bool goes_on) {
    if (judge_ != nullptr && !end_search_) end_search_ = std::make_unique<LifeSearch>(end_entries);
    end_nodes_ = 0;
    hopeless_.clear();
    goal_stones_ = goal_->stones;
    goal_key_ = 0;
    privileged_ko_ = board::pass_vertex;
    take_backs_ = 0;
    nodes_ = 0;
    safe_stones_ = safe_stones(*board_, *goal_, goal_->attacker());
    safe_friends_ = safe_stones(*board_, *goal_, goal_->defender);
    const KoFavour ko_favour = privilege_.side == board::Colour::empty ? KoFavour::nobody
                               : privilege_.side == goal_->defender    ? KoFavour::defender
                                                                       : KoFavour::attacker;
    table_.begin(limits_.nodes, ko_favour, goes_on);
    first_sights_.begin(goes_on);
    path_.clear();
    children_.clear();
}

// The numbers of the root tell that no end is near.
bool LifeSearch::is_given_up(std::uint32_t win, std::uint32_t lose) const {
    return nodes_ >= limits_.trial_nodes && std::uint64_t{win} * lose >= endless_growth * nodes_;
}

// A position that its eyes decide. A dragon is given up where it comes to no two eyes even with two moves in a row, and
// where that was so before a move of its own as well: then nothing that it tried has made room. Notes moves that decide
// eye spaces in the node.
std::optional<Finding> LifeSearch::judged(Node& node) {
    const JudgedEyes eyes =
        judge_->judge(*board_, *goal_, goal_stones_, still_safe(*board_, goal_->attacker(), safe_stones_));
    node.vital = node.is_attacker ? eyes.attacks : eyes.defences;
    const auto depth = static_cast<std::size_t>(path_.depth()) - 1;
    const bool is_hopeless =
        !node.is_attacker && eyes.value.defended_twice < 2 && eyes.loose.count() <= most_loose_points;
    const int hopeless_before = depth >= 2 ? hopeless_[depth - 2] : 0;
    hopeless_.resize(depth + 1);
    hopeless_[depth] = is_hopeless ? hopeless_before + 1 : 0;
    const bool is_alive = node.is_attacker && !eyes.is_in_atari && eyes.value.attacked >= 2;
    if (depth == 0 || (!is_alive && hopeless_[depth] < 2)) return std::nullopt;
    return read_end(node.to_move, is_alive ? lives : captured);
}

// What is judged, unless a short search without the judge knows better.
Finding LifeSearch::read_end(board::Colour to_move, Numbers judged) {
    Finding found{.numbers = judged, .is_believed = true};
    if (end_nodes_ >= limits_.end_nodes) return found;
    DragonGoal left = *goal_;
    left.stones = goal_stones_;
    const LifeLimits limits{.nodes = limits_.nodes_of_end, .depth = limits_.depth};
    const LifeResult read = end_search_->run(*board_, left, to_move, privilege_, limits);
    end_nodes_ += read.nodes;
    if (!read.is_settled) return found;
    found.numbers = read.is_captured ? captured : lives;
    found.met_ko = read.met_ko;
    return found;
}

// Proofs alone, and only those that hold on every line.
void LifeSearch::tell_proof(const Node& node, const Finding& found) {
    if (found.is_believed || goal_->is_region_open || found.dependence.any()) return;
    board::VertexSet refuted;
    for (std::size_t i = node.first_child; i < children_.size(); ++i) {
        const Child& child = children_[i];
        if (child.vertex != board::pass_vertex && !child.is_elsewhere && lose_of(child.numbers, node.is_attacker) == 0)
            refuted.insert(child.vertex);
    }
    adviser_->hear({*board_, *goal_, goal_stones_, node.to_move, path_.depth() - 1},
                   {node.is_won, node.winner, node.tried - node.idle, refuted, found.zone});
}

// Reads children until the position is settled, its numbers reach the limit, or no positions are left.
Numbers LifeSearch::read_children(Node& node, Numbers limit) {
    const bool is_attacker = node.is_attacker, is_root = path_.depth() == 1;
    while (!node.is_won) {
        const Balance now = balance_of(children_of(node), is_attacker);
        if (now.open == 0) {
            if (widen(node)) continue;
            break;
        }
        const Numbers numbers = numbers_of(now.win, now.lose, is_attacker);
        if (reaches(numbers, limit) || nodes_ >= limits_.nodes) return numbers;
        if (is_root && is_given_up(now.win, now.lose)) return numbers;
        const std::uint32_t most_win = goal_->is_region_open ? now.second + now.second / 4 + 3 : 2 * now.second;
        const std::size_t best = node.first_child + now.best;
        expand_child(node, best, limit_of_child(children_[best].numbers, now, most_win, limit, is_attacker));
    }
    return node.is_won == is_attacker ? captured : lives;
}

// The finding about a position that its children settle.
Finding LifeSearch::settled_finding(const Node& node, Numbers numbers) const {
    Finding found = node.result;
    found.numbers = numbers;
    // The last move that was tried may have been a ko that cannot be taken back.
    found.met_ko = found.met_ko || (!node.is_won && node.has_ko_ban);
    const board::Colour loser = node.is_won ? board::opponent(node.to_move) : node.to_move;
    found.zone = closed_zone(*board_, *goal_, loser, found.zone);
    found.dependence = found.dependence.left(path_.depth() - 1);
    return found;
}

// Where it is open, the move that was read most, or else the one that is won soonest.
board::Vertex LifeSearch::best_move_of(const Node& node, Numbers numbers) const {
    if (numbers.is_settled()) return node.is_won ? node.winner : board::pass_vertex;
    const std::span<const Child> children = children_of(node);
    const Child* const child = most_read(children, node.is_attacker);
    return child != nullptr ? child->vertex : children[balance_of(children, node.is_attacker).best].vertex;
}

Finding LifeSearch::expand(board::Colour to_move, Numbers limit, std::uint64_t key, board::Vertex* best_move) {
    ++nodes_;
    if (path_.depth() >= limits_.depth) return {.numbers = lives, .is_believed = true, .zone = goal_stones_};
    path_.push(key);
    Node node{.to_move = to_move, .is_attacker = to_move == goal_->attacker(), .first_child = children_.size()};
    if (const auto end = judge_ == nullptr ? std::nullopt : judged(node)) {
        path_.pop();
        table_.store(key, path_, *end);
        return *end;
    }
    add_first_children(node);
    Finding found{.numbers = read_children(node, limit)};
    if (found.numbers.is_settled()) {
        found = settled_finding(node, found.numbers);
        if (adviser_ != nullptr) tell_proof(node, found);
    }
    if (best_move != nullptr) {
        *best_move = best_move_of(node, found.numbers);
        for (const Child& child : children_of(node)) root_moves_.push_back({child.vertex, child.numbers, child.nodes});
    }
    children_.resize(node.first_child);
    path_.pop();
    table_.store(key, path_, found);
    return found;
}

}  // namespace katachi::life
