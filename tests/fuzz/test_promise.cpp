#include "tests/fuzz/test_promise.h"

#include <algorithm>
#include <memory>
#include <vector>

#include "tests/fuzz/reading_promise.h"
#include "tools/authoring/pattern_test/pattern_test.h"

namespace katachi::fuzz {

namespace {

// No game is opened: every file is an empty board after each move.
std::variant<authoring::GamePosition, std::string> empty_game(const authoring::GameReference&) {
    return authoring::GamePosition{};
}

std::string broken_test(const authoring::PatternTests& read, const authoring::PatternTest& test) {
    if (test.span.begin > test.entry_span.begin || test.entry_span.end > test.span.end ||
        test.span.end > read.source->text().size())
        return "a test of `" + test.entry + "` lies elsewhere";
    if (test.position >= read.positions.size()) return "a test of `" + test.entry + "` has no position";
    const authoring::TestPosition& on = read.positions[test.position];
    for (const authoring::TestCase& tried : authoring::cases_of(test, on))
        if (on.eye_space) authoring::eye_space_in_case(on, tried);
    return "";
}

}  // namespace

std::string broken_test_promise(const std::string& text) {
    const auto source = std::make_shared<base::SourceFile>("broken.test", text);
    base::Diagnostics findings;
    const authoring::PatternTests read = authoring::read_pattern_tests(source, empty_game, findings);
    if (std::string broken = broken_finding(findings, source); !broken.empty()) return broken;
    const std::vector<authoring::TestedName> names = authoring::names_in_tests(source);
    for (const authoring::PatternTest& test : read.tests) {
        if (std::string broken = broken_test(read, test); !broken.empty()) return broken;
        const bool is_named = std::ranges::any_of(names, [&](const authoring::TestedName& name) {
            return name.entry == test.entry && name.span == test.entry_span;
        });
        if (!is_named) return "`" + test.entry + "` is tested and not among the names";
    }
    return "";
}

}  // namespace katachi::fuzz
