// A function as a user adds one: this file, linked.
#include "engine/match/constraint/helper_functions.h"

namespace katachi::compiler {
namespace {

// Whether its point lies on the first line, where the board begins.
const match::HelperFunction upper_edge{"upper_edge", 1, [](match::Analysis&, const match::HelperCall& call) {
                                           return match::Value::of(board::row_of(call.points[0]) == 0);
                                       }};

// Colon lines call it: it says whether the move can be taken at once.
const match::HelperFunction bold_helper{
    "bold_helper", 0, [](match::Analysis& analysis, const match::HelperCall& call) {
        return match::logical_not(analysis.answer(match::Autohelper::safe_omove, call.own, {&call.move, 1}));
    }};

}  // namespace
}  // namespace katachi::compiler
