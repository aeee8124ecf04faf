// katachi arena: a match played to its end, with progress and Ctrl-C.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <iostream>

#include "regression/matches/match.h"
#include "base/text/counted.h"
#include "base/files/file_error.h"
#include "tools/katachi/commands/arena/commands.h"
#include "tools/katachi/commands/arena/report.h"
#include "tools/katachi/commands/arena/settings.h"
#include "base/work/interrupt.h"
#include "base/work/progress_line.h"

namespace katachi {

namespace {

using Names = std::array<std::string, player_count>;

std::string go_on_with(const std::string& folder) { return "go on with: katachi arena --resume " + folder; }

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

}  // namespace

Outcome run_arena(const ArenaRun& run, const CommonOptions& common) {
    const std::string path = run.resume.empty() ? run.folder : run.resume;
    const MatchSettings settings = asked_match(run);
    const std::atomic<bool>& stop = stop_on_interrupt(SecondInterrupt::is_ignored);
    const Names names = names_of_players(settings, stop);
    MatchFolder folder(path, settings);
    const MatchEnd end = play(settings, names, folder, run, path, stop);
    const ArenaReport report{settings, names, folder.games(), path, why_it_ended(end, settings, folder)};
    std::cout << (run.format == "json" ? arena_json(report) : arena_text(report, text_style(common)));
    std::cout.flush();
    if (end != MatchEnd::stopped) return has_findings(folder) ? Outcome::findings : Outcome::success;
    std::cerr << "Stopped cleanly after " << counted(folder.games().size(), "game", "games") << ". "
              << "Go on with: katachi arena --resume " << path << '\n';
    return Outcome::trouble;
}

}  // namespace katachi
