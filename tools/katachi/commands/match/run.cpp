#include "tools/katachi/commands/match/run.h"

#include <iostream>
#include <optional>
#include <set>
#include <utility>

#include "base/files/file_error.h"
#include "base/long_work/ordered_work.h"
#include "compiler/constraint/interpreter.h"
#include "compiler/reference_matcher/recorded_form.h"
#include "engine/match/matcher.h"
#include "tools/answers/match_json.h"
#include "tools/answers/pattern_explanation_json.h"
#include "tools/authoring/compiled_patterns.h"
#include "tools/authoring/settled_analysis.h"
#include "tools/katachi/commands/match/next_command.h"
#include "tools/katachi/commands/match/pattern_explanation_text.h"
#include "tools/katachi/commands/match/proposals.h"
#include "tools/katachi/commands/match/rows.h"
#include "tools/katachi/commands/match/text.h"
#include "tools/katachi/shared/picture.h"

namespace katachi::cli {

namespace {

// Evaluates constraints at matches. What was asked before makes no difference.
class ConstraintJudge {
  public:
    // The databases, and what was compiled of them, must stay.
    ConstraintJudge(const std::vector<compiler::PatternDatabase>& databases,
                    const authoring::CompiledPatterns& compiled)
        : databases_(databases),
          compiled_(compiled),
          matcher_(compiled.tables()),
          constrained_(compiled.tables(), [&](std::uint16_t pattern) {
              return compiled.patterns()[pattern].pattern->constraint.has_value();
          }) {
        analysis_.use_connection_patterns(compiled.tables());
    }

    std::vector<std::string> lines(const board::Position& position) {
        analysis_.set(board::Board(position));
        matcher_.set(position);
        std::set<std::pair<const compiler::Pattern*, board::Colour>> lying;
        matcher_.scan(
            [&](const match::Hit& hit) {
                const authoring::FoundMatch found = compiled_.found(hit);
                lying.emplace(found.pattern, found.match.colour);
            },
            {.filter = &constrained_});
        const auto may_lie = [&](const compiler::Pattern& pattern, board::Colour own) {
            return !compiler::has_tables(pattern) || lying.contains({&pattern, own});
        };
        const auto judge = [&](const compiler::PatternDatabase& database, const compiler::Pattern& pattern,
                               const match::Match& match) {
            match::Analysis& analysis = analysis_.asked_by(database.spec.kind);
            const match::Value value = compiler::interpret(*pattern.constraint, {pattern, match}, analysis);
            return std::string(value.is_true() ? "1" : value.is_false() ? "0" : "?");
        };
        return compiler::recorded_constraints(databases_, position, judge, may_lie);
    }

  private:
    const std::vector<compiler::PatternDatabase>& databases_;
    const authoring::CompiledPatterns& compiled_;
    match::Matcher matcher_;
    match::PatternFilter constrained_;
    authoring::SettledAnalysis analysis_;
};

Outcome match_one(const MatchOptions& options, const CommonOptions& common) {
    authoring::MatchReport report{
        .asked = asked_position(options.position), .sides = {}, .patterns_from = {}, .matches = {}};
    const int size = report.asked.position.size;
    std::optional<board::Vertex> at;
    if (!options.at.empty()) at = authoring::read_point("--at " + options.at, options.at, size);
    const auto databases = read_patterns(options.patterns);
    report.sides = sides_of(options.position, report.asked);
    report.patterns_from = name_of(options.patterns);
    report.geometry_only = options.geometry;
    const authoring::CompiledPatterns compiled(databases);
    report.matches = compiled.matches(report.asked.position, report.sides, at);
    if (options.constraints)
        std::erase_if(report.matches, [](const authoring::FoundMatch& found) { return !found.pattern->constraint; });
    if (!options.geometry) authoring::judge_all(report, compiled);
    std::cout << (options.format == "json"  ? answers::match_json(report)
                  : options.format == "tsv" ? match_rows(report)
                                            : match_text(report, text_style(common), options.all));
    if (const std::string next = next_command(options, report); options.format == "text" && !next.empty())
        std::cout << "\nwhy this move, and not another: " << next << '\n';
    if (!options.output.empty())
        write_picture(match_sheet(report, options.area), options.output,
                      match_text(report, base::TextStyle{}, options.all));
    return Outcome::success;
}

Outcome explain_one(const MatchOptions& options, const CommonOptions& common) {
    if (options.format == "tsv") throw base::FileError("--explain writes text or JSON; leave --format tsv out");
    const authoring::PatternAtPoint wanted = authoring::parse_pattern_at_point("--explain", options.explain);
    authoring::PatternExplanation explanation{.asked = asked_position(options.position),
                                              .sides = {},
                                              .patterns_from = name_of(options.patterns),
                                              .patterns = {}};
    explanation.vertex =
        authoring::read_point("--explain " + options.explain, wanted.vertex, explanation.asked.position.size);
    const auto databases = read_patterns(options.patterns);
    explanation.sides = sides_of(options.position, explanation.asked);
    explanation.patterns = authoring::explained_fits(databases, wanted, explanation);
    std::cout << (options.format == "json" ? answers::pattern_explanation_json(explanation)
                                           : pattern_explanation_text(explanation, text_style(common), options.all));
    return Outcome::success;
}

// All lines of one position, the recorded one first.
using PositionLines = std::vector<std::string>;

void print_lines(const PositionLines& lines) {
    for (const std::string& line : lines) std::cout << line << '\n';
}

Outcome match_recorded_positions(const MatchOptions& options) {
    if (options.format != "tsv") throw base::FileError("--positions writes --format tsv alone; name it");
    auto databases = read_patterns(options.patterns);
    std::optional<authoring::CompiledPatterns> compiled;
    if (options.constraints) {
        std::erase_if(databases, [](const compiler::PatternDatabase& database) {
            return !compiler::has_recorded_constraints(database.spec);
        });
        compiled.emplace(databases);
    }
    const auto match = [&](const board::Position& position) {
        if (!compiled) return compiler::recorded_lines(databases, position);
        thread_local ConstraintJudge judge(databases, *compiled);
        return judge.lines(position);
    };
    struct Recorded {
        std::string line;
        board::Position position;
    };
    base::OrderedWork<Recorded, PositionLines> work(
        options.jobs,
        [&](const Recorded& recorded) {
            PositionLines lines = match(recorded.position);
            lines.insert(lines.begin(), recorded.line);
            return lines;
        },
        print_lines);
    std::size_t positions = 0;
    try {
        authoring::for_each_recorded_position(options.positions_file,
                                              [&](const std::string& line, const board::Position& position) {
                                                  work.add({line, position});
                                                  ++positions;
                                              });
    } catch (const base::FileError&) {
        work.finish();
        throw;
    }
    work.finish();
    if (positions == 0) throw base::FileError(options.positions_file + ": has no line that begins with `@`");
    return Outcome::success;
}

Outcome profile_collection(const MatchOptions& options, const CommonOptions& common) {
    const OutputFormat format = options.format == "json"  ? OutputFormat::json
                                : options.format == "tsv" ? OutputFormat::tsv
                                                          : OutputFormat::text;
    return run_profile(read_patterns(options.patterns), options.profile, format, text_style(common));
}

}  // namespace

Outcome run_match(const MatchOptions& options, const CommonOptions& common) {
    const int asked = (options.position.position.empty() ? 0 : 1) + (options.positions_file.empty() ? 0 : 1) +
                      (options.profile.games.empty() ? 0 : 1);
    if (asked != 1)
        throw base::FileError(
            "match takes a game or a drawn board, or --positions FILE, or --profile GAMES; katachi match --help shows "
            "examples");
    check_picture(options.output, options.area, {&options.position.position, 1});
    if (!options.output.empty() &&
        (options.position.position.empty() || !options.explain.empty() || options.format == "tsv"))
        throw base::FileError(
            "-o draws the matches of one position; leave it out with --explain, --positions, "
            "--profile and --format tsv");
    if (!options.profile.games.empty()) return profile_collection(options, common);
    if (options.position.position.empty()) return match_recorded_positions(options);
    return options.explain.empty() ? match_one(options, common) : explain_one(options, common);
}

}  // namespace katachi::cli
