// The tables of questions as they stand in the tree.
#include <gtest/gtest.h>

#include <filesystem>
#include <functional>
#include <map>
#include <set>

#include "base/files/read_file.h"
#include "regression/judges/question.h"
#include "tests/regression/judges/asked_side.h"
#include "tests/regression/judges/life/life_truth.h"
#include "tests/regression/judges/plain_checker.h"
#include "tests/regression/judges/split_games.h"
#include "tests/support/needs.h"

namespace katachi::regression {
namespace {

// The table has questions about captures and links.
std::vector<JudgedQuestion> table(const Split& split) {
    const std::filesystem::path folder = KATACHI_JUDGE_TABLES;
    std::vector<JudgedQuestion> questions;
    for (const char* const about : {"-captures.tsv", "-links.tsv"})
        for (JudgedQuestion& question :
             read_questions(base::read_file(folder / (std::string(split.name) + about))->text()))
            questions.push_back(std::move(question));
    return questions;
}

std::vector<LifeProblem> life_problems(const Split& split, const char* about = "-life.tsv") {
    const std::filesystem::path folder = KATACHI_JUDGE_TABLES;
    return read_life_problems(base::read_file(folder / (std::string(split.name) + about))->text());
}

// The problems are those that *tune* lacks.
std::vector<LifeProblem> open_life_problems(const Split& split) {
    if (split.name == "tune") return {};
    return life_problems(split, "-life-open.tsv");
}
std::vector<LifeProblem> composed_life_problems(const Split& split) {
    if (split.name == "tune") return {};
    return life_problems(split, "-life-composed.tsv");
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
    const auto see = [&](const std::string& game, const Split& split) {
        const auto [known, is_new] = split_of.emplace(game, split.name);
        EXPECT_EQ(known->second, split.name) << game;
    };
    for (const Split& split : splits()) {
        for (const JudgedQuestion& question : table(split)) see(question.game, split);
        for (const LifeProblem& problem : life_problems(split)) see(problem.game, split);
        for (const LifeProblem& problem : open_life_problems(split)) see(problem.game, split);
        for (const LifeProblem& problem : composed_life_problems(split)) see(problem.game, split);
    }
    EXPECT_GT(split_of.size(), 150U);
}

void expect_either_result_often_enough(const std::vector<LifeProblem>& problems, const Split& split) {
    std::map<std::string_view, std::array<int, 2>> counts;
    for (const LifeProblem& problem : problems) {
        EXPECT_EQ(problem.evidence, Evidence::proved);
        const auto count = [&](std::string_view kind, Code code) { ++counts[kind][code == Code::fails ? 0 : 1]; };
        if (problem.attack) count("attack", problem.attack->code);
        if (problem.defend) count("defend", problem.defend->code);
        for (const LifeTrial& trial : problem.trials) count("trial", trial.code);
    }
    ASSERT_EQ(counts.size(), 3U) << split.name;
    for (const auto& [kind, count] : counts)
        EXPECT_LE(100 * std::max(count[0], count[1]), 65 * (count[0] + count[1])) << split.name << ' ' << kind;
}

TEST(Tables, HaveEitherResultOfEachQuestionOfLifeOftenEnough) {
    for (const Split& split : splits()) {
        expect_either_result_often_enough(life_problems(split), split);
        const std::vector<LifeProblem> composed = composed_life_problems(split);
        if (!composed.empty()) expect_either_result_often_enough(composed, split);
    }
}

// `ask` proves one first question anew, of a board whose owner has a group on it.
using AskAgain = std::function<std::optional<LifeProver::Settled>(board::Board& board, const LifeProblem& problem,
                                                                  board::Colour owner, board::Colour side)>;

// The first problems whose proof took no more than `easy` positions.
void prove_again(const Split& split, const std::vector<LifeProblem>& problems, std::uint64_t easy,
                 const AskAgain& ask) {
    constexpr int sampled_of_a_split = 10;
    const auto games = games_of(split, test::shared_data() / "games19");
    int sampled = 0;
    for (const LifeProblem& problem : problems) {
        if (sampled == sampled_of_a_split) break;
        const bool is_attack = problem.attack.has_value();
        const LifeTruth& truth = is_attack ? *problem.attack : *problem.defend;
        if (truth.positions > easy) continue;
        ++sampled;
        board::Board board(position_of(problem, board_before(games, problem.game, problem.move)));
        const board::Colour owner = board.at(problem.stone);
        const auto settled = ask(board, problem, owner, is_attack ? board::opponent(owner) : owner);
        ASSERT_TRUE(settled) << line_of(problem);
        EXPECT_EQ(settled->code, truth.code) << line_of(problem);
    }
    EXPECT_EQ(sampled, sampled_of_a_split);
}

TEST(Tables, SayOfLifeWhatIsProvedAgain) {
    KATACHI_NEEDS("games19");
    constexpr std::uint64_t easy = 5'000;
    LifeProver prover;
    for (const Split& split : splits())
        prove_again(split, life_problems(split), easy,
                    [&](board::Board& board, const LifeProblem& problem, board::Colour owner, board::Colour side) {
                        const life::DragonGoal goal{.stones = board.stones(owner) & problem.region,
                                                    .defender = owner,
                                                    .region = problem.region};
                        return prover.ask(board, goal, side, side, 10 * easy);
                    });
}

TEST(Tables, SayOfOpenLifeWhatIsProvedAgain) {
    KATACHI_NEEDS("games19");
    constexpr std::uint64_t easy = 2'000;
    LifeProver prover;
    for (const Split& split : splits()) {
        for (const auto& problems : {open_life_problems(split), composed_life_problems(split)}) {
            if (problems.empty()) continue;
            prove_again(split, problems, easy,
                        [&](board::Board& board, const LifeProblem& problem, board::Colour owner, board::Colour side) {
                            OpenContest contest(board, board.stones(owner) & problem.region);
                            return prover.ask(contest, side, side, 15 * easy);
                        });
        }
    }
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
            const board::Colour to_move = asked_side(question.kind, board.at(question.subject.string));
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
