#include "tests/regression/judges/plain_checker.h"

#include <algorithm>
#include <vector>

namespace katachi::regression {

namespace {

using board::Colour;
using board::pass_vertex;
using board::Vertex;
using board::VertexSet;

struct Refused {
    std::string reason;
};

void require(bool holds, const char* reason) {
    if (!holds) throw Refused{reason};
}

// The contents of a zone, and what follows from them whatever stands elsewhere.
class ZoneBoard {
  public:
    ZoneBoard(const Claim& claim, const Contest& contest, const VertexSet& points)
        : winner_(claim.stones(contest.winner)),
          loser_(claim.stones(contest.loser())),
          empty_(claim.empty),
          zone_(claim.zone()),
          points_(points),
          guards_(claim.guards) {}

    const VertexSet& winner() const { return winner_; }
    const VertexSet& loser() const { return loser_; }
    const VertexSet& empty() const { return empty_; }
    const VertexSet& zone() const { return zone_; }

    VertexSet string(Vertex stone) const {
        const VertexSet& colour = winner_.contains(stone) ? winner_ : loser_;
        VertexSet grown = VertexSet::of(stone);
        for (VertexSet before; !(before == grown);) {
            before = grown;
            grown |= grown.beside() & colour;
        }
        return grown;
    }
    VertexSet liberties(const VertexSet& string) const { return string.beside() & empty_; }
    // Whether there may be liberties outside of the zone.
    bool touches_outside(const VertexSet& string) const { return !((string.beside() & points_) - zone_).empty(); }
    int guarded(const VertexSet& string) const {
        int most = 0;
        for (const Guard& guard : guards_)
            if (string.contains(guard.stone)) most = std::max(most, guard.liberties);
        return most;
    }
    std::vector<VertexSet> strings_beside(Vertex vertex, const VertexSet& colour) const {
        std::vector<VertexSet> strings;
        for (VertexSet left = VertexSet::of(vertex).beside() & colour; !left.empty();) {
            strings.push_back(string(left.first()));
            left -= strings.back();
        }
        return strings;
    }

    // Whether a string beside the point may have been captured or not.
    bool is_unclear_beside(Vertex vertex) const { return VertexSet::of(vertex).beside().intersects(unknown_); }

    // Captures come of these two; what may be captured or not is unknown afterwards.
    VertexSet play_winner(Vertex move) {
        put(move, winner_);
        VertexSet captured;
        for (const VertexSet& string : strings_beside(move, loser_)) {
            if (!liberties(string).empty()) continue;
            (touches_outside(string) ? unknown_ : captured) |= string;
        }
        take(captured, loser_);
        const VertexSet own = string(move);
        require(!liberties(own).empty() || guarded(own) > 0, "a move of the winner may be suicide");
        return captured;
    }
    // Nothing where it is suicide.
    std::optional<VertexSet> play_loser(Vertex move) {
        put(move, loser_);
        VertexSet captured;
        for (const VertexSet& string : strings_beside(move, winner_)) {
            if (!liberties(string).empty() || guarded(string) > 0) continue;
            require(!touches_outside(string), "it is open whether a string of the winner is captured");
            captured |= string;
        }
        take(captured, winner_);
        const VertexSet own = string(move);
        if (liberties(own).empty() && !touches_outside(own)) return std::nullopt;
        return captured;
    }

    // Whether this is so wherever the claim holds. `moves_outside` liberties of each string may have been taken.
    void require_holds(const Claim& claim, const Contest& contest, int moves_outside) const {
        const VertexSet inner = claim.zone();
        require((inner - zone_).empty(), "a claim looks beyond the zone of the one before");
        require(!inner.intersects(unknown_), "a claim needs to know whether a string is captured");
        require((claim.stones(contest.winner) - winner_).empty() && (claim.stones(contest.loser()) - loser_).empty() &&
                    (claim.empty - empty_).empty(),
                "a claim is about another position");
        for (const Guard& guard : claim.guards) {
            const VertexSet stones = string(guard.stone);
            const int known = (liberties(stones) - inner).count();
            require(std::max(guarded(stones) - moves_outside, 0) + known >= guard.liberties,
                    "a string may have too few liberties");
        }
    }

  private:
    void put(Vertex move, VertexSet& colour) {
        require(empty_.contains(move), "a move is not on an empty point of the zone");
        empty_.remove(move);
        colour.insert(move);
    }
    void take(const VertexSet& captured, VertexSet& colour) {
        colour -= captured;
        empty_ |= captured;
    }

    VertexSet winner_, loser_, empty_;
    VertexSet zone_, points_;
    VertexSet unknown_;
    const std::vector<Guard>& guards_;
};

class Checker {
  public:
    Checker(const Proof& proof, const board::Board& board) : proof_(proof), contest_(proof.contest), board_(board) {
        for (int row = 0; row < board.size(); ++row)
            for (int column = 0; column < board.size(); ++column) points_.insert(board::vertex_at(row, column));
    }

    void check(Colour to_move) const {
        require(!proof_.claims.empty(), "there is no claim");
        require(points_.contains(contest_.target), "the target is no point");
        for (std::uint32_t i = 0; i < proof_.claims.size(); ++i) check_claim(i);
        const Claim& root = proof_.claims.back();
        require(root.to_move == to_move && root.ko == pass_vertex, "the proof begins otherwise");
        require(root.ban == pass_vertex || root.ban == board_.ko_point(), "the ko is another");
        if (to_move == contest_.winner && root.continuations.front().move != pass_vertex)
            require(root.continuations.front().move != board_.ko_point() || root.ban == board_.ko_point(),
                    "the winner takes back a ko");
        for (const Vertex vertex : root.black) require(board_.at(vertex) == Colour::black, "a black stone is missing");
        for (const Vertex vertex : root.white) require(board_.at(vertex) == Colour::white, "a white stone is missing");
        for (const Vertex vertex : root.empty) require(board_.at(vertex) == Colour::empty, "a point is not empty");
        for (const Guard& guard : root.guards)
            require((board_.liberty_points(guard.stone) - root.zone()).count() >= guard.liberties,
                    "a string has too few liberties");
    }

  private:
    void check_claim(std::uint32_t number) const {
        const Claim& claim = proof_.claims[number];
        const VertexSet zone = claim.zone();
        require((zone - points_).empty() && zone.contains(contest_.target), "the zone is not one");
        require(claim.black.count() + claim.white.count() + claim.empty.count() == zone.count(),
                "a point of the zone is two things");
        for (const Guard& guard : claim.guards)
            require(claim.stones(contest_.winner).contains(guard.stone), "a guard is no stone of the winner");
        for (const Continuation& next : claim.continuations)
            require(next.claim < number, "claims go round in a circle");
        if (claim.is_end)
            check_end(claim);
        else if (claim.to_move == contest_.winner)
            check_winner(claim);
        else
            check_loser(claim);
    }

    ZoneBoard zone_board(const Claim& claim) const { return {claim, contest_, points_}; }
    bool has_target(const Claim& claim) const { return claim.stones(contest_.owner).contains(contest_.target); }
    const Claim& claim_of(const Continuation& next) const { return proof_.claims[next.claim]; }

    void check_end(const Claim& claim) const {
        require(claim.to_move == contest_.loser(), "a contest ends before a move of the loser");
        const ZoneBoard zone = zone_board(claim);
        if (!contest_.is_attack()) {
            require(has_target(claim), "a captured string is called safe");
            const VertexSet target = zone.string(contest_.target);
            require(zone.liberties(target).count() + zone.guarded(target) >= contest_.safe,
                    "a string without enough liberties is called safe");
            return;
        }
        require(claim.empty.contains(contest_.target), "a string on the board is called captured");
        if (claim.ban == contest_.target && contest_.ko_right != KoRight::loser) return;
        const VertexSet around = VertexSet::of(contest_.target).beside() & points_;
        if (around.intersects(claim.empty)) return;
        require((around - claim.zone()).empty(), "it is open whether the string can be taken back");
        require(zone_captures_nothing(claim), "the string can be taken back");
    }

    // By a stone of the loser on the target's point.
    bool zone_captures_nothing(const Claim& claim) const {
        ZoneBoard zone = zone_board(claim);
        const auto captured = zone.play_loser(contest_.target);
        return !captured || captured->empty();
    }

    void check_winner(const Claim& claim) const {
        require(claim.continuations.size() == 1, "the winner has no move, or several");
        const Continuation& next = claim.continuations.front();
        const Claim& result = claim_of(next);
        ZoneBoard zone = zone_board(claim);
        if (contest_.is_attack()) {
            require(has_target(claim), "the attack goes on after the capture");
            const VertexSet target = zone.string(contest_.target);
            require(!zone.touches_outside(target) && zone.liberties(target).count() < contest_.safe,
                    "the string may be safe");
        }
        Vertex ban = pass_vertex;
        Vertex ko = claim.ko;
        VertexSet captured;
        if (next.move != pass_vertex) {
            captured = zone.play_winner(next.move);
            ban = forbidden_by(zone, next.move, captured, true);
            if (next.move == claim.ban) {
                require(contest_.ko_right == KoRight::winner && captured.count() == 1, "the winner takes back a ko");
                const Vertex here = std::min(next.move, captured.first());
                require(ko == pass_vertex || ko == here, "the winner takes back another ko");
                ko = here;
            }
        }
        if (!has_target(claim))
            require(next.move == contest_.target && !captured.empty(), "the string is not taken back");
        require(result.to_move == contest_.loser() && result.ko == ko, "the turn or the ko is another");
        require(result.ban == pass_vertex || (result.ban == ban && contest_.ko_right != KoRight::loser),
                "the loser is forbidden to play");
        zone.require_holds(result, contest_, 0);
    }

    // Where a ko forbids to take back: for sure, or if it may be so.
    static Vertex forbidden_by(const ZoneBoard& zone, Vertex move, const VertexSet& captured, bool for_sure) {
        const VertexSet own = zone.string(move);
        if (captured.count() != 1 || own.count() != 1 || !(zone.liberties(own) == captured)) return pass_vertex;
        if (for_sure && (zone.touches_outside(own) || zone.is_unclear_beside(move))) return pass_vertex;
        return captured.first();
    }

    void check_loser(const Claim& claim) const {
        const ZoneBoard zone = zone_board(claim);
        if (!has_target(claim)) {
            require(contest_.is_attack(), "the string is captured");
            return check_answer(claim, contest_.target);
        }
        for (VertexSet left = zone.winner(); !left.empty();) {
            const VertexSet string = zone.string(left.first());
            left -= string;
            require(!zone.liberties(string).empty() || zone.guarded(string) >= 2,
                    "a move outside may capture a string of the winner");
        }
        check_answer(claim, pass_vertex);
        for (const Vertex move : claim.empty)
            if (move != claim.ban || contest_.ko_right == KoRight::loser) check_answer(claim, move);
    }

    // What the winner does about a move of the loser, if there is such a move.
    void check_answer(const Claim& claim, Vertex move) const {
        ZoneBoard zone = zone_board(claim);
        Vertex ban = pass_vertex;
        if (move != pass_vertex) {
            const auto captured = zone.play_loser(move);
            if (!captured) return;
            ban = forbidden_by(zone, move, *captured, false);
        }
        const auto next = std::find_if(claim.continuations.begin(), claim.continuations.end(),
                                       [move](const Continuation& known) { return known.move == move; });
        require(next != claim.continuations.end(), "a move of the loser has no answer");
        const Claim& result = claim_of(*next);
        require(result.to_move == contest_.winner && result.ko == claim.ko && !result.is_end,
                "the turn or the ko is another");
        if (ban != pass_vertex && !result.continuations.empty() && result.continuations.front().move == ban)
            require(result.ban == ban, "the winner takes back a ko");
        zone.require_holds(result, contest_, move == pass_vertex ? 1 : 0);
    }

    const Proof& proof_;
    const Contest& contest_;
    const board::Board& board_;
    VertexSet points_;
};

}  // namespace

std::optional<std::string> objection(const Proof& proof, const board::Board& board, board::Colour to_move) {
    try {
        Checker(proof, board).check(to_move);
    } catch (const Refused& refused) {
        return refused.reason;
    }
    return std::nullopt;
}

}  // namespace katachi::regression
