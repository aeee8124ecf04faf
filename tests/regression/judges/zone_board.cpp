#include "tests/regression/judges/zone_board.h"

namespace katachi::regression {

using board::Vertex;
using board::VertexSet;

ZoneBoard::ZoneBoard(const Claim& claim, const Contest& contest, const VertexSet& points)
    : winner_(claim.stones(contest.winner)),
      loser_(claim.stones(contest.loser())),
      empty_(claim.empty),
      zone_(claim.zone()),
      points_(points),
      guards_(claim.guards) {}

VertexSet ZoneBoard::string(Vertex stone) const {
    const VertexSet& colour = winner_.contains(stone) ? winner_ : loser_;
    VertexSet grown = VertexSet::of(stone);
    for (VertexSet before; !(before == grown);) {
        before = grown;
        grown |= grown.beside() & colour;
    }
    return grown;
}

int ZoneBoard::guarded(const VertexSet& string) const {
    int most = 0;
    for (const Guard& guard : guards_)
        if (string.contains(guard.stone)) most = std::max(most, guard.liberties);
    return most;
}

std::vector<VertexSet> ZoneBoard::strings_beside(Vertex vertex, const VertexSet& colour) const {
    std::vector<VertexSet> strings;
    for (VertexSet left = VertexSet::of(vertex).beside() & colour; !left.empty();) {
        strings.push_back(string(left.first()));
        left -= strings.back();
    }
    return strings;
}

bool ZoneBoard::is_unclear_beside(Vertex vertex) const { return VertexSet::of(vertex).beside().intersects(unknown_); }

VertexSet ZoneBoard::play_winner(Vertex move) {
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

std::optional<VertexSet> ZoneBoard::play_loser(Vertex move) {
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

void ZoneBoard::require_holds(const Claim& claim, const Contest& contest, int moves_outside) const {
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

void ZoneBoard::put(Vertex move, VertexSet& colour) {
    require(empty_.contains(move), "a move is not on an empty point of the zone");
    empty_.remove(move);
    colour.insert(move);
}

void ZoneBoard::take(const VertexSet& captured, VertexSet& colour) {
    colour -= captured;
    empty_ |= captured;
}

}  // namespace katachi::regression
