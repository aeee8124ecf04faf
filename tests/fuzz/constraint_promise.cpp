#include "tests/fuzz/constraint_promise.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

#include "compiler/check/check.h"
#include "compiler/constraint/explanation.h"
#include "compiler/constraint/expression_type.h"
#include "compiler/emit/table_builder.h"
#include "compiler/reader/reader.h"
#include "engine/analysis/board_analysis.h"
#include "engine/match/blob/check_tables.h"
#include "engine/match/constraint/constraint_evaluator.h"
#include "tests/compiler/constraint/action_seen.h"
#include "tests/compiler/constraint/hashed_analysis.h"
#include "tests/compiler/constraint/one_pattern.h"
#include "tests/fuzz/reading_promise.h"

namespace katachi::fuzz {

namespace {

constexpr unsigned lots = 2;
const analysis::ReadingLimits little{.strings = {.nodes = 20}, .pairs = {.nodes = 20}, .connections = {.nodes = 20}};

// The entry lies, as drawn and O being White, with its upper left corner two lines from the edges.
board::Board fight() {
    return board::Board(
        board::parse_rows("........./.XX.OX.../..XO.XO../.O..XO.../..OX..OX./.XOXO.X../..XO...../........./.........")
            .value());
}

std::vector<match::Match> places_on_the_board(const compiler::Pattern& pattern, std::uint16_t index) {
    return {
        compiler::match_at(pattern, index, board::Orientation::identity, board::Colour::white, board::vertex_at(2, 2)),
        compiler::match_at(pattern, index, board::Orientation::rotated_90, board::Colour::black,
                           board::vertex_at(2, 3))};
}

std::string entry_with(char mark, std::string_view text) {
    std::string entry = "Pattern fight\n\nXO.?\n.*XO\nOX..\n\n:8,-,value(7)\n\nAab?\nc*Bd\nCef.\n\n";
    entry += mark;
    for (const char c : text) {
        entry += c;
        if (c == '\n') entry += mark;
    }
    return entry + '\n';
}

struct Compiled {
    const compiler::Pattern& pattern;
    std::uint16_t index;  // in the tables
    const match::PatternTables& tables;
};

struct Meaning {
    match::Value constraint = match::Value::of(true);
    compiler::ActionRun action;
};

Meaning of_trees(const Compiled& entry, const match::Match& match, match::Analysis& analysis) {
    Meaning meaning;
    if (entry.pattern.constraint)
        meaning.constraint = compiler::interpret(*entry.pattern.constraint, {entry.pattern, match}, analysis);
    meaning.action = compiler::run_actions({entry.pattern, match}, analysis);
    return meaning;
}

Meaning of_programs(const Compiled& entry, const match::Match& match, match::Analysis& analysis) {
    const match::Placement placement = match::placement_of(entry.tables, match);
    return {match::evaluate_constraint(entry.tables, placement, analysis),
            compiler::action_seen(entry.tables, placement, analysis)};
}

// Sums may come to what is no number.
bool same(match::Value a, match::Value b) {
    return a == b || (a.is_decided() && b.is_decided() && std::isnan(a.number()) && std::isnan(b.number()));
}

bool same(const Meaning& a, const Meaning& b) {
    return same(a.constraint, b.constraint) && same(a.action.result, b.action.result) &&
           a.action.effects == b.action.effects;
}

std::string broken_program(const Compiled& entry) {
    for (const board::Orientation orientation : board::all_orientations)
        for (const board::Colour own : {board::Colour::black, board::Colour::white}) {
            const match::Match match =
                compiler::match_at(entry.pattern, entry.index, orientation, own, board::vertex_at(0, 0));
            for (unsigned lot = 0; lot < lots; ++lot) {
                compiler::HashedAnalysis analysis(lot);
                if (!same(of_trees(entry, match, analysis), of_programs(entry, match, analysis)))
                    return "a program means something other than its tree, lot " + std::to_string(lot);
            }
        }
    return "";
}

std::string broken_explanation(const Compiled& entry) {
    if (!entry.pattern.constraint) return "";
    const match::Match match = compiler::match_at(entry.pattern, entry.index, board::Orientation::identity,
                                                  board::Colour::black, board::vertex_at(0, 0));
    const compiler::PlacedPattern placed(entry.pattern, match);
    compiler::HashedAnalysis analysis;
    const compiler::ExplainedPart whole = compiler::explain(*entry.pattern.constraint, placed, analysis);
    if (!same(whole.value, compiler::interpret(*entry.pattern.constraint, placed, analysis)))
        return "an explanation is worth something other than its constraint";
    const auto found = compiler::reasons(whole);
    if (found.empty()) return "an explanation has no reason";
    for (const compiler::ExplainedPart* reason : found)
        if (compiler::value_text(*reason).empty()) return "a reason has no value";
    for (const compiler::ExplainedPart* call : compiler::calls(whole))
        if (compiler::missing_knowledge(*call).empty())
            return "nothing is missing for " + compiler::to_text(*call->expression);
    for (const auto& [label, point] : compiler::named_points(whole))
        if (point < board::vertex_at(0, 0)) return "label " + label + " lies outside of the board";
    return "";
}

bool asks_nothing(const compiler::Pattern& pattern) {
    return pattern.actions.empty() && (!pattern.constraint || compiler::has_fault(*pattern.constraint, pattern));
}

std::string broken_reading_on_board(const Compiled& entry) {
    if (asks_nothing(entry.pattern)) return "";
    static const board::Board board = fight();
    analysis::BoardAnalysis first(little), second(little);
    first.set(board);
    second.set(board);
    const std::vector<match::Match> places = places_on_the_board(entry.pattern, entry.index);
    std::vector<Meaning> meanings;
    for (const match::Match& match : places) meanings.push_back(of_trees(entry, match, first));
    for (std::size_t i = places.size(); i-- > 0;)
        if (!same(of_programs(entry, places[i], second), meanings[i]) ||
            !same(of_programs(entry, places[i], first), meanings[i]))
            return "on a board a program means something other than its tree, or an answer changes";
    for (const analysis::BoardAnalysis* analysis : {&first, &second})
        if (analysis->board().hash() != board.hash() || analysis->board().position() != board.position())
            return "the board has changed";
    return "";
}

// The calls of the constraint find on their points what they ask for, where the pattern matches.
std::string broken_certainty(const Compiled& entry) {
    if (!entry.pattern.constraint) return "";
    const auto certain = compiler::certain_truth(compiler::type_of(*entry.pattern.constraint));
    if (!certain) return "";
    analysis::BoardAnalysis analysis(little);
    analysis.set(fight());
    const match::Match match = places_on_the_board(entry.pattern, entry.index).front();
    const match::Value value = compiler::interpret(*entry.pattern.constraint, {entry.pattern, match}, analysis);
    return !value.is_decided() || value.is_true() == *certain ? "" : "certain to be what it is not";
}

bool has_wrong_point(const base::Diagnostics& findings) {
    return std::ranges::any_of(findings,
                               [](const base::Diagnostic& each) { return each.rule == "wrong-kind-of-point"; });
}

std::string broken_evaluation(const compiler::PatternDatabase& database, const base::Diagnostics& findings) {
    const compiler::BuiltTables built({&database, 1});
    if (std::string wrong = match::check_tables(built.tables()); !wrong.empty()) return "unsound tables: " + wrong;
    std::uint16_t index = 0;
    for (const compiler::Pattern& pattern : database.patterns) {
        if (!compiler::has_tables(pattern)) continue;
        const Compiled entry{pattern, index++, built.tables()};
        for (const auto promise : {broken_program, broken_explanation, broken_reading_on_board})
            if (std::string broken = promise(entry); !broken.empty()) return broken;
        if (has_wrong_point(findings)) continue;
        if (std::string broken = broken_certainty(entry); !broken.empty()) return broken;
    }
    return "";
}

}  // namespace

std::string broken_constraint_promise(char mark, std::string_view text) {
    const std::string entry = entry_with(mark, text);
    if (std::string broken = broken_reading_promise(compiler::DatabaseKind::move, entry); !broken.empty())
        return broken;
    compiler::PatternDatabase database;
    database.spec.kind = compiler::DatabaseKind::move;
    base::Diagnostics diagnostics;
    const auto source = std::make_shared<base::SourceFile>("broken.db", entry);
    compiler::read_source(source, database, diagnostics);
    compiler::check(database, diagnostics);
    if (std::string broken = broken_finding(diagnostics, source); !broken.empty()) return broken;
    return broken_evaluation(database, diagnostics);
}

}  // namespace katachi::fuzz
