// Names of files that a shell left empty: a variable in quotes that nobody has set.
#pragma once

#include <CLI/CLI.hpp>

namespace katachi::options {

// Of a command line that was parsed. Throws CLI::ValidationError where a file or a folder was to be named, and what
// stands there is empty.
void refuse_empty_names(const CLI::App& program);

}  // namespace katachi::options
