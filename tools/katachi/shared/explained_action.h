// What a pattern's action does at a match, with the reason for its result.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "compiler/constraint/action_run.h"
#include "compiler/constraint/explanation.h"

namespace katachi::cli {

struct ExplainedAction {
    compiler::ActionRun run;
    std::optional<compiler::ExplainedPart> settled;  // the expression of `run.settled_by`
};

// The placed pattern's must outlive the answer.
ExplainedAction explain_action(const compiler::PlacedPattern& placed, match::Analysis& analysis);

// "antisuji(G5); return !xplay_attack(a,b) is true   (a is G5, b is H4)".
std::string action_text(const ExplainedAction& action, int size);

// An object of `outcome`, `calls` with their points, and what settled the outcome.
nlohmann::ordered_json action_json(const ExplainedAction& action, int size);

}  // namespace katachi::cli
