#include "engine/analysis/answers.h"

namespace katachi::analysis {

namespace {

using influence::Hold;
using influence::Influence;

// A side also holds the points that its living stones stand on, but for territory.
bool is_held(const Influence& read, board::Vertex vertex, board::Colour side, Hold least) {
    if (read.living.contains(vertex)) return least != Hold::territory && read.position.at(vertex) == side;
    return read.holder(vertex, least) == side;
}

// Whether O or X holds the point, if the opponent of O is to move there, or O where `own_first`.
template <bool is_own, Hold least, bool own_first = false>
match::Value holds(const Question& ask) {
    const Influence& read = (*ask.influence)(ask.side(own_first));
    return match::Value::of(is_held(read, ask.points[0], ask.side(is_own), least));
}

// Territory that hangs on who is to move hangs on the life of groups too: before that is known it is undecided.
template <bool is_own>
match::Value is_territory(const Question& ask) {
    const match::Value if_opponent_moves = holds<is_own, Hold::territory>(ask);
    const match::Value if_own_moves = holds<is_own, Hold::territory, true>(ask);
    return if_opponent_moves == if_own_moves ? if_opponent_moves : match::Value();
}

}  // namespace

void add_influence_answers(Answers& answers) {
    using enum match::Autohelper;
    answer_to(answers, omoyo) = holds<true, Hold::moyo>;
    answer_to(answers, xmoyo) = holds<false, Hold::moyo>;
    answer_to(answers, omoyo_opposite) = holds<true, Hold::moyo, true>;
    answer_to(answers, xmoyo_opposite) = holds<false, Hold::moyo, true>;
    answer_to(answers, oarea) = holds<true, Hold::area>;
    answer_to(answers, xarea) = holds<false, Hold::area>;
    answer_to(answers, oterri) = is_territory<true>;
    answer_to(answers, xterri) = is_territory<false>;
}

}  // namespace katachi::analysis
