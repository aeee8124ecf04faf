// Combinations on positions of real games: beside the plain search, and which threats GNU Go's patterns know.
#include <gtest/gtest.h>

#include <cstdlib>
#include <ctime>
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

CombinationQuestion all_stones(const board::Board& board, board::Colour attacker) {
    return {.attacker = attacker, .stones = board.stones(board::opponent(attacker))};
}

TEST(RealPositions, Figures) {
    KATACHI_NEEDS(training_outcomes);
    struct Config { std::uint64_t reading; int threats; std::uint64_t nodes; int reach; };
    const auto positions = test::outcomes(training_outcomes, 97);
    std::cout << positions.size() << " positions\n";
    std::vector<CombinationQuestion> questions;
    std::vector<board::Board> boards;
    for (const auto& p : positions) for (const board::Colour attacker : {board::Colour::black, board::Colour::white}) {
        board::Board board(p.position);
        reading::Tactics tactics({.nodes = 2000, .far_nodes = 10000, .is_quick = true});
        auto q = all_stones(board, attacker); q.stones = safe_stones(board, tactics, q);
        questions.push_back(q); boards.push_back(board);
    }
    for (const Config& c : {Config{30, 4, 300'000, 2}, {60, 4, 300'000, 2}, {100, 4, 300'000, 2},{200, 4, 300'000, 2},{300, 4, 300'000, 2}, {60, 4, 300'000, 3}, {100, 4, 300'000, 3}, {100, 6, 300'000, 2}, {100, 6, 300'000, 3}}) {
        int found = 0, complete = 0, asked = 0, sizes = 0; std::uint64_t nodes = 0; int by[7]{};
        const std::clock_t begin = std::clock();
        for (std::size_t i = 0; i < questions.size(); ++i) {
            reading::Tactics tactics({.nodes = c.reading});
            const Combination f = CombinationSearch(tactics, {.threats = c.threats, .nodes = c.nodes, .reach = c.reach}).find_shortest(boards[i], questions[i]);
            ++asked; found += f.works; complete += f.is_complete; sizes += f.size; nodes += f.nodes; ++by[f.threats];
        }
        std::cout << c.reading << ' ' << c.threats << ' ' << c.nodes << ' ' << c.reach << ": asked " << asked << " found " << found << " complete " << complete << " sizes " << sizes << " nodes " << nodes / asked << " ms " << 1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC / asked << " by";
        for (int b : by) std::cout << ' ' << b;
        std::cout << std::endl;
    }
}

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
    int offered = 0, threats = 0, known = 0, ours = 0, our_threats = 0;
    for (std::size_t i = 0; i < recorded.size(); i += static_cast<std::size_t>(test::rounds(18, 1))) {
        board::Board board(recorded[i].position);
        matcher.set(board.position());
        analysis.set(board);
        for (const board::Colour attacker : {board::Colour::black, board::Colour::white}) {
            const board::VertexSet stones = safe_stones(board, tactics, all_stones(board, attacker));
            board::VertexSet strings, moves, candidates;
            for (const board::Vertex stone : stones) strings.insert(board.origin(stone));
            for (const board::Vertex move : threat_moves(board, strings)) candidates.insert(move);
            match::visit_placements(matcher, {.black = attacker == board::Colour::black, .white = attacker == board::Colour::white}, [&](const match::Placement& placement) {
                if (match::evaluate_constraint(built.tables(), placement, analysis).is_true()) moves.insert(placement.move);
            });
            const auto threatens = [&](board::Vertex move) {
                if (board.play(attacker, move) != board::Legality::ok) return false;
                bool any = false;
                for (const board::Vertex string : strings)
                    any = any || (board::is_stone(board.at(string)) && tactics.attack(board, string).code == reading::TacticalCode::win);
                board.undo();
                return any;
            };
            for (const board::Vertex move : moves | candidates) {
                const bool is_threat = threatens(move);
                offered += moves.contains(move); ours += candidates.contains(move);
                threats += moves.contains(move) && is_threat; our_threats += candidates.contains(move) && is_threat;
                known += moves.contains(move) && is_threat && candidates.contains(move);
            }
        }
    }
    std::cout << "patterns offer " << offered << ", threats " << threats << ", of these known " << known << "; ours " << ours << ", threats " << our_threats << "\n";
}

}  // namespace
}  // namespace katachi::combinations
