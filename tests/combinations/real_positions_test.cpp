// Combinations on positions of real games: beside the plain search, and which threats GNU Go's patterns know.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>

#include "compiler/emit/table_builder.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "engine/analysis/board_analysis.h"
#include "engine/board/position_text.h"
#include "engine/combinations/combination_search.h"
#include "engine/combinations/threat_moves.h"
#include "engine/match/constraint/constraint_evaluator.h"
#include "engine/match/constraint/visited_placements.h"
#include "tests/combinations/plain_combinations.h"
#include "tests/support/needs.h"
#include "tests/support/nightly.h"
#include "tests/support/outcomes.h"
#include "tests/support/recorded_positions.h"

namespace katachi::combinations {
namespace {

constexpr const char* training_outcomes = "outcomes/outcomes-train.jsonl.gz";

// Every so-manieth position, about the stones that much reading does not capture.
TEST(RealPositions, HaveSomeCombinations) {
    KATACHI_NEEDS(training_outcomes);
    int asked = 0, found = 0, complete = 0;
    std::uint64_t nodes = 0;
    for (const test::Outcome& outcome : test::outcomes(training_outcomes, test::rounds(1600, 101))) {
        board::Board board(outcome.position);
        for (const board::Colour attacker : {board::Colour::black, board::Colour::white}) {
            reading::Tactics strong({.nodes = 2000, .far_nodes = 10'000, .is_quick = true});
            CombinationQuestion question = all_stones(board, attacker);
            question.stones = safe_stones(board, strong, question);
            reading::Tactics tactics({.nodes = 100});
            const Combination combination = CombinationSearch(tactics).find(board, question);
            ++asked;
            found += combination.works ? 1 : 0;
            complete += combination.is_complete ? 1 : 0;
            nodes += combination.nodes;
            if (!combination.works) continue;
            ASSERT_EQ(board.play(attacker, combination.move), board::Legality::ok);
            board.undo();
            EXPECT_GT(combination.size, 0);
        }
    }
    std::cout << found << " combinations for " << asked << " questions, " << complete << " of them read to the end, "
              << nodes / static_cast<std::uint64_t>(asked) << " nodes a question\n";
    EXPECT_GT(complete * 2, asked);
}

// One threat, with every move of a large board tried.
TEST(RealPositions, HaveThoseOfThePlainSearch) {
    KATACHI_NEEDS(training_outcomes);
    int compared = 0, found = 0;
    for (const test::Outcome& outcome : test::outcomes(training_outcomes, test::rounds(600, 60))) {
        board::Board board(outcome.position);
        reading::Tactics tactics({.nodes = 60});
        CombinationQuestion question = all_stones(board, outcome.to_move);
        question.stones = safe_stones(board, tactics, question);
        const Combination quick = CombinationSearch(tactics, {.threats = 1}).find_shortest(board, question);
        const bool plain = plain_combination(board, tactics, question, 1);
        EXPECT_TRUE(plain || !quick.works) << board::print_position(outcome.position);
        std::cout << "plain " << plain << ", quick " << quick.works << '\n';
        ++compared;
        found += quick.works ? 1 : 0;
    }
    EXPECT_GE(compared, 5);
    EXPECT_GT(found, 0);
}

struct Threats {
    int tried = 0;
    int real = 0;
};

bool is_threat(board::Board& board, reading::Tactics& tactics, board::Colour attacker, board::Vertex move,
               const board::VertexSet& strings) {
    if (board.play(attacker, move) != board::Legality::ok) return false;
    const bool captures = std::any_of(strings.begin(), strings.end(), [&](board::Vertex string) {
        return board::is_stone(board.at(string)) && tactics.attack(board, string).code == reading::TacticalCode::win;
    });
    board.undo();
    return captures;
}

// GNU Go's patterns of threats offer hardly any that is not tried anyway.
TEST(RealPositions, KnowTheThreatsOfPatterns) {
    KATACHI_NEEDS("gnugo/patterns");
    KATACHI_NEEDS(test::recorded_matches_file);
    base::Diagnostics diagnostics;
    std::vector<compiler::PatternDatabase> databases;
    for (const compiler::DatabaseSpec& spec : compiler::discover_databases(test::shared_data() / "gnugo/patterns"))
        if (spec.name == "aa_attackpats") databases.push_back(compiler::read_database(spec, diagnostics));
    const compiler::BuiltTables built(databases);
    match::Matcher matcher(built.tables());
    analysis::BoardAnalysis analysis({.strings = {.nodes = 500}});
    reading::Tactics tactics({.nodes = 1000});
    const auto recorded = test::recorded_positions();
    Threats of_patterns, of_both, own;
    for (std::size_t i = 0; i < recorded.size(); i += static_cast<std::size_t>(test::rounds(18, 1))) {
        board::Board board(recorded[i].position);
        matcher.set(board.position());
        analysis.set(board);
        for (const board::Colour attacker : {board::Colour::black, board::Colour::white}) {
            board::VertexSet strings, offered, candidates;
            for (const board::Vertex stone : safe_stones(board, tactics, all_stones(board, attacker)))
                strings.insert(board.origin(stone));
            for (const board::Vertex move : threat_moves(board, strings)) candidates.insert(move);
            const bool is_black = attacker == board::Colour::black;
            match::visit_placements(matcher, {.black = is_black, .white = !is_black},
                                    [&](const match::Placement& placement) {
                                        if (match::evaluate_constraint(built.tables(), placement, analysis).is_true())
                                            offered.insert(placement.move);
                                    });
            for (const board::Vertex move : offered | candidates) {
                const int is_real = is_threat(board, tactics, attacker, move, strings) ? 1 : 0;
                const auto count = [&](Threats& threats) {
                    ++threats.tried;
                    threats.real += is_real;
                };
                if (offered.contains(move)) count(of_patterns);
                if (candidates.contains(move)) count(own);
                if (offered.contains(move) && candidates.contains(move)) count(of_both);
            }
        }
    }
    std::cout << "patterns offer " << of_patterns.tried << " moves, " << of_patterns.real << " threats, of which "
              << of_both.real << " are tried; " << own.tried << " are tried, " << own.real << " threats\n";
    EXPECT_GT(of_patterns.real, 0);
    EXPECT_GE(10 * of_both.real, 9 * of_patterns.real);
}

}  // namespace
}  // namespace katachi::combinations
