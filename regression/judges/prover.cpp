#include "regression/judges/prover.h"

#include <algorithm>

#include "base/random/split_mix.h"
#include "regression/judges/contest_end.h"
#include "regression/judges/proof_zone.h"
#include "regression/judges/prover_moves.h"

namespace katachi::regression {

namespace {

using board::Colour;
using board::pass_vertex;
using board::Vertex;

}  // namespace

Prover::Outcome Prover::search(Colour to_move, const ProverLimits& limits) {
    limits_ = limits;
    last_node_ = nodes_ + limits.nodes;
    const Frame frame{to_move, pass_vertex, 0};
    const std::uint64_t key = key_of(to_move, pass_vertex);
    path_.assign(1, key);
    Entry entry = first_look(frame, key);
    if (entry.effort.proof != won && entry.effort.disproof != 0) entry = search_within(frame, key, {lost, lost});
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

// Whether its owner can put a stone back there by a capture.
bool Prover::can_retake(Vertex target, Colour to_move, Vertex ko) {
    if (to_move != contest_.owner || !board_.is_capture(to_move, target)) return false;
    for (const int step : board::neighbour_steps)
        if (board_.at(target + step) == Colour::empty) return false;
    Vertex used = ko;
    if (!play({to_move, ko, 0}, target, used)) return false;
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
    using Standing = FirstLook::Standing;
    const auto end = [&](Vertex captured) {
        const Entry entry{{won, lost}, add_claim(claim_of_end(board_, contest_, frame.ko, captured))};
        table_[key] = entry;
        return entry;
    };
    for (const Vertex target : contest_.targets()) {
        if (board_.at(target) == contest_.owner) continue;
        if (can_retake(target, frame.to_move, frame.ko)) return contest_.is_link() ? Entry{{lost, 0}} : Entry{};
        return contest_.is_attack() && frame.to_move == contest_.owner ? end(target) : Entry{{lost, 0}};
    }
    const FirstLook look = look_at(board_, contest_, frame.to_move);
    if (look.standing == Standing::won) return end(pass_vertex);
    if (look.standing != Standing::lost && frame.depth >= limits_.depth) return {{lost, 0}};
    const Effort effort = look.standing == Standing::lost ? Effort{lost, 0} : Effort{look.proof, look.disproof};
    return table_[key] = {effort, 0, look.standing == Standing::open};
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
        if (entry.is_new) child.effort.proof += move.doubt;
    }
    board_.undo();
    children.push_back(child);
}

std::optional<Prover::Entry> Prover::won_by(const Frame& frame, const Child& proved) {
    return Entry{{won, lost},
                 add_claim(claim_of_winner(board_, contest_, frame.ko, {proved.move, proved.claim}, claims_))};
}

// The position is one of the loser whose known moves are all answered. The answer is nothing where more of them matter.
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

// The winner takes the easiest proof, and needs one; the loser the easiest refutation.
Prover::Choice Prover::choice_of(const std::vector<Child>& children, bool is_winner) {
    Choice choice;
    std::uint32_t greatest = 0;
    std::uint32_t least = lost;
    for (std::size_t i = 0; i < children.size(); ++i) {
        const auto [proof, disproof] = children[i].effort;
        const std::uint32_t ease = is_winner ? proof : disproof;
        const std::uint32_t cost = is_winner ? disproof : proof;
        greatest = std::max(greatest, cost);
        choice.unsettled += cost > 0 ? 1 : 0;
        if (ease < least) {
            choice.second = least;
            least = ease;
            choice.best = i;
        } else {
            choice.second = std::min(choice.second, ease);
        }
    }
    const std::uint32_t all = choice.unsettled == 0 ? 0 : std::min(lost, greatest + choice.unsettled - 1);
    choice.effort = is_winner ? Effort{least, all} : Effort{all, least};
    return choice;
}

// Until another child is easier by far, or the position passes its own limit.
Prover::Effort Prover::limit_of_child(const Choice& choice, Effort limit, bool is_winner) {
    const std::uint32_t patience = std::min(lost, choice.second + 1 + choice.second / 4);
    const auto of_others = [&](std::uint32_t all) { return all == lost ? lost : all - (choice.unsettled - 1); };
    return is_winner ? Effort{std::min(limit.proof, patience), of_others(limit.disproof)}
                     : Effort{of_others(limit.proof), std::min(limit.disproof, patience)};
}

void Prover::search_child(const Frame& frame, Child& child, Effort limit) {
    Vertex ko = pass_vertex;
    play(frame, child.move, ko);
    path_.push_back(child.key);
    const Entry below = search_within({board::opponent(frame.to_move), child.ko, frame.depth + 1}, child.key, limit);
    path_.pop_back();
    board_.undo();
    child.effort = below.effort;
    child.claim = below.claim;
}

Prover::Entry Prover::search_within(const Frame& frame, std::uint64_t key, Effort limit) {
    ++nodes_;
    const bool is_winner = frame.to_move == contest_.winner;
    std::vector<Child> children;
    for (const DoubtedMove& move :
         is_winner ? moves_of_winner(board_, contest_) : first_moves_of_loser(board_, contest_))
        add_child(frame, move, children);
    for (;;) {
        const Choice choice = choice_of(children, is_winner);
        if (choice.effort.proof == won) {
            const auto settled = is_winner ? won_by(frame, children[choice.best]) : widen(frame, children);
            if (!settled) continue;
            return table_[key] = *settled;
        }
        if (choice.effort.disproof == 0) return table_[key] = {{lost, 0}};
        const bool is_at_limit = choice.effort.proof >= limit.proof || choice.effort.disproof >= limit.disproof;
        if (is_at_limit || is_exhausted()) return table_[key] = {choice.effort};
        search_child(frame, children[choice.best], limit_of_child(choice, limit, is_winner));
    }
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
