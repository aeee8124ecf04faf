// A function as a user adds one: this file, linked.
#include "engine/match/constraint/helper_functions.h"

namespace katachi {
namespace {

// Whether its point lies on the first line, where the board begins.
const HelperFunction upper_edge{
    "upper_edge", 1, [](Analysis&, const HelperCall& call) { return Value::of(row_of(call.points[0]) == 0); }};

// Of colon lines: whether the move can be taken at once.
const HelperFunction bold_helper{
    "bold_helper", 0, [](Analysis& analysis, const HelperCall& call) {
        return logical_not(analysis.answer(Autohelper::safe_omove, call.own, {&call.move, 1}));
    }};

}  // namespace
}  // namespace katachi
