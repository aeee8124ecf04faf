// Replacements of parts of a text.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/findings/source_file.h"

namespace katachi::base {

struct TextEdit {
    Span span;
    std::string replacement;

    friend bool operator==(const TextEdit&, const TextEdit&) = default;
};

// `edits` in the order of their places, none within another.
std::string edited(std::string_view text, std::span<const TextEdit> edits);

}  // namespace katachi::base
