// Combinations: drawn ones that a reader can check, and the quick search beside the plain one.
#include "engine/combinations/combination_search.h"

#include <gtest/gtest.h>

#include <iostream>

#include "engine/board/position_text.h"
#include "engine/board/side_name.h"
#include "tests/combinations/plain_combinations.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::combinations {
namespace {

CombinationQuestion all_stones(const board::Board& board, board::Colour attacker) {
    return {.attacker = attacker, .stones = board.stones(board::opponent(attacker))};
}

// A position of a game that goes on by chance.
board::Board played_by_chance(int size, int moves, std::mt19937& random) {
    board::Board board(size);
    board::Colour side = board::Colour::black;
    for (int i = 0; i < moves; ++i, side = board::opponent(side)) {
        const int index = std::uniform_int_distribution<int>(0, board.empty_points().count() - 1)(random);
        board.play(side, board.empty_points().nth(index));
    }
    return board;
}

struct Tally {
    int asked = 0, plain = 0, quick = 0, missed = 0, any = 0;
};

// Positions by chance: what the quick search finds is there, and little of what is there is missed.
void compare(int size, int threats, int boards, bool asks_any, Tally& tally) {
    std::mt19937 random(test::test_seed());
    for (int round = 0; round < boards; ++round) {
        board::Board board = played_by_chance(size, size * size * (2 + round % 3) / 5, random);
        const board::Position position = board.position();
        const board::Colour attacker = round % 2 == 0 ? board::Colour::black : board::Colour::white;
        reading::Tactics tactics({.nodes = 1000});
        const CombinationQuestion question = all_stones(board, attacker);
        const Combination quick =
            CombinationSearch(tactics, {.threats = threats, .nodes = 10'000'000}).find(board, question);
        const auto t0 = std::clock();
        const bool plain = plain_combination(board, tactics, question, threats, PlainThreat::capture);
        if (std::clock() - t0 > CLOCKS_PER_SEC / 2) std::cout << "slow " << round << ' ' << (std::clock() - t0) / 1000 << std::endl;
        if (asks_any) tally.any += plain_combination(board, tactics, question, threats, PlainThreat::any) ? 1 : 0;
        EXPECT_TRUE(plain || !quick.works) << board::vertex_name(quick.move, size) << '\n'
                                           << board::print_position(position);
        EXPECT_EQ(board.position(), position);
        if (quick.works && size > 5) { std::cout << board::side_name(attacker) << ' ' << quick.threats << ' ' << quick.size; for (auto v : quick.line) std::cout << ' ' << board::vertex_name(v, size); std::cout << '\n' << board::print_position(position); }
        ++tally.asked;
        tally.plain += plain ? 1 : 0;
        tally.quick += quick.works ? 1 : 0;
        tally.missed += plain && !quick.works ? 1 : 0;
        if (plain && !quick.works) std::cout << board::side_name(attacker) << " misses\n" << board::print_position(position);
    }
}

TEST(Combinations, AreThoseOfThePlainSearch) {
    for (const auto& [size, threats, boards] : {std::tuple(4, 2, 100), {5, 2, 60}, {6, 1, 200}, {7, 1, 200}}) {
        Tally tally;
        compare(size, threats, boards, false, tally);
        std::cout << size << ' ' << threats << ": " << tally.asked << " boards, " << tally.plain << " combinations, " << tally.quick << " found, "
                  << tally.missed << " missed; " << tally.any << " with any moves\n";
    }
}

}  // namespace
}  // namespace katachi::combinations
