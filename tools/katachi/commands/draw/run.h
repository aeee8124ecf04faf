// The options and the work of `katachi draw`.
#pragma once

#include <string>

#include "tools/katachi/commands/draw/drawn_subject.h"
#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct DrawOptions {
    DrawnSubject subject;
    std::string format;
    std::string output;
    int size = 32;
};

Outcome run_draw(const DrawOptions& options, const CommonOptions& common);

}  // namespace katachi::cli
