// What an action's program does, in the form of what its tree does.
#pragma once

#include "compiler/constraint/action_run.h"
#include "engine/match/constraint/placement.h"

namespace katachi::compiler {

ActionRun action_seen(const match::PatternTables& tables, const match::Placement& placement, match::Analysis& analysis);

}  // namespace katachi::compiler
