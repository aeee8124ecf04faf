#include "tools/authoring/solve/life_questions.h"

#include <algorithm>

#include "engine/reading/with_limits.h"

namespace katachi::authoring {

using board::Colour;
using board::Vertex;
using reading::TacticalCode;

namespace {

constexpr std::uint64_t moves_for_a_question = 10;  // are read with as much as it

}  // namespace

life::LifeAnswer LifeQuestions::ask(Colour side, Colour to_move) {
    life::DragonGoal left = goal_;
    left.stones &= board_.stones(goal_.defender);
    if (!left.stones.empty()) return reader_.ask(board_, left, side, to_move);
    return {.code = side == goal_.attacker() ? TacticalCode::win : TacticalCode::failure};
}

std::vector<JudgedMove> LifeQuestions::judged(Colour mover, Colour side, bool is_best_first) {
    std::vector<JudgedMove> moves;
    life::LifeLimits of_move = limits_;
    of_move.nodes = std::max<std::uint64_t>(1, limits_.nodes / moves_for_a_question);
    const reading::WithLimits limited(reader_, life::ReaderLimits{of_move});
    for (const Vertex move : goal_.region& board_.empty_points()) {
        if (!play(mover, move)) continue;
        moves.push_back({move, ask(side, board::opponent(mover))});
        undo();
    }
    std::stable_sort(moves.begin(), moves.end(), [&](const JudgedMove& a, const JudgedMove& b) {
        const int rank_a = rank(a.answer.code), rank_b = rank(b.answer.code);
        if (rank_a != rank_b) return is_best_first ? rank_a < rank_b : rank_a > rank_b;
        return a.answer.nodes > b.answer.nodes;
    });
    return moves;
}

std::vector<JudgedMove> LifeQuestions::moves(Colour side) { return judged(side, side, true); }
std::vector<JudgedMove> LifeQuestions::resistance(Colour side) { return judged(board::opponent(side), side, false); }

}  // namespace katachi::authoring
