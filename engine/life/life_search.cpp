#include "engine/life/life_search.h"

#include <algorithm>

#include "base/random/split_mix.h"
#include "engine/life/balance.h"
#include "engine/life/end_at_sight.h"
#include "engine/life/ends/outer_liberty.h"
#include "engine/life/ends/sure_death.h"
#include "engine/life/first_numbers.h"
#include "engine/life/goal/enclosure.h"
#include "engine/life/goal/life_zone.h"
#include "engine/life/moves/life_outlook.h"

namespace katachi::life {

namespace {

constexpr std::uint32_t infinite = Numbers::infinite;
constexpr std::uint32_t doubt_of_pass = 4;
constexpr std::size_t most_first_moves = 5;   // others are tried where a zone asks for them
constexpr std::size_t most_open_moves = 8;    // the same in an open region, where no outlook is known
constexpr std::size_t most_judged_moves = 6;  // besides those that decide an eye space; no others are tried
constexpr int most_loose_points = 6;          // with more of them a dragon without eyes is not given up
constexpr std::uint32_t doubt_of_vital = 1;
constexpr std::uint64_t endless_growth = 10;  // product of the root's numbers for each position, at least
constexpr std::size_t end_entries = std::size_t{1} << 13U;

reading::Effort effort_of(Numbers numbers) { return {numbers.proof, numbers.disproof}; }

}  // namespace

std::optional<LifeResult> LifeSearch::run_small(const board::Board& board, const DragonGoal& goal,
                                                board::Colour to_move, reading::KoPrivilege privilege,
                                                const LifeLimits& limits, bool goes_on) {
    SmallRegion region;
    const auto small = SmallBoard::of(board, goal, to_move, region);
    if (!small) return std::nullopt;
    if (!small_search_) small_search_ = std::make_unique<SmallSearch>(table_entries_ / 2);
    if (privilege.side != board::Colour::empty) region.ko_winner = region.side_of(privilege.side);
    const SmallResult found =
        small_search_->run(*small, region, region.side_of(to_move), limits.nodes, limits.depth, goes_on && was_small_);
    LifeResult result{.is_captured = found.numbers.leans_to_capture(),
                      .is_settled = found.numbers.is_settled(),
                      .is_believed = found.is_believed || goal.is_shut,
                      .met_ko = !found.numbers.is_settled() || found.met_ko,
                      .move = region.vertex_of(found.move),
                      .nodes = found.nodes};
    if (result.is_settled && !(found.zone == PointSet::everything())) result.zone = region.vertices_of(found.zone);
    return result;
}

LifeResult LifeSearch::run(board::Board& board, const DragonGoal& goal, board::Colour to_move,
                           reading::KoPrivilege privilege, const LifeLimits& limits, bool goes_on, EyeJudge* judge) {
    root_moves_.clear();
    if (judge == nullptr && adviser_ == nullptr && trace_ == nullptr && limits.means == LifeMeans{}) {
        if (auto result = run_small(board, goal, to_move, privilege, limits, goes_on)) {
            was_small_ = true;
            return *result;
        }
    }
    if (goal.is_shut) return {.met_ko = true};
    goes_on = goes_on && !was_small_;
    was_small_ = false;
    judge_ = judge;
    if (judge != nullptr && !end_search_) end_search_ = std::make_unique<LifeSearch>(end_entries);
    end_nodes_ = 0;
    hopeless_.clear();
    board_ = &board;
    goal_ = &goal;
    goal_stones_ = goal.stones;
    goal_key_ = 0;
    privilege_ = privilege;
    privileged_ko_ = board::pass_vertex;
    take_backs_ = 0;
    limits_ = limits;
    nodes_ = 0;
    safe_stones_ = safe_stones(board, goal, goal.attacker());
    safe_friends_ = safe_stones(board, goal, goal.defender);
    const KoFavour ko_favour = privilege.side == board::Colour::empty ? KoFavour::nobody
                               : privilege.side == goal.defender      ? KoFavour::defender
                                                                      : KoFavour::attacker;
    table_.begin(limits.nodes, ko_favour, goes_on);
    first_sights_.begin(goes_on);
    path_.clear();
    children_.clear();
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

// What makes a position besides the board and the side to move. Numbers apart from those of goal stones.
std::uint64_t LifeSearch::key_of_line() const {
    const auto ko =
        static_cast<std::uint64_t>(privileged_ko_ + 2 * take_backs_ * static_cast<int>(board::vertex_count));
    return goal_key_ ^ (ko == 0 ? 0 : base::mixed(ko));
}

bool LifeSearch::play(board::Colour colour, board::Vertex vertex, Undo& undo, bool& met_ko) {
    undo = {goal_stones_, goal_key_, privileged_ko_, take_backs_};
    const bool takes_back = vertex != board::pass_vertex && vertex == board_->ko_point();
    const reading::KoPrivilege privilege = take_backs_ < most_take_backs ? privilege_ : reading::KoPrivilege{};
    if (!reading::play_with_privilege(*board_, colour, vertex, privilege, privileged_ko_, met_ko)) return false;
    if (takes_back) ++take_backs_;
    const board::VertexSet taken = goal_stones_ - board_->stones(goal_->defender);
    if (taken.empty()) return true;
    goal_stones_ -= taken;
    for (const board::Vertex stone : taken)
        goal_key_ ^= base::mixed(static_cast<std::uint64_t>(stone) + board::vertex_count);
    return true;
}

void LifeSearch::take_back(const Undo& undo) {
    board_->undo();
    goal_stones_ = undo.goal_stones;
    goal_key_ = undo.goal_key;
    privileged_ko_ = undo.privileged_ko;
    take_backs_ = undo.take_backs;
}

// A position with stones of the goal, by what was found before, or by the path that it repeats.
std::optional<Finding> LifeSearch::known(std::uint64_t key) const {
    Finding finding;
    const bool is_known = table_.find(key, path_, finding);
    if (is_known && finding.numbers.proof == 0) return finding;
    if (const int depth = path_.find(key); depth >= 0) return Finding{.numbers = lives, .dependence = {depth, depth}};
    return is_known ? std::optional(finding) : std::nullopt;
}

// The position after a move that was played. `safe` are the stones of the attacker that nobody can take; `may_die` is
// false where it is known that no sure death is seen.
Finding LifeSearch::look_at(board::Colour to_move, std::uint64_t key, const board::VertexSet& safe, std::uint32_t doubt,
                            bool may_die) {
    if (!goal_stones_.empty())
        if (const auto found = known(key)) return *found;
    if (auto end =
            end_at_sight({*board_, *goal_, goal_stones_, safe, safe_friends_, may_die}, to_move, limits_.means.eyes))
        return *std::move(end);
    Finding finding;
    if (!goal_->is_region_open)
        finding.numbers = first_numbers(life_outlook(*board_, *goal_, goal_stones_, to_move, safe));
    first_sights_.store(key, finding.numbers);
    finding.numbers = doubted(finding.numbers, to_move == goal_->attacker(), doubt);
    return finding;
}

// What refutes a move elsewhere, or a pass, refutes all moves elsewhere.
void LifeSearch::cover(Node& node, board::Vertex vertex, const board::VertexSet& zone) {
    if (!limits_.means.zones || zone == board::VertexSet::everything() || zone.contains(vertex)) return;
    const board::VertexSet closed = closed_zone(*board_, *goal_, node.to_move, zone);
    if (closed.contains(vertex)) return;
    node.relevant &= closed;
    for (std::size_t i = node.first_child; i < children_.size(); ++i) {
        Child& child = children_[i];
        if (child.numbers.is_settled() || child.vertex == board::pass_vertex) continue;
        if (node.relevant.contains(child.vertex)) continue;
        child.numbers = node.is_attacker ? lives : captured;
        child.is_elsewhere = true;
    }
}

void LifeSearch::settle(Node& node, board::Vertex vertex, const Finding& found, bool by_privilege) {
    if (has_won(node, found.numbers)) {
        node.is_won = true;
        node.winner = vertex;
        node.result = found;
        node.result.met_ko = found.met_ko || by_privilege;
        if (!(found.zone == board::VertexSet::everything())) {
            node.result.zone |= zone_of_captures(*board_, node.to_move, vertex);
            if (vertex != board::pass_vertex) node.result.zone.insert(vertex);
        }
        return;
    }
    if (node.result.zone == board::VertexSet::everything() && !node.has_lost) node.result.zone = {};
    node.has_lost = true;
    node.result.zone |= found.zone;
    node.result.met_ko = node.result.met_ko || found.met_ko;
    node.result.is_believed = node.result.is_believed || found.is_believed;
    node.result.dependence |= found.dependence;
    if (!by_privilege) cover(node, vertex, found.zone);
}

// The numbers of the root tell that no end is near.
bool LifeSearch::is_given_up(std::uint32_t win, std::uint32_t lose) const {
    return nodes_ >= limits_.trial_nodes && std::uint64_t{win} * lose >= endless_growth * nodes_;
}

// Whether a move at an outer liberty need not be read: one of the defender does no more than a pass, and for the
// attacker any of a string's is as good as another.
bool LifeSearch::is_idle(Node& node, board::Vertex vertex) {
    const board::Vertex owner = owner_of_outer_liberty(*board_, *goal_, vertex, node.safe);
    if (owner == board::pass_vertex || board_->liberties(owner) == 1) return false;
    if (node.is_attacker && node.filled.insert(owner)) return false;
    node.idle.insert(vertex);
    return true;
}

void LifeSearch::add_child(Node& node, board::Vertex vertex, std::uint32_t doubt) {
    if (vertex == board::pass_vertex)
        node.has_tried_pass = true;
    else if (!node.tried.insert(vertex))
        return;
    else if (is_idle(node, vertex))
        return;
    const board::Colour next = board::opponent(node.to_move);
    const bool is_quiet = vertex == board::pass_vertex || board_->is_quiet(node.to_move, vertex);
    if (is_quiet) {
        const std::uint64_t key = board_->hash_after_quiet(node.to_move, vertex) ^ key_of_line();
        if (const auto found = known(key)) return keep_child(node, vertex, key, *found, false);
        if (const auto sight = first_sights_.find(key))
            return keep_child(node, vertex, key, {.numbers = doubted(*sight, !node.is_attacker, doubt)}, false);
        // Where the search begins, nobody has looked for an end.
        if (node.is_attacker && path_.depth() > 1 && !may_end_by(*board_, *goal_, goal_stones_, node.safe, vertex)) {
            first_sights_.store(key, {});
            return keep_child(node, vertex, key, {.numbers = doubted({}, false, doubt)}, false);
        }
    }
    Undo undo;
    bool met_ko = false;
    if (!play(node.to_move, vertex, undo, met_ko)) {
        node.has_ko_ban = node.has_ko_ban || met_ko;
        return;
    }
    const std::uint64_t key = key_of(next);
    const bool grows = node.is_attacker && vertex != board::pass_vertex && node.safe.beside().contains(vertex);
    const board::VertexSet safe = grows ? still_safe(*board_, node.to_move, node.safe) : node.safe;
    const Finding found = look_at(next, key, safe, doubt, !is_quiet || !node.has_much_room);
    take_back(undo);
    keep_child(node, vertex, key, found, met_ko);
}

void LifeSearch::keep_child(Node& node, board::Vertex vertex, std::uint64_t key, const Finding& found, bool met_ko) {
    children_.push_back({.vertex = vertex, .key = key, .numbers = found.numbers});
    if (!found.numbers.is_settled()) return;
    if (trace_ != nullptr) trace_->settle({node.to_move, vertex}, effort_of(found.numbers));
    settle(node, vertex, found, met_ko);
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

MoveSurroundings LifeSearch::surroundings_of(const Node& node) const {
    MoveSurroundings around = move_surroundings(*board_, *goal_, goal_stones_, node.to_move, node.safe);
    around.is_by_net = around.is_by_net && limits_.means.net;
    return around;
}

void LifeSearch::add_first_children(Node& node) {
    node.safe = still_safe(*board_, goal_->attacker(), safe_stones_);
    node.has_much_room = !node.is_attacker && has_much_room(*board_, *goal_, goal_stones_, node.safe);
    LifeMoves moves;
    board::VertexSet points = life_points(*board_, *goal_, goal_stones_);
    std::span<const OfferedMove> offered;
    if (adviser_ != nullptr) {
        offered = adviser_->offer({*board_, *goal_, goal_stones_, node.to_move, path_.depth() - 1});
        for (const OfferedMove& offer : offered)
            if (goal_->region.contains(offer.vertex)) points.insert(offer.vertex);
    }
    add_moves(surroundings_of(node), points, moves, offered);
    if (!limits_.means.promise) moves.forget_promises();
    moves.keep(judge_ != nullptr ? most_judged_moves : goal_->is_region_open ? most_open_moves : most_first_moves);
    for (std::size_t i = 0; i < moves.count(); ++i) {
        const std::uint64_t key = board_->hash_after_quiet(node.to_move, moves[i].vertex) ^ key_of_line();
        table_.fetch(key);
        first_sights_.fetch(key);
    }
    for (const board::Vertex vertex : node.vital)
        if (!node.is_won) add_child(node, vertex, doubt_of_vital);
    for (std::size_t i = 0; i < moves.count() && !node.is_won; ++i)
        if (node.relevant.contains(moves[i].vertex)) add_child(node, moves[i].vertex, moves[i].doubt);
    if (!node.is_won && (!node.is_attacker || board_->ko_point() != board::pass_vertex))
        add_child(node, board::pass_vertex, doubt_of_pass);
}

// The attacker's moves outside of the zone need no answer: the defender passes, and nothing has changed within. A
// string of the goal in the zone is enough for that.
bool LifeSearch::widen(Node& node) {
    board::VertexSet& zone = node.result.zone;
    const bool is_first = !node.has_lost;
    if (is_first) zone = {};
    node.has_lost = true;
    if (!limits_.means.zones) zone = board::VertexSet::everything();
    if (node.is_attacker && !zone.intersects(goal_stones_)) zone.insert(goal_stones_.first());
    if (!(zone == board::VertexSet::everything())) zone |= (node.idle & zone).beside();
    zone = closed_zone(*board_, *goal_, node.to_move, zone);
    if (!goal_->is_bounded() && zone == board::VertexSet::everything()) {
        node.result.is_believed = true;
        zone = node.tried | goal_stones_;
    }
    if (judge_ != nullptr) {
        node.result.is_believed = true;
        return false;
    }
    const std::size_t before = children_.size();
    board::VertexSet played_at = goal_->region & board_->empty_points();
    if (goal_->is_region_open) played_at |= ways_out(*board_, *goal_);
    const board::VertexSet missing = (zone & node.relevant & played_at) - node.tried;
    LifeMoves moves;
    add_moves(surroundings_of(node), missing, moves);
    for (std::size_t i = 0; i < moves.count() && !node.is_won; ++i) add_child(node, moves[i].vertex, moves[i].doubt);
    if (!node.is_won && node.has_ko_ban && !node.has_tried_pass) add_child(node, board::pass_vertex, doubt_of_pass);
    return children_.size() > before;
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

Finding LifeSearch::expand(board::Colour to_move, Numbers limit, std::uint64_t key, board::Vertex* best_move) {
    ++nodes_;
    const int depth = path_.depth();
    path_.push(key);
    Node node{.to_move = to_move, .is_attacker = to_move == goal_->attacker(), .first_child = children_.size()};
    const std::uint32_t most_win = win_of(limit, node.is_attacker), most_lose = lose_of(limit, node.is_attacker);
    Finding found;
    if (depth >= limits_.depth) {
        found.numbers = lives;
        found.is_believed = true;
        found.zone = goal_stones_;
        path_.pop();
        return found;
    }
    if (const auto end = judge_ == nullptr ? std::nullopt : judged(node)) {
        path_.pop();
        table_.store(key, path_, *end);
        return *end;
    }
    add_first_children(node);
    for (;;) {
        if (node.is_won) break;
        const Balance now = balance_of(children_of(node), node.is_attacker);
        if (now.open == 0) {
            if (widen(node)) continue;
            break;
        }
        found.numbers = numbers_of(now.win, now.lose, node.is_attacker);
        const std::size_t best = node.first_child + now.best;
        if (best_move != nullptr) *best_move = children_[best].vertex;
        if (now.win >= most_win || now.lose >= most_lose || nodes_ >= limits_.nodes) break;
        if (depth == 0 && is_given_up(now.win, now.lose)) break;
        const std::uint32_t win =
            std::min(most_win, goal_->is_region_open ? now.second + now.second / 4 + 3 : 2 * now.second);
        const std::uint32_t lose = most_lose >= infinite
                                       ? infinite
                                       : most_lose - now.lose + lose_of(children_[best].numbers, node.is_attacker);
        expand_child(node, best, numbers_of(std::min(win, infinite), lose, node.is_attacker));
    }
    const bool is_lost = !node.is_won && balance_of(children_of(node), node.is_attacker).open == 0;
    if (node.is_won || is_lost) {
        found = node.result;
        // The last move that was tried may have been a ko that cannot be taken back.
        found.met_ko = found.met_ko || (is_lost && node.has_ko_ban);
        found.numbers = node.is_won == node.is_attacker ? captured : lives;
        found.zone = closed_zone(*board_, *goal_, node.is_won ? board::opponent(to_move) : to_move, found.zone);
        found.dependence = found.dependence.left(depth);
        if (best_move != nullptr) *best_move = node.is_won ? node.winner : board::pass_vertex;
        if (adviser_ != nullptr) tell_proof(node, found);
    } else if (best_move != nullptr) {
        if (const Child* const child = most_read(children_of(node), node.is_attacker)) *best_move = child->vertex;
    }
    if (best_move != nullptr)
        for (const Child& child : children_of(node)) root_moves_.push_back({child.vertex, child.numbers, child.nodes});
    children_.resize(node.first_child);
    path_.pop();
    table_.store(key, path_, found);
    return found;
}

void LifeSearch::expand_child(Node& node, std::size_t index, Numbers limit) {
    const Child child = children_[index];
    Undo undo;
    bool met_ko = false;
    play(node.to_move, child.vertex, undo, met_ko);
    if (trace_ != nullptr) trace_->enter({node.to_move, child.vertex});
    const std::uint64_t before = nodes_;
    const Finding found = expand(board::opponent(node.to_move), limit, child.key, nullptr);
    if (trace_ != nullptr) trace_->leave(effort_of(found.numbers));
    take_back(undo);
    children_[index].numbers = found.numbers;
    children_[index].nodes += nodes_ - before;
    if (found.numbers.is_settled()) settle(node, child.vertex, found, met_ko);
}

}  // namespace katachi::life
