// A solved problem of life and death, as JSON.
#pragma once

#include <optional>
#include <string>

#include "tools/authoring/solve/author_tree.h"

namespace katachi::answers {

std::string solved_json(const authoring::SolvedProblem& solved, const std::optional<authoring::AuthorCheck>& author);

}  // namespace katachi::answers
