// The solver against the plain one, and on shapes whose values people know.
#include <gtest/gtest.h>

#include "engine/eyes/eye_solver.h"
#include "tests/eyes/plain_solver.h"
#include "tests/eyes/random_rules.h"
#include "tests/eyes/shapes.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::eyes {
namespace {

EyeAnswer solved(const std::string& text, const LocalRules& rules = {}) {
    const auto reading = match::read_eye_graph(text);
    EXPECT_EQ(reading.trouble, "") << text;
    const auto answer = EyeSolver(reading.graph, rules).solve();
    EXPECT_TRUE(answer.has_value()) << text;
    return answer.value_or(EyeAnswer{});
}

std::string value(const std::string& text, const LocalRules& rules = {}) {
    return eye_value_text(solved(text, rules).value);
}

TEST(Solver, KnowsTheShapesThatPeopleKnow) {
    EXPECT_EQ(value("."), "1111");
    EXPECT_EQ(value("!"), "0000");
    EXPECT_EQ(value("!."), "0011");
    EXPECT_EQ(value("..."), "1122");
    EXPECT_EQ(value(".X."), "1111");
    EXPECT_EQ(value("!.."), "0111");
    EXPECT_EQ(value(".!."), "0022") << "a chimera";
    EXPECT_EQ(value("...."), "1222");
    EXPECT_EQ(value("..%.."), "1112");
    EXPECT_EQ(value("O.%..."), "1122");
    EXPECT_EQ(value("..%..."), "1122");
    EXPECT_EQ(value("O.%...%O."), "1122");
    EXPECT_EQ(value("O.%...%.."), "1122");
    EXPECT_EQ(value("...%..."), "1222");
    EXPECT_EQ(value("......."), "2222");
}

TEST(Solver, LeavesOutAnAnswerOnlyAfterAMoveThatIsOne) {
    // The manual's pattern 6141: the attacker's move at the margin is answered at its right, and he has to play on.
    EXPECT_EQ(value("OX%XX.!."), "1122");
    EXPECT_EQ(value("OX%XX.!X"), "1122");
    // A half answer that gives up the second eye puts nothing off.
    EXPECT_EQ(value("OX%!..!%OOX"), "0222");
}

TEST(Solver, FindsVitalPoints) {
    const EyeAnswer three = solved("...");
    EXPECT_EQ(three.attack_points, match::eye_point(1));
    EXPECT_EQ(three.defence_points, match::eye_point(1));
    const EyeAnswer four = solved("....");
    EXPECT_EQ(four.attack_points, match::eye_point(1) | match::eye_point(2)) << "a threat";
    EXPECT_EQ(four.defence_points, 0U) << "it needs no move";
    const EyeAnswer square = solved("..%..");
    EXPECT_EQ(square.attack_points, 0U);
    EXPECT_EQ(square.defence_points, 15U);
}

TEST(Solver, CountsOuterLibertiesAndKoThreats) {
    const std::string bent_four = "|.%|...%+---";
    EXPECT_EQ(value(bent_four, {.outer_liberties = 2}), "1222");
    EXPECT_NE(value(bent_four, {.outer_liberties = 0}), "1222");
    EXPECT_EQ(value("X.X", {.suicide = true}), "1222") << "the manual's example of a threat by suicide";
    EXPECT_EQ(value("X.X", {.suicide = false}), "2222");
}

TEST(Solver, TakesTheWallInAKoWithAThreatAlone) {
    const LocalGame game(match::bare_eye_space(match::read_eye_graph(".").graph), {.outer_liberties = 0});
    LocalPosition position = game.beginning();
    EXPECT_TRUE(game.captures_wall(position));
    position.ko = 0;
    EXPECT_FALSE(game.captures_wall(position));
    position.attacker_threats = 1;
    EXPECT_TRUE(game.captures_wall(position));
}

TEST(Solver, CountsOnNoIslandWithoutALiberty) {
    EXPECT_TRUE(solved("|$X.%|  X.%+----").defended_is_seki);
    EXPECT_FALSE(solved("|..%| X.%+---").defended_is_seki);
}

TEST(Solver, GivesUpAtItsLimit) {
    const auto reading = match::read_eye_graph(".......");
    EXPECT_FALSE(EyeSolver(reading.graph, {}, 20).solve().has_value());
}

TEST(EyeGraph, HasNoEdgeInPlaceOfAPoint) {
    EXPECT_EQ(match::read_eye_graph("|.%+%|.").trouble, "`+` is no point of an eye space");
}

TEST(EyeGraph, IsRefusedWhereItIsDrawnFarApart) {
    std::string text = std::string(3000, ' ') + ".";
    for (int row = 0; row < 3000; ++row) text += '%';
    EXPECT_EQ(match::read_eye_graph(text + ".").trouble,
              "an eye space is drawn on at most 100 rows and columns, this one on 3001 rows and 3001 columns");
    EXPECT_EQ(match::read_eye_graph(std::string(99, ' ') + ".").trouble, "");
}

TEST(Solver, ShowsALine) {
    const auto reading = match::read_eye_graph(".X.");
    EyeSolver solver(reading.graph, {});
    ASSERT_TRUE(solver.is_captured(Side::attacker, false));
    const std::vector<LocalMove> line = solver.line(Side::attacker, false);
    ASSERT_FALSE(line.empty());
    EXPECT_EQ(line.front().side, Side::attacker);
    EXPECT_EQ(line.back().side, Side::attacker) << "it captures the wall";
}

// Whether the line, in which the sides play in turns what is allowed, ends with the capture of the wall.
bool takes_the_wall(const match::BareEyeSpace& space, const std::vector<LocalMove>& line, bool extra_eye) {
    const LocalGame game(space, {});
    LocalPosition position = game.beginning();
    position.extra_eye = extra_eye;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const LocalMove& move = line[i];
        EXPECT_TRUE(i == 0 || move.side != line[i - 1].side);
        if (i + 1 == line.size() && move.side == Side::attacker && game.captures_wall(position)) return true;
        std::optional<LocalPosition> next = game.pass(position);
        if (move.kind == LocalMove::Kind::outer_liberty) next = game.fill_outer_liberty(position);
        if (move.kind == LocalMove::Kind::point)
            next = move.side == Side::attacker ? game.attack(position, move.point) : game.defend(position, move.point);
        EXPECT_TRUE(next.has_value());
        if (!next) return false;
        position = *next;
    }
    return false;
}

TEST(Solver, ShowsWhatComesOfEachThreat) {
    int attacks = 0, defences = 0;
    for (int size = 1; size <= 4; ++size)
        for (const Rows& shape : connected_shapes(size))
            for (const Rows& rows : fillings(shape, ".X!")) {
                const match::BareEyeSpace space = match::bare_eye_space(match::read_eye_graph(coded(rows)).graph);
                EyeSolver solver(space, {});
                const EyeValue value = solver.solve_but_for_seki()->value;
                if (value.attacked_twice < value.attacked) {
                    const bool extra_eye = value.attacked_twice == 0;
                    const std::vector<LocalMove> line = solver.threat_line(Side::attacker, extra_eye);
                    EXPECT_TRUE(takes_the_wall(space, line, extra_eye)) << coded(rows);
                    ++attacks;
                }
                if (value.defended < value.defended_twice) {
                    const bool extra_eye = value.defended_twice == 1;
                    const std::vector<LocalMove> line = solver.threat_line(Side::defender, extra_eye);
                    ASSERT_FALSE(line.empty()) << coded(rows);
                    EXPECT_FALSE(takes_the_wall(space, line, extra_eye)) << coded(rows);
                    ++defences;
                }
            }
    EXPECT_GE(attacks, 20);
    EXPECT_GE(defences, 20);
}

TEST(Solver, LeavesAMoveUnansweredOnceInTheLineOfAThreat) {
    EyeSolver solver(match::read_eye_graph("....").graph, {});
    ASSERT_EQ(eye_value_text(solver.solve()->value), "1222");
    const std::vector<LocalMove> line = solver.threat_line(Side::attacker, false);
    ASSERT_GE(line.size(), 3U);
    EXPECT_EQ(line[0].kind, LocalMove::Kind::point);
    EXPECT_EQ(line[1].kind, LocalMove::Kind::pass);
    EXPECT_EQ(line[2].kind, LocalMove::Kind::point);
    EXPECT_TRUE(EyeSolver(match::read_eye_graph("!").graph, {}).threat_line(Side::attacker, true).size() > 0)
        << "a threat that gains nothing is shown as well";
}

TEST(Solver, AgreesWithThePlainSolverOnAllSmallShapes) {
    int compared = 0;
    for (int size = 1; size <= 3; ++size)
        for (const Rows& shape : connected_shapes(size))
            for (const Rows& rows : fillings(shape, ".X!$")) {
                const auto reading = match::read_eye_graph(coded(rows));
                for (const LocalRules& rules : {LocalRules{}, LocalRules{.outer_liberties = 1, .suicide = true}}) {
                    const auto answer = EyeSolver(reading.graph, rules).solve();
                    ASSERT_TRUE(answer.has_value());
                    ASSERT_EQ(value_and_seki(*answer),
                              value_and_seki(plain_answer(match::bare_eye_space(reading.graph), rules)))
                        << coded(rows) << ", outer liberties " << rules.outer_liberties;
                    ++compared;
                }
            }
    EXPECT_GE(compared, 2 * (4 + 16 + 2 * 64));
}

// A liberty outside that the attacker alone can fill, beside a point of the space.
void add_approach(match::BareEyeSpace& space, std::size_t point) {
    const std::size_t approach = space.size++;
    space.margins |= match::eye_point(approach);
    space.approaches |= match::eye_point(approach);
    space.neighbours[approach] |= match::eye_point(point);
    space.neighbours[point] |= match::eye_point(approach);
}

TEST(Solver, AgreesWithThePlainSolverOnSpacesThatAreApproached) {
    std::mt19937 random(test::test_seed());
    const int wanted = test::rounds(80, 20'000);
    for (int compared = 0; compared < wanted; ++compared) {
        const Rows rows = random_space(2 + compared % 3, random);
        match::BareEyeSpace space = match::bare_eye_space(match::read_eye_graph(coded(rows)).graph);
        const std::size_t points = space.size;
        for (int approaches = 1 + compared % 2; approaches > 0; --approaches)
            add_approach(space, std::uniform_int_distribution<std::size_t>(0, points - 1)(random));
        LocalRules rules = random_rules(random);
        ++rules.outer_liberties;
        const auto answer = EyeSolver(space, rules).solve();
        ASSERT_TRUE(answer.has_value());
        ASSERT_EQ(value_and_seki(*answer), value_and_seki(plain_answer(space, rules))) << coded(rows);
    }
}

TEST(Solver, AgreesWithThePlainSolverOnRandomSpaces) {
    std::mt19937 random(test::test_seed());
    const int wanted = test::rounds(80, 20'000);
    for (int compared = 0; compared < wanted; ++compared) {
        const Rows rows = random_space(4 + compared % 2, random);
        LocalRules rules = random_rules(random);
        const auto reading = match::read_eye_graph(coded(rows));
        ASSERT_EQ(reading.trouble, "");
        if (coded(rows).find_first_of(".!") == std::string::npos) rules.outer_liberties += 1;
        const auto answer = EyeSolver(reading.graph, rules).solve();
        ASSERT_TRUE(answer.has_value());
        ASSERT_EQ(value_and_seki(*answer), value_and_seki(plain_answer(match::bare_eye_space(reading.graph), rules)))
            << coded(rows) << ", outer liberties " << rules.outer_liberties << ", ko threats " << rules.attacker_threats
            << " and " << rules.defender_threats << ", suicide " << rules.suicide;
    }
}

}  // namespace
}  // namespace katachi::eyes
