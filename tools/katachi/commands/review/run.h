// The options and the work of `katachi review`.
#pragma once

#include <string>
#include <vector>

#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct ReviewOptions {
    std::string input;
    std::string encoding;                    // empty: by what the bytes say
    std::string output;                      // empty: standard output
    std::vector<std::string> forms{"html"};  // of each game of a folder
    std::string format = "text";             // of standard output
    int jobs = 1;
};

Outcome run_review(const ReviewOptions& options, const CommonOptions& common);

}  // namespace katachi::cli
