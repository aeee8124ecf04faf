#include "tests/regression/judges/plain_checker.h"

#include <algorithm>

#include "tests/regression/judges/plain_join.h"
#include "tests/regression/judges/zone_board.h"

namespace katachi::regression {

namespace {

using board::Colour;
using board::pass_vertex;
using board::Vertex;
using board::VertexSet;

class Checker {
  public:
    Checker(const Proof& proof, const board::Board& board) : proof_(proof), contest_(proof.contest), board_(board) {
        for (int row = 0; row < board.size(); ++row)
            for (int column = 0; column < board.size(); ++column) points_.insert(board::vertex_at(row, column));
    }

    void check(Colour to_move) const {
        require(!proof_.claims.empty(), "there is no claim");
        require((contest_.targets() - points_).empty(), "a target is no point");
        if (contest_.is_link() && contest_.is_attack()) require_two_strings();
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
    void require_two_strings() const {
        for (const Vertex target : contest_.targets())
            require(board_.at(target) == contest_.owner, "a target is no stone of the owner");
        require(!board_.same_string(contest_.target, contest_.other), "the stones are joined as it is");
    }

    void check_claim(std::uint32_t number) const {
        const Claim& claim = proof_.claims[number];
        const VertexSet zone = claim.zone();
        require((zone - points_).empty() && (contest_.targets() - zone).empty(), "the zone is not one");
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
    bool has_targets(const Claim& claim) const { return (contest_.targets() - claim.stones(contest_.owner)).empty(); }
    const Claim& claim_of(const Continuation& next) const { return proof_.claims[next.claim]; }

    void check_end(const Claim& claim) const {
        require(claim.to_move == contest_.loser(), "a contest ends before a move of the loser");
        if (!contest_.is_attack())
            require_liberties(claim);
        else if (has_targets(claim))
            require_apart(claim);
        else
            require_captured(claim);
    }

    // The claim is about a safe string, or about a joined one.
    void require_liberties(const Claim& claim) const {
        require(has_targets(claim), "a captured string is called safe or joined");
        const ZoneBoard zone = zone_board(claim);
        const VertexSet target = zone.string(contest_.target);
        require((contest_.targets() - target).empty(), "stones of two strings are called joined");
        const int needed = contest_.is_link() ? joined_liberties : contest_.safe;
        require(zone.liberties(target).count() + zone.guarded(target) >= needed,
                "a string without enough liberties is called safe or joined");
    }

    void require_apart(const Claim& claim) const {
        require(contest_.is_link(), "a string on the board is called captured");
        require(plain_moves_to_join(zone_board(claim), contest_, contest_.safe) >= contest_.safe,
                "strings that a few moves in a row would join are called cut");
    }

    void require_captured(const Claim& claim) const {
        const VertexSet captured = contest_.targets() & claim.empty;
        require(std::any_of(captured.begin(), captured.end(), [&](Vertex target) { return stays_off(claim, target); }),
                "a captured stone can be taken back");
    }

    // Whether the loser cannot put a stone back on the point by a capture.
    bool stays_off(const Claim& claim, Vertex target) const {
        if (claim.ban == target && contest_.ko_right != KoRight::loser) return true;
        const VertexSet around = VertexSet::of(target).beside() & points_;
        if (around.intersects(claim.empty)) return true;
        require((around - claim.zone()).empty(), "it is open whether a captured stone can be taken back");
        ZoneBoard zone = zone_board(claim);
        const auto captured = zone.play_loser(target);
        return !captured || captured->empty();
    }

    void check_winner(const Claim& claim) const {
        require(claim.continuations.size() == 1, "the winner has no move, or several");
        const Continuation& next = claim.continuations.front();
        const Claim& result = claim_of(next);
        ZoneBoard zone = zone_board(claim);
        require(has_targets(claim) || !(contest_.is_attack() || contest_.is_link()),
                "a contest goes on after a capture");
        if (contest_.is_attack() && contest_.is_link())
            require(plain_moves_to_join(zone, contest_, 1) > 0, "the stones may be joined");
        else if (contest_.is_attack())
            require_unsafe(zone);
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
        if (!has_targets(claim))
            require(next.move == contest_.target && !captured.empty(), "the string is not taken back");
        require(result.to_move == contest_.loser() && result.ko == ko, "the turn or the ko is another");
        require(result.ban == pass_vertex || (result.ban == ban && contest_.ko_right != KoRight::loser),
                "the loser is forbidden to play");
        zone.require_holds(result, contest_, 0);
    }

    void require_unsafe(const ZoneBoard& zone) const {
        const VertexSet target = zone.string(contest_.target);
        require(!zone.touches_outside(target) && zone.liberties(target).count() < contest_.safe,
                "the string may be safe");
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
        if (!has_targets(claim)) {
            require(contest_.is_attack() && !contest_.is_link(), "the string is captured");
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
