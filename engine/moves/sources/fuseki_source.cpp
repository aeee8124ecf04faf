#include "engine/moves/sources/fuseki_source.h"

#include <algorithm>
#include <cmath>

#include "engine/board/zobrist.h"
#include "engine/match/whole_board_matcher.h"

namespace katachi::moves {

namespace {

// What a move that was played in so many games adds to all else that is known of it: set by how well moves 1 to 40 of
// games are foreseen by tables of other games.
float weight_of_board(float games) { return 1 + 0.75F * std::log(std::max(games, 1.0F)); }

}  // namespace

float FusekiSource::weight_unlearned(std::uint32_t feature) const {
    if (feature < tables().patterns.size()) return HitSource::weight_unlearned(feature);
    return weight_of_board(match::value_of_entry(tables(), feature));
}

void FusekiSource::propose(const MoveSituation& situation, std::vector<Proposal>& proposals) {
    const std::size_t begin = proposals.size();
    const board::Position& position = situation.board.position();
    propose_hits(hits().settled(situation, HitUse::fuseki), proposals);
    match::visit_whole_board(tables().whole_boards, position, board::SymmetricHash(position), situation.to_move,
                             [&](const match::WholeBoardMatch& match) {
                                 proposals.push_back({match.move, match::entry_of_board(tables(), match.entry)});
                             });
    keep_each_once(proposals, begin);
}

}  // namespace katachi::moves
