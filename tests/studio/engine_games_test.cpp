// What an engine is told of a game, and what becomes of its answer.
#include "tools/studio/playing/engine_games.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "tests/support/shared_data.h"
#include "tests/support/temporary_folder.h"
#include "tools/studio/request/refused.h"

namespace katachi::studio {

namespace {

using nlohmann::json;

// It writes down what it is told, and answers a command as the test wants.
class ToldEngine : public testing::Test {
  protected:
    json played(const json& body, const std::string& answers) {
        const auto engine = folder_.write("engine", "#!/bin/sh\necho \"$@\" > '" + told_path() +
                                                        "'\nwhile read -r number command; do echo \"$command\" >> '" +
                                                        told_path() + "'\ncase \"$command\" in\n" + answers +
                                                        "*) echo \"=$number\";; esac; echo; done\n");
        std::filesystem::permissions(engine, std::filesystem::perms::owner_all);
        return json::parse(EngineGames(engine).answer(body.dump()).body);
    }
    std::string refusal(const json& body, const std::string& answers) {
        try {
            return played(body, answers).dump();
        } catch (const Refused& refused) {
            return std::to_string(refused.status) + " " + refused.what();
        }
    }
    std::string told() const { return test::file_bytes(told_path()); }

  private:
    std::string told_path() const { return (folder_ / "told").string(); }

    test::TemporaryFolder folder_;
};

const json black_to_move{{"size", 5}, {"colour", "black"}};

TEST_F(ToldEngine, HearsTheGameFromItsBeginning) {
    const json body{{"size", 7}, {"komi", "0.5"}, {"moves", "D4 pass c3"}, {"level", 5}, {"colour", "white"}};
    const json position = played(body, "genmove*) echo \"=$number E5\";;\n");
    EXPECT_EQ(told(),
              "--quiet --level 5\nboardsize 7\nclear_board\nkomi 0.5\nplay black D4\nplay white pass\nplay black C3\n"
              "genmove white\n");
    EXPECT_EQ(position["moves"], json({"D4", "pass", "C3", "E5"}));
    EXPECT_EQ(position["to_move"], "black");
}

TEST_F(ToldEngine, HearsOfAnOrdinaryGameWhereNothingIsAsked) {
    const json position = played({{"colour", "black"}}, "genmove*) echo \"=$number Q16\";;\n");
    EXPECT_EQ(told(), "--quiet --level 3\nboardsize 19\nclear_board\nkomi 6.5\ngenmove black\n");
    EXPECT_EQ(position["size"], 19);
}

TEST_F(ToldEngine, MayPassOrResign) {
    const json passed = played(black_to_move, "genmove*) echo \"=$number PASS\";;\n");
    EXPECT_EQ(passed["moves"], json({"pass"}));
    EXPECT_FALSE(passed["has_resigned"]);
    const json resigned = played(black_to_move, "genmove*) echo \"=$number resign\";;\n");
    EXPECT_EQ(resigned["moves"], json::array());
    EXPECT_TRUE(resigned["has_resigned"]);
}

TEST_F(ToldEngine, IsBlamedForWhatItDoesNotDo) {
    EXPECT_EQ(refusal(black_to_move, "komi*) echo \"?$number none here\";;\n"),
              "422 the engine does not obey komi 6.5: none here");
    EXPECT_EQ(refusal(black_to_move, "genmove*) echo \"=$number Z9\";;\n"), "422 Z9: is no point of this board");
    EXPECT_EQ(refusal(black_to_move, "genmove*) exit 3;;\n"), "422 the engine: no answer: it ended with exit status 3");
}

TEST_F(ToldEngine, IsNotAskedAboutWhatIsNoGame) {
    for (const json& body : {json{{"size", 1}}, json{{"size", 20}}, json{{"level", 0}}, json{{"level", 11}},
                             json{{"level", "high"}}, json{{"colour", "Black"}}, json{{"komi", "nan"}}})
        EXPECT_EQ(refusal(body, "").substr(0, 4), "400 ") << body.dump();
    EXPECT_EQ(refusal({{"size", 5}, {"colour", "white"}}, ""), "422 it is not the engine's turn");
}

}  // namespace

}  // namespace katachi::studio
