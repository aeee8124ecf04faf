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
    bool settings = false;
    bool fix = false;
    bool unsafe_fixes = false;
    bool diff = false;

    bool mends() const { return fix || unsafe_fixes || diff; }
    // Whether it says what is to be found, or what becomes of it.
    bool chooses() const {
        return mends() || statistics || no_warnings || !select.empty() || !ignore.empty() || baseline ||
               !new_baseline.empty() || !corpus.empty();
    }
    bool reads_standard_input() const { return std::find(paths.begin(), paths.end(), "-") != paths.end(); }
};

Outcome run_check(const CheckCommand& command, const CommonOptions& common);

}  // namespace katachi::cli
