#include "tools/authoring/problems/life_problem_questions.h"

namespace katachi::authoring {

ProblemTold LifeProblemQuestions::ask(board::Colour to_move) {
    life::DragonGoal left = goal_;
    left.stones &= board_.stones(goal_.defender);
    if (left.stones.empty()) return {.is_won = solver_ == goal_.attacker(), .is_proved = true};
    const life::LifeAnswer answer = reader_.ask(board_, left, solver_, to_move);
    const bool is_plain = answer.code == reading::TacticalCode::win || answer.code == reading::TacticalCode::failure;
    ProblemTold told{.is_won = answer.code == reading::TacticalCode::win,
                     .is_proved = is_plain && answer.certainty == life::Certainty::proved,
                     .move = answer.move,
                     .positions = answer.nodes};
    if (told.is_won || !told.is_proved || to_move == solver_) return told;
    const life::LifeAnswer refutation = reader_.ask(board_, left, to_move, to_move);
    told.move = refutation.move;
    told.positions += refutation.nodes;
    return told;
}

}  // namespace katachi::authoring
