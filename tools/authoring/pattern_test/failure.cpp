#include "tools/authoring/pattern_test/failure.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>

#include "compiler/constraint/class_verdict.h"
#include "compiler/constraint/explanation.h"
#include "compiler/reference_matcher/fit.h"
#include "tools/authoring/constraint_text.h"
#include "tools/authoring/mismatch_text.h"

namespace katachi::authoring {

namespace {

constexpr std::size_t mismatches_shown = 3;

// Places beside the board come last.
std::size_t distance_of(const compiler::Fit& fit) {
    const auto beside = std::count_if(fit.cells.begin(), fit.cells.end(), [](const compiler::CellMismatch& cell) {
        return cell.found == board::Colour::off_board;
    });
    return fit.mismatches() + 1000 * static_cast<std::size_t>(beside);
}

// The nearest place, at the test's point or anywhere.
std::optional<compiler::Fit> nearest_fit(const RanTest& ran, const board::Position& position) {
    std::optional<compiler::Fit> best;
    const auto look_at = [&](board::Vertex vertex) {
        for (compiler::Fit& fit : compiler::fits_at(*ran.result.pattern, vertex, position, ran.position().to_move))
            if (!best || distance_of(fit) < distance_of(*best)) best = std::move(fit);
    };
    if (ran.result.test->at) {
        look_at(*ran.result.test->at);
        return best;
    }
    for (int row = 0; row < position.size; ++row)
        for (int column = 0; column < position.size; ++column) look_at(board::vertex_at(row, column));
    return best;
}

std::string no_match(const RanTest& ran, const FailedCase& failed) {
    const int size = failed.tried.position.size;
    if (ran.tested->database.spec.kind == compiler::DatabaseKind::eye_shape)
        return ran.position().eye_space ? "it is not this eye space" : "it is no eye space of this board";
    if (ran.position().eye_space) return "it is no eye shape";
    const auto fit = nearest_fit(ran, failed.tried.position);
    if (!fit) return "there is no place for it";
    const std::string where = fit->match.move != board::pass_vertex && !ran.result.test->at
                                  ? "; nearest at " + board::vertex_name(fit->match.move, size)
                                  : "";
    return fmt::format("it does not match{}, {}: {}", where, board::name(fit->match.orientation),
                       mismatches_text(*fit, size, mismatches_shown));
}

// What constraint and class letters say of a match.
std::string verdict_text(const RanTest& ran, const FailedCase& failed, const match::Match& match) {
    const compiler::Pattern& pattern = *ran.result.pattern;
    const AnalyseTest analyse = board_analysis_of_cases();
    match::Analysis& analysis = analyse(failed.tried.position);
    const compiler::PlacedPattern placed(pattern, match);
    if (compiler::has_class_conditions(ran.tested->database.spec.kind)) {
        const match::ClassVerdict verdict = compiler::class_verdict(placed, analysis);
        if (verdict.value.is_false())
            return "its class letters refuse it: " + compiler::refusal_text(verdict, failed.tried.position.size);
    }
    if (!pattern.constraint) return "it has no constraint";
    const compiler::ExplainedPart constraint = compiler::explain(*pattern.constraint, placed, analysis);
    const std::string values = reasons_text(constraint);
    return "its constraint is " + outcome_word(constraint.value) + (values.empty() ? "" : ": " + values);
}

std::string place_of(const match::Match& match, int size) {
    const std::string where = match.move != board::pass_vertex ? board::vertex_name(match.move, size)
                                                               : board::vertex_name(match.upper_left, size) + "-" +
                                                                     board::vertex_name(match.lower_right, size);
    return where + ", " + board::name(match.orientation);
}

}  // namespace

std::string reason_of(const RanTest& ran, const FailedCase& failed) {
    if (failed.matches.empty()) return no_match(ran, failed);
    const int size = failed.tried.position.size;
    std::vector<std::string> texts;
    for (const match::Match& match : failed.matches) {
        const std::string where = ran.position().eye_space ? "this eye space" : place_of(match, size);
        texts.push_back("it matches at " + where + "; " + verdict_text(ran, failed, match));
    }
    std::sort(texts.begin(), texts.end());
    texts.erase(std::unique(texts.begin(), texts.end()), texts.end());
    if (texts.size() > 2) texts.resize(2);
    const bool asks_the_constraint = ran.result.test->answer == TestAnswer::is_false;
    if (asks_the_constraint && failed.given == TestAnswer::refused)
        texts.back() += "; `: false` asks the constraint alone, `not` the letters too";
    return fmt::format("{}", fmt::join(texts, "\n  "));
}

}  // namespace katachi::authoring
