// The options and the work of `katachi check`.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct CheckCommand {
    std::vector<std::string> paths;
    std::string format = "text";
    std::string stdin_name = "standard input";
    std::string kind;
    std::vector<std::string> select;
    std::vector<std::string> ignore;
    std::optional<std::string> baseline;
    std::string new_baseline;
    std::string corpus;
    bool no_warnings = false;
    bool statistics = false;
    bool fix = false;
    bool unsafe_fixes = false;
    bool diff = false;

    bool mends() const { return fix || unsafe_fixes || diff; }
    bool reads_standard_input() const { return std::find(paths.begin(), paths.end(), "-") != paths.end(); }
};

Outcome run_check(const CheckCommand& command, const CommonOptions& common);

}  // namespace katachi::cli
