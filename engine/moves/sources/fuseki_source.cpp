#include "engine/moves/sources/fuseki_source.h"

#include <cmath>

#include "engine/board/zobrist.h"
#include "engine/match/whole_board_matcher.h"

namespace katachi::moves {

namespace {

// A whole board says most of all, whatever its value.
constexpr float weight_of_board = 4;

}  // namespace

float FusekiSource::weight_unlearned(std::uint32_t feature) const {
    if (feature < tables().patterns.size()) return HitSource::weight_unlearned(feature);
    return weight_of_board + std::log1p(match::value_of_entry(tables(), feature));
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
