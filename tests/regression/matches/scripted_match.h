// Matches of the scripted player, in a folder that lasts as long as the test.
#pragma once

#include <atomic>
#include <map>
#include <string>

#include "regression/matches/match.h"
#include "tests/support/temporary_folder.h"

namespace katachi::regression {

class ScriptedMatch {
  public:
    // 5x5, Chinese rules, random openings; `a` and `b` are options of the players.
    explicit ScriptedMatch(const std::string& a = "", const std::string& b = "");

    MatchSettings settings;
    int concurrency = 2;
    test::TemporaryFolder folder;
    std::atomic<bool> stop = false;
    MatchEnd end = MatchEnd::all_games;

    // Plays what is left to play, and gives all games.
    std::map<int, PlayedGame> play();
    // The same; the test fails where a game of the match is missing.
    std::map<int, PlayedGame> play_all();
    std::string sgf(int number) const;
    // Empty where none was kept.
    std::string log(int number) const;
};

}  // namespace katachi::regression
