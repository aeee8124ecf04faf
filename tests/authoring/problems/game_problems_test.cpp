// Problems of real games, judged by those who share no search with the miner: captures and links by the plain checker
// of proofs, lives and races in small regions by the judge that looks at everything, larger ones by playing out all
// moves of the loser.
#include "tools/authoring/problems/game_problems.h"

#include <gtest/gtest.h>

#include <iostream>
#include <map>
#include <random>
#include <set>

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
    int problems = 0, plainly = 0, certified = 0, contests = 0, open = 0;
    int first_moves = 0;
    std::map<std::string, int> kinds;
};

// Of lives: what comes of each first move, and of none. Whoever is to lose wins kos.
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

// Each refusal of the plain checker, to none of which a proof may come.
regression::ProofCheck plain_check(int& proofs, int& refused) {
    return [&](const regression::Proof& proof, const Board& board, Colour to_move) {
        ++proofs;
        const bool does_hold = !regression::objection(proof, board, to_move);
        refused += does_hold ? 0 : 1;
        return does_hold;
    };
}

TEST(GameProblems, OfRealGamesAreProved) {
    KATACHI_NEEDS("games19/loose");
    const int wanted = test::rounds(2, 200);
    MiningLimits limits;
    limits.every = test::rounds(8, limits.every);
    const std::size_t most_plain = static_cast<std::size_t>(test::rounds(20'000, 200'000));
    const std::size_t most_played = static_cast<std::size_t>(test::rounds(20'000, 300'000));
    const std::atomic<bool> stop = false;
    std::atomic<bool> is_enough = false;
    int proofs = 0, refused = 0, games = 0;
    Judged judged;
    std::set<std::string> codes;
    const auto check = plain_check(proofs, refused);
    // A game with all of it, else as many as it takes.
    const std::string games_of_all =
        test::rounds(1, 0) != 0 ? "/FineArt/2016.11.01 银色风铃 vs FineArt (79324027).SGF" : "";
    visit_named_games(
        {(test::shared_data() / "games19/loose").string() + games_of_all}, [](const std::string&) {},
        [&](const sgf::Game& game, const std::string&) {
            if (is_enough) return;
            ++games;
            for (const GameProblem& problem : game_problems(game, limits, check, stop)) {
                if (!codes.insert(problem.code).second) continue;
                ++judged.problems;
                ++judged.kinds[name(problem.kind)];
                EXPECT_GE(problem.proof.depth, limits.demands.depth) << problem.code;
                EXPECT_GE(problem.proof.wrong.size(), 2U) << problem.code;
                if (is_life(problem.kind))
                    LifeJudge(problem, most_plain, most_played).judge(judged);
                else
                    ++judged.contests;
            }
            is_enough = judged.problems >= wanted;
        },
        {.stop = &is_enough});
    std::cout << judged.problems << " problems of " << games << " games:";
    for (const auto& [kind, count] : judged.kinds) std::cout << ' ' << kind << ' ' << count;
    std::cout << "; lives and races: " << judged.plainly << " by looking at everything, " << judged.certified
              << " by all moves of the loser, " << judged.open << " too large, " << judged.first_moves
              << " first moves; others by " << proofs << " proofs, " << refused << " refused\n";
    EXPECT_GE(judged.problems, wanted);
    EXPECT_GT(judged.plainly, 0);
    EXPECT_GT(judged.contests, 0);
    EXPECT_EQ(refused, 0);
    EXPECT_EQ(judged.open, 0);
}

}  // namespace
}  // namespace katachi::authoring
