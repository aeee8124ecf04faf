// What actions mean, as plainly as can be: their trees run statement for statement. The truth for programs, as the
// interpreter is for constraints.
#pragma once

#include <vector>

#include "compiler/model/pattern.h"
#include "engine/match/constraint/analysis.h"
#include "engine/match/constraint/placement.h"
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

ActionSeen result_of_action(const Pattern& pattern, const Match& match, Analysis& analysis);
// The same of its program.
ActionSeen action_seen(const PatternTables& tables, const Placement& placement, Analysis& analysis);

}  // namespace katachi
