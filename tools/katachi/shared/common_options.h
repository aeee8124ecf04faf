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

// The same of messages on standard error, which have no colours.
base::TextStyle message_style();

// The text with ASCII in place of the signs that our texts have, where the style wants ASCII alone.
std::string in_style(std::string text, const base::TextStyle& style);

}  // namespace katachi::cli
