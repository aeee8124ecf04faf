#include "engine/reading/goals/connection_goal.h"

#include <algorithm>
#include <array>
#include <bit>

#include "engine/board/zobrist.h"
#include "engine/reading/goals/chain.h"

namespace katachi::reading {

namespace {

// How much there is to read, the owner to move and the opponent to move, by the number of moves that join the strings.
// Where one move would, but has not been found to, something is wrong with it.
using Efforts = std::array<Effort, max_moves_apart + 1>;
constexpr Efforts to_join{{{1, 20}, {1, 8}, {4, 60}, {10, 4}, {260, 2}, {300, 1}, {300, 1}, {300, 1}}};
constexpr Efforts to_cut{{{3, 10}, {7, 3}, {12, 2}, {30, 1}, {50, 1}, {70, 1}, {90, 1}, {100, 1}}};

// Strings that so many moves in a row are needed to join are cut.
constexpr int apart_for_sure = 5;

// How much less likely than points of the shortest ways are those of longer ones.
constexpr std::uint32_t detour_doubt_to_join = 11;
constexpr std::uint32_t detour_doubt_to_cut = 10;

// Powers of two. What a goal measures at first is within the processor's cache, and needs no new pages of memory.
constexpr std::size_t fewest_measured = 512, most_measured = 8192;

// Whether the owner joins them with one move that leaves two liberties.
bool can_join(const board::Board& board, const Chain& chain, board::Vertex string) {
    const Chain other = chain_of(board, string);
    const board::Colour owner = board.at(string);
    for (const board::Vertex vertex : chain.liberties& other.liberties)
        if (board.count_liberties_without_captures(owner, vertex) >= 2) return true;
    return false;
}

}  // namespace

ConnectionGoal::ConnectionGoal(const board::Board& board, board::Vertex a, board::Vertex b,
                               const ConnectionReach& reach)
    : a_(a), b_(b), owner_(board.at(a)), reach_(reach) {
    most_apart_ =
        std::min(moves_apart(board, a, b, max_moves_apart, reach.capturable) + reach.driven_apart, max_moves_apart);
}

std::uint64_t ConnectionGoal::hash() const {
    return std::rotl(
        board::zobrist_keys[static_cast<std::size_t>(a_)] ^ board::zobrist_keys[static_cast<std::size_t>(b_)],
        23 + reach_.driven_apart);
}

ConnectionGoal::Measured& ConnectionGoal::measured(const board::Board& board) const {
    const std::uint64_t hash = board.hash();
    if (!measured_.empty()) {
        Measured& here = measured_[hash % measured_.size()];
        if (here.hash == hash) return here;
    }
    if (measured_count_++ >= measured_.size() && measured_.size() < most_measured) make_room();
    return measured_[hash % measured_.size()] = {.hash = hash};
}

void ConnectionGoal::make_room() const {
    std::vector<Measured> before(measured_.empty() ? fewest_measured : 4 * measured_.size());
    before.swap(measured_);
    for (const Measured& one : before) measured_[one.hash % measured_.size()] = one;
}

int ConnectionGoal::apart(const board::Board& board, int most) const {
    Measured& here = measured(board);
    if (!here.is_exact && here.apart <= most) {
        here.apart = moves_apart(board, a_, b_, most, reach_.capturable);
        here.is_exact = here.apart <= most;
    }
    return here.apart;
}

ConnectionGoal::Hold ConnectionGoal::hold(const board::Board& board, board::Colour to_move) const {
    Measured& here = measured(board);
    if (here.hold == Hold::unknown || (here.hold == Hold::none && to_move == owner_)) {
        const Chain chain = chain_of(board, a_);
        here.hold = chain.strings.contains(board.origin(b_)) ? Hold::chain
                    : to_move != owner_                      ? Hold::none
                    : can_join(board, chain, b_)             ? Hold::move
                                                             : Hold::no_move;
    }
    return here.hold;
}

board::VertexSet ConnectionGoal::returns(const board::Board& board) const {
    board::VertexSet points;
    for (const board::Vertex vertex : {a_, b_}) {
        const board::VertexSet beside = board::VertexSet::of(vertex).beside();
        const bool is_taken = board.at(vertex) == board::Colour::empty && !beside.intersects(board.empty_points());
        if (is_taken && board.is_capture(owner_, vertex)) points.insert(vertex);
    }
    return points;
}

// How far apart the owner, to move, may find them and still hope.
int ConnectionGoal::most_apart(std::size_t depth) const {
    return depth >= reach_.end_of_reading ? 1 : depth >= reach_.far ? most_apart_ - 1 : most_apart_;
}

GoalStatus ConnectionGoal::status(const board::Board& board, board::Colour to_move, std::size_t depth) const {
    if (is_cut_short(board))
        return to_move == owner_ && !returns(board).empty() ? GoalStatus::open : GoalStatus::prevented;
    if (board.same_string(a_, b_)) return board.liberties(a_) > 1 ? GoalStatus::reached : GoalStatus::open;
    const Hold held = hold(board, to_move);
    if (held == Hold::chain) return GoalStatus::reached;
    if (to_move != owner_) return GoalStatus::open;
    if (held == Hold::move) return GoalStatus::reached;
    const int most = most_apart(depth);
    return apart(board, most) > most ? GoalStatus::prevented : GoalStatus::open;
}

bool ConnectionGoal::is_given_up(const board::Board& board, board::Colour) const {
    return !is_cut_short(board) && moves_apart(board, a_, b_, apart_for_sure - 1, apart_for_sure) < apart_for_sure;
}

Effort ConnectionGoal::estimate(const board::Board& board, board::Colour to_move) const {
    if (is_cut_short(board)) return {4, 1};
    const int moves = apart(board, most_apart_);
    if (moves > most_apart_) return {100, 1};
    return (to_move == owner_ ? to_join : to_cut)[static_cast<std::size_t>(moves)];
}

void ConnectionGoal::add_moves(const board::Board& board, board::Colour to_move, int tier, MoveList& moves) const {
    if (to_move != owner_ && tier >= cut_tiers) return;
    if (is_cut_short(board)) {
        moves.add(returns(board));
        return moves.add(board::pass_vertex);
    }
    const int moves_apart = apart(board, most_apart_);
    if (moves_apart > most_apart_) return moves.add(board::pass_vertex);
    const Corridor corridor(board, a_, b_, moves_apart, 1, reach_.capturable);
    if (to_move == owner_)
        add_joins(board, corridor, tier, moves);
    else
        add_cuts(board, corridor, tier, moves);
}

void ConnectionGoal::add_joins(const board::Board& board, const Corridor& corridor, int tier, MoveList& moves) const {
    const board::VertexSet links = corridor.links();
    if (tier == 0) {
        moves.add(corridor.points(0));
        for (const board::Vertex string : corridor.cutters())
            if (board.liberties(string) <= 2) moves.add(board.liberty_points(string), 1);
        moves.add(corridor.points(1), detour_doubt_to_join);
        return;
    }
    if (tier == 1) {
        for (const board::Vertex string : links) {
            if (board.liberties(string) <= 2) moves.add(board.liberty_points(string));
            for (const board::Vertex cutter : board.adjacent_strings(string))
                if (board.liberties(cutter) <= 3) moves.add(board.liberty_points(cutter));
        }
        return moves.add(board::pass_vertex);
    }
    moves.add(corridor.points(2));
}

void ConnectionGoal::add_cuts(const board::Board& board, const Corridor& corridor, int tier, MoveList& moves) const {
    const board::VertexSet links = corridor.links();
    if (tier == 0) {
        moves.add(corridor.points(0));
        for (const board::Vertex string : links)
            if (board.liberties(string) <= 2) moves.add(board.liberty_points(string));
        moves.add(corridor.points(1), detour_doubt_to_cut);
        return;
    }
    for (const board::Vertex string : corridor.cutters()) {
        moves.add(board.liberty_points(string));
        for (const board::Vertex own : board.adjacent_strings(string))
            if (board.liberties(own) <= 2) moves.add(board.liberty_points(own));
    }
    for (const board::Vertex string : links)
        if (board.liberties(string) == 3) moves.add(board.liberty_points(string));
}

}  // namespace katachi::reading
