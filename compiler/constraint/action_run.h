// What actions do, straight from their trees, statement for statement: the plain truth that compiled programs are
// tested against, as the interpreter is for constraints.
#pragma once

#include <vector>

#include "compiler/constraint/interpreter.h"

namespace katachi::compiler {

// A call of an action helper.
struct Effect {
    match::Autohelper helper{};
    board::Colour own = board::Colour::black;
    std::vector<board::Vertex> points;

    friend bool operator==(const Effect&, const Effect&) = default;
};

struct ActionRun {
    match::Value result;  // true where nothing is returned, undecided where the text has a fault
    std::vector<Effect> effects;
    // What the result comes from: the value that is returned, or an `if` that nobody could tell. Of the pattern.
    const Statement* settled_by = nullptr;
};

ActionRun run_actions(const PlacedPattern& placed, match::Analysis& analysis);

}  // namespace katachi::compiler
