#include <cmath>

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
    const Influence& read = ask.influence->if_to_move(ask.side(own_first));
    return match::Value::of(is_held(read, ask.points[0], ask.side(is_own), least));
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
    answer_to(answers, oterri) = holds<true, Hold::territory>;
    answer_to(answers, xterri) = holds<false, Hold::territory>;
}

}  // namespace katachi::analysis
