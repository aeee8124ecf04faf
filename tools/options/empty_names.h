// Names of files and of entries, and words, that a shell left empty: a variable in quotes that nobody has set.
#pragma once

#include <CLI/CLI.hpp>

namespace katachi::options {

// It looks at a command line that was parsed. Throws CLI::ValidationError where a file, a folder, an entry or a word
// was to be named, and the name that stands there is empty.
void refuse_empty_names(const CLI::App& program);

}  // namespace katachi::options
