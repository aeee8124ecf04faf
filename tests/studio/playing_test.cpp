// Games against the engine.
#include <gtest/gtest.h>

#include <chrono>
#include <nlohmann/json.hpp>
#include <thread>

#include "tests/studio/running_studio.h"
#include "tests/studio/shown_folder.h"

namespace katachi::studio {

namespace {

using nlohmann::json;

class Playing : public testing::Test {
  protected:
    Reply play(const json& body) const { return post(studio_, "/api/play", body.dump()); }

    ShownFolder shown_;
    RunningStudio studio_{{"."}, shown_.path()};
};

TEST_F(Playing, TellsThePositionAfterMoves) {
    const json told = json::parse(play({{"size", 5}, {"moves", "C3 c2 B2 pass D2 A1 C1"}}).body);
    EXPECT_EQ(told["rows"], "...../...../..X../.X.X./O.X..");
    EXPECT_EQ(told["captured"]["white"], 1);
    EXPECT_EQ(told["captured"]["black"], 0);
    EXPECT_EQ(told["to_move"], "white");
    EXPECT_EQ(told["moves"], json({"C3", "C2", "B2", "pass", "D2", "A1", "C1"}));
    EXPECT_EQ(play({{"size", 5}, {"moves", "C3 C3"}}).status, 422);
    EXPECT_EQ(play({{"size", 5}, {"moves", "F6"}}).status, 422);
    EXPECT_EQ(play({{"size", 50}}).status, 400);
    EXPECT_EQ(play({{"komi", "x"}}).status, 400);
    EXPECT_EQ(play({{"level", 11}}).status, 400);
    EXPECT_EQ(play({{"colour", "grey"}}).status, 400);
}

TEST_F(Playing, HasTheEngineMove) {
    const json told = json::parse(play({{"size", 7}, {"moves", "D4"}, {"colour", "white"}, {"level", 1}}).body);
    EXPECT_EQ(told["moves"].size(), 2U) << told.dump(1);
    EXPECT_EQ(told["to_move"], "black");
    EXPECT_FALSE(told["has_resigned"].get<bool>());
    EXPECT_EQ(play({{"size", 7}, {"moves", "D4"}, {"colour", "black"}}).status, 422);
}

TEST_F(Playing, GivesUpWhatNobodyWaitsFor) {
    Reply reply;
    std::thread player([&] { reply = play({{"size", 19}, {"colour", "black"}, {"level", 10}, {"caller", "a"}}); });
    bool was_thinking = false;
    for (int i = 0; i < 500 && !was_thinking; ++i) {
        was_thinking = json::parse(post(studio_, "/api/play/give-up", R"({"caller": "a"})").body)["was_thinking"];
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    player.join();
    EXPECT_TRUE(was_thinking);
    EXPECT_EQ(reply.status, 422);
    EXPECT_NE(reply.body.find("given up"), std::string::npos) << reply.body;
    EXPECT_FALSE(json::parse(post(studio_, "/api/play/give-up", R"({"caller": "a"})").body)["was_thinking"]);
}

}  // namespace

}  // namespace katachi::studio
