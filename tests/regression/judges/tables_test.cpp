// The tables of questions as they stand in the tree.
#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <set>

#include "base/files/read_file.h"
#include "regression/judges/question.h"
#include "tests/regression/judges/plain_checker.h"
#include "tests/regression/judges/split_games.h"
#include "tests/support/needs.h"

namespace katachi::regression {
namespace {

// Of captures and of links.
std::vector<JudgedQuestion> table(const Split& split) {
    const std::filesystem::path folder = KATACHI_JUDGE_TABLES;
    std::vector<JudgedQuestion> questions;
    for (const char* const about : {"-captures.tsv", "-links.tsv"})
        for (JudgedQuestion& question :
             read_questions(base::read_file(folder / (std::string(split.name) + about))->text()))
            questions.push_back(std::move(question));
    return questions;
}

bool holds(const Proof& proof, const board::Board& board, board::Colour to_move) {
    return !objection(proof, board, to_move).has_value();
}

TEST(Tables, HaveEitherAnswerOfEachKindOftenEnough) {
    for (const Split& split : splits()) {
        std::map<QuestionKind, std::array<int, 2>> counts;
        for (const JudgedQuestion& question : table(split)) {
            ASSERT_TRUE(question.is_judge());
            ++counts[question.kind][question.truth->code == Code::fails ? 0 : 1];
        }
        ASSERT_EQ(counts.size(), all_question_kinds.size()) << split.name;
        for (const auto& [kind, count] : counts)
            EXPECT_LE(100 * std::max(count[0], count[1]), 65 * (count[0] + count[1]))
                << split.name << ' ' << name(kind);
    }
}

TEST(Tables, ShareNoGame) {
    std::map<std::string, std::string_view> split_of;
    for (const Split& split : splits())
        for (const JudgedQuestion& question : table(split)) {
            const auto [known, is_new] = split_of.emplace(question.game, split.name);
            EXPECT_EQ(known->second, split.name) << question.game;
        }
    EXPECT_GT(split_of.size(), 150U);
}

TEST(Tables, SayWhatIsProvedAgain) {
    KATACHI_NEEDS("games19");
    constexpr TruthLimits limits{.code = {.nodes = 3'000}, .move = {.nodes = 100}};
    constexpr std::size_t sampled_of_a_split = 20;  // or a few more, at even distances: each is proved anew
    int proved = 0;
    for (const Split& split : splits()) {
        const auto games = games_of(split, test::shared_data() / "games19");
        const std::vector<JudgedQuestion> questions = table(split);
        for (std::size_t i = 0; i < questions.size(); i += questions.size() / sampled_of_a_split) {
            const JudgedQuestion& question = questions[i];
            auto position = sgf::position_before_move(games.at(question.game), question.move);
            board::Board& board = std::get<sgf::SgfPosition>(position).board;
            const board::Colour owner = board.at(question.subject.string);
            const board::Colour to_move = is_of_owner(question.kind) ? owner : board::opponent(owner);
            const auto truth = find_truth(board, question.subject, to_move, limits, holds);
            ASSERT_TRUE(truth) << line_of(question);
            EXPECT_EQ(truth->code, question.truth->code) << line_of(question);
            ++proved;
        }
    }
    EXPECT_GE(proved, 60);
}

}  // namespace
}  // namespace katachi::regression
