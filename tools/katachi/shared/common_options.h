// Options that stand before or behind any command.
#pragma once

#include <string>

#include "base/findings/diagnostic_text.h"

namespace katachi::cli {

struct CommonOptions {
    std::string colour = "auto";  // auto, always, never
};

// Whether text for a person may be coloured, and may hold more than ASCII.
base::TextStyle text_style(const CommonOptions& options);

}  // namespace katachi::cli
