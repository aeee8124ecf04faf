// The eye space that a subcommand is asked about.
#pragma once

#include <string>

#include "engine/match/eyes/eye_graph.h"

namespace katachi::cli {

// Rows as GTP writes them, or `-` for standard input. Throws FileError where they are no eye space that can be solved.
match::EyeGraph space_from_argument(const std::string& text);

// What is said where the solver gives up.
std::string undecided_text(std::size_t most_positions);

}  // namespace katachi::cli
