// What compiling gave and cost, as katachi compile --stats prints it.
#pragma once

#include <string>
#include <vector>

#include "base/findings/diagnostic_text.h"
#include "tools/authoring/compile_figures.h"
#include "tools/katachi/shared/entry_output.h"

namespace katachi::cli {

std::string compile_stats(const std::vector<authoring::CompileFigures>& figures, OutputFormat format,
                          const base::TextStyle& style);

}  // namespace katachi::cli
