// Eyes of drawn groups, judged by shape alone.
#include <gtest/gtest.h>

#include <string>

#include "engine/eyes/solved_eyes.h"
#include "engine/life/ends/eye_judge.h"
#include "engine/life/ends/sure_death.h"
#include "engine/life/life_reader.h"
#include "tests/life/drawn_problem.h"

namespace katachi::life {
namespace {

constexpr const char* straight_three = "***DA..../DDDDA..../AAAAA....";
constexpr const char* straight_four = "****DA.../DDDDDA.../AAAAAA...";
constexpr const char* rabbity_six = "AD**DDA../AD***DA../ADD*DDA../ADDDDDA../AAAAAAA..";
constexpr const char* square_four = "AD**DA.../AD**DA.../ADDDDA.../AAAAAA...";
constexpr const char* room_at_the_side = "*D*DDA.../**DDAA.../**DAA..../**DA...../**DA...../*AAA...../AA.......";

// With empty rows below, to a square board.
ClosedRegion drawn(std::string rows) {
    const std::size_t size = rows.find('/');
    while (rows.size() < size * (size + 1) - 1) rows += '/' + std::string(size, '.');
    return drawn_problem(rows);
}

JudgedEyes judged(const char* rows) {
    const ClosedRegion problem = drawn(rows);
    const board::Board board(problem.position);
    EyeJudge judge(solved_eyes().eyes);
    return judge.judge(board, problem.goal, problem.goal.stones,
                       safe_stones(board, problem.goal, problem.goal.attacker()));
}

TEST(EyeJudge, CountsTheEyesOfClosedRooms) {
    EXPECT_EQ(judged(straight_three).value.attacked, 1);
    EXPECT_EQ(judged(straight_three).value.defended, 2);
    EXPECT_EQ(judged(straight_four).value.attacked, 2);
    EXPECT_EQ(judged(square_four).value.defended, 1);
}

TEST(EyeJudge, NamesTheMoveThatDecides) {
    const JudgedEyes eyes = judged(straight_three);
    const board::VertexSet middle = board::VertexSet::of(board::vertex_at(0, 1));
    EXPECT_EQ(eyes.attacks, middle);
    EXPECT_EQ(eyes.defences, middle);
}

TEST(EyeJudge, SaysTheSameAgainAsAnew) {
    EyeJudge asked_often(solved_eyes().eyes);
    for (int round = 0; round < 2; ++round)
        for (const char* rows : {straight_three, straight_four, rabbity_six, square_four, room_at_the_side}) {
            const ClosedRegion problem = drawn(rows);
            const board::Board board(problem.position);
            const board::VertexSet safe = safe_stones(board, problem.goal, problem.goal.attacker());
            const JudgedEyes anew = judged(rows);
            const JudgedEyes again = asked_often.judge(board, problem.goal, problem.goal.stones, safe);
            EXPECT_EQ(again.value, anew.value);
            EXPECT_EQ(again.attacks, anew.attacks);
            EXPECT_EQ(again.defences, anew.defences);
            EXPECT_EQ(again.loose, anew.loose);
            EXPECT_EQ(again.is_in_atari, anew.is_in_atari);
        }
}

// The same stones in the corner of a larger board have more room around.
TEST(EyeJudge, TellsBoardsOfTwoSizesApart) {
    EyeJudge judge(solved_eyes().eyes);
    for (const int size : {5, 9}) {
        board::Board board(size);
        board.place(board::Colour::black, board::vertex_at(1, 1));
        board.place(board::Colour::white, board::vertex_at(3, 3));
        const DragonGoal goal{.stones = board.stones(board::Colour::black)};
        const JudgedEyes anew = EyeJudge(solved_eyes().eyes).judge(board, goal, goal.stones, {});
        EXPECT_EQ(judge.judge(board, goal, goal.stones, {}).loose, anew.loose) << size;
    }
}

// A search of one position settles nothing here; what is judged of it is no proof.
TEST(EyeJudge, AnswersWhatASearchLeavesOpen) {
    const ClosedRegion problem = drawn(rabbity_six);
    board::Board board(problem.position);
    LifeReader reader({.nodes = 1}, solved_eyes().eyes);
    const LifeAnswer answer = reader.attack(board, problem.goal);
    EXPECT_EQ(answer.code, reading::TacticalCode::win);
    EXPECT_EQ(answer.move, board::vertex_at(1, 3));
    EXPECT_TRUE(answer.is_judged);
    EXPECT_NE(answer.certainty, Certainty::proved);
}

// A room of eleven points at the side in which the attacker seems to have a win by eyes alone; where it is read before
// a line ends, he has none, as a longer search proves.
TEST(EyeJudge, IsReadAtTheEndsOfLines) {
    const ClosedRegion problem = drawn(room_at_the_side);
    board::Board board(problem.position);
    LifeReader judging({.nodes = 1}, solved_eyes().eyes), hasty({.nodes = 1, .end_nodes = 0}, solved_eyes().eyes),
        proving({.nodes = 20'000});
    EXPECT_EQ(proving.attack(board, problem.goal).code, reading::TacticalCode::failure);
    EXPECT_EQ(judging.attack(board, problem.goal).code, reading::TacticalCode::failure);
    EXPECT_EQ(hasty.attack(board, problem.goal).code, reading::TacticalCode::win);
}

}  // namespace
}  // namespace katachi::life
