#include "compiler/constraint/class_verdict.h"

#include <string_view>

#include "engine/match/constraint/constants.h"

namespace katachi::compiler {

namespace {

match::ClassQuestion class_question(const PlacedPattern& placed) {
    const Pattern& pattern = placed.pattern();
    match::ClassQuestion question{.letters = pattern.classes, .own = placed.own(), .move = placed.move()};
    for (int row = 0; row < pattern.diagram.rows; ++row)
        for (int column = 0; column < pattern.diagram.columns; ++column)
            switch (static_cast<Cell>(pattern.diagram.at(row, column))) {
                case Cell::own:
                case Cell::own_anchor: question.own_stones.insert(placed.on_board({row, column})); break;
                case Cell::opponent:
                case Cell::opponent_anchor: question.opponents_stones.insert(placed.on_board({row, column})); break;
                default: break;
            }
    return question;
}

std::string_view status_word(match::Value status) {
    if (status == match::Value(match::status_dead)) return "dead";
    return status == match::Value(match::status_alive) ? "alive" : "critical";
}

}  // namespace

bool has_class_conditions(DatabaseKind kind) { return match::facts_of(kind).has_class_conditions; }

match::ClassVerdict class_verdict(const PlacedPattern& placed, match::Analysis& analysis) {
    return match::evaluate_classes(class_question(placed), analysis);
}

std::string undecided_status_letters(const PlacedPattern& placed, match::Analysis& analysis) {
    match::ClassQuestion question = class_question(placed);
    question.move = board::pass_vertex;
    std::string undecided;
    for (const std::string_view letter : {"O", "o", "X", "x"}) {
        if (placed.pattern().classes.find(letter) == std::string::npos) continue;
        question.letters = letter;
        if (!match::evaluate_classes(question, analysis).value.is_decided()) undecided += letter;
    }
    return undecided;
}

std::string refusal_text(const match::ClassVerdict& verdict, int board_size) {
    switch (verdict.letter) {
        case '*': return "the move is not legal";
        case 's': return "the move can be captured at once, and no letter s allows it";
        case 'n': return "the opponent could not play there safely, letter n";
        default:
            return board::vertex_name(verdict.vertex, board_size) + " is " + std::string(status_word(verdict.status)) +
                   ", letter " + verdict.letter;
    }
}

}  // namespace katachi::compiler
