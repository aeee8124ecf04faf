#include "tools/katachi/commands/test/text.h"

#include <fmt/color.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "base/text/counted.h"
#include "base/text/terminal_text.h"
#include "engine/board/position_text.h"
#include "tools/authoring/pattern_test/failure.h"

namespace katachi::cli {

namespace {

constexpr std::size_t cases_shown = 1;

std::string drawn_space(const compiler::Diagram& space) {
    std::string text;
    for (int row = 0; row < space.rows; ++row) {
        text += "  ";
        for (int column = 0; column < space.columns; ++column) text += std::string(1, space.at(row, column));
        text += '\n';
    }
    return text;
}

std::string board_text(const authoring::RanTest& ran, const authoring::FailedCase& failed) {
    if (ran.position().eye_space) return drawn_space(authoring::eye_space_in_case(ran.position(), failed.tried));
    const auto at = ran.result.test->at;
    return board::print_position(failed.tried.position, [&](board::Vertex vertex) -> std::string {
        return at && *at == vertex && failed.tried.position.at(vertex) == board::Colour::empty ? "*" : "";
    });
}

std::string failure_text(const authoring::RanTest& ran, const base::TextStyle& style) {
    const std::string failed = style.colour ? fmt::format(fg(fmt::terminal_color::red), "failed") : "failed";
    const std::string& title = ran.position().title;
    std::string text = fmt::format("{}: {}: {}{}\n", ran.place(), failed, base::printable(ran.text(), style.unicode),
                                   title.empty() ? "" : "   (" + base::printable(title, style.unicode) + ")");
    const auto& cases = ran.result.failed;
    for (std::size_t i = 0; i < std::min(cases.size(), cases_shown); ++i) {
        const std::string& changes = cases[i].tried.changes;
        text += fmt::format("  {}{}\n", changes.empty() ? "" : "where " + changes + ": ",
                            authoring::reason_of(ran, cases[i]));
        text += board_text(ran, cases[i]);
    }
    if (cases.size() > cases_shown)
        text += fmt::format("  {} {} more of its {} cases failed\n", style.unicode ? "…" : "...",
                            cases.size() - cases_shown, ran.result.cases);
    return text + "\n";
}

}  // namespace

std::string results_text(const authoring::TestResults& results, const base::TextStyle& style) {
    std::string text;
    for (const authoring::RanTest& ran : results.ran)
        if (!ran.result.failed.empty()) text += failure_text(ran, style);
    return text;
}

std::string summary_text(const authoring::TestResults& results) {
    const std::size_t untested = results.untested.size();
    return fmt::format("{} ({}) of {}, {} failed{}\n", base::counted(results.ran.size(), "test", "tests"),
                       base::counted(results.cases(), "case", "cases"),
                       base::counted(results.tested_entries(), "entry", "entries"), results.failures(),
                       untested == 0 ? "" : "; " + base::counted(untested, "entry", "entries") + " without a test");
}

}  // namespace katachi::cli
