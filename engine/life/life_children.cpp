// The moves of a position in a search for a life: which are tried, and what is known of each before it is read.
#include "engine/life/life_search.h"

#include "base/random/split_mix.h"
#include "engine/life/end_at_sight.h"
#include "engine/life/ends/outer_liberty.h"
#include "engine/life/ends/sure_death.h"
#include "engine/life/first_numbers.h"
#include "engine/life/goal/enclosure.h"
#include "engine/life/goal/life_zone.h"
#include "engine/life/moves/life_outlook.h"
#include "engine/life/traced_effort.h"

namespace katachi::life {

namespace {

constexpr std::uint32_t doubt_of_pass = 4;
constexpr std::size_t most_first_moves = 5;   // others are tried where a zone asks for them
constexpr std::size_t most_open_moves = 8;    // the same in an open region, where no outlook is known
constexpr std::size_t most_judged_moves = 6;  // besides those that decide an eye space; no others are tried
constexpr std::uint32_t doubt_of_vital = 1;

}  // namespace

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
    const SeenPosition seen{*board_, *goal_, goal_stones_, safe, safe_friends_, may_die, limits_.means.eyes};
    if (auto end = end_at_sight(seen, to_move)) return *end;
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
            node.result.zone |=
                zone_of_captures(*board_, node.to_move, vertex) | zone_of_joins(*board_, *goal_, node.to_move, vertex);
            if (vertex != board::pass_vertex) node.result.zone.insert(vertex);
        }
        return;
    }
    if (node.result.zone == board::VertexSet::everything() && !node.has_lost) node.result.zone = {};
    node.has_lost = true;
    const board::VertexSet joined = zone_of_joins(*board_, *goal_, node.to_move, vertex);
    node.result.zone |= found.zone | joined;
    node.result.met_ko = node.result.met_ko || found.met_ko;
    node.result.is_believed = node.result.is_believed || found.is_believed;
    node.result.dependence |= found.dependence;
    if (!by_privilege && joined.empty()) cover(node, vertex, found.zone);
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
    else if (!node.tried.insert(vertex) || is_idle(node, vertex))
        return;
    const board::Colour next = board::opponent(node.to_move);
    const bool is_quiet = vertex == board::pass_vertex || board_->is_quiet(node.to_move, vertex);
    if (is_quiet) {
        const std::uint64_t key = board_->hash_after_quiet(node.to_move, vertex) ^ key_of_line();
        if (const auto found = known(key)) return keep_child(node, vertex, key, *found);
        if (const auto sight = first_sights_.find(key))
            return keep_child(node, vertex, key, {.numbers = doubted(*sight, !node.is_attacker, doubt)});
        // Where the search begins, nobody has looked for an end.
        if (node.is_attacker && path_.depth() > 1 && !may_end_by(*board_, *goal_, goal_stones_, node.safe, vertex)) {
            first_sights_.store(key, {});
            return keep_child(node, vertex, key, {.numbers = doubted({}, false, doubt)});
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
