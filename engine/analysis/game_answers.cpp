#include "engine/analysis/answers.h"

namespace katachi::analysis {

namespace {

template <int board::Handicap::*count>
match::Value handicap_stones(const Question& ask) {
    if (!ask.handicap) return {};
    return static_cast<float>(*ask.handicap.*count);
}

}  // namespace

void add_game_answers(Answers& answers) {
    answer_to(answers, match::Autohelper::total_handicap_stones) = handicap_stones<&board::Handicap::stones>;
    answer_to(answers, match::Autohelper::remaining_handicap_stones) =
        handicap_stones<&board::Handicap::still_to_place>;
}

}  // namespace katachi::analysis
