// The options and the work of `katachi transform`.
#pragma once

#include <string>
#include <vector>

#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct TransformOptions {
    std::string file;
    std::vector<std::string> entries;
    int degrees = 0;
    bool mirror = false;
    bool flip = false;
    bool transpose = false;
    bool swap_colours = false;
    std::string edge;
    std::string kind;
    std::string output;
    bool in_place = false;

    bool reads_input() const { return file == "-"; }
};

Outcome run_transform(const TransformOptions& options);

}  // namespace katachi::cli
