// Shapes whose life every player knows, with either side first: by the search, and by the plain judge where they are
// small enough.
#include <gtest/gtest.h>

#include <iostream>
#include <string>
#include <vector>

#include "engine/life/life_reader.h"
#include "tests/life/drawn_problem.h"

namespace katachi::life {
namespace {

constexpr std::size_t most_of_known_shapes = 20'000;

struct KnownShape {
    const char* name;
    const char* rows;
    const char* attack;  // as GTP answers; a code without a move where any will do
    const char* defend;
};

constexpr KnownShape shapes[] = {
    {"straight three", "***DAAA/DDDDAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAA.A.", "1 B7", "1 B7"},
    {"bent three", "**DAAAA/*DDAAAA/DDAAAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAA.A.", "1 A7", "1 A7"},
    {"straight four", "****DAA/DDDDDAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAA.A.", "0", "1"},
    {"square four", "**DAAAA/**DAAAA/DDDAAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAA.A.", "1", "0"},
    {"pyramid four", "***DAAA/D*DDAAA/DDDAAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAA.A.", "1 B7", "1 B7"},
    {"bulky five", "***DAAA/**DDAAA/DDDAAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAA.A.", "1 B7", "1 B7"},
    {"crossed five", "DD*DDAA/D***DAA/DD*DDAA/DDDDDAA/AAAAAAA/AAAAAAA/AAAA.A.", "1 C6", "1 C6"},
    {"rabbity six", "D**DDAA/D***DAA/DD*DDAA/DDDDDAA/AAAAAAA/AAAAAAA/AAAA.A.", "1 C6", "1 C6"},
    {"rectangular six at the side", "D***DAA/D***DAA/DDDDDAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAA.A.", "0", "1"},
    {"rectangular six in the corner, two outer liberties", "***D*AA/***D*AA/DDDDAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAA.A.",
     "0", "1"},
    {"two eyes", "*D*DAAA/DDDDAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAA.A.", "0", "1 PASS"},
    {"one eye", "*DAAAAA/DDAAAAA/**AAAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAA.A.", "1", "0"},
};

std::string text_of(const LifeAnswer& answer, const board::Board& board, bool with_move) {
    const std::string code = std::to_string(static_cast<int>(answer.code));
    return answer.succeeds() && with_move ? code + ' ' + board::vertex_name(answer.move, board.size()) : code;
}

TEST(KnownShapes, AreAnswered) {
    LifeReader reader;
    int judged = 0;
    for (const KnownShape& shape : shapes) {
        SCOPED_TRACE(shape.name);
        const ClosedRegion problem = drawn_problem(shape.rows);
        board::Board board(problem.position);
        const LifeAnswer attack = reader.attack(board, problem.goal), defend = reader.defend(board, problem.goal);
        EXPECT_EQ(text_of(attack, board, std::string(shape.attack).size() > 1), shape.attack);
        EXPECT_EQ(text_of(defend, board, std::string(shape.defend).size() > 1), shape.defend);
        EXPECT_EQ(attack.certainty, Certainty::proved);
        EXPECT_EQ(defend.certainty, Certainty::proved);
        const auto captured = is_plainly_captured(plain_question(problem, problem.goal.attacker(), KoWinner::defender),
                                                  most_of_known_shapes);
        const auto lost = is_plainly_captured(plain_question(problem, problem.goal.defender, KoWinner::attacker),
                                              most_of_known_shapes);
        if (captured) {
            EXPECT_EQ(attack.code == reading::TacticalCode::win, *captured);
        }
        if (lost) {
            EXPECT_EQ(defend.code == reading::TacticalCode::win, !*lost);
        }
        judged += (captured ? 1 : 0) + (lost ? 1 : 0);
    }
    EXPECT_GT(judged, 10);
}

struct KoShape {
    const char* rows;
    bool is_attack;
    const char* answer;  // 2: who is asked about need not win kos; 3: he must
};

constexpr KoShape ko_shapes[] = {
    {"**DAAAA/*DDAAAA/*DDAAAA/DD*AAAA/AAAAAAA/AAAAAAA/AAAA.A.", true, "2 A6"},
    {"*a*DAAA/*D*DAAA/DDDDAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAA.A.", true, "2 C7"},
    {"***DAAA/aD*DAAA/DDDDAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAA.A.", true, "3 B7"},
    {"*a*DAAA/**aDAAA/DDDDAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAA.A.", false, "2 B6"},
    {"***DAAA/a**DAAA/DDDDAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAA.A.", false, "2 B6"},
    {"*a*DAAA/***DAAA/DDDDAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAA.A.", false, "3 B6"},
    {"a*DAAAA/*aDAAAA/*DDAAAA/DDaAAAA/AAAAAAA/AAAAAAA/AAAA.A.", false, "3 A6"},
};

TEST(KnownShapes, AreAnsweredByWhoMustWinAKo) {
    for (const KoShape& shape : ko_shapes) {
        SCOPED_TRACE(shape.rows);
        const ClosedRegion problem = drawn_problem(shape.rows);
        board::Board board(problem.position);
        LifeReader reader;
        const LifeAnswer answer =
            shape.is_attack ? reader.attack(board, problem.goal) : reader.defend(board, problem.goal);
        EXPECT_EQ(text_of(answer, board, true), shape.answer);
        EXPECT_EQ(answer.certainty, Certainty::proved);
        const auto succeeds = [&](KoWinner winner) {
            const board::Colour to_move = shape.is_attack ? problem.goal.attacker() : problem.goal.defender;
            return is_plainly_captured(plain_question(problem, to_move, winner), most_of_known_shapes).value() ==
                   shape.is_attack;
        };
        EXPECT_TRUE(succeeds(shape.is_attack ? KoWinner::attacker : KoWinner::defender));
        EXPECT_EQ(succeeds(KoWinner::nobody), shape.answer[0] == '2');
        EXPECT_FALSE(succeeds(shape.is_attack ? KoWinner::defender : KoWinner::attacker));
    }
}

// Both have an eye and one of two kos. Who takes the other ko as well puts the opponent in atari, who takes the first
// one back: nobody can go further, whoever wins kos.
TEST(KnownShapes, NobodyDiesInADoubleKoSeki) {
    const ClosedRegion blacks =
        drawn_problem("Daad*DAA/DaaaDDAA/Da*aD*DA/DaaaDDAA/Da*aDAAA/DDaDDAAA/DDDDDAAA/AAAAAA.A");
    ClosedRegion whites = blacks;
    whites.goal.defender = board::Colour::white;
    whites.goal.stones = blacks.goal.region & board::Board(blacks.position).stones(board::Colour::white);
    for (const ClosedRegion& problem : {blacks, whites}) {
        LifeReader reader;
        board::Board board(problem.position);
        const LifeAnswer attack = reader.attack(board, problem.goal), defend = reader.defend(board, problem.goal);
        EXPECT_EQ(text_of(attack, board, true), "0");
        EXPECT_EQ(text_of(defend, board, true), "1 PASS");
        EXPECT_EQ(attack.certainty, Certainty::proved);
        EXPECT_EQ(defend.certainty, Certainty::proved);
    }
}

// The string of two stones is captured by the move, and the one in the corner is left with a single eye.
TEST(KnownShapes, AGoalIsWhatTheAttackLeavesOfIt) {
    LifeReader reader;
    const ClosedRegion whole = drawn_problem("DD*AAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAA.A.");
    board::Board board(whole.position);
    EXPECT_EQ(reader.does_attack(board, whole.goal, *board::parse_vertex("C7", 7)).code, reading::TacticalCode::win);

    const ClosedRegion parts = drawn_problem("*DADD*A/DDAAAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAAAAA/AAAA.A.");
    board = board::Board(parts.position);
    const LifeAnswer answer = reader.does_attack(board, parts.goal, *board::parse_vertex("F7", 7));
    EXPECT_EQ(answer.code, reading::TacticalCode::win);
    EXPECT_EQ(answer.certainty, Certainty::proved);
}

}  // namespace
}  // namespace katachi::life
