#include "tests/regression/matches/scripted_match.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace katachi::regression {

namespace {

std::string content(const std::filesystem::path& path) {
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace

ScriptedMatch::ScriptedMatch(const std::string& a, const std::string& b) {
    settings.players[0] = {.command = std::string(KATACHI_PLAYER) + " --name Aki " + a, .name = {}, .set_up = {}};
    settings.players[1] = {.command = std::string(KATACHI_PLAYER) + " --name Bo " + b, .name = {}, .set_up = {}};
    settings.size = 5;
    settings.rules = *board::find_rules("chinese");
    settings.komi = 0.5;
    settings.random_moves = 2;
    settings.timeout = std::chrono::seconds(20);
    settings.move_limit = 200;
    settings.games = 4;
}

std::map<int, PlayedGame> ScriptedMatch::play() {
    const auto names = names_of_players(settings, stop);
    MatchFolder kept(folder / "match", settings);
    end = play_match(settings, names, kept, {.concurrency = concurrency, .stop = &stop, .played = {}});
    return kept.games();
}

std::map<int, PlayedGame> ScriptedMatch::play_all() {
    std::map<int, PlayedGame> games = play();
    EXPECT_EQ(games.size(), static_cast<std::size_t>(settings.games));
    return games;
}

std::string ScriptedMatch::sgf(int number) const {
    return content(folder / fmt::format("match/games/{:05}.sgf", number + 1));
}

std::string ScriptedMatch::log(int number) const {
    return content(folder / fmt::format("match/logs/{:05}.log", number + 1));
}

}  // namespace katachi::regression
