#include "regression/judges/prover.h"

#include <algorithm>

#include "base/random/split_mix.h"
#include "regression/judges/proof_zone.h"
#include "regression/judges/prover_moves.h"

namespace katachi::regression {

namespace {

using board::Colour;
using board::pass_vertex;
using board::Vertex;

// How many positions must be settled to show a capture, and an escape.
struct Estimate {
    std::uint32_t capture = 1;
    std::uint32_t escape = 1;
    bool is_safe = false;  // whether the owner, to move, gets enough liberties by one move
};

// Each liberty more makes a capture some times as hard.
std::uint32_t effort_of_liberties(int liberties) {
    constexpr std::uint32_t per_liberty = 3;
    constexpr std::uint32_t most = 100'000;
    std::uint32_t effort = 1;
    for (int i = 1; i < liberties; ++i) effort = std::min(effort * per_liberty, most);
    return effort;
}

Estimate estimate_of_attack(int liberties) {
    return {effort_of_liberties(liberties), static_cast<std::uint32_t>(std::max(1, safe_liberties - liberties))};
}

Estimate estimate_of_defence(const board::Board& board, const Contest& contest) {
    Estimate estimate{1, safe_liberties, false};
    for (const Vertex liberty : board.liberty_points(contest.target)) {
        const int extended = board.liberties_without_captures(contest.owner, liberty).count();
        if (extended >= contest.safe) estimate.is_safe = true;
        estimate.capture += effort_of_liberties(extended);
        estimate.escape = std::min(estimate.escape, static_cast<std::uint32_t>(std::max(1, contest.safe - extended)));
    }
    return estimate;
}

}  // namespace

Prover::Outcome Prover::search(Colour to_move, const ProverLimits& limits) {
    limits_ = limits;
    last_node_ = nodes_ + limits.nodes;
    const Frame frame{to_move, pass_vertex, 0};
    const std::uint64_t key = key_of(to_move, pass_vertex);
    path_.assign(1, key);
    Entry entry = first_look(frame, key);
    if (entry.effort.proof != won && entry.effort.disproof != 0) entry = visit(frame, key, {lost, lost});
    if (entry.effort.proof == won) {
        root_claim_ = entry.claim;
        return Outcome::proved;
    }
    return entry.effort.disproof == 0 ? Outcome::failed : Outcome::open;
}

std::uint64_t Prover::key_of(Colour to_move, Vertex ko) const {
    return base::mixed(board_.hash_with(to_move), static_cast<std::uint64_t>(ko));
}

std::uint32_t Prover::add_claim(Claim claim) {
    claims_.push_back(std::move(claim));
    return static_cast<std::uint32_t>(claims_.size() - 1);
}

// Whether a stone of its owner can be put back on the target's point by a capture.
bool Prover::can_retake(Colour to_move, Vertex ko) {
    if (board_.at(contest_.target) != Colour::empty || !board_.is_capture(contest_.owner, contest_.target))
        return false;
    for (const int step : board::neighbour_steps)
        if (board_.at(contest_.target + step) == Colour::empty) return false;
    Vertex used = ko;
    if (!play({to_move, ko, 0}, contest_.target, used)) return false;
    board_.undo();
    return true;
}

bool Prover::play(const Frame& frame, Vertex move, Vertex& ko) {
    ko = frame.ko;
    if (move == pass_vertex || move != board_.ko_point())
        return board_.play(frame.to_move, move) == board::Legality::ok;
    met_ko_ = true;
    const bool is_winner = frame.to_move == contest_.winner;
    if (contest_.ko_right != (is_winner ? KoRight::winner : KoRight::loser)) return false;
    if (is_winner) {
        const Vertex here = std::min(move, board_.consequence(frame.to_move, move).captured.first());
        if (ko != pass_vertex && ko != here) return false;
        ko = here;
    }
    return board_.play_ko(frame.to_move, move) == board::Legality::ok;
}

Prover::Entry Prover::first_look(const Frame& frame, std::uint64_t key) {
    const auto known = table_.find(key);
    if (known != table_.end()) return known->second;
    const bool is_winner = frame.to_move == contest_.winner;
    const bool is_owner = frame.to_move == contest_.owner;
    Entry entry;
    const auto end = [&] {
        entry = {{won, lost}, add_claim(claim_of_end(board_, contest_, frame.ko))};
        table_[key] = entry;
        return entry;
    };
    if (board_.at(contest_.target) != contest_.owner) {
        const bool may_retake = is_owner && can_retake(frame.to_move, frame.ko);
        if (may_retake) return entry;
        if (contest_.is_attack() && is_owner) return end();
        return {{lost, 0}};
    }
    const int liberties = board_.liberties(contest_.target);
    if (!contest_.is_attack() && !is_winner && liberties >= contest_.safe) return end();
    if (contest_.is_attack() && liberties >= contest_.safe) return {{lost, 0}};
    if (frame.depth >= limits_.depth) return {{lost, 0}};
    const Estimate estimate = is_owner ? estimate_of_defence(board_, contest_) : estimate_of_attack(liberties);
    if (estimate.is_safe && contest_.is_attack()) return {{lost, 0}};
    entry.effort =
        contest_.is_attack() ? Effort{estimate.capture, estimate.escape} : Effort{estimate.escape, estimate.capture};
    return entry;
}

void Prover::add_child(const Frame& frame, const DoubtedMove& move, std::vector<Child>& children) {
    Vertex ko = pass_vertex;
    if (!play(frame, move.vertex, ko)) return;
    const Colour other = board::opponent(frame.to_move);
    Child child{move.vertex, ko, key_of(other, ko), {}, 0};
    if (std::find(path_.begin(), path_.end(), child.key) != path_.end()) {
        child.effort = {lost, 0};  // going round in circles proves nothing
    } else {
        const Entry entry = first_look({other, ko, frame.depth + 1}, child.key);
        child.effort = entry.effort;
        child.claim = entry.claim;
        const bool is_new = entry.effort.proof != won && entry.effort.disproof != 0 && !table_.contains(child.key);
        if (is_new) child.effort.proof += move.doubt;
    }
    board_.undo();
    children.push_back(child);
}

// Of a position of the loser whose known moves are all answered: nothing where more of them matter.
std::optional<Prover::Entry> Prover::widen(const Frame& frame, std::vector<Child>& children) {
    std::vector<Continuation> answers;
    for (const Child& child : children) answers.push_back({child.move, child.claim});
    LoserClaim found = claim_of_loser(board_, contest_, frame.ko, answers, claims_);
    if (found.unanswered.empty()) return Entry{{won, lost}, add_claim(std::move(found.claim))};
    const std::size_t before = children.size();
    for (const Vertex move : found.unanswered) add_child(frame, {move}, children);
    if (children.size() == before) return Entry{{lost, 0}};  // a move that only the zone allows: no proof
    return std::nullopt;
}

Prover::Entry Prover::visit(const Frame& frame, std::uint64_t key, Effort limit) {
    ++nodes_;
    const bool is_winner = frame.to_move == contest_.winner;
    std::vector<Child> children;
    for (const DoubtedMove& move :
         is_winner ? moves_of_winner(board_, contest_) : first_moves_of_loser(board_, contest_))
        add_child(frame, move, children);
    Entry entry;
    while (true) {
        // The winner takes the easiest proof, and needs one; the loser the easiest refutation.
        const auto ease = [&](const Child& child) { return is_winner ? child.effort.proof : child.effort.disproof; };
        std::uint32_t greatest = 0;
        std::uint32_t unsettled = 0;
        std::uint32_t least = lost;
        std::uint32_t second = lost;
        std::size_t best = 0;
        for (std::size_t i = 0; i < children.size(); ++i) {
            const std::uint32_t cost = is_winner ? children[i].effort.disproof : children[i].effort.proof;
            greatest = std::max(greatest, cost);
            unsettled += cost > 0 ? 1 : 0;
            if (ease(children[i]) < least) {
                second = least;
                least = ease(children[i]);
                best = i;
            } else {
                second = std::min(second, ease(children[i]));
            }
        }
        const std::uint32_t all = unsettled == 0 ? 0 : std::min(lost, greatest + unsettled - 1);
        entry.effort = is_winner ? Effort{least, all} : Effort{all, least};
        if (is_winner && least == won) {
            entry.claim = add_claim(
                claim_of_winner(board_, contest_, frame.ko, {children[best].move, children[best].claim}, claims_));
            entry.effort = {won, lost};
            break;
        }
        if (!is_winner && all == won) {
            const auto settled = widen(frame, children);
            if (!settled) continue;
            entry = *settled;
            break;
        }
        if (entry.effort.disproof == 0) {
            entry.effort.proof = lost;
            break;
        }
        if (entry.effort.proof >= limit.proof || entry.effort.disproof >= limit.disproof || is_exhausted()) break;
        Child& child = children[best];
        Effort next;
        const std::uint32_t patience = std::min(lost, second + 1 + second / 4);
        if (is_winner) {
            next.proof = std::min(limit.proof, patience);
            next.disproof = limit.disproof == lost ? lost : limit.disproof - (unsettled - 1);
        } else {
            next.disproof = std::min(limit.disproof, patience);
            next.proof = limit.proof == lost ? lost : limit.proof - (unsettled - 1);
        }
        Vertex ko = pass_vertex;
        play(frame, child.move, ko);
        path_.push_back(child.key);
        const Entry below = visit({board::opponent(frame.to_move), child.ko, frame.depth + 1}, child.key, next);
        path_.pop_back();
        board_.undo();
        child.effort = below.effort;
        child.claim = below.claim;
    }
    table_[key] = entry;
    return entry;
}

Proof Prover::proof(std::uint32_t claim) const {
    Proof proof{contest_, {}};
    std::vector<bool> is_needed(claim + 1);
    is_needed[claim] = true;
    for (std::uint32_t i = claim + 1; i-- > 0;)
        if (is_needed[i])
            for (const Continuation& next : claims_[i].continuations) is_needed[next.claim] = true;
    std::vector<std::uint32_t> number(claim + 1);
    for (std::uint32_t i = 0; i <= claim; ++i) {
        if (!is_needed[i]) continue;
        number[i] = static_cast<std::uint32_t>(proof.claims.size());
        proof.claims.push_back(claims_[i]);
        for (Continuation& next : proof.claims.back().continuations) next.claim = number[next.claim];
    }
    return proof;
}

bool Prover::covers(std::uint32_t claim, Colour to_move) const {
    return is_about(claims_[claim], board_, contest_, to_move, pass_vertex);
}

}  // namespace katachi::regression
