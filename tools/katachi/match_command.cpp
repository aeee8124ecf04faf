// katachi match: which patterns lie on a position.
#include <iostream>

#include "compiler/constraint/interpreter.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "compiler/reference_matcher/recorded_form.h"
#include "compiler/reference_matcher/reference_matcher.h"
#include "engine/analysis/board_analysis.h"
#include "tools/katachi/command.h"
#include "tools/katachi/match_input.h"
#include "tools/katachi/match_report.h"
#include "tools/katachi/profile_command.h"
#include "tools/katachi/shipped_library.h"

namespace katachi {

namespace {

struct MatchOptions {
    std::string position;
    std::string positions_file;
    std::vector<std::string> patterns;
    std::vector<std::string> databases;
    int move = 0;  // 0: the last position
    std::string side;
    std::string at;
    std::string format = "text";
    bool geometry = false;
    bool constraints = false;
    bool all = false;
    ProfileCommandOptions profile;
};

std::vector<PatternDatabase> read_patterns(const MatchOptions& options) {
    std::vector<std::filesystem::path> paths(options.patterns.begin(), options.patterns.end());
    if (paths.empty()) paths = shipped_library();
    Diagnostics diagnostics;
    std::vector<PatternDatabase> databases;
    for (const auto& path : paths)
        for (const DatabaseSpec& spec : discover_databases(path)) {
            const auto& asked = options.databases;
            if (asked.empty() || std::find(asked.begin(), asked.end(), spec.name) != asked.end())
                databases.push_back(read_database(spec, diagnostics));
        }
    if (databases.empty()) throw FileError("no database of that name; katachi db list shows names");
    if (!diagnostics.empty())
        std::cerr << "katachi: " << diagnostics.size()
                  << " findings in the patterns, broken entries are left out: katachi check " << paths.front().string()
                  << '\n';
    return databases;
}

std::vector<Colour> sides_of(const MatchOptions& options, const AskedPosition& asked) {
    if (options.side == "both") return {Colour::black, Colour::white};
    if (options.side == "black") return {Colour::black};
    if (options.side == "white") return {Colour::white};
    if (!asked.to_move) std::cerr << "katachi: a drawn board does not say who is to move; Black is assumed (--side)\n";
    return {asked.to_move.value_or(Colour::black)};
}

std::vector<FoundMatch> find_matches(const std::vector<PatternDatabase>& databases, const AskedPosition& asked,
                                     const std::vector<Colour>& sides, std::optional<Vertex> at) {
    std::vector<FoundMatch> found;
    std::vector<Match> matches;
    for (const PatternDatabase& database : databases) {
        matches.clear();
        for (const Colour side : sides) reference_match(database, asked.position, side, matches);
        for (const Match& match : matches)
            if (!at || match.move == *at) found.push_back({&database, &database.patterns[match.pattern], match});
    }
    return found;
}

std::string library_name(const MatchOptions& options) {
    if (options.patterns.empty()) return "shipped library";
    std::string names;
    for (const std::string& path : options.patterns) names += (names.empty() ? "" : ", ") + path;
    return names;
}

// Evaluates constraints at matches.
class ConstraintJudge {
  public:
    std::vector<std::string> lines(const std::vector<PatternDatabase>& databases, const Position& position) {
        analysis_.set(Board(position));
        return recorded_constraints(databases, position, [&](const Pattern& pattern, const Match& match) {
            const Value value = interpret(*pattern.constraint, {pattern, match}, analysis_);
            return value.is_true() ? "1" : value.is_false() ? "0" : "?";
        });
    }

  private:
    BoardAnalysis analysis_;
};

// Lines in the recorded form, of the sides and the move that were asked for.
void print_recorded_form(const std::vector<PatternDatabase>& databases, const MatchReport& report,
                         std::optional<Vertex> at) {
    const AskedPosition& asked = report.asked;
    std::cout << "@\t" << asked.file << '\t' << asked.move.value_or(0) << '\t' << to_rows(asked.position) << '\n';
    for (const std::string& line : recorded_lines(databases, asked.position, report.sides, at))
        std::cout << line << '\n';
}

Outcome match_one(const MatchOptions& options, const CommonOptions& common) {
    std::optional<int> move;
    if (options.move > 0) move = options.move;
    MatchReport report{.asked = read_position(options.position, move), .sides = {}, .patterns_from = {}, .matches = {}};
    for (const std::string& warning : report.asked.warnings)
        std::cerr << "katachi: " << report.asked.file << ": " << warning << '\n';
    std::optional<Vertex> at;
    if (!options.at.empty()) {
        at = parse_vertex(options.at, report.asked.position.size);
        if (!at || *at == pass_vertex)
            throw FileError("--at " + options.at + ": no point of this board; write it like Q16");
    }
    const auto databases = read_patterns(options);
    report.sides = sides_of(options, report.asked);
    report.patterns_from = library_name(options);
    report.geometry_only = options.geometry;
    if (options.format == "tsv") {
        print_recorded_form(databases, report, at);
        return Outcome::success;
    }
    report.matches = find_matches(databases, report.asked, report.sides, at);
    std::cout << (options.format == "json" ? match_json(report) : match_text(report, text_style(common), options.all));
    return Outcome::success;
}

Outcome match_recorded_positions(const MatchOptions& options) {
    if (options.format != "tsv") throw FileError("--positions writes --format tsv alone; name it");
    const auto databases = read_patterns(options);
    ConstraintJudge judge;
    std::size_t positions = 0;
    for_each_recorded_position(options.positions_file, [&](const std::string& line, const Position& position) {
        std::cout << line << '\n';
        const auto lines = options.constraints ? judge.lines(databases, position) : recorded_lines(databases, position);
        for (const std::string& match : lines) std::cout << match << '\n';
        ++positions;
    });
    if (positions == 0) throw FileError(options.positions_file + ": has no line that begins with `@`");
    return Outcome::success;
}

Outcome profile_collection(const MatchOptions& options, const CommonOptions& common) {
    const OutputFormat format = options.format == "json"  ? OutputFormat::json
                                : options.format == "tsv" ? OutputFormat::tsv
                                                          : OutputFormat::text;
    return run_profile(read_patterns(options), options.profile, format, text_style(common));
}

Outcome run_match(const MatchOptions& options, const CommonOptions& common) {
    const int asked = (options.position.empty() ? 0 : 1) + (options.positions_file.empty() ? 0 : 1) +
                      (options.profile.games.empty() ? 0 : 1);
    if (asked != 1)
        throw FileError(
            "match takes a game or a drawn board, or --positions FILE, or --profile GAMES; katachi match --help shows "
            "examples");
    if (!options.profile.games.empty()) return profile_collection(options, common);
    return options.position.empty() ? match_recorded_positions(options) : match_one(options, common);
}

}  // namespace

void add_match_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand("match", "show which patterns match a position");
    auto options = std::make_shared<MatchOptions>();
    command
        ->add_option("POSITION", options->position,
                     "SGF file (FILE#N: game N of a collection), drawn board, or - for standard input")
        ->type_name("FILE");
    command->add_option("--move", options->move, "the position before move N of the game (default: the last position)")
        ->check(CLI::Range(1, 100000));
    command->add_option("--patterns", options->patterns, "folders or .db files (default: the shipped library)")
        ->type_name("PATH");
    command->add_option("--database", options->databases, "of the patterns, the databases of these names alone");
    command->add_option("--side", options->side, "black, white or both (default: the side to move)")
        ->check(CLI::IsMember({"black", "white", "both"}));
    command->add_option("--at", options->at, "only patterns that propose this move, such as Q16");
    command->add_flag("--all", options->all, "all moves, and matches without a move");
    command->add_flag("--geometry", options->geometry,
                      "shapes and edges alone: say nothing of constraints (they are not evaluated yet either way)");
    command->add_flag("--constraints", options->constraints,
                      "patterns with a constraint alone, and what it is worth there");
    command->add_option("--format", options->format, "text, json or tsv")
        ->check(CLI::IsMember({"text", "json", "tsv"}))
        ->capture_default_str();
    command->add_flag_callback(
        "--json", [options] { options->format = "json"; }, "the same as --format json");
    command
        ->add_option("--positions", options->positions_file,
                     "match every line of FILE that begins with @ and ends with a board's rows, for both colours")
        ->type_name("FILE");
    add_profile_options(*command, options->profile);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi match game.sgf --move 37\n"
        "  katachi match game.sgf --at Q16 --all\n"
        "  katachi match board.txt --side white --format json | jq .matches[].pattern\n"
        "  katachi match --patterns patterns/ --positions recorded.tsv --geometry --format tsv\n"
        "  katachi match --profile games/ archive.tar.gz --every 10 --sort share\n"
        "\nThe share of the time is that of the tests that matching makes; a test that patterns share counts in "
        "equal\nparts for each. After Ctrl-C, --profile prints what was counted so far, with exit status 2.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_match(*options, common); }; });
}

}  // namespace katachi
