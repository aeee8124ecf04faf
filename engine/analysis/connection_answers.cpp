#include "engine/analysis/answers.h"

namespace katachi::analysis {

namespace {

template <bool is_own>
match::Value is_cut(const Question& ask) {
    return ask.cuts != nullptr ? ask.cuts->is_cut(ask.side(is_own), ask.points[0]) : match::Value();
}

// What can be captured hangs together with nothing: who asks wants stones that live and die together (manual, 7.3).
match::Value can_be_disconnected(const Question& ask) {
    const board::Vertex a = ask.points[0], b = ask.points[1];
    if (!ask.has_stone(a) || ask.board.at(a) != ask.board.at(b)) return match::Value::of(true);
    if (ask.board.same_string(a, b)) return match::Value::of(false);
    match::Value result = works(ask, ask.believed_connections().disconnect(ask.board, a, b));
    for (const board::Vertex string : {a, b})
        if (!result.is_true()) result = match::logical_or(result, works(ask, ask.strings().attack(ask.board, string)));
    return result;
}

}  // namespace

void add_connection_answers(Answers& answers) {
    using enum match::Autohelper;
    answer_to(answers, xcut) = is_cut<false>;
    answer_to(answers, ocut) = is_cut<true>;
    answer_to(answers, disconnect_helper) = can_be_disconnected;
}

}  // namespace katachi::analysis
