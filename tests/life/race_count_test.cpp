// Races that are counted against the plain judge: whatever is counted is so.
#include "engine/life/ends/race_count.h"

#include <gtest/gtest.h>

#include <array>
#include <iostream>
#include <map>
#include <string_view>

#include "engine/board/position_text.h"
#include "engine/life/ends/sure_death.h"
#include "engine/life/life_search.h"
#include "tests/life/closed_region.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::life {
namespace {

constexpr std::size_t most_positions = 20'000;

// Two strings side by side in a corner or at an edge, stones of either side around them that live beyond, and a few
// points of all kinds.
std::optional<ClosedRegion> drawn_race(std::mt19937& random) {
    const auto pick = [&](int least, int most) { return std::uniform_int_distribution<int>(least, most)(random); };
    constexpr int size = 9;
    const board::Colour defender = pick(0, 1) == 0 ? board::Colour::black : board::Colour::white;
    const board::Colour attacker = board::opponent(defender);
    const int height = pick(2, 4), width = pick(4, 6), emptiness = pick(1, 4), noise = pick(0, 1);
    const int border = pick(1, width - 2);
    ClosedRegion result{board::Position(size), {.stones = {}, .defender = defender, .region = {}}};
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            const board::Vertex vertex = board::vertex_at(row, column);
            const bool is_inside = row < height && column < width;
            const bool is_left = column <= border + (row % 2 == 0 ? 0 : pick(-1, 1));
            board::Colour colour = board::Colour::empty;
            if (is_inside) {
                result.goal.region.insert(vertex);
                if (pick(0, 9) >= emptiness) colour = is_left != (pick(0, 19) < noise) ? defender : attacker;
            } else if (row <= height && column <= width) {
                colour = column <= border ? attacker : defender;
            }
            result.position.put(vertex, colour);
        }
    const board::Board board(result.position);
    for (const board::Colour colour : {board::Colour::black, board::Colour::white})
        for (const board::Vertex stone : board.stones(colour))
            if (board.liberties(stone) == 0) return std::nullopt;
    const board::VertexSet own = board.stones(defender) & result.goal.region;
    const board::VertexSet other = board.stones(attacker) & result.goal.region;
    if (own.empty() || other.empty()) return std::nullopt;
    board::VertexSet best;
    for (const board::Vertex stone : own)
        if (board.string_size(stone) > best.count()) best = board.string_stones(stone);
    result.goal.stones = best;
    result.goal.rivals = other;
    return result;
}

TEST(RaceCount, WhatIsCountedIsSo) {
    std::mt19937 random(test::test_seed());
    std::map<std::string, int> kinds;
    int counted = 0, captured = 0, too_large = 0, drawn = 0;
    const int wanted = test::rounds(40, 20'000);
    for (; counted < wanted && drawn < 400 * wanted; ++drawn) {
        const auto region = drawn_race(random);
        if (!region) continue;
        const board::Board board(region->position);
        const DragonGoal& goal = region->goal;
        for (const board::Colour to_move : {goal.attacker(), goal.defender}) {
            const auto race =
                counted_race(board, goal, goal.stones, to_move,
                             {safe_stones(board, goal, goal.attacker()), safe_stones(board, goal, goal.defender)});
            if (!race) continue;
            const auto truth = is_plainly_captured(plain_question(*region, to_move, KoWinner::nobody), most_positions);
            if (!truth) {
                ++too_large;
                continue;
            }
            ++counted;
            captured += *truth ? 1 : 0;
            EXPECT_EQ(race->is_captured, *truth)
                << (to_move == goal.defender ? "defender" : "attacker") << " to move, defender "
                << (goal.defender == board::Colour::black ? "X" : "O") << '\n'
                << board::print_position(region->position, [&](board::Vertex vertex) {
                       return goal.region.contains(vertex) && board.at(vertex) == board::Colour::empty
                                  ? std::string("*")
                                  : std::string();
                   });
        }
    }
    std::cout << drawn << " drawn, " << counted << " counted, of these captured " << captured
              << "; too large for the judge " << too_large << '\n';
    EXPECT_GE(counted, wanted);
    EXPECT_GT(captured, 0);
    EXPECT_LT(captured, counted);
}

// Eight stones are taken by two liberties: the attacker takes the takers by playing at one of these.
TEST(RaceCount, NobodyLivesByACaptureThatGivesTwoLiberties) {
    constexpr std::array<std::string_view, 3> rows = {"X.OOOOX", "XXOOOOX", "OOXXXXX"};
    ClosedRegion question{board::Position(9), {.stones = {}, .defender = board::Colour::black, .region = {}}};
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            const board::Vertex vertex = board::vertex_at(static_cast<int>(row), static_cast<int>(column));
            const char stone = rows[row][column];
            if (stone != '.') question.position.put(vertex, stone == 'X' ? board::Colour::black : board::Colour::white);
            if (row < 2 && column < 6) question.goal.region.insert(vertex);
        }
    const board::Board board(question.position);
    DragonGoal& goal = question.goal;
    goal.stones = board.string_stones(board::vertex_at(0, 0));
    goal.rivals = board.string_stones(board::vertex_at(0, 2));
    EXPECT_EQ(is_plainly_captured(plain_question(question, goal.defender, KoWinner::nobody), most_positions), true);
    const RaceBorder border{safe_stones(board, goal, goal.attacker()), safe_stones(board, goal, goal.defender)};
    EXPECT_FALSE(counted_race(board, goal, goal.stones, goal.defender, border).has_value());
}

// White fills the last point of Black's eye before Black captures there.
TEST(RaceCount, TheLastLibertyIsFilledByOneMove) {
    constexpr std::array<std::string_view, 4> rows = {"X.OOOXOXX", "XXXXXXO.X", "OOOOOOOXX", "XXXXXXXX."};
    ClosedRegion question{board::Position(9), {.stones = {}, .defender = board::Colour::black, .region = {}}};
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            const board::Vertex vertex = board::vertex_at(static_cast<int>(row), static_cast<int>(column));
            const char stone = rows[row][column];
            if (stone != '.') question.position.put(vertex, stone == 'X' ? board::Colour::black : board::Colour::white);
            if (row == 0 && column > 0 && column < 5) question.goal.region.insert(vertex);
        }
    question.goal.region.insert(board::vertex_at(1, 7));
    const board::Board board(question.position);
    DragonGoal& goal = question.goal;
    goal.stones = board.string_stones(board::vertex_at(0, 0));
    goal.rivals = board.string_stones(board::vertex_at(2, 0));
    goal.region |= goal.stones | goal.rivals;
    const RaceBorder border{safe_stones(board, goal, goal.attacker()), safe_stones(board, goal, goal.defender)};
    ASSERT_TRUE(board.is_capture(goal.attacker(), board::vertex_at(0, 1)));
    const auto counted = counted_race(board, goal, goal.stones, goal.attacker(), border);
    EXPECT_TRUE(!counted || counted->is_captured);
}

// Points of the eye in its block of two rows and four columns; the vital one is the attacker's where the space might be
// divided else.
struct Eye {
    std::vector<std::pair<int, int>> points;
    int vital = -1;
    int moves = 0;
};
const Eye eyes[] = {
    {{}, -1, 0},
    {{{0, 1}}, -1, 1},
    {{{0, 1}, {0, 2}}, -1, 2},
    {{{0, 0}, {0, 1}, {0, 2}}, 1, 2},
    {{{0, 1}, {0, 2}, {1, 1}, {1, 2}}, -1, 5},
    {{{0, 1}, {0, 2}, {1, 1}, {1, 2}, {0, 3}}, 1, 7},
    {{{0, 0}, {0, 1}, {0, 2}, {1, 1}}, 1, 4},
};

struct Family {
    int killer_outer, target_outer, killer_eye, target_eye, shared;
};

// The goal below, its rival above, a row of shared liberties apart from one another between them, outer liberties of
// either beside safe stones, and eyes in blocks to the right.
ClosedRegion race_of(const Family& family) {
    const int width = std::max({1, family.killer_outer, family.target_outer + 1, 2 * family.shared});
    constexpr int block = 6;
    ClosedRegion result{board::Position(19), {.stones = {}, .defender = board::Colour::black, .region = {}}};
    const board::Colour own = board::Colour::black, rival = board::Colour::white;
    const auto put = [&](int row, int column, board::Colour colour) {
        const board::Vertex vertex = board::vertex_at(row, column);
        result.position.put(vertex, colour);
        if (colour == board::Colour::empty) result.goal.region.insert(vertex);
    };
    for (int row = 1; row <= 10; ++row)
        for (int column = 0; column <= width + block; ++column) {
            const bool is_block = column >= width && column < width + block;
            board::Colour colour = row < 6 ? own : rival;  // the border
            if (is_block && row > 1 && row < 10) colour = row < 6 ? rival : own;
            if (!is_block && column < width) {
                if (row == 2 && column < family.killer_outer) colour = board::Colour::empty;
                if (row == 3) colour = rival;
                if (row == 4) colour = column % 2 == 0 && column / 2 < family.shared ? board::Colour::empty : own;
                if (row == 5) colour = own;
                if (row == 6 && column < family.target_outer) colour = board::Colour::empty;
            }
            put(row, column, colour);
        }
    // The goal's row joins its block.
    put(6, width - 1, own);
    const auto carve = [&](const Eye& eye, int top, board::Colour attacker) {
        for (std::size_t i = 0; i < eye.points.size(); ++i)
            put(top + eye.points[i].first, width + 1 + eye.points[i].second,
                static_cast<int>(i) == eye.vital ? attacker : board::Colour::empty);
        for (const auto& [row, column] : eye.points)
            result.goal.region.insert(board::vertex_at(top + row, width + 1 + column));
    };
    carve(eyes[family.killer_eye], 3, own);
    carve(eyes[family.target_eye], 7, rival);
    const board::Board board(result.position);
    result.goal.stones = board.string_stones(board::vertex_at(5, 0));
    result.goal.region |= result.goal.stones | board.string_stones(board::vertex_at(3, 0));
    return result;
}

RaceLiberties liberties_of(int outer, int eye) {
    const int size = static_cast<int>(eyes[eye].points.size());
    return {outer, eyes[eye].moves, size == 0 ? 0 : size <= 3 ? 1 : size};
}

TEST(RaceCount, FormulasAreWhatTheSearchFinds) {
    LifeSearch search;
    int asked = 0, settled = 0, captured = 0;
    const int most_outer = test::rounds(3, 5), most_eye = test::rounds(5, 6);
    std::mt19937 random(test::test_seed());
    const auto pick = [&](int most) { return std::uniform_int_distribution<int>(0, most)(random); };
    for (int round = 0; round < test::rounds(40, 3'000); ++round) {
        const Family family{pick(most_outer), pick(most_outer), pick(most_eye), pick(most_eye), pick(3)};
        const RaceLiberties killer = liberties_of(family.killer_outer, family.killer_eye);
        const RaceLiberties target = liberties_of(family.target_outer, family.target_eye);
        if (killer.outer + killer.eye + family.shared == 0 || target.outer + target.eye + family.shared == 0) continue;
        ClosedRegion region = race_of(family);
        board::Board board(region.position);
        for (const board::Colour to_move : {board::Colour::white, board::Colour::black}) {
            ++asked;
            const LifeResult result = search.run(board, region.goal, to_move, {},
                                                 {.nodes = static_cast<std::uint64_t>(test::rounds(5'000, 200'000))});
            if (!result.is_settled) continue;
            ++settled;
            const MovesFirst first = to_move == board::Colour::white ? MovesFirst::killer : MovesFirst::target;
            captured += result.is_captured ? 1 : 0;
            EXPECT_EQ(takes(killer, target, family.shared, first), result.is_captured)
                << "outer " << killer.outer << ' ' << target.outer << " eye " << family.killer_eye << ' '
                << family.target_eye << " shared " << family.shared
                << (first == MovesFirst::killer ? " killer" : " target") << " first\n"
                << board::print_position(region.position, {});
        }
    }
    std::cout << asked << " asked, " << settled << " settled, of these captured " << captured << '\n';
    EXPECT_GT(settled * 2, asked);
}

}  // namespace
}  // namespace katachi::life
