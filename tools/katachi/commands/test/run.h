// The options and the work of `katachi test`.
#pragma once

#include <string>
#include <vector>

#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct TestOptions {
    std::vector<std::string> paths;
    std::string filter;
    std::string format = "text";
    std::string junit;
    std::string output;  // a picture of the failures
    bool coverage = false;
    bool draft = false;
    std::string record;  // NAME@VERTEX
    std::string game;
    int move = 0;
};

Outcome run_test(const TestOptions& options, const CommonOptions& common);

}  // namespace katachi::cli
