// Constraints and actions of patterns that lie on a board, evaluated with what an Analysis knows of it. Allocates
// nothing. The analysis is asked about points of the diagram alone.
#pragma once

#include <memory>
#include <type_traits>

#include "engine/match/constraint/action_effect.h"
#include "engine/match/constraint/analysis.h"
#include "engine/match/constraint/placement.h"
#include "engine/match/constraint/value.h"
#include "engine/match/tables/pattern_tables.h"

namespace katachi::match {

// What the constraint of the pattern placed there is worth; true for a pattern without one. A function that the
// registry of autohelpers does not have is asked of helper_functions.h first, then of the analysis.
Value evaluate_constraint(const PatternTables& tables, const Placement& placement, Analysis& analysis);

using EffectFunction = void (*)(void* visitor, const ActionEffect& effect);
Value run_action(const PatternTables& tables, const Placement& placement, Analysis& analysis, EffectFunction visit,
                 void* visitor);

// Runs the action of the pattern placed there: calls `visit(const ActionEffect&)` for each call of an action helper
// that it comes to. Answers what the action returns, true where it returns nothing: false rejects the move. An `if`
// whose condition is undecided runs neither branch and makes the answer undecided; where a branch of it returns,
// nothing behind it is run either.
template <typename Visit>
Value run_action(const PatternTables& tables, const Placement& placement, Analysis& analysis, Visit&& visit) {
    using Visitor = std::remove_reference_t<Visit>;
    const EffectFunction call = [](void* visitor, const ActionEffect& effect) {
        (*static_cast<Visitor*>(visitor))(effect);
    };
    return run_action(tables, placement, analysis, call, std::addressof(visit));
}

}  // namespace katachi::match
