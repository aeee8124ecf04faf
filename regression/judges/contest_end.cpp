#include "regression/judges/contest_end.h"

#include <algorithm>

#include "regression/judges/apart.h"
#include "regression/judges/zone_points.h"

namespace katachi::regression {

namespace {

using board::Board;
using board::Colour;
using board::pass_vertex;
using board::Vertex;
using board::VertexSet;
using Standing = FirstLook::Standing;

constexpr FirstLook won{Standing::won};
constexpr FirstLook lost{Standing::lost};

// Each liberty, and each move to join, makes a proof some times as hard.
std::uint32_t effort_of(int count) {
    constexpr std::uint32_t each = 3;
    constexpr std::uint32_t most = 100'000;
    std::uint32_t effort = 1;
    for (int i = 1; i < count; ++i) effort = std::min(effort * each, most);
    return effort;
}

std::uint32_t at_least_one(int count) { return static_cast<std::uint32_t>(std::max(1, count)); }

FirstLook look_at_capture(const Board& board, const Contest& contest, Colour to_move) {
    const int liberties = board.liberties(contest.target);
    std::uint32_t capture = effort_of(liberties);
    std::uint32_t escape = at_least_one(safe_liberties - liberties);
    bool is_safe = liberties >= contest.safe;
    if (!contest.is_attack() && is_safe && to_move != contest.owner) return won;
    if (to_move == contest.owner) {
        capture = 1;
        escape = safe_liberties;
        for (const Vertex liberty : board.liberty_points(contest.target)) {
            const int extended = board.liberties_without_captures(contest.owner, liberty).count();
            is_safe = is_safe || extended >= contest.safe;
            capture += effort_of(extended);
            escape = std::min(escape, at_least_one(contest.safe - extended));
        }
    }
    if (contest.is_attack()) return is_safe ? lost : FirstLook{Standing::open, capture, escape};
    return {Standing::open, escape, capture};
}

FirstLook look_at_link(const Board& board, const Contest& contest, Colour to_move) {
    const bool is_owner = to_move == contest.owner;
    if (board.same_string(contest.target, contest.other)) {
        if (contest.is_attack()) return lost;
        return !is_owner && board.liberties(contest.target) >= joined_liberties ? won : FirstLook{};
    }
    const int moves = moves_to_join(board, contest, contest.safe);
    if (moves >= contest.safe && (is_owner || !contest.is_attack())) return contest.is_attack() ? won : lost;
    const std::uint32_t join = effort_of(is_owner ? moves : moves + 1);
    const std::uint32_t cut = effort_of(contest.safe - moves);
    return contest.is_attack() ? FirstLook{Standing::open, cut, join} : FirstLook{Standing::open, join, cut};
}

// Safe, or joined.
void claim_liberties(const Board& board, const Contest& contest, Claim& claim) {
    fill_contents(board, board.string_stones(contest.target), claim);
    claim.guards.push_back({contest.target, contest.is_link() ? joined_liberties : contest.safe});
}

void claim_captured(const Board& board, const Contest& contest, Vertex target, Claim& claim) {
    VertexSet zone = contest.targets();
    if (claim.ban != target) {
        claim.ban = pass_vertex;
        const VertexSet beside = around(board, VertexSet::of(target));
        const VertexSet empties = beside & board.empty_points();
        zone |= empties.empty() ? beside : VertexSet::of(empties.first());
        if (empties.empty()) {
            close_under_strings(board, contest.winner, zone);
            for (const Vertex string : strings_in(board, beside, contest.winner))
                if ((board.liberty_points(string) & zone).count() < 2) claim.guards.push_back({string, 1});
        }
    }
    fill_contents(board, zone, claim);
}

}  // namespace

FirstLook look_at(const Board& board, const Contest& contest, Colour to_move) {
    return contest.is_link() ? look_at_link(board, contest, to_move) : look_at_capture(board, contest, to_move);
}

Claim claim_of_end(const Board& board, const Contest& contest, Vertex ko, Vertex captured) {
    Claim claim;
    claim.to_move = contest.loser();
    claim.ban = ban_of(board, contest, contest.loser());
    claim.ko = ko;
    claim.is_end = true;
    if (!contest.is_attack()) {
        claim_liberties(board, contest, claim);
    } else if (captured != pass_vertex) {
        claim_captured(board, contest, captured, claim);
    } else {
        ApartZone apart = zone_of_apart(board, contest);
        fill_contents(board, apart.zone, claim);
        claim.guards = std::move(apart.guards);
        claim.ban = pass_vertex;  // whoever may take back, it is too far
    }
    return claim;
}

}  // namespace katachi::regression
