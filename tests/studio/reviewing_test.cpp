// Reviews of games.
#include <gtest/gtest.h>

#include <chrono>
#include <memory>
#include <nlohmann/json.hpp>
#include <thread>

#include "tests/studio/running_studio.h"
#include "tests/studio/shown_folder.h"

namespace katachi::studio {

namespace {

using nlohmann::json;

// A game of as many moves, on points that lie apart at first.
std::string long_game(int moves) {
    constexpr int points = 361, lines = 19, stride = 97;
    std::string text = "(;SZ[19]";
    for (int i = 0; i < moves; ++i) {
        const int at = i * stride % points;
        text += i % 2 == 0 ? ";B[" : ";W[";
        text += {static_cast<char>('a' + at % lines), static_cast<char>('a' + at / lines), ']'};
    }
    return text + ")";
}

class Reviewing : public testing::Test {
  protected:
    Reviewing() {
        shown_.folder().write("games/long.sgf", long_game(300));
        shown_.folder().write("games/empty.sgf", "(;SZ[9])");
        studio_ = std::make_unique<RunningStudio>(std::vector<std::string>{".", "--games", "games"}, shown_.path());
    }

    Reply review(const std::string& game, const std::string& caller) const {
        return ask(*studio_, "/api/review?game=" + in_address("games/" + game) + "&caller=" + caller);
    }
    json told(const std::string& route, const std::string& caller) const {
        return json::parse(post(*studio_, "/api/review/" + route, json{{"caller", caller}}.dump()).body);
    }
    // What is told of the progress once more moves than that are reviewed.
    json progress_beyond(int moves, const std::string& caller) const {
        for (int i = 0; i < 3000; ++i) {
            json progress = told("progress", caller);
            if (!progress.is_null() && progress["done"] > moves) return progress;
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
        return nullptr;
    }

    ShownFolder shown_;
    std::unique_ptr<RunningStudio> studio_;
};

TEST_F(Reviewing, TellsHowFarItIsAndIsGivenUp) {
    EXPECT_TRUE(told("progress", "a").is_null());
    Reply reply;
    std::thread caller([&] { reply = review("long.sgf", "a"); });
    const json first = progress_beyond(0, "a");
    const json progress = progress_beyond(first.is_null() ? 0 : first["done"].get<int>(), "a");
    const Reply other = review("a.sgf", "b");
    const json given_up = told("give-up", "a");
    caller.join();
    ASSERT_FALSE(progress.is_null()) << reply.body;
    EXPECT_EQ(progress["all"], 300);
    EXPECT_LT(progress["done"], 300);
    EXPECT_EQ(other.status, 503) << other.body;
    EXPECT_TRUE(given_up["was_reviewing"]);
    EXPECT_EQ(reply.status, 503);
    EXPECT_NE(reply.body.find("was stopped"), std::string::npos) << reply.body;
    EXPECT_TRUE(told("progress", "a").is_null());
    EXPECT_FALSE(told("give-up", "a")["was_reviewing"]);
}

TEST_F(Reviewing, IsGivenUpByTheNextQuestionOfTheCaller) {
    Reply reply;
    std::thread caller([&] { reply = review("long.sgf", "a"); });
    static_cast<void>(progress_beyond(0, "a"));
    const Reply next = review("a.sgf", "a");
    caller.join();
    EXPECT_EQ(reply.status, 503);
    EXPECT_EQ(next.status, 200);
    EXPECT_EQ(json::parse(next.body)["moves"].size(), 5U);
}

TEST_F(Reviewing, EndsWithTheStudio) {
    Reply reply;
    std::thread caller([&] {
        try {
            reply = review("long.sgf", "a");
        } catch (const std::exception&) {
            reply.status = 0;  // the studio has gone
        }
    });
    static_cast<void>(progress_beyond(0, "a"));
    const auto before = std::chrono::steady_clock::now();
    studio_.reset();
    caller.join();
    EXPECT_LT(std::chrono::steady_clock::now() - before, std::chrono::seconds(5));
    EXPECT_NE(reply.status, 200);
}

TEST_F(Reviewing, SaysWhatItCannotReview) {
    EXPECT_EQ(review("none.sgf", "a").status, 404);
    const Reply reply = review("empty.sgf", "a");
    EXPECT_EQ(reply.status, 422);
    EXPECT_NE(reply.body.find("has no moves to review"), std::string::npos) << reply.body;
    EXPECT_EQ(post(*studio_, "/api/review/progress", R"({"game": "x"})").status, 400);
}

}  // namespace

}  // namespace katachi::studio
