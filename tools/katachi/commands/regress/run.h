// The options and the work of `katachi regress`.
#pragma once

#include <algorithm>
#include <string>
#include <thread>
#include <vector>

#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct RegressOptions {
    std::vector<std::string> suites;
    std::string engine;
    std::vector<std::string> patterns;  // none: those of the engine
    double timeout = 600;
    int jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    bool all = false;
    bool list = false;  // without an engine
    std::string format = "text";
    std::string html;
    std::string output;
    std::string compare;
};

Outcome run_regress(const RegressOptions& options, const CommonOptions& common);

}  // namespace katachi::cli
