#include "regression/judges/proof_zone.h"

#include <algorithm>

#include "regression/judges/zone_points.h"

namespace katachi::regression {

namespace {

using board::Board;
using board::Colour;
using board::pass_vertex;
using board::Vertex;
using board::VertexSet;

// How many more liberties than are known in the zone a claim further on asks for.
int lacking(const Board& board, const Guard& guard, const VertexSet& zone, const VertexSet& inner) {
    return guard.liberties - (board.liberty_points(guard.stone) & (zone - inner)).count();
}

class WinnerZone {
  public:
    WinnerZone(Board& board, const Contest& contest, Vertex move, const Claim& next)
        : board_(board), contest_(contest), move_(move), next_(next), inner_(next.zone()), zone_(inner_) {}

    void find() {
        if (move_ != pass_vertex) add_move();
        if (contest_.is_link()) zone_ |= contest_.targets();
        if (contest_.is_attack()) add_target();
        close_under_strings(board_, contest_.winner, zone_);
        while (!find_guards()) {
        }
    }

    VertexSet zone() const { return zone_; }
    std::vector<Guard> guards() const { return guards_; }

  private:
    void add_move() {
        const board::Consequence consequence = board_.consequence(contest_.winner, move_);
        const VertexSet beside = around(board_, VertexSet::of(move_));
        zone_.insert(move_);
        zone_ |= consequence.captured | around(board_, consequence.captured) | consequence.joined;
        zone_ |= beside & board_.empty_points();
        if (next_.ban != pass_vertex) zone_ |= beside;
        for (const Vertex string : strings_in(board_, beside, contest_.loser())) {
            const VertexSet& stones = board_.string_stones(string);
            if (consequence.captured.contains(string)) continue;
            if (!stones.intersects(inner_) && next_.ban == pass_vertex) continue;
            VertexSet liberties = board_.liberty_points(string);
            liberties.remove(move_);
            zone_ |= stones;
            if (!liberties.intersects(zone_)) zone_.insert(liberties.first());
        }
        for (const Vertex own : strings_in(board_, beside, contest_.winner))
            parts_.push_back({own, board_.liberty_points(own)});
    }

    // That the string has no other liberties, or that it is not joined with the other.
    void add_target() {
        VertexSet best;
        for (const Vertex target : contest_.targets()) {
            const VertexSet& stones = board_.string_stones(target);
            const VertexSet known = zone_ | stones | around(board_, stones);
            if (best.empty() || known.count() < best.count()) best = known;
        }
        zone_ = best;
    }

    // False where the zone had to grow.
    bool find_guards() {
        guards_.clear();
        const VertexSet before = zone_;
        if (move_ != pass_vertex) {
            board_.play_ko(contest_.winner, move_);
            const VertexSet& liberties = board_.liberty_points(move_);
            if (!liberties.intersects(zone_)) zone_.insert(liberties.first());  // it is no suicide
        }
        for (const Guard& guard : next_.guards) {
            const int needed = lacking(board_, guard, zone_, inner_);
            if (needed <= 0) continue;
            if (move_ == pass_vertex || !board_.same_string(guard.stone, move_))
                add_guard({guard.stone, needed});
            else
                guard_a_part(needed);
        }
        if (move_ != pass_vertex) board_.undo();
        return before == zone_;
    }

    void guard_a_part(int needed) {
        for (const Part& part : parts_)
            if ((part.liberties - zone_).count() >= needed) return add_guard({part.stone, needed});
        for (const Part& part : parts_) zone_ |= part.liberties;
    }

    void add_guard(const Guard& guard) { guards_.push_back(guard); }

    struct Part {
        Vertex stone;
        VertexSet liberties;
    };

    Board& board_;
    const Contest& contest_;
    Vertex move_;
    const Claim& next_;
    VertexSet inner_;
    VertexSet zone_;
    std::vector<Part> parts_;
    std::vector<Guard> guards_;
};

class LoserZone {
  public:
    LoserZone(Board& board, const Contest& contest, Vertex ko, const std::vector<Continuation>& answers,
              const std::vector<Claim>& claims)
        : board_(board), contest_(contest), ko_(ko), answers_(answers), claims_(claims) {}

    LoserClaim find() {
        has_target_ = board_.at(contest_.target) == contest_.owner;
        ban_ = ban_of(board_, contest_, contest_.loser());
        zone_ = contest_.targets();
        if (has_target_) answer(pass_vertex);
        if (!has_target_) zone_ |= around(board_, zone_);
        for (VertexSet before; !(before == zone_);) {
            before = zone_;
            close_under_strings(board_, contest_.winner, zone_);
            if (!has_target_)
                answer(contest_.target);
            else
                for (const Vertex move : before& board_.empty_points())
                    if (move != ban_) answer(move);
            if (found_.unanswered.empty()) find_guards();
        }
        Claim& claim = found_.claim;
        fill_contents(board_, zone_, claim);
        claim.to_move = contest_.loser();
        claim.ban = ban_;
        claim.ko = ko_;
        return std::move(found_);
    }

  private:
    const Continuation* answer_to(Vertex move) const {
        const auto found = std::find_if(answers_.begin(), answers_.end(),
                                        [move](const Continuation& known) { return known.move == move; });
        return found == answers_.end() ? nullptr : &*found;
    }

    bool is_answered(Vertex move) const {
        const auto& known = found_.claim.continuations;
        return std::any_of(known.begin(), known.end(), [move](const Continuation& next) { return next.move == move; });
    }

    void answer(Vertex move) {
        if (is_answered(move) || found_.unanswered.contains(move)) return;
        if (move != pass_vertex && board_.is_suicide(contest_.loser(), move)) return make_suicide_clear(move);
        const VertexSet captured =
            move == pass_vertex ? VertexSet() : board_.consequence(contest_.loser(), move).captured;
        const Continuation* const pass = answer_to(pass_vertex);
        if (move != pass_vertex && pass != nullptr && captured.empty() && !claims_[pass->claim].empty.contains(move)) {
            board_.play_ko(contest_.loser(), move);
            const bool fits = is_about(claims_[pass->claim], board_, contest_, contest_.winner, ko_);
            board_.undo();
            if (fits) return accept({move, pass->claim});
        }
        const Continuation* const own = answer_to(move);
        if (own == nullptr) {
            found_.unanswered.insert(move);
            return;
        }
        accept(*own);
        if (captured.count() == 1) zone_ |= around(board_, VertexSet::of(move));
    }

    void accept(const Continuation& next) {
        found_.claim.continuations.push_back(next);
        zone_ |= claims_[next.claim].zone();
        if (next.move != pass_vertex) zone_.insert(next.move);
    }

    void make_suicide_clear(Vertex move) {
        const VertexSet beside = around(board_, VertexSet::of(move));
        zone_ |= beside;
        for (const Vertex string : strings_in(board_, beside, contest_.loser())) {
            const VertexSet& stones = board_.string_stones(string);
            zone_ |= stones | around(board_, stones);
        }
    }

    void find_guards() {
        const std::vector<Vertex> strings = strings_in(board_, zone_, contest_.winner);
        std::vector<int> needed(strings.size());
        for (const Continuation& next : found_.claim.continuations) add_needs(next, strings, needed);
        found_.claim.guards.clear();
        for (std::size_t i = 0; i < strings.size(); ++i) {
            const VertexSet& liberties = board_.liberty_points(strings[i]);
            const int inside = (liberties & zone_).count();
            const int outside = (liberties - zone_).count();
            int wanted = needed[i];
            if (inside < 2) wanted = std::max(wanted, 2 - inside);
            if (liberties.count() == 1) {
                zone_ |= liberties | around(board_, board_.string_stones(strings[i]));
            } else if (outside < wanted) {
                zone_ |= liberties;
            } else if (wanted > 0) {
                found_.claim.guards.push_back({strings[i], wanted});
            }
        }
    }

    // What the claim further on asks of each string, from before the loser's move.
    void add_needs(const Continuation& next, const std::vector<Vertex>& strings, std::vector<int>& needed) {
        const Claim& claim = claims_[next.claim];
        if (claim.guards.empty()) return;
        const VertexSet inner = claim.zone();
        if (next.move != pass_vertex) board_.play_ko(contest_.loser(), next.move);
        std::vector<std::pair<Vertex, int>> needs;
        for (const Guard& guard : claim.guards) {
            const int lack = lacking(board_, guard, zone_, inner);
            if (lack > 0) needs.emplace_back(guard.stone, next.move == pass_vertex ? lack + 1 : lack);
        }
        if (next.move != pass_vertex) board_.undo();
        for (const auto& [stone, lack] : needs)
            for (std::size_t i = 0; i < strings.size(); ++i)
                if (board_.same_string(strings[i], stone)) needed[i] = std::max(needed[i], lack);
    }

    Board& board_;
    const Contest& contest_;
    Vertex ko_;
    const std::vector<Continuation>& answers_;
    const std::vector<Claim>& claims_;
    LoserClaim found_;
    VertexSet zone_;
    Vertex ban_ = pass_vertex;
    bool has_target_ = true;
};

bool holds(const Board& board, const VertexSet& points, Colour colour) {
    return std::all_of(points.begin(), points.end(), [&](Vertex vertex) { return board.at(vertex) == colour; });
}

}  // namespace

bool is_about(const Claim& claim, const Board& board, const Contest& contest, Colour to_move, Vertex ko) {
    if (claim.to_move != to_move || claim.ko != ko) return false;
    const Vertex ban = ban_of(board, contest, to_move);
    if (to_move == contest.winner) {
        if (ban != pass_vertex && !claim.continuations.empty() && claim.continuations.front().move == ban &&
            claim.ban != ban)
            return false;
    } else if (claim.ban != ban) {
        return false;
    }
    if (!holds(board, claim.empty, Colour::empty) || !holds(board, claim.black, Colour::black) ||
        !holds(board, claim.white, Colour::white))
        return false;
    if (claim.guards.empty()) return true;
    const VertexSet zone = claim.zone();
    return std::all_of(claim.guards.begin(), claim.guards.end(), [&](const Guard& guard) {
        return (board.liberty_points(guard.stone) - zone).count() >= guard.liberties;
    });
}

Claim claim_of_winner(Board& board, const Contest& contest, Vertex ko, const Continuation& next,
                      const std::vector<Claim>& claims) {
    WinnerZone zone(board, contest, next.move, claims[next.claim]);
    zone.find();
    Claim claim;
    fill_contents(board, zone.zone(), claim);
    claim.guards = zone.guards();
    claim.to_move = contest.winner;
    claim.ban = board.ko_point();
    claim.ko = ko;
    claim.continuations.push_back(next);
    return claim;
}

LoserClaim claim_of_loser(Board& board, const Contest& contest, Vertex ko, const std::vector<Continuation>& answers,
                          const std::vector<Claim>& claims) {
    return LoserZone(board, contest, ko, answers, claims).find();
}

}  // namespace katachi::regression
