// The option of programs that read pattern files.
#pragma once

#include <CLI/CLI.hpp>

namespace katachi::options {

// --limit-text SIZE: a larger pattern file is refused, as it would take minutes and much memory.
void add_text_limit(CLI::App& program);

}  // namespace katachi::options
