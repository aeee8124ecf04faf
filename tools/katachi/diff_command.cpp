// katachi diff: what differs between two states of a library, and what that does to matches in games.
#include <chrono>
#include <future>
#include <iostream>
#include <memory>

#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "tools/katachi/command.h"
#include "tools/katachi/diff_report.h"
#include "tools/katachi/entry_output.h"
#include "tools/katachi/progress_line.h"

namespace katachi {

namespace {

struct DiffOptions {
    std::string before;
    std::string after;
    std::vector<std::string> games;
    int every = 1;
    std::string format = "text";
    bool remarks = false;
};

struct Side {
    std::vector<PatternDatabase> databases;
    Diagnostics findings;
};

Side read_side(const std::string& path) {
    Side side;
    for (const DatabaseSpec& spec : discover_databases(path))
        side.databases.push_back(read_database(spec, side.findings));
    return side;
}

void tell_findings(const Side& side, const std::string& path) {
    if (!side.findings.empty())
        std::cerr << "katachi: " << path << ": " << counted(side.findings.size(), "finding", "findings")
                  << ", broken entries are left out: katachi check " << path << '\n';
}

GamesEffect games_effect(const DatabaseDiff& diff, const DiffOptions& options) {
    ProgressLine line;
    auto shown = std::chrono::steady_clock::now();
    const auto show = [&](const GamesEffect& so_far) {
        const auto now = std::chrono::steady_clock::now();
        if (now - shown < std::chrono::milliseconds(100)) return;
        shown = now;
        line.show(counted(so_far.games, "game", "games") + ", " + counted(so_far.positions, "position", "positions"));
    };
    const auto say = [&](const std::string& message) {
        line.clear();
        std::cerr << "katachi: " << message << '\n';
    };
    return effect_on_games(diff, {.paths = options.games, .every = options.every, .progress = show, .trouble = say});
}

Outcome run_diff(const DiffOptions& options, const CommonOptions& common) {
    auto reading = std::async(std::launch::async, read_side, options.before);
    const Side after = read_side(options.after);
    const Side before = reading.get();
    tell_findings(before, options.before);
    tell_findings(after, options.after);
    DiffReport report{.diff = diff_databases(before.databases, after.databases, options.remarks)};
    if (!options.games.empty()) report.effect = games_effect(report.diff, options);
    std::cout << (options.format == "json" ? diff_json(report) : diff_text(report, text_style(common)));
    return report.diff.empty() ? Outcome::success : Outcome::findings;
}

}  // namespace

void add_diff_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand("diff", "show what differs between two states of a library");
    auto options = std::make_shared<DiffOptions>();
    command->add_option("OLD", options->before, "folder or .db file")->required()->type_name("PATH");
    command->add_option("NEW", options->after, "folder or .db file")->required()->type_name("PATH");
    auto* games = command
                      ->add_option("--games", options->games,
                                   "compare the matches in these games: SGF files, folders, .zip, .tar.gz, .sgf.gz")
                      ->type_name("PATH");
    command->add_option("--every", options->every, "with --games: a position every N moves (default: all)")
        ->check(CLI::Range(1, 100000))
        ->needs(games);
    command->add_flag("--remarks", options->remarks, "remarks and comments of entries, too");
    add_json_option(*command, options->format);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi diff old/ patterndb/library/\n"
                 "  katachi diff attack.db.orig attack.db --games games/\n"
                 "  katachi diff old/ new/ --format json | jq '.changed[].after.name'\n"
                 "\nExit status: 0 no difference, 1 differences, 2 trouble.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_diff(*options, common); }; });
}

}  // namespace katachi
