// What a pattern's action does at a match, with the reason for its result.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "compiler/constraint/action_run.h"
#include "compiler/constraint/explanation.h"

namespace katachi::authoring {

struct ExplainedAction {
    compiler::ActionRun run;
    std::optional<compiler::ExplainedPart> settled;  // the expression of `run.settled_by`

    // Whether a return, and not a condition, settled the result.
    bool is_settled_by_return() const;
};

// The placed pattern must outlive the answer.
ExplainedAction explain_action(const compiler::PlacedPattern& placed, match::Analysis& analysis);

// The points of a call: "G5", "H4".
std::vector<std::string> point_names(const compiler::Effect& effect, int size);

}  // namespace katachi::authoring
