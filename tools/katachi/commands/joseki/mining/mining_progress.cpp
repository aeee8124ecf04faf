#include "tools/katachi/commands/joseki/mining/mining_progress.h"

#include <fmt/core.h>

#include <cmath>
#include <iostream>

#include "base/text/counted.h"
#include "base/text/terminal_text.h"
#include "tools/authoring/games/source_paths.h"

namespace katachi::cli {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds between_lines{100};
constexpr std::int64_t told_warnings = 20;
constexpr int bar_width = 30;

std::string bar(double share, bool unicode) {
    const int full = static_cast<int>(share * bar_width);
    std::string text;
    for (int i = 0; i < bar_width; ++i) {
        if (unicode)
            text += i < full ? "━" : i == full ? "╸" : "─";
        else
            text += i < full ? '#' : '.';
    }
    return text;
}

}  // namespace

MiningReport::MiningReport(const base::TextStyle& style)
    : unicode_(style.unicode), start_(Clock::now()), shown_(start_) {}

void MiningReport::show(double share, std::int64_t games) {
    const auto now = Clock::now();
    if (now - shown_ < between_lines) return;
    shown_ = now;
    std::string text = fmt::format("Mining  {}  {:3.0f} %  {:.0f} games/s", bar(share, unicode_), 100 * share,
                                   static_cast<double>(games) / seconds());
    if (share > 0) {
        const auto left = std::lround(seconds() * (1 - share) / share);
        text += fmt::format("  ETA {}:{:02}", left / 60, left % 60);
    }
    if (warnings_ > 0) text += "  " + base::counted(warnings_, "warning", "warnings");
    line_.show(text);
}

void MiningReport::warn(const std::string& line) {
    if (++warnings_ > told_warnings) return;
    line_.clear();
    std::cerr << "katachi: " << base::printable(authoring::shown_source(line)) << '\n';
}

void MiningReport::finish() const {
    line_.clear();
    if (warnings_ > told_warnings)
        std::cerr << "katachi: " << base::counted(warnings_ - told_warnings, "more warning is", "more warnings are")
                  << " not shown\n";
}

double MiningReport::seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

}  // namespace katachi::cli
