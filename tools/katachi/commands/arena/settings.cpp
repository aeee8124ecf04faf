#include "tools/katachi/commands/arena/settings.h"

#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <sstream>

#include "base/files/file_error.h"
#include "base/files/read_file.h"
#include "base/process/engine_process.h"
#include "base/process/shell_word.h"
#include "base/text/counted.h"
#include "base/text/number.h"
#include "tools/authoring/games/game_files.h"
#include "tools/katachi/shared/own_engine.h"
#include "tools/katachi/shared/rules_option.h"

namespace katachi::cli {

namespace {

namespace fs = std::filesystem;

constexpr int usual_games = 100;
constexpr int limit_per_point = 3;  // moves
constexpr int most_period_stones = 1000;

// Our own engine need not be where programs are looked for.
std::string engine_command(const std::string& command, const std::string& option) {
    const std::string own = "katachi-gtp";
    const bool is_own = command == own || command.starts_with(own + " ");
    if (is_own && is_own_engine_there()) return own_engine() + command.substr(own.size());
    return base::located_command(command, option);
}

std::vector<std::string> gtp_lines(const std::string& path) {
    std::vector<std::string> commands;
    std::istringstream lines{std::string(base::read_file(path)->text())};
    for (std::string line; std::getline(lines, line);) {
        line.erase(std::min(line.find('#'), line.size()));
        line.erase(line.find_last_not_of(" \t\r") + 1);
        if (!line.empty()) commands.push_back(line);
    }
    return commands;
}

regression::Player player_of(const PlayerOptions& options, std::size_t number) {
    const std::string option = option_of(number);
    regression::Player player{.command = {}, .name = options.name, .set_up = {}};
    if (!options.patterns.empty()) {
        if (!options.command.empty())
            throw base::FileError(option + "-patterns: " + option + " is named as well; leave one out");
        base::read_file(options.patterns);
        player.command = own_engine() + " --patterns " + base::shell_quoted(fs::absolute(options.patterns).string());
        if (player.name.empty()) player.name = "katachi-gtp " + fs::path(options.patterns).filename().string();
    } else if (!options.command.empty()) {
        player.command = engine_command(options.command, option);
    } else {
        throw base::FileError(
            "name both engines: katachi arena --a COMMAND --b COMMAND; or pattern libraries: --a-patterns "
            "FILE.kpb");
    }
    if (!options.set_up.empty()) player.set_up = gtp_lines(options.set_up);
    return player;
}

bool is_between(double value, double min, double max) { return value >= min && value <= max; }

// "30/5": seconds and stones.
void read_byo_yomi(const std::string& text, regression::TimeControl& time) {
    const auto slash = text.find('/');
    const auto seconds = base::number_from<double>(text.substr(0, slash));
    const auto stones = slash == std::string::npos ? std::nullopt : base::number_from<int>(text.substr(slash + 1));
    if (seconds && stones && is_between(*seconds, shortest_seconds, longest_seconds) &&
        is_between(*stones, 1, most_period_stones)) {
        time.period_seconds = *seconds;
        time.period_stones = *stones;
        return;
    }
    throw base::FileError(fmt::format("--byo-yomi {}: write it as SECONDS/STONES, such as 30/5, at most {}/{}", text,
                                      longest_seconds, most_period_stones));
}

void read_openings(const ArenaOptions& options, regression::MatchSettings& settings) {
    const auto keep = [&](regression::FoundOpenings found) {
        for (const std::string& trouble : found.troubles) std::cerr << "katachi: " << trouble << '\n';
        for (regression::Opening& opening : found.openings) settings.openings.push_back(std::move(opening));
    };
    if (fs::path(options.openings).extension() == ".txt")
        keep(regression::openings_of_lines(options.openings, base::read_file(options.openings)->text(), settings.size,
                                           settings.rules, options.opening_moves));
    else
        authoring::visit_game_texts(
            {options.openings},
            {.text =
                 [&](const authoring::GameText& text) {
                     keep(regression::openings_of_sgf(text.name, text.text, settings.size, settings.rules,
                                                      options.opening_moves));
                     return true;
                 },
             .trouble = [](const std::string& line) { std::cerr << "katachi: " << line << '\n'; }},
            {.archive_limit = options.archive_limit});
    if (settings.openings.empty())
        throw base::FileError(options.openings + ": holds no opening for a board of " + std::to_string(settings.size) +
                              " lines");
}

std::string referee_of(const ArenaOptions& options) {
    if (options.referee == "none") return "";
    if (!options.referee.empty()) return engine_command(options.referee, "--referee");
    return is_own_engine_there() ? own_engine() : "";
}

}  // namespace

std::string option_of(std::size_t player) { return player == 0 ? "--a" : "--b"; }

regression::SprtBounds sprt_bounds(const std::vector<double>& sprt, double alpha, double beta) {
    constexpr double most_elo = 2000;
    const regression::SprtBounds bounds{.elo0 = sprt[0], .elo1 = sprt[1], .alpha = alpha, .beta = beta};
    if (!(bounds.elo0 >= -most_elo && bounds.elo0 < bounds.elo1 && bounds.elo1 <= most_elo))
        throw base::FileError(
            "--sprt: the first number must be less than the second, both within -2000 and 2000, such as "
            "0,20");
    return bounds;
}

void set_games(regression::MatchSettings& settings, int games) {
    if (games % 2 != 0)
        throw base::FileError("--games " + std::to_string(games) +
                              ": each opening is played twice, with colours swapped; name an even number");
    settings.games = games;
}

regression::MatchSettings match_settings(const ArenaOptions& options) {
    regression::MatchSettings settings;
    if (options.engines.size() > regression::player_count)
        throw base::FileError(options.engines[regression::player_count] +
                              ": two engines play a match; put what belongs to a command of "
                              "one between quotes");
    for (std::size_t i = 0; i < regression::player_count; ++i) {
        PlayerOptions player = options.players[i];
        if (i < options.engines.size()) {
            if (!player.command.empty() || !player.patterns.empty())
                throw base::FileError(option_of(i) + ": both engines are named already; leave it out");
            player.command = options.engines[i];
        }
        settings.players[i] = player_of(player, i);
    }
    settings.folder = fs::current_path().string();
    settings.size = options.size;
    settings.rules = rules_of_option(options.rules);
    settings.komi = options.komi.value_or(settings.rules.komi);
    settings.random_moves = options.random_moves;
    settings.seed = options.seed;
    settings.time.main_seconds = options.main_seconds;
    if (!options.byo_yomi.empty()) read_byo_yomi(options.byo_yomi, settings.time);
    settings.timeout = std::chrono::milliseconds(static_cast<std::int64_t>(options.timeout * 1000));
    settings.move_limit = options.move_limit > 0 ? options.move_limit : limit_per_point * options.size * options.size;
    settings.referee = referee_of(options);
    if (!options.sprt.empty()) settings.sprt = sprt_bounds(options.sprt, options.alpha, options.beta);
    set_games(settings, options.games.value_or(settings.sprt ? most_games : usual_games));
    if (!options.openings.empty()) read_openings(options, settings);
    if (settings.openings.empty() && settings.random_moves == 0 && settings.games > 2)
        std::cerr << "katachi: every game begins on the empty board, and engines that repeat themselves play one game "
                     "again and again; choose --random-opening 4 or --openings PATH\n";
    if (const auto count = settings.openings.size();
        count > 0 && !settings.sprt && 2 * count < static_cast<std::size_t>(settings.games))
        std::cerr << "katachi: " << base::counted(count, "opening", "openings") << " for " << settings.games / 2
                  << " pairs of games: each comes again\n";
    return settings;
}

}  // namespace katachi::cli
