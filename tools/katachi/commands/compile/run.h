// The options and the work of `katachi compile`.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/entry_output.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct CompileOptions {
    std::vector<std::string> paths;
    std::string output;
    std::string cpp_folder;
    std::string function = "pattern_tables";
    OutputFormat format = OutputFormat::text;
    bool stats = false;
    bool watch = false;
    bool keep_going = false;
    bool automata = false;
};

// Else an output holds compiled patterns.
bool is_cpp_source(const std::filesystem::path& file);

Outcome run_compile(const CompileOptions& options, const CommonOptions& common);

}  // namespace katachi::cli
