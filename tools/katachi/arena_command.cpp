// katachi arena: matches between engines, or between libraries of patterns.
#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <memory>

#include "arena/match.h"
#include "compiler/model/discovery.h"
#include "tools/katachi/arena_commands.h"
#include "tools/katachi/arena_options.h"
#include "tools/katachi/arena_report.h"
#include "tools/katachi/command.h"
#include "tools/katachi/interrupt.h"
#include "tools/katachi/progress_line.h"

namespace katachi {

namespace {

struct ArenaRun {
    ArenaOptions match;
    std::string folder = "arena";
    std::string resume;
    int concurrency = 1;
    std::string format = "text";
};

using Names = std::array<std::string, player_count>;

std::string go_on_with(const std::string& folder) { return "go on with: katachi arena --resume " + folder; }

// A match that goes on is described already.
void check_resumed(const CLI::App& command) {
    constexpr std::array<std::string_view, 4> allowed{"--resume", "--games", "--concurrency", "--format"};
    for (const CLI::Option* option : command.get_options())
        if (option->count() > 0 && std::find(allowed.begin(), allowed.end(), option->get_name()) == allowed.end())
            throw FileError(option->get_name() + ": the match of --resume is described already; leave it out");
}

// What `show` and `sprt` are told of a match is not for them.
void check_no_match_options(const CLI::App& command) {
    for (const CLI::Option* option : command.get_options())
        if (option->count() > 0)
            throw CLI::ValidationError(option->get_name(), "is of a match that is played, not of `" +
                                                               command.get_subcommands().front()->get_name() +
                                                               "`; leave it out");
}

MatchSettings asked_match(const ArenaRun& run) {
    if (run.resume.empty()) return match_settings(run.match);
    MatchSettings settings = settings_of_match(run.resume);
    if (run.match.games) set_games(settings, *run.match.games);
    return settings;
}

std::string progress_text(const MatchSettings& settings, const MatchFolder& folder) {
    const Standings now = standings(folder.games());
    const Tally a = now.players[0].total();
    const std::string of = settings.sprt ? "" : " of " + std::to_string(settings.games);
    return fmt::format("{}{} games: A {}, B {}, draws {}, unknown {}", now.games, of, a.wins, a.losses, a.draws,
                       a.unknown);
}

// What a player did wrong, as it happens.
std::string fault_text(const PlayedGame& game, const Names& names, const std::string& folder) {
    return fmt::format("game {}: {} loses: {}; {}", game.number + 1, names[1 - game.winning_player().value()],
                       game.explanation, log_of_game(folder, game.number).string());
}

std::string why_it_ended(MatchEnd end, const MatchSettings& settings, const MatchFolder& folder) {
    switch (end) {
        case MatchEnd::clear: return "ended because the sequential test is clear";
        case MatchEnd::stopped: return "stopped";
        case MatchEnd::all_games: break;
    }
    return fmt::format("ended because all {} games were played{}", settings.games,
                       settings.sprt && weigh_pairs(*settings.sprt, folder.games()).state.verdict == SprtVerdict::open
                           ? "; the sequential test is not clear"
                           : "");
}

bool has_findings(const MatchFolder& folder) {
    return std::any_of(folder.games().begin(), folder.games().end(), [](const auto& game) {
        return is_fault(game.second.end) || game.second.winner == Winner::unknown;
    });
}

MatchEnd play(const MatchSettings& settings, const Names& names, MatchFolder& folder, const ArenaRun& run,
              const std::string& path, const std::atomic<bool>& stop) {
    const ProgressLine line;
    MatchRun match_run{.concurrency = run.concurrency, .stop = &stop, .played = {}};
    match_run.played = [&](const PlayedGame& game) {
        if (is_fault(game.end)) {
            line.clear();
            std::cerr << "katachi: " << fault_text(game, names, path) << '\n';
        }
        line.show(progress_text(settings, folder));
    };
    try {
        return play_match(settings, names, folder, match_run);
    } catch (const FileError& error) {
        throw FileError(std::string(error.what()) + "; " + std::to_string(folder.games().size()) + " games are kept, " +
                        go_on_with(path));
    }
}

Outcome run_arena(const ArenaRun& run, const CommonOptions& common) {
    const std::string path = run.resume.empty() ? run.folder : run.resume;
    const MatchSettings settings = asked_match(run);
    const std::atomic<bool>& stop = stop_on_interrupt(SecondInterrupt::is_ignored);
    const Names names = names_of_players(settings, stop);
    MatchFolder folder(path, settings);
    const MatchEnd end = play(settings, names, folder, run, path, stop);
    const ArenaReport report{settings, names, folder.games(), path, why_it_ended(end, settings, folder)};
    std::cout << (run.format == "json" ? json_text(arena_json(report)) : arena_text(report, text_style(common)));
    std::cout.flush();
    if (end != MatchEnd::stopped) return has_findings(folder) ? Outcome::findings : Outcome::success;
    std::cerr << "Stopped cleanly after " << counted(folder.games().size(), "game", "games") << ". "
              << "Go on with: katachi arena --resume " << path << '\n';
    return Outcome::trouble;
}

}  // namespace

void add_arena_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand("arena", "let two engines, or two libraries of patterns, play a match");
    command->require_subcommand(0, 1);
    auto run = std::make_shared<ArenaRun>();
    command->add_option("--resume", run->resume, "go on with the match in this folder")->type_name("FOLDER");
    add_match_options(*command, run->match);
    command->add_option("--concurrency", run->concurrency, "games side by side, each with engines of its own")
        ->check(CLI::Range(1, 1024))
        ->type_name("N")
        ->capture_default_str();
    command->add_option("-o,--output", run->folder, "where the match is kept: its games, logs and state")
        ->type_name("FOLDER")
        ->capture_default_str();
    add_json_option(*command, run->format);
    add_arena_show_command(*command, common, action);
    add_arena_sprt_command(*command, action);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi arena --a katachi-gtp --b 'gnugo --mode gtp --chinese-rules' --size 9 --games 100 -o match\n"
        "  katachi arena --a-patterns new.kpb --b-patterns old.kpb --openings games/ --sprt 0,30 -o new-old\n"
        "  katachi arena --resume match\n"
        "  katachi arena show match\n"
        "  katachi arena sprt --pairs 3,10,40,12,4 --sprt 0,20\n"
        "\nEach opening is played twice, with colours swapped. A player that crashes, plays an illegal move, does\n"
        "not answer or whose flag falls loses the game, and what was said is kept in logs/. Where the players\n"
        "do not agree who has won, they clean up if both can, and then the referee counts; what nobody can tell\n"
        "counts as unknown. The same command, or --resume, goes on after Ctrl-C or a crash.\n"
        "Exit status: 0 played to the end, 1 a player did wrong or a result is unknown, 2 trouble or stopped.");
    command->callback([run, command, &common, &action] {
        if (!command->get_subcommands().empty()) return check_no_match_options(*command);
        action = [run, command, &common] {
            if (!run->resume.empty()) check_resumed(*command);
            return run_arena(*run, common);
        };
    });
}

}  // namespace katachi
