#include "engine/analysis/colon_line_answers.h"

namespace katachi::analysis {

namespace {

match::Value refuse(const Question&, board::Orientation) { return match::Value::of(false); }

}  // namespace

ColonLineAnswer answer_to(match::ColonLineHelper helper) {
    using enum match::ColonLineHelper;
    switch (helper) {
        case cutstone2_helper: return refuse;
        case high_handicap_helper: return opponent_has_yet_to_play;
        case reinforce_helper: return may_reinforce;
        case thrash_around_helper: return has_to_thrash;
        case wedge_helper: return is_wedge_undone;
        case jump_out_far_helper:
        case jump_out_helper:
        case throw_in_atari_helper: return nullptr;
    }
    return nullptr;
}

}  // namespace katachi::analysis
