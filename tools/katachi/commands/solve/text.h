// What `katachi solve` prints for people.
#pragma once

#include <optional>
#include <string>

#include "tools/authoring/solve/author_tree.h"

namespace katachi::cli {

std::string solved_text(const authoring::SolvedProblem& solved, const std::optional<authoring::AuthorCheck>& author);

}  // namespace katachi::cli
