#include "tools/authoring/why/engine_reasons.h"

#include <cmath>

#include "engine/moves/learned_weights.h"
#include "engine/moves/move_knowledge.h"
#include "engine/moves/pattern_sources.h"
#include "patterndb/mined_tables.h"

namespace katachi::authoring {

namespace {

// So that programs are shown no digits of rounding.
double rounded(double number, int digits) {
    const double scale = std::pow(10, digits);
    return std::round(number * scale) / scale;
}

EngineReasons reasons_of(moves::MoveKnowledge& knowledge, const moves::MoveSituation& situation, board::Vertex move) {
    EngineReasons found;
    found.side = situation.to_move;
    found.rank = 1;
    const auto& weights = knowledge.weigh(situation, moves::SourceCost::root);
    const double asked = weights[static_cast<std::size_t>(move)];
    double total = 0;
    for (const board::Vertex vertex : situation.board.empty_points()) {
        if (situation.board.is_legal(situation.to_move, vertex) != board::Legality::ok) continue;
        const double weight = weights[static_cast<std::size_t>(vertex)];
        total += std::exp(weight - asked);
        if (weight > asked) ++found.rank;
        ++found.moves;
    }
    found.chance = rounded(1 / total, 5);
    for (const moves::MoveReason& reason : knowledge.reasons(situation, move))
        found.reasons.push_back({std::string(reason.source->name()), reason.text, rounded(reason.weight, 3)});
    return found;
}

}  // namespace

std::vector<EngineReasons> engine_reasons(const AskedPosition& asked, const std::vector<board::Colour>& sides,
                                          board::Vertex move, const match::PatternTables& patterns) {
    moves::MoveKnowledge knowledge(moves::all_sources(mined_tables(), patterns), moves::learned_weights());
    const board::Board board = asked.played.value_or(board::Board(asked.position));
    std::vector<EngineReasons> found;
    for (const board::Colour side : sides)
        if (board.is_legal(side, move) == board::Legality::ok)
            found.push_back(reasons_of(knowledge, {.board = board, .to_move = side, .handicap = asked.handicap}, move));
    return found;
}

}  // namespace katachi::authoring
