// The options and the work of `katachi show`.
#pragma once

#include <string>
#include <vector>

#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct ShowOptions {
    std::string entry;               // NAME or DATABASE/NAME
    std::vector<std::string> paths;  // none: the shipped library
    std::string format = "text";
};
Outcome run_show(const ShowOptions& options, const CommonOptions& common);

}  // namespace katachi::cli
