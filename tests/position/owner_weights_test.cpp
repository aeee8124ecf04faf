#include "engine/position/owners/owner_weights.h"

#include <gtest/gtest.h>

namespace katachi::position {
namespace {

constexpr std::string_view two_rounds =
    "part strings\nstart 1\ntree\n  attack < 1.5\n    0.25\n    liberties < 3\n      -1\n      0.5\n"
    "part points\nstart 0\ntree\n  0\n"
    "part strings\nstart 1\ntree\n  0.125\ntree\n  -2\n"
    "part points\nstart 0\ntree\n  held-balance < 0.5\n    -1\n    1\n";

std::string trouble(std::string_view text) {
    const auto read = read_owner_weights(text);
    const auto* error = std::get_if<OwnerWeightsError>(&read);
    return error == nullptr ? "" : std::to_string(error->line) + ": " + error->message;
}

std::string with(std::string_view old_words, std::string_view new_words) {
    std::string text(two_rounds);
    return text.replace(text.find(old_words), old_words.size(), new_words);
}

TEST(OwnerWeights, AreReadAsTheyAreWritten) {
    const auto read = std::get<OwnerWeights>(
        read_owner_weights("# a comment\n\n" + std::string(two_rounds) + "part score\ninterval 1.25\ndoubt 2\n"));
    ASSERT_EQ(read.rounds.size(), 2U);
    EXPECT_EQ(read.rounds[1].strings.trees.size(), 2U);
    EXPECT_EQ(read.score.interval, 1.25F);
    EXPECT_EQ(read.score.doubt, 2);
    EXPECT_EQ(std::get<OwnerWeights>(read_owner_weights(text(read))), read);
}

TEST(OwnerWeights, AnswerByQuestions) {
    const auto read = std::get<OwnerWeights>(read_owner_weights(two_rounds));
    const ChanceTrees& strings = read.rounds[0].strings;
    OwnerFacts facts;
    facts[OwnerFact::attack] = 1;
    EXPECT_EQ(strings.sum(facts), 1.25F);
    facts[OwnerFact::attack] = 2;
    EXPECT_EQ(strings.sum(facts), 0);
    facts[OwnerFact::liberties] = 3;
    EXPECT_EQ(strings.sum(facts), 1.5F);
}

TEST(OwnerWeights, SayWhatIsWrongAndWhere) {
    EXPECT_EQ(trouble(two_rounds), "");
    EXPECT_EQ(trouble(""), "1: `part strings`, and `part points` behind it, are missing, or have no tree");
    EXPECT_EQ(trouble("start 1\n"), "1: a part begins with `part NAME`");
    EXPECT_EQ(trouble("part stones\n"), "1: here stands `part strings` or `part score`, not `part stones`");
    EXPECT_EQ(trouble(with("start 1", "begin 1")), "2: a part goes on with `start NUMBER`");
    EXPECT_EQ(trouble(with("attack", "attak")), "4: there is no fact `attak`");
    EXPECT_EQ(trouble(with("attack < 1.5", "attack > 1.5")),
              "4: `attack > 1.5` is neither a number nor `FACT < NUMBER`");
    EXPECT_EQ(trouble(with("0.25", "nan")), "5: `nan` is neither a number nor `FACT < NUMBER`");
    EXPECT_EQ(trouble(with("      0.5\n", "")), "8: an answer or a question is missing, indented by 6");
    EXPECT_EQ(trouble(with("      -1", "     -1")), "7: an answer or a question is missing, indented by 6");
    EXPECT_EQ(trouble(with("part points", "part strings")), "9: here stands `part points`, not `part strings`");
    EXPECT_EQ(
        trouble(std::string(two_rounds) + "part score\nspread 3\n"),
        "26: `spread 3` is no line of the score: spread-of-results, doubt, least-error or interval, and a number");
    EXPECT_EQ(trouble(std::string(two_rounds) + "part score\ndoubt -3\n"), "26: `doubt` needs a number above 0");
}

TEST(OwnerWeights, AreOnesThatWereLearned) {
    EXPECT_GT(learned_owner_weights().rounds.back().points.trees.size(), 20U);
}

}  // namespace
}  // namespace katachi::position
