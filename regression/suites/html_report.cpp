#include "regression/suites/html_report.h"

#include <fmt/core.h>

#include <algorithm>
#include <cstdint>

#include "base/files/file_error.h"
#include "base/files/read_file.h"
#include "base/text/terminal_text.h"
#include "base/text/xml.h"
#include "regression/suites/board_svg.h"
#include "regression/suites/suite_positions.h"

namespace katachi::regression {

namespace {

constexpr const char* style_sheet = R"css(
body { font: 16px/1.45 system-ui, sans-serif; margin: 2em auto; max-width: 70em; padding: 0 1em; color: #222;
  background: #fff; }
table { border-collapse: collapse; } th, td { padding: .15em .8em; text-align: right; border-bottom: 1px solid #ddd; }
th:first-child, td:first-child { text-align: left; }
code { font-family: ui-monospace, monospace; } summary { cursor: pointer; font-weight: bold; margin: .5em 0; }
.tests { display: flex; flex-wrap: wrap; gap: 1em; } .test { border: 1px solid #ddd; padding: .6em; max-width: 26em; }
.FAILED { color: #b00020; } .PASSED { color: #00702c; } .failed, .unjudged { color: #666; } .passed { color: #00702c; }
.board { background: #e3b564; display: block; max-width: 100%; height: auto; margin-top: .5em; }
.grid { stroke: #5a4214; stroke-width: .04; } .stars, .black, .rim, .white { stroke-linecap: round; }
.stars { stroke: #5a4214; stroke-width: .2; } .black, .rim { stroke: #111; stroke-width: .94; }
.white { stroke: #fff; stroke-width: .86; } .coordinates { font-size: .55px; text-anchor: middle; fill: #5a4214; }
circle { fill: none; stroke-width: .13; } .asked { stroke: #2f6fdf; } .expected { stroke: #008a3a; }
.wrong { stroke: #d0021b; stroke-dasharray: .2 .1; } @media (prefers-color-scheme: dark) {
  body { background: #1b1b1b; color: #ddd; } th, td, .test { border-color: #444; }
  .FAILED { color: #ff6b7d; } .PASSED, .passed { color: #5fd38a; } .failed, .unjudged { color: #aaa; } }
)css";

std::string escaped(const std::string& text) { return base::xml_escaped(base::printable(text)); }

std::string code(const std::string& text) { return "<code>" + escaped(text) + "</code>"; }

std::string verdict_span(Verdict verdict) { return fmt::format("<span class=\"{0}\">{0}</span>", name(verdict)); }

std::string row(const std::string& name, const ResultCounts& total, double seconds, const std::string& nodes) {
    return fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{:.2f}</td><td>{}</td></tr>\n",
                       name, total.passed, total.tests, total.unexpected_fails, total.unexpected_passes, seconds,
                       nodes);
}

std::string nodes_text(const SuiteResult& suite) {
    std::string text;
    for (const auto& [counter, count] : suite.nodes)
        text += fmt::format("{}{} {}", text.empty() ? "" : ", ", counter, count);
    return text;
}

std::string summary_table(const RegressionResults& results) {
    std::string html =
        "<table>\n<tr><th>suite</th><th>passed</th><th>tests</th><th>FAILED</th><th>PASSED</th><th>seconds</th>"
        "<th>nodes</th></tr>\n";
    double seconds = 0;
    for (std::size_t i = 0; i < results.suites.size(); ++i) {
        const SuiteResult& suite = results.suites[i];
        seconds += suite.seconds;
        html += row(fmt::format("<a href=\"#suite-{}\">{}</a>", i, escaped(suite.name)), counts(suite), suite.seconds,
                    nodes_text(suite));
    }
    return html + row("total", counts(results), seconds, "") + "</table>\n";
}

std::string changes(const Comparison& comparison) {
    std::string html = "<h2>Changes</h2>\n";
    if (comparison.is_empty()) return html + "<p>None.</p>\n";
    for (const NamedChanges& list : named_changes(comparison)) {
        html += fmt::format("<h3>{} ({})</h3>\n<ul>\n", list.name, list.changes->size());
        for (const TestChange& change : *list.changes)
            html += fmt::format("<li>{} {}: {}</li>\n", escaped(change.name()), code(change.test().command),
                                code(answers_text(change)));
        html += "</ul>\n";
    }
    return html;
}

// Green: expected; red: answered and wrong; blue: named in the question.
std::string board(const TestResult& test, const board::Position& position) {
    std::vector<BoardMark> marks;
    const auto mark = [&](const std::string& text, const char* style) {
        for (const board::Vertex vertex : vertices_in(text, position.size)) marks.push_back({vertex, style});
    };
    mark(test.command, "asked");
    const std::string expected = test.expected.value_or("");
    if (!expected.starts_with('!')) mark(expected, "expected");
    if (!is_pass(test.verdict) && test.verdict != Verdict::unjudged) mark(test.answer, "wrong");
    return board_svg(position, marks);
}

std::string test_html(const TestResult& test, const std::map<int, TestBoard>& positions) {
    std::string html = fmt::format("<div class=\"test\"><b>{}</b> {} {}<br>{}", test.number, verdict_span(test.verdict),
                                   code(test.command), escaped(correct_and_got(test)));
    if (const auto found = positions.find(test.line); found != positions.end())
        html += board(test, found->second.position);
    return html + "</div>\n";
}

std::map<int, TestBoard> positions_for(const SuiteResult& suite) {
    base::Diagnostics passed_over;  // the run has told them
    try {
        return positions_of_tests(read_suite(base::read_file(suite.path), passed_over));
    } catch (const base::FileError&) {
        return {};
    }
}

enum class Fold : std::uint8_t { closed, open };

std::string tests_of(const SuiteResult& suite, const std::map<int, TestBoard>& positions, Fold fold, const char* title,
                     bool (*is_wanted)(Verdict)) {
    std::string tests;
    std::size_t count = 0;
    for (const TestResult& test : suite.tests) {
        if (!is_wanted(test.verdict)) continue;
        tests += test_html(test, positions);
        ++count;
    }
    if (count == 0) return "";
    return fmt::format("<details{}><summary>{} ({})</summary>\n<div class=\"tests\">\n{}</div>\n</details>\n",
                       fold == Fold::open ? " open" : "", title, count, tests);
}

std::string suite_html(const SuiteResult& suite, std::size_t index) {
    std::string html = fmt::format("<h2 id=\"suite-{}\">{}</h2>\n", index, escaped(suite.name));
    for (const std::string& notice : suite.notices) html += "<p class=\"FAILED\">" + escaped(notice) + "</p>\n";
    const auto positions = positions_for(suite);
    html += tests_of(suite, positions, Fold::open, "unexpected", is_unexpected);
    html += tests_of(suite, positions, Fold::closed, "known failures", [](Verdict v) { return v == Verdict::failed; });
    html += tests_of(suite, positions, Fold::closed, "not judged", [](Verdict v) { return v == Verdict::unjudged; });
    // Boards are left out: most tests pass, and a page can be too large.
    return html + tests_of(suite, {}, Fold::closed, "passed", [](Verdict v) { return v == Verdict::passed; });
}

}  // namespace

std::string html_report(const RegressionResults& results, const Comparison* comparison) {
    const ResultCounts total = counts(results);
    std::string html = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n";
    html += "<meta name=\"viewport\" content=\"width=device-width\">\n<title>Regression</title>\n<style>";
    html += std::string(style_sheet) + "</style>\n</head>\n<body>\n";
    html += fmt::format("<h1>{} of {} tests passed</h1>\n<p>{}, run as {}{}</p>\n", total.passed, total.tests,
                        escaped(results.engine), code(results.engine_command),
                        results.stopped ? "; stopped before the end" : "");
    html += summary_table(results);
    if (comparison != nullptr) html += changes(*comparison);
    for (std::size_t i = 0; i < results.suites.size(); ++i) html += suite_html(results.suites[i], i);
    return html + "</body>\n</html>\n";
}

}  // namespace katachi::regression
