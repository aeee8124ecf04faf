// Groups with room to the outside, with either side first. Each is asked about twice: as a closed region, where the
// answer is proved, and as an open board, where the region is a judgement.
#include <gtest/gtest.h>

#include <iostream>
#include <string>

#include "engine/eyes/solved_eyes.h"
#include "engine/life/goal/enclosure.h"
#include "engine/life/goal/shut_room.h"
#include "engine/life/life_reader.h"
#include "engine/life/moves/life_moves.h"
#include "tests/life/drawn_problem.h"

namespace katachi::life {
namespace {

using reading::TacticalCode;

constexpr std::uint64_t enough_to_prove = 100'000;

// The bound is that of the plain judge, which is slow.
constexpr int most_empty_points = 8;
constexpr std::size_t most_positions = 40'000;

struct OpenShape {
    const char* name;
    const char* rows;  // from the top; below them the board is empty
    TacticalCode attack;
    TacticalCode defend;
};

constexpr auto no = TacticalCode::failure, yes = TacticalCode::win, ko_a = TacticalCode::ko_a;

// Where the defender would have to take a ko back for ever, he dies: on the second line six die and eight live, in the
// corner four die and six live, as the proverb has it.
constexpr OpenShape shapes[] = {
    {"six stones on the second line", "***********/.ADDDDDDA../.AAAAAAAA..", yes, no},
    {"seven stones on the second line", "***********/.ADDDDDDDA./.AAAAAAAAA.", yes, yes},
    {"eight stones on the second line", "***********/ADDDDDDDDA./AAAAAAAAAA.", no, yes},
    {"five stones on the second line", "*********/.ADDDDDA./.AAAAAAA.", yes, no},
    {"four stones on the second line", "*********/.ADDDDA../.AAAAAA..", yes, no},
    {"four stones on the second line in the corner", "******.../DDDDA..../AAAAA....", yes, no},
    {"five stones on the second line in the corner", "*******../DDDDDA.../AAAAAA...", yes, yes},
    {"six stones on the second line in the corner", "********./DDDDDDA../AAAAAAA..", no, yes},
    {"straight three", "***DA..../DDDDA..../AAAAA....", yes, yes},
    {"bent three", "**DA...../*DDA...../DDAA...../AAA......", yes, yes},
    {"straight four", "****DA.../DDDDDA.../AAAAAA...", no, yes},
    {"bent four at the side", ".AD**DA../.ADD*DA../.ADD*DA../.ADDDDA../.AAAAAA..", no, yes},
    {"square four", "AD**DA.../AD**DA.../ADDDDA.../AAAAAA...", yes, no},
    {"pyramid four", "AD***DA../ADD*DDA../ADDDDDA../AAAAAAA..", yes, yes},
    {"bulky five", "AD***DA../AD**DDA../ADDDDDA../AAAAAAA..", yes, yes},
    {"crossed five", "ADD*DDA../AD***DA../ADD*DDA../ADDDDDA../AAAAAAA..", yes, yes},
    {"rabbity six", "AD**DDA../AD***DA../ADD*DDA../ADDDDDA../AAAAAAA..", yes, yes},
    {"rectangular six at the side", "AD***DA../AD***DA../ADDDDDA../AAAAAAA..", no, yes},
    {"rectangular six in the corner, no liberty outside", "***DA..../***DA..../DDDDA..../AAAAA....", yes, yes},
    {"rectangular six in the corner, a liberty outside", "***DA..../***DA..../DDDD*A.../AAAAA....", ko_a, yes},
    {"rectangular six in the corner, two liberties outside", "***D*A.../***DA..../DDDD*A.../AAAAA....", no, yes},
    {"two rooms of two", "**D**DA../*DD*DDA../DDDDDAA../AAAAAA...", no, yes},
    {"two lines in the corner, one hane", "****A..../***DA..../DDDDA..../AAAAA....", yes, yes},
    {"two lines in the corner, a hane on either side", "****A..../***DA..../*DDDA..../*AAAA..../A........", yes, no},
    {"L of four in the corner, a hane on either side", "****A..../**DDA..../*DDAA..../*DAA...../*AA....../A........",
     yes, yes},
    {"square of four in the corner, a hane on either side", "****A..../**DAA..../*DDA...../*AAA...../A........", yes,
     no},
    {"three columns in the corner, a hane on either side", "*****A.../***DA..../DDDDA..../*AAAA..../A........", yes,
     yes},
    {"corner with a gap in its wall", "****A..../**DAA..../*D*DA..../*ADAA..../A.A......", yes, no},
    {"room of three and a leg", "*****A.../***DAA.../*DDDA..../*DAAA..../*AA....../A........", yes, yes},
    {"corner with a stone in the room", "*****A.../*D*DA..../*DDDA..../*AAAA..../A........", yes, yes},
    {"comb", "*********/.ADDDDA../.AD*DDA../.ADDDAA../.AAAAA...", yes, yes},
    {"comb of two stones and three", "*********/AD*DDDA../ADDDADA../AAAAAAA..", yes, yes},
    {"an eye below, and the first line above", "*********/.AD*DA.../.ADDDA.../.AD*DA.../.ADDDA.../.AAAAA...", yes, yes},
    {"five stones on the second line and a tail", "*********/.ADDDDDA./.ADAAAAA./.AAA.....", yes, no},
    {"a stone in atari in the wall", "*****A.../DDaDA..../*D*DA..../ADDAA..../AAAA.....", yes, yes},
    {"cut in two at the edge", "**D*D*A../DDDAD*A../AAAADDA../...AAAA..", yes, no},
};

ClosedRegion drawn(const OpenShape& shape) {
    std::string rows = shape.rows;
    const std::size_t size = rows.find('/');
    while (rows.size() < size * (size + 1) - 1) rows += '/' + std::string(size, '.');
    return drawn_problem(rows);
}

// The white strings are given as safe, as they are where a wall is believed to live.
DragonGoal opened(const board::Board& board, const ClosedRegion& problem) {
    DragonGoal goal = problem.goal;
    goal.given_safe = board.stones(goal.attacker()) - problem.goal.region;
    goal.region = enclosure(board, goal);
    goal.is_region_open = true;
    return goal;
}

TEST(OpenShapes, AreProvedAsClosedRegions) {
    LifeReader reader({.nodes = enough_to_prove});
    for (const OpenShape& shape : shapes) {
        SCOPED_TRACE(shape.name);
        const ClosedRegion problem = drawn(shape);
        board::Board board(problem.position);
        const LifeAnswer attack = reader.attack(board, problem.goal), defend = reader.defend(board, problem.goal);
        EXPECT_EQ(attack.code, shape.attack);
        EXPECT_EQ(defend.code, shape.defend);
        EXPECT_EQ(attack.certainty, Certainty::proved);
        EXPECT_EQ(defend.certainty, Certainty::proved);
    }
}

TEST(OpenShapes, AreAnsweredAlikeOnAnOpenBoard) {
    LifeReader reader;
    for (const OpenShape& shape : shapes) {
        SCOPED_TRACE(shape.name);
        const ClosedRegion problem = drawn(shape);
        board::Board board(problem.position);
        const DragonGoal goal = opened(board, problem);
        const LifeAnswer attack = reader.attack(board, goal), defend = reader.defend(board, goal);
        EXPECT_EQ(attack.code, shape.attack);
        EXPECT_EQ(defend.code, shape.defend);
        EXPECT_NE(attack.certainty, Certainty::proved);
        EXPECT_NE(defend.certainty, Certainty::proved);
    }
}

// What stands around the room is judged: walls with liberties outside of it.
DragonGoal judged(const board::Board& board, const ClosedRegion& problem) {
    DragonGoal goal = problem.goal;
    goal.region = enclosure(board, goal);
    goal.given_safe = board.stones(goal.attacker()) - goal.region;
    goal.is_region_open = true;
    return goal;
}

TEST(OpenShapes, AreAnsweredAlikeWhereNothingIsGiven) {
    LifeReader reader;
    for (const OpenShape& shape : shapes) {
        SCOPED_TRACE(shape.name);
        if (std::string(shape.name) == "corner with a gap in its wall") continue;  // a stone of its wall can be taken
        const ClosedRegion problem = drawn(shape);
        board::Board board(problem.position);
        const DragonGoal goal = judged(board, problem);
        EXPECT_EQ(reader.attack(board, goal).code, shape.attack);
        EXPECT_EQ(reader.defend(board, goal).code, shape.defend);
    }
}

// Two stones in a corner of five lines, which no search of so few positions settles.
TEST(OpenShapes, AreGivenUpAfterATrialWhereNothingIsNearAnEnd) {
    constexpr std::uint64_t most = 10'000, trial = 1'000;
    const ClosedRegion problem =
        drawn_problem("*****A.../*****A.../**DD*A.../*****A.../*****A.../AAAAAA.../........./........./.........");
    board::Board board(problem.position);
    const DragonGoal goal = opened(board, problem);
    LifeReader patient({.nodes = most}), hasty({.nodes = most, .trial_nodes = trial}),
        on_trial({.nodes = most, .trial_nodes = most});
    EXPECT_EQ(patient.attack(board, goal).nodes, most);
    EXPECT_EQ(on_trial.attack(board, goal).nodes, most);
    const LifeAnswer answer = hasty.attack(board, goal);
    EXPECT_EQ(answer.certainty, Certainty::open);
    EXPECT_GE(answer.nodes, trial);
    EXPECT_LT(answer.nodes, most);
}

// The same group: the room as if it were shut is left open, and the whole board is read further where more is allowed.
TEST(OpenShapes, AreReadFurtherOnTheWholeBoardWhereMoreIsAllowed) {
    const ClosedRegion problem =
        drawn_problem("*****A.../*****A.../**DD*A.../*****A.../*****A.../AAAAAA.../........./........./.........");
    board::Board board(problem.position);
    const DragonGoal goal = opened(board, problem);
    constexpr std::uint64_t usual = 240'000, more = 80'000;
    const auto positions = [&](std::uint64_t most) {
        LifeReader reader({.nodes = most}, solved_eyes().eyes);
        return reader.ask(board, goal, goal.attacker(), goal.attacker()).nodes;
    };
    EXPECT_EQ(positions(usual + more) - positions(usual), more / 4 + more / 8);
}

// Nothing is searched before the judge is asked, so that its answers alone are seen. A move is right where the longer
// search has a win after it.
TEST(OpenShapes, AreMostlyJudgedRight) {
    LifeReader judging({.nodes = 1}, solved_eyes().eyes), proving({.nodes = 20'000});
    int codes = 0, moves = 0, wins = 0;
    for (const OpenShape& shape : shapes) {
        const ClosedRegion problem = drawn(shape);
        board::Board board(problem.position);
        const DragonGoal goal = opened(board, problem);
        const LifeAnswer attack = judging.attack(board, goal), defend = judging.defend(board, goal);
        codes += (attack.code == shape.attack ? 1 : 0) + (defend.code == shape.defend ? 1 : 0);
        if (shape.attack == yes && attack.succeeds()) {
            ++wins;
            moves += proving.does_attack(board, goal, attack.move).code == yes ? 1 : 0;
        }
        if (shape.defend == yes && defend.succeeds()) {
            ++wins;
            moves += proving.does_defend(board, goal, defend.move).code == yes ? 1 : 0;
        }
    }
    std::cout << codes << " codes of " << 2 * std::size(shapes) << ", " << moves << " moves of " << wins << "\n";
    EXPECT_GE(codes, 70);
    EXPECT_GE(moves, wins - 1);
}

// The move that is told takes the fewest positions of all moves that win.
void expect_shortest_win(const OpenShape& shape, LifeReader& reader, int& others, int& shut_in) {
    const ClosedRegion problem = drawn(shape);
    board::Board board(problem.position);
    const DragonGoal goal = opened(board, problem);
    const LifeAnswer attack = reader.attack(board, goal);
    if (attack.code != yes || attack.is_judged) return;
    const DragonGoal read = attack.is_shut_in ? shut(board, goal) : goal;
    shut_in += attack.is_shut_in ? 1 : 0;
    LifeSearch search;
    const auto positions_after = [&](board::Vertex move, std::uint64_t most) {
        EXPECT_EQ(board.play(goal.attacker(), move), board::Legality::ok);
        const LifeResult after = search.run(board, read, goal.defender, {goal.defender}, {.nodes = most});
        board.undo();
        return after.is_settled && after.is_captured ? after.nodes : most;
    };
    const std::uint64_t told = positions_after(attack.move, LifeLimits().nodes);
    LifeMoves moves;
    add_moves(move_surroundings(board, goal, goal.stones, goal.attacker(), board.stones(goal.attacker())),
              life_points(board, goal, goal.stones), moves);
    moves.keep(8);
    for (std::size_t i = 0; i < moves.count(); ++i) {
        const board::Vertex move = moves[i].vertex;
        if (move == attack.move || board.is_legal(goal.attacker(), move) != board::Legality::ok) continue;
        ++others;
        EXPECT_GE(positions_after(move, told), told) << board::vertex_name(move, board.size());
    }
}

// With few positions one shape is captured where it is asked about as if it were shut, and open on the whole board. Its
// first win is not the shortest.
TEST(OpenShapes, AreAnsweredByTheShortestWin) {
    constexpr std::uint64_t few = 900;
    LifeReader reader({}, solved_eyes().eyes), hasty({.nodes = few}, solved_eyes().eyes);
    int others = 0, others_of_hasty = 0, shut_in = 0;
    for (const OpenShape& shape : shapes) {
        SCOPED_TRACE(shape.name);
        expect_shortest_win(shape, reader, others, shut_in);
        expect_shortest_win(shape, hasty, others_of_hasty, shut_in);
    }
    EXPECT_GT(others, 20);
    EXPECT_GT(others_of_hasty, 0);
    EXPECT_GT(shut_in, 0);
}

// The codes that small regions have by the plain judge.
TEST(OpenShapes, AreJudgedAlikeByAPlainList) {
    int judged = 0;
    for (const OpenShape& shape : shapes) {
        SCOPED_TRACE(shape.name);
        const ClosedRegion problem = drawn(shape);
        if (problem.empty_points() > most_empty_points) continue;
        const auto is_captured = [&](board::Colour to_move, KoWinner winner) {
            const auto captured = is_plainly_captured(plain_question(problem, to_move, winner), most_positions);
            judged += captured ? 1 : 0;
            return captured;
        };
        const auto attacker = problem.goal.attacker(), defender = problem.goal.defender;
        if (const auto captured = is_captured(attacker, KoWinner::defender)) {
            EXPECT_EQ(*captured, shape.attack == yes);
        }
        if (const auto captured = is_captured(attacker, KoWinner::attacker)) {
            EXPECT_EQ(*captured, shape.attack != no);
        }
        if (const auto captured = is_captured(defender, KoWinner::attacker)) {
            EXPECT_EQ(!*captured, shape.defend == yes);
        }
        if (const auto captured = is_captured(defender, KoWinner::defender)) {
            EXPECT_EQ(!*captured, shape.defend != no);
        }
    }
    EXPECT_GT(judged, 60);
}

}  // namespace
}  // namespace katachi::life
