// Findings as text for people: what is wrong, the place with a mark under it, what to do.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/findings/diagnostic.h"

namespace katachi::base {

struct TextStyle {
    bool unicode = true;  // false: ASCII alone
    bool colour = false;
    int width = 100;  // longer source lines are clipped around the mark
};

// What to show of the entry around a finding.
struct EntryView {
    std::vector<std::string> picture;  // lines to stand before the quoted ones, such as two diagrams side by side
    std::optional<Span> quote;         // lines to quote with those at fault, such as the rest of a diagram
};

using EntryViewer = std::function<EntryView(const Diagnostic&)>;

// One after another, each followed by a blank line.
std::string diagnostic_text(const Diagnostics& diagnostics, const TextStyle& style, const EntryViewer& viewer = {});

}  // namespace katachi::base
