// katachi arena: a match played to its end, with progress and Ctrl-C.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <iostream>

#include "base/files/file_error.h"
#include "base/long_work/interrupt.h"
#include "base/long_work/progress_line.h"
#include "base/text/counted.h"
#include "regression/matches/match.h"
#include "regression/matches/standings.h"
#include "tools/answers/regression/arena_json.h"
#include "tools/katachi/commands/arena/commands.h"
#include "tools/katachi/commands/arena/settings.h"
#include "tools/katachi/commands/arena/text.h"

namespace katachi::cli {

namespace {

using Names = std::array<std::string, regression::player_count>;

std::string go_on_with(const std::string& folder) { return "go on with: katachi arena --resume " + folder; }

regression::MatchSettings asked_match(const ArenaRun& run) {
    if (run.resume.empty()) return match_settings(run.match);
    regression::MatchSettings settings = regression::settings_of_match(run.resume);
    if (run.match.games) set_games(settings, *run.match.games);
    return settings;
}

std::string progress_text(const regression::MatchSettings& settings, const regression::MatchFolder& folder) {
    const regression::Standings now = regression::standings(folder.games());
    const regression::Tally a = now.players[0].total();
    const std::string of = settings.sprt ? "" : " of " + std::to_string(settings.games);
    return fmt::format("{}{} games: A {}, B {}, draws {}, unknown {}", now.games, of, a.wins, a.losses, a.draws,
                       a.unknown);
}

// What a player did wrong, as it happens.
std::string fault_text(const regression::PlayedGame& game, const Names& names, const std::string& folder) {
    return fmt::format("game {}: {} loses: {}; {}", game.number + 1, names[1 - game.winning_player().value()],
                       game.explanation, regression::log_of_game(folder, game.number).string());
}

std::string why_it_ended(regression::MatchEnd end, const regression::MatchSettings& settings,
                         const regression::MatchFolder& folder) {
    switch (end) {
        case regression::MatchEnd::clear: return "ended because the sequential test is clear";
        case regression::MatchEnd::stopped: return "stopped";
        case regression::MatchEnd::all_games: break;
    }
    return fmt::format("ended because all {} games were played{}", settings.games,
                       settings.sprt && regression::weigh_pairs(*settings.sprt, folder.games()).state.verdict ==
                                            regression::SprtVerdict::open
                           ? "; the sequential test is not clear"
                           : "");
}

bool has_findings(const regression::MatchFolder& folder) {
    return std::any_of(folder.games().begin(), folder.games().end(), [](const auto& game) {
        return regression::is_fault(game.second.end) || game.second.winner == regression::Winner::unknown;
    });
}

regression::MatchEnd play(const regression::MatchSettings& settings, const Names& names,
                          regression::MatchFolder& folder, const ArenaRun& run, const std::string& path,
                          const std::atomic<bool>& stop) {
    const base::ProgressLine line;
    regression::MatchRun match_run{.concurrency = run.concurrency, .stop = &stop, .played = {}};
    match_run.played = [&](const regression::PlayedGame& game) {
        if (regression::is_fault(game.end)) {
            line.clear();
            std::cerr << "katachi: " << fault_text(game, names, path) << '\n';
        }
        line.show(progress_text(settings, folder));
    };
    try {
        return regression::play_match(settings, names, folder, match_run);
    } catch (const base::FileError& error) {
        throw base::FileError(std::string(error.what()) + "; " + std::to_string(folder.games().size()) +
                              " games are kept, " + go_on_with(path));
    }
}

}  // namespace

Outcome run_arena(const ArenaRun& run, const CommonOptions& common) {
    const std::string path = run.resume.empty() ? run.folder : run.resume;
    const regression::MatchSettings settings = asked_match(run);
    const std::atomic<bool>& stop = base::stop_on_interrupt(base::SecondInterrupt::is_ignored);
    const Names names = regression::names_of_players(settings, stop);
    regression::MatchFolder folder(path, settings);
    folder.keep_names(names);
    const regression::MatchEnd end = play(settings, names, folder, run, path, stop);
    const authoring::ArenaReport report{settings, names, folder.games(), path, why_it_ended(end, settings, folder)};
    std::cout << (run.format == "json" ? answers::arena_json(report) : arena_text(report, text_style(common)));
    std::cout.flush();
    if (end != regression::MatchEnd::stopped) return has_findings(folder) ? Outcome::findings : Outcome::success;
    std::cerr << "Stopped cleanly after " << base::counted(folder.games().size(), "game", "games") << ". "
              << "Go on with: katachi arena --resume " << path << '\n';
    return Outcome::trouble;
}

}  // namespace katachi::cli
