// What an action's program does, in the form of what its tree does.
#pragma once

#include "compiler/constraint/action_run.h"
#include "engine/match/constraint/placement.h"

namespace katachi {

ActionRun action_seen(const PatternTables& tables, const Placement& placement, Analysis& analysis);

}  // namespace katachi
