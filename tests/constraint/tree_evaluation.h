// What constraints and actions mean, as plainly as can be: trees evaluated node for node, every operand of every
// operator, in the order of the text. The truth for programs.
#pragma once

#include <vector>

#include "compiler/model/pattern.h"
#include "engine/match/constraint/analysis.h"
#include "engine/match/match.h"

namespace katachi {

struct EffectSeen {
    Autohelper helper{};
    Colour own = Colour::black;
    std::vector<Vertex> points;

    friend bool operator==(const EffectSeen&, const EffectSeen&) = default;
};

struct ActionSeen {
    Value result;
    std::vector<EffectSeen> effects;

    friend bool operator==(const ActionSeen&, const ActionSeen&) = default;
};

Value value_of_constraint(const Pattern& pattern, const Match& match, Analysis& analysis);
ActionSeen result_of_action(const Pattern& pattern, const Match& match, Analysis& analysis);

}  // namespace katachi
