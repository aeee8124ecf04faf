#include "tools/authoring/pattern_test/test_run.h"

#include <algorithm>

#include "compiler/constraint/class_verdict.h"
#include "compiler/reference_matcher/eye_space.h"
#include "compiler/reference_matcher/reference_matcher.h"

namespace katachi::authoring {

namespace {

bool covers(const match::Match& match, board::Vertex vertex) {
    return board::row_of(vertex) >= board::row_of(match.upper_left) &&
           board::row_of(vertex) <= board::row_of(match.lower_right) &&
           board::column_of(vertex) >= board::column_of(match.upper_left) &&
           board::column_of(vertex) <= board::column_of(match.lower_right);
}

bool lies_at(const match::Match& match, board::Vertex vertex) {
    return match.move == board::pass_vertex ? covers(match, vertex) : match.move == vertex;
}

std::vector<compiler::EyeSpace> eye_spaces(const TestPosition& on, const TestCase& tried) {
    if (on.eye_space) return {compiler::drawn_eye_space(eye_space_in_case(on, tried))};
    return compiler::enclosed_eye_spaces(tried.position, on.to_move);
}

TestAnswer answer_of(match::Value value) {
    if (!value.is_decided()) return TestAnswer::undecided;
    return value.is_true() ? TestAnswer::is_true : TestAnswer::is_false;
}

bool asks_the_board(const compiler::Pattern& pattern, compiler::DatabaseKind kind) {
    return pattern.constraint.has_value() || compiler::has_class_conditions(kind);
}

// What constraint and class letters together say of one match.
TestAnswer answer_at(const compiler::Pattern& pattern, compiler::DatabaseKind kind, const match::Match& match,
                     match::Analysis& analysis) {
    const compiler::PlacedPattern placed(pattern, match);
    const TestAnswer constraint = pattern.constraint
                                      ? answer_of(compiler::interpret(*pattern.constraint, placed, analysis))
                                      : TestAnswer::is_true;
    const bool may_be_refused = constraint != TestAnswer::is_false && compiler::has_class_conditions(kind);
    return may_be_refused && compiler::class_verdict(placed, analysis).value.is_false() ? TestAnswer::refused
                                                                                        : constraint;
}

}  // namespace

std::vector<match::Match> matches_in_case(const compiler::Pattern& pattern, compiler::DatabaseKind kind,
                                          const PatternTest& test, const TestPosition& on, const TestCase& tried) {
    std::vector<match::Match> matches;
    if (kind == compiler::DatabaseKind::eye_shape)
        compiler::match_eye_shape(pattern, eye_spaces(on, tried), on.to_move, matches);
    else if (!on.eye_space)
        for (const board::Orientation orientation :
             compiler::orientations(pattern.symmetry.value_or(compiler::DeclaredSymmetry::none)))
            compiler::match_turned(pattern, orientation, tried.position, on.to_move, matches);
    if (test.at) std::erase_if(matches, [&](const match::Match& match) { return !lies_at(match, *test.at); });
    return matches;
}

TestAnswer best_answer(const compiler::Pattern& pattern, compiler::DatabaseKind kind,
                       const std::vector<match::Match>& matches, const TestCase& tried, const AnalyseTest& analyse) {
    TestAnswer best = TestAnswer::no_match;
    for (const match::Match& match : matches)
        best = std::max(best, asks_the_board(pattern, kind) ? answer_at(pattern, kind, match, analyse(tried.position))
                                                            : TestAnswer::is_true);
    return best;
}

TestResult run_test(const PatternTest& test, const TestPosition& on, const compiler::Pattern& pattern,
                    compiler::DatabaseKind kind, const AnalyseTest& analyse) {
    TestResult result{.test = &test, .pattern = &pattern, .failed = {}};
    for (TestCase& tried : cases_of(test, on)) {
        ++result.cases;
        auto matches = matches_in_case(pattern, kind, test, on, tried);
        const TestAnswer given = best_answer(pattern, kind, matches, tried, analyse);
        if (!test.accepts(given)) result.failed.push_back({std::move(tried), given, std::move(matches)});
    }
    return result;
}

}  // namespace katachi::authoring
