// Kos in several stages, and the thousand-year ko: what the plain judge says of them, and what the search.
#include <gtest/gtest.h>

#include <string>

#include "engine/life/life_reader.h"
#include "tests/life/drawn_problem.h"

namespace katachi::life {
namespace {

constexpr std::size_t most_of_kos = 60'000;

// Whether the side that begins reaches its aim, where the winner of kos may take one back so often.
struct Ask {
    ClosedRegion problem;

    bool captured(bool attacker_begins, KoWinner winner, int take_backs, bool in_one_ko) const {
        const board::Colour begins = attacker_begins ? problem.goal.attacker() : problem.goal.defender;
        PlainQuestion question = plain_question(problem, begins, winner);
        question.take_backs = take_backs;
        question.in_one_ko = in_one_ko;
        return is_plainly_captured(question, most_of_kos).value();
    }
    std::string read(bool is_attack) const {
        LifeReader reader;
        board::Board board(problem.position);
        const LifeAnswer answer = is_attack ? reader.attack(board, problem.goal) : reader.defend(board, problem.goal);
        EXPECT_EQ(answer.certainty, Certainty::proved);
        const std::string code = std::to_string(static_cast<int>(answer.code));
        return answer.succeeds() ? code + ' ' + board::vertex_name(answer.move, board.size()) : code;
    }
};

// Black lives if he ignores two threats, one in each of two kos. The search lets him win one ko alone.
TEST(KoStages, OfTwoKosAreNotTold) {
    const Ask ask{drawn_problem("*a*aAA/*d*dAA/DDD*AA/DDDDAA/AAAAAA/AAA.A.")};
    EXPECT_TRUE(ask.captured(false, KoWinner::nobody, 0, true));
    EXPECT_TRUE(ask.captured(false, KoWinner::defender, 1, false));
    EXPECT_FALSE(ask.captured(false, KoWinner::defender, 2, false));
    EXPECT_TRUE(ask.captured(false, KoWinner::defender, 2, true));
    EXPECT_EQ(ask.read(false), "0");
}

// White has to ignore two threats, both in one ko: the code is that of a ko for which one would do.
TEST(KoStages, OfOneKoAreOneCode) {
    const Ask ask{drawn_problem("*adAAA/*ddAAA/**dAAA/DDDAAA/AAAAAA/AAA.A.")};
    EXPECT_FALSE(ask.captured(true, KoWinner::nobody, 0, true));
    EXPECT_FALSE(ask.captured(true, KoWinner::attacker, 1, false));
    EXPECT_TRUE(ask.captured(true, KoWinner::attacker, 2, true));
    EXPECT_EQ(ask.read(true)[0], '3');
    EXPECT_EQ(ask.read(false)[0], '1');
}

// Where nobody wins kos nobody dies, whoever begins. White's stones in the corner are saved by one move, Black's are
// not: that ko stays.
TEST(KoStages, AThousandYearKoIsOneForWhoeverAttacks) {
    const Ask blacks{drawn_problem("*aaaDA/ad**DA/DDDDDA/AAAAAA/AAAAAA/AAA.A.")};
    EXPECT_EQ(blacks.read(true), "3 C5");
    EXPECT_EQ(blacks.read(false), "2 A6");
    Ask whites = blacks;
    whites.problem.goal.defender = board::Colour::white;
    whites.problem.goal.stones =
        board::Board(blacks.problem.position).string_stones(*board::parse_vertex("B6", blacks.problem.position.size));
    whites.problem.goal.region -= blacks.problem.goal.stones;
    EXPECT_EQ(whites.read(true), "3 A6");
    EXPECT_EQ(whites.read(false), "1 A6");
    for (const Ask& ask : {blacks, whites}) {
        EXPECT_TRUE(ask.captured(true, KoWinner::attacker, 1, true));
        EXPECT_FALSE(ask.captured(true, KoWinner::nobody, 0, true));
        EXPECT_FALSE(ask.captured(false, KoWinner::nobody, 0, true));
    }
    EXPECT_TRUE(blacks.captured(false, KoWinner::attacker, 1, true));
    EXPECT_FALSE(whites.captured(false, KoWinner::attacker, 2, true));
}

}  // namespace
}  // namespace katachi::life
