// Groups on an open board that every player knows, with either side first: each is read twice, as an open board, where
// the region is a judgement, and as a closed region, where the answer is proved.
#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>

#include "engine/eyes/solved_eyes.h"
#include "engine/life/enclosure.h"
#include "engine/life/life_reader.h"
#include "tests/life/drawn_problem.h"

namespace katachi::life {
namespace {

struct OpenShape {
    const char* name;
    const char* rows;
    const char* attack;  // GTP's code
    const char* defend;
};

constexpr OpenShape shapes[] = {
    {"six stones on the second line", "***********/.ADDDDDDA../.AAAAAAAA../" R"(.........../.........../.........../.........../.........../.........../.........../...........)", "1", "0"},
    {"seven stones on the second line", "***********/.ADDDDDDDA./.AAAAAAAAA./.........../.........../.........../.........../.........../.........../.........../...........", "1", "1"},
    {"eight stones on the second line", "***********/ADDDDDDDDA./AAAAAAAAAA./.........../.........../.........../.........../.........../.........../.........../...........", "0", "1"},
    {"four stones on the second line in the corner", "******.../DDDDA..../AAAAA..../........./........./........./........./........./.........", "1", "0"},
    {"five stones on the second line in the corner", "*******../DDDDDA.../AAAAAA.../........./........./........./........./........./.........", "1", "1"},
    {"six stones on the second line in the corner", "********./DDDDDDA../AAAAAAA../........./........./........./........./........./.........", "0", "1"},
    {"straight three", "***DA..../DDDDA..../AAAAA..../........./........./........./........./........./.........", "1", "1"},
    {"bent three", "**DA...../*DDA...../DDAA...../AAA....../........./........./........./........./.........", "1", "1"},
    {"straight four", "****DA.../DDDDDA.../AAAAAA.../........./........./........./........./........./.........", "0", "1"},
    {"bent four at the side", ".AD**DA../.ADD*DA../.ADD*DA../.ADDDDA../.AAAAAA../........./........./........./.........", "0", "1"},
    {"square four", "AD**DA.../AD**DA.../ADDDDA.../AAAAAA.../........./........./........./........./.........", "1", "0"},
    {"pyramid four", "AD***DA../ADD*DDA../ADDDDDA../AAAAAAA../........./........./........./........./.........", "1", "1"},
    {"bulky five", "AD***DA../AD**DDA../ADDDDDA../AAAAAAA../........./........./........./........./.........", "1", "1"},
    {"crossed five", "ADD*DDA../AD***DA../ADD*DDA../ADDDDDA../AAAAAAA../........./........./........./.........", "1", "1"},
    {"rabbity six", "AD**DDA../AD***DA../ADD*DDA../ADDDDDA../AAAAAAA../........./........./........./.........", "1", "1"},
    {"rectangular six at the side", "AD***DA../AD***DA../ADDDDDA../AAAAAAA../........./........./........./........./.........", "0", "1"},
    {"straight five open at one side", "*******../DDDDAA.../AAAAA..../........./........./........./........./........./.........", "1", "0"},
    {"corner of two lines, open above", "****A..../***DA..../DDDDA..../AAAAA..../........./........./........./........./.........", "?", "?"},
    {"corner of two lines, open above and left", "****A..../***DA..../*DDDA..../*AAAA..../A......../........./........./........./.........", "?", "?"},
    {"L of four with both hanes", "****A..../**DDA..../*DDAA..../*DAA...../*AA....../A......../........./........./.........", "?", "?"},
    {"square corner with both hanes", "****A..../**DAA..../*DDA...../*AAA...../A......../........./........./........./.........", "?", "?"},
    {"three by two corner, both hanes", "*****A.../***DA..../DDDDA..../*AAAA..../A......../........./........./........./.........", "?", "?"},
    {"tripod", "****A..../**DAA..../*D*DA..../*ADAA..../A.A....../........./........./........./.........", "?", "?"},
    {"J of six", "*****A.../***DAA.../*DDDA..../*DAAA..../*AA....../A......../........./........./.........", "?", "?"},
    {"carpenter's square", "***DA..../***DA..../***DA..../DDDDA..../AAAAA..../........./........./........./.........", "?", "?"},
    {"comb", "*********/.ADDDDA../.AD*DDA../.ADDDAA../.AAAAA.../........./........./........./.........", "?", "?"},
    {"comb with a long tooth", "*********/AD*DDDA../ADDDADA../AAAAAAA../........./........./........./........./.........", "?", "?"},
    {"door", "*****A.../*D*DA..../*DDDA..../*AAAA..../A......../........./........./........./.........", "?", "?"},
    {"eye in the centre and one on the edge", "*********/.AD*DA.../.ADDDA.../.AD*DA.../.ADDDA.../.AAAAA.../........./........./.........", "?", "?"},
    {"hane on both sides of five", "*********/.ADDDDA../.AAAAAA../........./........./........./........./........./.........", "?", "?"},
    {"second line of six and a tooth", "*********/.ADDDDDA./.ADAAAAA./.AAA...../........./........./........./........./.........", "?", "?"},
    {"two rooms of two", "**D**DA../*DD*DDA../DDDDDAA../AAAAAA.../........./........./........./........./.........", "?", "?"},
    {"cut stone in atari", "*****A.../DDaDA..../*D*DA..../ADDAA..../AAAA...../........./........./........./.........", "?", "?"},
    {"false eye to be made", "**D*D*A../DDDAD*A../AAAADDA../...AAAA../........./........./........./........./.........", "?", "?"},
};

TEST(OpenShapes, AreReadAsTheClosedRegionProves) {
    LifeReader reader(solved_eyes().eyes, {.nodes = 200'000}), open_reader(solved_eyes().eyes, {.nodes = 2'000});

    for (const bool is_given : {true, false}) { const auto began = clock();
    int right = 0, asked = 0; std::uint64_t nodes = 0;
    for (const OpenShape& shape : shapes) { if (getenv("ONLY") && std::string(shape.name) != getenv("ONLY")) continue;
        ClosedRegion problem = drawn_problem(shape.rows);
        board::Board board(problem.position);
        const LifeAnswer attack = reader.attack(board, problem.goal), defend = reader.defend(board, problem.goal);
        DragonGoal open = problem.goal;
        open.region = board::VertexSet::everything();
        open.given_safe = is_given ? board.stones(board::Colour::white) - problem.goal.region : board::VertexSet();
        open.region = enclosure(board, open);
        open.is_region_open = true;
        const LifeAnswer oa = open_reader.attack(board, open), od = open_reader.defend(board, open);
        const auto t = [&](const LifeAnswer& a) { return std::to_string((int)a.code) + " " + (a.succeeds() ? board::vertex_name(a.move, board.size()) : "") + " " + name(a.certainty) + " " + std::to_string(a.nodes); };
        using reading::TacticalCode; const bool ok1 = ((attack.code == TacticalCode::win) == (oa.code == TacticalCode::win)), ok2 = ((defend.code == TacticalCode::win) == (od.code == TacticalCode::win));
        right += ok1 + ok2; asked += 2; nodes += oa.nodes + od.nodes;
        std::cout << shape.name << ": " << shape.attack << shape.defend << " closed " << t(attack) << " | " << t(defend) << " || open " << (ok1?"":"XX ") << t(oa) << " | " << (ok2?"":"XX ") << t(od) << "\n";
    }
    std::cout << right << " of " << asked << " nodes " << nodes << " ms " << (clock() - began) / 1000 << "\n"; }
}

}  // namespace
}  // namespace katachi::life
