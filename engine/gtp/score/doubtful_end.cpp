#include "engine/gtp/score/doubtful_end.h"

#include <cmath>
#include <vector>

#include "engine/analysis/stages.h"
#include "engine/board/board_points.h"
#include "engine/board/joined_points.h"
#include "engine/counting/score.h"
#include "engine/eyes/solved_eyes.h"
#include "engine/life/statuses/end_reader.h"
#include "engine/position/statuses.h"
#include "engine/search/settled_board.h"
#include "engine/worms/capturable.h"

namespace katachi::gtp {

namespace {

life::ReadEnd read_end(const board::Board& board, board::Colour to_move, std::uint64_t life_positions,
                       const search::EndJudgement& judgement) {
    reading::Tactics tactics;
    eyespaces::KnownGames known(solved_eyes().eyes);
    analysis::Stages stages(tactics, known);
    stages.set(board, to_move);
    const std::vector<position::Status> believed = position::statuses_of(stages.crude_life());
    const life::BelievedDragons judged{stages.dragons_before_life(), believed,
                                       worms::capturable_stones(stages.worms())};
    board::Board read = board;
    life::EndReader reader(solved_eyes().eyes, life_positions);
    return reader.read(read, judged, judgement.dead, judgement.ownership);
}

void give(search::EndJudgement& judgement, const board::VertexSet& points, float owner) {
    for (const board::Vertex point : points) judgement.ownership[static_cast<std::size_t>(point)] = owner;
}

// Stones that playouts take for dead or do not agree on, where little else keeps the board from being counted.
bool is_worth_reading(const board::Board& board, const search::EndJudgement& judgement) {
    if (search::is_bare(board, judgement.ownership)) return false;
    board::VertexSet doubtful;
    for (const board::Vertex stone : board::points_of(board) - board.empty_points() - judgement.dead)
        if (std::abs(judgement.ownership[static_cast<std::size_t>(stone)]) < life::EndReader::agreed)
            doubtful.insert(stone);
    return !(doubtful.empty() && judgement.dead.empty()) &&
           (counting::has_few_dame(board, judgement.dead) || counting::has_few_dame(board, judgement.dead | doubtful));
}

}  // namespace

void read_doubts(const board::Board& board, board::Colour to_move, std::uint64_t life_positions,
                 search::EndJudgement& judgement) {
    if (!is_worth_reading(board, judgement)) return;
    const life::ReadEnd read = read_end(board, to_move, life_positions, judgement);
    const counting::Surrounded before = counting::surrounded_points(board, judgement.dead);
    const counting::Surrounded after = counting::surrounded_points(board, read.dead);
    const auto living = [&](board::Colour colour, const board::VertexSet& territory) {
        const board::VertexSet stones = read.alive & board.stones(colour);
        return board::joined_points(stones, stones | territory);
    };
    give(judgement, (after.black - before.black) | living(board::Colour::black, after.black), 1);
    give(judgement, (after.white - before.white) | living(board::Colour::white, after.white), -1);
    judgement.dead = read.dead;
}

}  // namespace katachi::gtp
