#include "tools/authoring/pattern_test/test_run.h"

#include <algorithm>

#include "compiler/constraint/class_verdict.h"
#include "compiler/reference_matcher/eye_space.h"
#include "compiler/reference_matcher/reference_matcher.h"

namespace katachi {

namespace {

bool covers(const Match& match, Vertex vertex) {
    return row_of(vertex) >= row_of(match.upper_left) && row_of(vertex) <= row_of(match.lower_right) &&
           column_of(vertex) >= column_of(match.upper_left) && column_of(vertex) <= column_of(match.lower_right);
}

bool lies_at(const Match& match, Vertex vertex) {
    return match.move == pass_vertex ? covers(match, vertex) : match.move == vertex;
}

std::vector<EyeSpace> eye_spaces(const TestPosition& on, const TestCase& tried) {
    if (on.eye_space) return {drawn_eye_space(eye_space_in_case(on, tried))};
    return enclosed_eye_spaces(tried.position, on.to_move);
}

TestAnswer answer_of(Value value) {
    if (!value.is_decided()) return TestAnswer::undecided;
    return value.is_true() ? TestAnswer::is_true : TestAnswer::is_false;
}

bool asks_the_board(const Pattern& pattern, DatabaseKind kind) {
    return pattern.constraint.has_value() || has_class_conditions(kind);
}

// What constraint and class letters together say of one match.
TestAnswer answer_at(const Pattern& pattern, DatabaseKind kind, const Match& match, Analysis& analysis) {
    const PlacedPattern placed(pattern, match);
    if (has_class_conditions(kind) && class_verdict(placed, analysis).value.is_false()) return TestAnswer::is_false;
    return pattern.constraint ? answer_of(interpret(*pattern.constraint, placed, analysis)) : TestAnswer::is_true;
}

}  // namespace

std::vector<Match> matches_in_case(const Pattern& pattern, DatabaseKind kind, const PatternTest& test,
                                   const TestPosition& on, const TestCase& tried) {
    std::vector<Match> matches;
    if (kind == DatabaseKind::eye_shape)
        match_eye_shape(pattern, eye_spaces(on, tried), on.to_move, matches);
    else if (!on.eye_space)
        for (const Orientation orientation : orientations(pattern.symmetry.value_or(DeclaredSymmetry::none)))
            match_turned(pattern, orientation, tried.position, on.to_move, matches);
    if (test.at) std::erase_if(matches, [&](const Match& match) { return !lies_at(match, *test.at); });
    return matches;
}

TestAnswer best_answer(const Pattern& pattern, DatabaseKind kind, const std::vector<Match>& matches,
                       const TestCase& tried, const AnalyseTest& analyse) {
    TestAnswer best = TestAnswer::no_match;
    for (const Match& match : matches)
        best = std::max(best, asks_the_board(pattern, kind) ? answer_at(pattern, kind, match, analyse(tried.position))
                                                            : TestAnswer::is_true);
    return best;
}

TestResult run_test(const PatternTest& test, const TestPosition& on, const Pattern& pattern, DatabaseKind kind,
                    const AnalyseTest& analyse) {
    TestResult result{.test = &test, .pattern = &pattern, .failed = {}};
    for (TestCase& tried : cases_of(test, on)) {
        ++result.cases;
        auto matches = matches_in_case(pattern, kind, test, on, tried);
        const TestAnswer given = best_answer(pattern, kind, matches, tried, analyse);
        if (!test.accepts(given)) result.failed.push_back({std::move(tried), given, std::move(matches)});
    }
    return result;
}

}  // namespace katachi
