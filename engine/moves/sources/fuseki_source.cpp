#include "engine/moves/sources/fuseki_source.h"

#include <cmath>
#include <utility>

#include "engine/board/zobrist.h"
#include "engine/match/whole_board_matcher.h"

namespace katachi::moves {

namespace {

// A whole board says most of all, whatever its value.
constexpr float weight_of_board = 4;

}  // namespace

FusekiSource::FusekiSource(std::string name, const match::PatternTables& tables)
    : TableSource(std::move(name), tables),
      filter_(tables,
              [&](std::uint16_t pattern) {
                  return proposes_move(tables, pattern, match::PatternUse::fuseki) &&
                         is_settled_by_shape(tables, pattern);
              }),
      matcher_(tables) {}

float FusekiSource::weight_unlearned(std::uint32_t feature) const {
    if (feature < tables().patterns.size())
        return weight_of_value(tables(), static_cast<std::uint16_t>(feature), PatternValues::opening_points);
    return weight_of_board + std::log1p(match::value_of_entry(tables(), feature));
}

void FusekiSource::propose(const MoveSituation& situation, std::vector<Proposal>& proposals) {
    const std::size_t begin = proposals.size();
    const board::Position& position = situation.board.position();
    if (has_room_for_openings(situation.board)) {
        const bool black = situation.to_move == board::Colour::black;
        matcher_.set(position);
        matcher_.scan(
            [&](const match::Hit& hit) {
                proposals.push_back({hit.anchor, tables().orientations[hit.orientation].pattern});
            },
            {.filter = &filter_, .black = black, .white = !black});
    }
    match::visit_whole_board(tables().whole_boards, position, board::SymmetricHash(position), situation.to_move,
                             [&](const match::WholeBoardMatch& match) {
                                 proposals.push_back({match.move, match::entry_of_board(tables(), match.entry)});
                             });
    keep_each_once(proposals, begin);
}

}  // namespace katachi::moves
