// Problems of real games, judged by those who share no search with the miner: captures and links by the plain checker
// of proofs, lives and races in small regions by the judge that looks at everything, larger ones by playing out all
// moves of the loser.
#include "tools/authoring/problems/game_problems.h"

#include <gtest/gtest.h>

#include <iostream>
#include <map>
#include <sstream>

#include "base/long_work/ordered_work.h"
#include "tests/authoring/problems/life_certificate.h"
#include "tests/life/plain_judge.h"
#include "tests/regression/judges/plain_checker.h"
#include "tests/support/needs.h"
#include "tests/support/nightly.h"
#include "tests/support/shared_data.h"
#include "tools/authoring/games/game_positions.h"

namespace katachi::authoring {
namespace {

using board::Board;
using board::Colour;
using board::Vertex;

bool is_life(ProblemKind kind) {
    return kind == ProblemKind::kill || kind == ProblemKind::live || kind == ProblemKind::race;
}

life::PlainQuestion plain_question(const GameProblem& problem, const Board& board, Colour to_move, Colour ko_winner) {
    const Colour defender = problem.position.at(problem.local.stones.first());
    life::PlainQuestion question;
    question.size = board.size();
    question.attacker_to_move = to_move != defender;
    question.ko_winner = ko_winner == defender ? life::KoWinner::defender : life::KoWinner::attacker;
    for (int row = 0; row < question.size; ++row)
        for (int column = 0; column < question.size; ++column) {
            const Vertex vertex = board::vertex_at(row, column);
            question.points += board.at(vertex) == Colour::empty       ? '.'
                               : board.at(vertex) != defender          ? 'a'
                               : problem.local.stones.contains(vertex) ? 'D'
                                                                       : 'd';
            question.region.push_back(problem.local.region.contains(vertex));
        }
    return question;
}

struct Judged {
    int problems = 0, plainly = 0, certified = 0, open = 0, contests = 0;
    int first_moves = 0;  // of lives and races
    int proofs = 0, refused = 0;
    std::map<std::string, int> kinds;

    void add(const Judged& other) {
        problems += other.problems;
        plainly += other.plainly;
        certified += other.certified;
        open += other.open;
        contests += other.contests;
        first_moves += other.first_moves;
        proofs += other.proofs;
        refused += other.refused;
        for (const auto& [kind, count] : other.kinds) kinds[kind] += count;
    }

    std::string text() const {
        std::ostringstream text;
        text << problems << " problems:";
        for (const auto& [kind, count] : kinds) text << ' ' << kind << ' ' << count;
        text << "; lives and races: " << plainly << " by looking at everything, " << certified
             << " by all moves of the loser, " << open << " too large, " << first_moves
             << " first moves; others: " << proofs << " proofs, " << refused << " refused";
        return text.str();
    }
};

// The judge tells what comes of each first move of a life, and of none. Whoever is to lose wins kos.
class LifeJudge {
  public:
    LifeJudge(const GameProblem& problem, std::size_t most_plain, std::size_t most_played)
        : problem_(problem),
          most_plain_(most_plain),
          most_played_(most_played),
          defender_(problem.position.at(problem.local.stones.first())),
          board_(problem.position) {}

    void judge(Judged& judged) {
        is_plain_ = true;
        is_open_ = false;
        expect(problem_.local.solver, true, "the solver moves first");
        expect(board::opponent(problem_.local.solver), false, "the opponent moves first");
        const board::VertexSet moves = problem_.local.region & board_.empty_points();
        for (const Vertex move : moves) {
            if (board_.play(problem_.local.solver, move) != board::Legality::ok) continue;
            ++judged.first_moves;
            expect(board::opponent(problem_.local.solver), move == problem_.proof.solution,
                   board::vertex_name(move, board_.size()));
            board_.undo();
        }
        if (is_open_)
            ++judged.open;
        else
            ++(is_plain_ ? judged.plainly : judged.certified);
    }

  private:
    void expect(Colour to_move, bool is_won, const std::string& what) {
        const std::string where = std::string(name(problem_.kind)) + ' ' + problem_.code + ": " + what;
        const Colour winner = is_won ? problem_.local.solver : board::opponent(problem_.local.solver);
        const auto captured = life::is_plainly_captured(
            plain_question(problem_, board_, to_move, board::opponent(winner)), is_plain_ ? most_plain_ : 1);
        if (captured) {
            EXPECT_EQ(*captured == (problem_.local.solver != defender_), is_won) << where;
            return;
        }
        is_plain_ = false;
        const life::DragonGoal goal{
            .stones = problem_.local.stones, .defender = defender_, .region = problem_.local.region};
        const auto wins = wins_for_sure(reader_, board_, goal, winner, to_move, most_played_);
        is_open_ = is_open_ || !wins;
        EXPECT_TRUE(wins.value_or(true)) << where;
    }

    const GameProblem& problem_;
    std::size_t most_plain_, most_played_;
    Colour defender_;
    Board board_;
    life::LifeReader reader_;
    bool is_plain_ = true, is_open_ = false;
};

struct JudgeLimits {
    MiningLimits mining;
    std::size_t most_plain = 20'000, most_played = 20'000;  // positions
};

// The plain checker sees each proof that says something of a capture or a link.
Judged judged_game(const sgf::Game& game, const JudgeLimits& limits) {
    Judged judged;
    const std::atomic<bool> stop = false;
    const regression::ProofCheck check = [&](const regression::Proof& proof, const Board& board, Colour to_move) {
        ++judged.proofs;
        const auto objection = regression::objection(proof, board, to_move);
        judged.refused += objection ? 1 : 0;
        return !objection;
    };
    for (const GameProblem& problem : game_problems(game, limits.mining, check, stop)) {
        ++judged.problems;
        ++judged.kinds[name(problem.kind)];
        EXPECT_GE(problem.proof.depth, limits.mining.demands.depth) << problem.code;
        EXPECT_GE(problem.proof.wrong.size(), 2U) << problem.code;
        if (is_life(problem.kind))
            LifeJudge(problem, limits.most_plain, limits.most_played).judge(judged);
        else
            ++judged.contests;
    }
    return judged;
}

// Regions that are too large for these judges are counted and told of.
void expect_all_proved(const Judged& judged) {
    EXPECT_EQ(judged.refused, 0);
    EXPECT_GT(judged.plainly, 0);
    EXPECT_GT(judged.contests, 0);
}

TEST(GameProblems, OfAGameAreProved) {
    const std::string name = "games19/loose/FineArt/2016.11.01 银色风铃 vs FineArt (79324027).SGF";
    KATACHI_NEEDS(name);
    JudgeLimits limits;
    limits.mining.every = 24;
    Judged judged;
    visit_named_games(
        {(test::shared_data() / name).string()}, [](const std::string&) {},
        [&](const sgf::Game& game, const std::string&) { judged.add(judged_game(game, limits)); });
    EXPECT_GE(judged.problems, 2);
    EXPECT_EQ(judged.open, 0);
    expect_all_proved(judged);
}

TEST(GameProblems, OfManyGamesAreProved) {
    if (test::rounds(0, 1) == 0) GTEST_SKIP() << "with KATACHI_NIGHTLY";
    KATACHI_NEEDS("games19/loose");
    constexpr int wanted = 200, workers = 3, shown = 20;
    const JudgeLimits limits{.mining = {}, .most_plain = 200'000, .most_played = 300'000};
    std::atomic<bool> is_enough = false;
    Judged judged;
    int games = 0;
    base::OrderedWork<sgf::Game, Judged> work(
        workers, [&](const sgf::Game& game) { return is_enough ? Judged() : judged_game(game, limits); },
        [&](const Judged& one) {
            if (is_enough) return;
            ++games;
            const bool is_shown = judged.problems / shown < (judged.problems + one.problems) / shown;
            judged.add(one);
            if (is_shown) std::cout << games << " games, " << judged.text() << std::endl;
            is_enough = judged.problems >= wanted;
        });
    visit_named_games(
        {(test::shared_data() / "games19/loose").string()}, [](const std::string&) {},
        [&](const sgf::Game& game, const std::string&) { work.add(game); }, {.stop = &is_enough});
    work.finish();
    EXPECT_GE(judged.problems, wanted);
    expect_all_proved(judged);
}

}  // namespace
}  // namespace katachi::authoring
