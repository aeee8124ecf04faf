// A match that is killed and gone on with has the totals of one that was left alone.
#include <gtest/gtest.h>

#include <chrono>
#include <fstream>
#include <thread>

#include "base/process/engine_process.h"
#include "regression/matches/standings.h"
#include "tests/regression/matches/scripted_match.h"

namespace katachi::regression {
namespace {

namespace fs = std::filesystem;

std::size_t lines_of(const fs::path& path) {
    std::ifstream file(path);
    std::size_t count = 0;
    for (std::string line; std::getline(file, line);) ++count;
    return count;
}

TEST(Interruption, OfAKillLeavesTheSameTotals) {
    ScriptedMatch undisturbed("--seed 1", "--seed 2 --fault crash:9:4");
    undisturbed.settings.games = 30;
    const auto expected = undisturbed.play();

    ScriptedMatch killed("--seed 1 --nap 0.002", "--seed 2 --fault crash:9:4");
    killed.settings.games = 30;
    { const MatchFolder begun(killed.folder / "match", killed.settings); }
    const fs::path games = killed.folder / "match/games.jsonl";
    std::size_t before = 0;
    for (int kill = 0; kill < 3; ++kill) {
        const base::EngineProcess arena(std::string(KATACHI_PROGRAM) + " arena --resume match --concurrency 3",
                                        killed.folder.path());
        for (int i = 0; i < 2000 && lines_of(games) < before + 4; ++i)
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        before = lines_of(games);
    }
    EXPECT_GE(before, 12U);
    EXPECT_LT(before, 30U) << "there was nothing left to interrupt";
    const auto resumed = killed.play();
    ASSERT_EQ(resumed.size(), expected.size());
    for (const auto& [number, game] : expected) {
        EXPECT_EQ(resumed.at(number).result, game.result) << number;
        EXPECT_EQ(resumed.at(number).moves, game.moves);
        EXPECT_EQ(resumed.at(number).end, game.end);
        EXPECT_EQ(killed.sgf(number), undisturbed.sgf(number));
    }
    EXPECT_EQ(standings(resumed).pairs, standings(expected).pairs);
}

}  // namespace
}  // namespace katachi::regression
