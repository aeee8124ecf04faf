#include "engine/life/small_search.h"

#include <algorithm>
#include <array>
#include <limits>

#include "engine/life/balance.h"
#include "engine/life/closed/small_ends.h"
#include "engine/life/closed/small_moves.h"
#include "engine/life/closed/small_zone.h"
#include "engine/life/first_numbers.h"

namespace katachi::life {

namespace {

constexpr std::uint32_t doubt_of_passing = 30;
constexpr std::uint64_t quarters_of_new = 4;  // of a position; one that comes again, its moves kept, is a quarter
constexpr std::size_t first_moves = 5;        // others are tried where a zone asks for them

}  // namespace

template <typename Window>
SmallResult<Window> SmallSearch<Window>::run(const SmallBoard<Window>& board, const SmallRegion<Window>& region,
                                             Side to_move, std::uint64_t most_nodes, int most_depth, bool goes_on) {
    region_ = &region;
    quarters_ = 0;
    most_quarters_ =
        quarters_of_new * std::min(most_nodes, std::numeric_limits<std::uint64_t>::max() / quarters_of_new);
    most_depth_ = most_depth;
    const KoFavour ko_favour = !region.ko_winner                     ? KoFavour::nobody
                               : *region.ko_winner == Side::defender ? KoFavour::defender
                                                                     : KoFavour::attacker;
    kept_moves_.begin(goes_on);
    table_.begin(most_nodes, ko_favour, goes_on);
    first_sights_.begin(goes_on);
    settled_zones_.begin(goes_on);
    path_.clear();
    children_.clear();
    SmallResult<Window> result;
    const Found found =
        expand(board, to_move, {Numbers::infinite, Numbers::infinite}, board.key(to_move), &result.move);
    result.numbers = found.numbers;
    result.met_ko = found.met_ko;
    result.is_believed = found.is_believed;
    result.nodes = (quarters_ + quarters_of_new - 1) / quarters_of_new;
    result.zone = found.zone;
    return result;
}

// A position with stones of the goal, by what was found before, or by the path that it repeats.
template <typename Window>
bool SmallSearch<Window>::known(std::uint64_t key, Found& found) const {
    const bool is_known = table_.find(key, path_, found);
    if (is_known && found.numbers.proof == 0) return true;
    if (const int depth = path_.find(key); depth >= 0) {
        found = {.numbers = lives, .dependence = {depth, depth}};
        return true;
    }
    return is_known;
}

// A position that agrees with one that was settled before.
template <typename Window>
auto SmallSearch<Window>::by_zone(const SmallBoard<Window>& board, Side to_move) -> std::optional<Found> {
    if (board.ko() != no_point) return std::nullopt;
    const auto settled = settled_zones_.find(board, to_move);
    if (!settled) return std::nullopt;
    const Side loser = settled->is_captured ? Side::defender : Side::attacker;
    return Found{.numbers = settled->is_captured ? captured : lives, .zone = closed_zone(board, loser, settled->zone)};
}

// Keeps what holds wherever the board is the same in the zone.
template <typename Window>
void SmallSearch<Window>::keep_zone(const Node& node, const Found& found) {
    if (node.board.ko() != no_point || found.met_ko || found.is_believed || found.dependence.any()) return;
    if (found.zone == PointSet<Window>::everything()) return;
    settled_zones_.store(node.board, node.to_move, {found.numbers.proof == 0, found.zone});
}

// The position after a move that was played, which is not known.
template <typename Window>
void SmallSearch<Window>::look_at(const SmallBoard<Window>& board, Side to_move, std::uint64_t key, Found& found) {
    const auto settle = [&](Numbers numbers, Side loser, PointSet<Window> zone) {
        found.numbers = numbers;
        found.zone = closed_zone(board, loser, zone);
    };
    if (const PointSet safe = board.goal() & board.safe(Side::defender); !safe.empty()) {
        found.numbers = lives;
        found.zone = safe;
        return;
    }
    if (to_move == Side::attacker)
        if (const auto capture = capture_at_once(board, *region_)) return settle(captured, Side::defender, *capture);
    if (const auto death = sure_death(board, *region_, to_move)) return settle(captured, Side::defender, *death);
    if (to_move == Side::attacker)
        if (const auto life = sure_life(board, *region_)) return settle(lives, Side::attacker, *life);
    found.numbers = first_numbers(life_outlook(board, *region_, to_move));
    first_sights_.store(key, found.numbers);
}

// What refutes a move elsewhere, or a pass, refutes all moves elsewhere.
template <typename Window>
void SmallSearch<Window>::cover(Node& node, Point point, PointSet<Window> zone) {
    if (point == no_point ? false : zone.contains(point)) return;
    const PointSet closed = closed_zone(node.board, node.to_move, zone);
    if (point != no_point && closed.contains(point)) return;
    node.relevant &= closed;
    for (std::size_t i = node.first_child; i < children_.size(); ++i) {
        Child& child = children_[i];
        if (child.numbers.is_settled() || child.point == no_point || node.relevant.contains(child.point)) continue;
        child.numbers = node.is_attacker() ? lives : captured;
    }
}

template <typename Window>
void SmallSearch<Window>::settle(Node& node, Point point, const Found& found, bool by_privilege) {
    if (win_of(found.numbers, node.is_attacker()) == 0) {
        node.is_won = true;
        node.winner = point;
        node.result = found;
        node.result.met_ko = found.met_ko || by_privilege;
        if (found.zone == PointSet<Window>::everything()) return;
        node.result.zone |=
            zone_of_captures(node.board, node.to_move, point) | zone_of_joins(node.board, node.to_move, point);
        if (point != no_point) node.result.zone.insert(point);
        return;
    }
    const PointSet joined = zone_of_joins(node.board, node.to_move, point);
    node.result.zone |= found.zone | joined;
    node.result.met_ko = node.result.met_ko || found.met_ko;
    node.result.is_believed = node.result.is_believed || found.is_believed;
    node.result.dependence |= found.dependence;
    if (!by_privilege && joined.empty() && !(found.zone == PointSet<Window>::everything()))
        cover(node, point, found.zone);
}

// Whether a move at an outer liberty need not be read: one of the defender does no more than a pass, and for the
// attacker any of a string's is as good as another.
template <typename Window>
bool SmallSearch<Window>::is_idle(Node& node, Point point) const {
    const Point owner = owner_of_outer_liberty(node.board, point);
    if (owner == no_point || node.board.string_at(owner).liberties.has_one()) return false;
    if (node.is_attacker() && node.filled.insert(owner)) return false;
    node.idle.insert(point);
    return true;
}

template <typename Window>
void SmallSearch<Window>::add_child(Node& node, KeptMove& move) {
    if (move.point == no_point)
        node.has_tried_pass = true;
    else if (!node.tried.insert(move.point) || is_idle(node, move.point))
        return;
    Found found;
    if (move.key != 0 && known(move.key, found)) return keep_child(node, move.point, move.key, found, move.met_ko);
    if (!move.is_seen) {
        if (see(node, move, found)) keep_child(node, move.point, move.key, found, move.met_ko);
        return;
    }
    keep_child(node, move.point, move.key, {.numbers = move.numbers, .zone = PointSet<Window>(move.zone)}, move.met_ko);
}

// What the move leads to; false where it is illegal.
template <typename Window>
bool SmallSearch<Window>::see(Node& node, KeptMove& move, Found& found) {
    const Side next = other(node.to_move);
    const bool is_quiet = move.point == no_point || node.board.is_quiet(node.to_move, move.point);
    if (is_quiet) {
        move.key = node.board.key_after_quiet(node.to_move, move.point);
        if (known(move.key, found)) return true;
        if (const auto sight = first_sights_.find(move.key)) {
            found.numbers = doubted(*sight, !node.is_attacker(), move.doubt);
            move.numbers = found.numbers;
            move.is_seen = true;
            return true;
        }
    }
    SmallBoard board = node.board;
    if (move.point == no_point) {
        board.pass();
    } else if (!board.play(node.to_move, move.point, *region_, move.met_ko)) {
        node.has_ko_ban = node.has_ko_ban || move.met_ko;
        return false;
    }
    if (!is_quiet) {
        move.key = board.key(next);
        if (known(move.key, found)) return true;
    }
    if (board.goal().empty())
        found = {.numbers = captured, .zone = {}};
    else
        look_at(board, next, move.key, found);
    Numbers numbers = found.numbers;
    if (!numbers.is_settled()) numbers = doubted(numbers, !node.is_attacker(), move.doubt);
    found.numbers = numbers;
    move.numbers = numbers;
    move.zone = found.zone.bits();
    move.is_seen = true;
    return true;
}

template <typename Window>
void SmallSearch<Window>::keep_child(Node& node, Point point, std::uint64_t key, const Found& found, bool met_ko) {
    children_.push_back({.point = point, .key = key, .numbers = found.numbers});
    if (found.numbers.is_settled()) settle(node, point, found, met_ko);
}

// The most promising moves, and a pass where it is one of them, in the order in which they are tried.
template <typename Window>
std::size_t SmallSearch<Window>::make_first_moves(const Node& node, FirstMoves& moves) const {
    const PointSet points = life_points(node.board, *region_);
    for (const Point point : points) {
        const std::uint64_t key = node.board.key_after_quiet(node.to_move, point);
        table_.fetch(key);
        first_sights_.fetch(key);
    }
    SmallMoves promising = moves_at(node.board, *region_, node.to_move, points);
    promising.keep(first_moves);
    std::size_t count = 0;
    for (const SmallMove& move : promising)
        moves[count++] = {.doubt = move.doubt, .point = static_cast<std::int8_t>(move.point)};
    if (!node.is_attacker() || node.board.ko() != no_point) moves[count++] = {.doubt = doubt_of_passing};
    return count;
}

template <typename Window>
void SmallSearch<Window>::add_first_children(Node& node, std::uint64_t key) {
    FirstMoves places;
    const std::span<const KeptMove> kept = kept_moves_.find(key);
    const bool is_new = kept.empty();
    quarters_ += is_new ? quarters_of_new : 1;
    for (const KeptMove& move : kept) table_.fetch(move.key);
    std::ranges::copy(kept, places.begin());
    const std::span<KeptMove> moves = std::span(places).first(is_new ? make_first_moves(node, places) : kept.size());
    for (KeptMove& move : moves)
        if (!node.is_won && (move.point == no_point || node.relevant.contains(move.point))) add_child(node, move);
    if (is_new && !node.is_won) kept_moves_.store(key, moves);
}

// Whether more children were added, of all are lost. The attacker's moves outside of the zone need no answer: the
// defender passes, and nothing has changed within. A string of the goal in the zone is enough for that.
template <typename Window>
bool SmallSearch<Window>::widen(Node& node) {
    PointSet<Window>& zone = node.result.zone;
    if (node.is_attacker() && !zone.intersects(node.board.goal())) zone.insert(node.board.goal().first());
    if (!(zone == PointSet<Window>::everything())) {
        zone |= (node.idle & zone).beside();
        zone = closed_zone(node.board, node.to_move, zone);
    }
    const std::size_t before = children_.size();
    const PointSet missing = (zone & node.relevant & region_->region & node.board.empty_points()) - node.tried;
    const auto add = [&](Point point, std::uint32_t doubt) {
        KeptMove move{.doubt = doubt, .point = static_cast<std::int8_t>(point)};
        add_child(node, move);
    };
    for (const SmallMove& move : moves_at(node.board, *region_, node.to_move, missing))
        if (!node.is_won) add(move.point, move.doubt);
    if (!node.is_won && node.has_ko_ban && !node.has_tried_pass) add(no_point, doubt_of_passing);
    return children_.size() > before;
}

// Reads children until the position is settled, its numbers reach the limit, or no new position is left to read.
template <typename Window>
Numbers SmallSearch<Window>::read_children(Node& node, Numbers limit) {
    const bool is_attacker = node.is_attacker();
    while (!node.is_won) {
        const Balance now = balance_of(children_of(node), is_attacker);
        if (now.open == 0) {
            if (widen(node)) continue;
            break;
        }
        const Numbers numbers = numbers_of(now.win, now.lose, is_attacker);
        if (reaches(numbers, limit) || quarters_ + quarters_of_new > most_quarters_) return numbers;
        const std::size_t best = node.first_child + now.best;
        expand_child(node, best,
                     limit_of_child(children_[best].numbers, now, now.second + now.second / 2 + 1, limit, is_attacker));
    }
    return node.is_won == is_attacker ? captured : lives;
}

// The finding about a position that its children settle.
template <typename Window>
auto SmallSearch<Window>::settled_finding(const Node& node, Numbers numbers) const -> Found {
    Found found = node.result;
    found.numbers = numbers;
    // The last move that was tried may have been a ko that cannot be taken back.
    found.met_ko = found.met_ko || (!node.is_won && node.has_ko_ban);
    if (!(found.zone == PointSet<Window>::everything()))
        found.zone = closed_zone(node.board, node.is_won ? other(node.to_move) : node.to_move, found.zone);
    found.dependence = found.dependence.left(path_.depth() - 1);
    return found;
}

// Where it is open, the move that was read most, or else the one that is won soonest.
template <typename Window>
Point SmallSearch<Window>::best_move_of(const Node& node, Numbers numbers) const {
    if (numbers.is_settled()) return node.is_won ? node.winner : no_point;
    const std::span<const Child> children = children_of(node);
    const Child* const child = most_read(children, node.is_attacker());
    return child != nullptr ? child->point : children[balance_of(children, node.is_attacker()).best].point;
}

template <typename Window>
auto SmallSearch<Window>::expand(const SmallBoard<Window>& board, Side to_move, Numbers limit, std::uint64_t key,
                                 Point* best_move) -> Found {
    if (path_.depth() >= most_depth_) return {.numbers = lives, .is_believed = true, .zone = board.goal()};
    if (path_.depth() > 0) {
        if (const auto settled = by_zone(board, to_move)) {
            table_.store(key, path_, *settled);
            return *settled;
        }
    }
    path_.push(key);
    Node node{.board = board, .to_move = to_move, .first_child = children_.size()};
    add_first_children(node, key);
    Found found;
    found.numbers = read_children(node, limit);
    if (found.numbers.is_settled()) {
        found = settled_finding(node, found.numbers);
        keep_zone(node, found);
    }
    if (best_move != nullptr) *best_move = best_move_of(node, found.numbers);
    children_.resize(node.first_child);
    path_.pop();
    table_.store(key, path_, found);
    return found;
}

template <typename Window>
void SmallSearch<Window>::expand_child(Node& node, std::size_t index, Numbers limit) {
    const Child child = children_[index];
    kept_moves_.fetch(child.key);
    SmallBoard board = node.board;
    bool met_ko = false;
    if (child.point == no_point)
        board.pass();
    else
        board.play(node.to_move, child.point, *region_, met_ko);
    const std::uint64_t before = quarters_;
    const Found found = expand(board, other(node.to_move), limit, child.key, nullptr);
    children_[index].numbers = found.numbers;
    children_[index].nodes += quarters_ - before;
    if (found.numbers.is_settled()) settle(node, child.point, found, met_ko);
}

template class SmallSearch<SquareWindow>;
template class SmallSearch<LongWindow>;

}  // namespace katachi::life
