// The options and the work of `katachi fmt`.
#pragma once

#include <string>
#include <vector>

#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct FmtOptions {
    std::vector<std::string> paths;
    std::string stdin_name = "standard input";
    std::string kind;
    bool check = false;
    bool diff = false;
};

Outcome run_fmt(const FmtOptions& options);

}  // namespace katachi::cli
