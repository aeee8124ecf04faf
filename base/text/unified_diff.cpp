#include "base/text/unified_diff.h"

#include <fmt/core.h>

#include <algorithm>
#include <dtl/dtl.hpp>
#include <vector>

namespace katachi::base {

namespace {

constexpr std::size_t context = 3;

// A line with its end is kept, removed or added: ' ', '-' or '+'.
struct Step {
    char mark = ' ';
    std::string_view line;
};

std::vector<std::string_view> lines_with_ends(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const auto end = text.find('\n');
        const auto length = end == std::string_view::npos ? text.size() : end + 1;
        lines.push_back(text.substr(0, length));
        text.remove_prefix(length);
    }
    return lines;
}

std::vector<Step> steps_between(std::string_view before, std::string_view after) {
    // In a run of changes what is removed comes first.
    constexpr bool removed_first = true;
    dtl::Diff<std::string_view> diff(lines_with_ends(before), lines_with_ends(after), removed_first);
    diff.compose();
    std::vector<Step> steps;
    for (const auto& [line, info] : diff.getSes().getSequence())
        steps.push_back({info.type == dtl::SES_ADD ? '+' : info.type == dtl::SES_DELETE ? '-' : ' ', line});
    return steps;
}

struct Hunk {
    std::size_t first = 0;
    std::size_t last = 0;  // behind the last step
};

// Changes with no more between them than the lines around both make one hunk.
std::vector<Hunk> hunks_of(const std::vector<Step>& steps) {
    std::vector<Hunk> hunks;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (steps[i].mark == ' ') continue;
        const std::size_t first = i > context ? i - context : 0;
        const std::size_t last = std::min(i + context + 1, steps.size());
        if (!hunks.empty() && first <= hunks.back().last)
            hunks.back().last = last;
        else
            hunks.push_back({first, last});
    }
    return hunks;
}

// Where a hunk lies in one version: its lines before the hunk and within it.
struct Range {
    std::size_t before = 0;
    std::size_t count = 0;

    // The format names the line before an empty range.
    std::string text() const {
        const std::size_t start = count == 0 ? before : before + 1;
        return count == 1 ? fmt::format("{}", start) : fmt::format("{},{}", start, count);
    }
};

Range range(const std::vector<Step>& steps, const Hunk& hunk, char other_version) {
    const auto step = [&](std::size_t at) { return steps.begin() + static_cast<std::ptrdiff_t>(at); };
    const auto is_ours = [&](const Step& s) { return s.mark != other_version; };
    return {static_cast<std::size_t>(std::count_if(step(0), step(hunk.first), is_ours)),
            static_cast<std::size_t>(std::count_if(step(hunk.first), step(hunk.last), is_ours))};
}

}  // namespace

std::string unified_diff(std::string_view path, std::string_view before, std::string_view after) {
    if (before == after) return "";
    const auto steps = steps_between(before, after);
    // Else `patch` takes a name up to its first blank.
    const std::string_view end = path.find(' ') == std::string_view::npos ? "" : "\t";
    std::string text = fmt::format("--- {0}{1}\n+++ {0}{1}\n", path, end);
    for (const Hunk& hunk : hunks_of(steps)) {
        text += fmt::format("@@ -{} +{} @@\n", range(steps, hunk, '+').text(), range(steps, hunk, '-').text());
        for (std::size_t i = hunk.first; i < hunk.last; ++i) {
            text += steps[i].mark;
            text += steps[i].line;
            if (!steps[i].line.ends_with('\n')) text += "\n\\ No newline at end of file\n";
        }
    }
    return text;
}

}  // namespace katachi::base
