// The passes that make automata, each on its own.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

#include "compiler/automaton/builder.h"
#include "compiler/automaton/minimise.h"
#include "compiler/automaton/pack.h"
#include "compiler/automaton/pattern_bits.h"
#include "compiler/emit/table_builder.h"
#include "engine/match/automaton_matcher.h"
#include "engine/match/blob/check_automata.h"
#include "tests/match/graph_text.h"
#include "tests/match/judge.h"
#include "tests/match/unpacked_automaton.h"
#include "tests/support/golden.h"
#include "tests/support/random_position.h"

namespace katachi::match {
namespace {

// Reads all that tells patterns apart, whatever it takes.
constexpr compiler::AutomatonPrices no_price{.step = 0, .verify = 1, .byte = 1e-7};

std::vector<compiler::Conditions> all_conditions(const PatternTables& tables) {
    std::vector<compiler::Conditions> all;
    for (const TableOrientation& orientation : tables.orientations)
        all.push_back(compiler::conditions_of(tables, orientation));
    return all;
}

// The names on the way through a graph, in order.
std::vector<std::uint32_t> names_at(const compiler::StateGraph& graph, const std::uint8_t* symbols) {
    std::vector<std::uint32_t> names;
    for (std::uint32_t i = 0;;) {
        const compiler::State& state = graph.states.at(i);
        names.insert(names.end(), state.names.begin(), state.names.end());
        if (state.point == compiler::no_point) return names;
        i = state.next[symbols[state.point]];
    }
}

TEST(AutomatonBuild, MinimisedNamesTheSame) {
    std::mt19937 random(test::test_seed());
    std::size_t before = 0, after = 0, named = 0;
    for (int round = 0; round < 60; ++round) {
        const board::Position position = test::random_position(2 + round % 18, 0.4, random);
        const std::vector<compiler::PatternDatabase> databases{random_database(position, 20, 5, random)};
        const compiler::BuiltTables built(databases, compiler::Automata::are_built);
        const compiler::StateGraph whole = compiler::bounded_product(all_conditions(built.tables()), no_price);
        const compiler::StateGraph least = compiler::minimised(whole);
        before += whole.states.size();
        after += least.states.size();
        const AutomatonBoard board(position);
        for (int point = 0; point < position.size * position.size; ++point) {
            const board::Vertex vertex = board::vertex_at(point / position.size, point % position.size);
            const auto* symbols = board.symbols_around(vertex, board::Colour::black);
            const auto names = names_at(least, symbols);
            ASSERT_EQ(names_at(whole, symbols), names) << board::to_rows(position);
            named += names.size();
        }
        EXPECT_EQ(compiler::minimised(least).states.size(), least.states.size());
    }
    EXPECT_LT(after, before * 3 / 4);
    EXPECT_GT(named, 100U);
}

TEST(AutomatonBuild, NamesNoPatternTwiceOnAWay) {
    std::mt19937 random(test::test_seed());
    std::size_t named = 0;
    for (int round = 0; round < 60; ++round) {
        const board::Position position = test::random_position(7, 0.4, random);
        const std::vector<compiler::PatternDatabase> databases{random_database(position, 30, 5, random)};
        const compiler::BuiltTables built(databases, compiler::Automata::are_built);
        const compiler::StateGraph graph = compiler::bounded_product(
            all_conditions(built.tables()), round % 2 == 0 ? compiler::AutomatonPrices{} : no_price);
        const AutomatonBoard board(position);
        for (int point = 0; point < 49; ++point) {
            auto names =
                names_at(graph, board.symbols_around(board::vertex_at(point / 7, point % 7), board::Colour::white));
            std::sort(names.begin(), names.end());
            ASSERT_EQ(std::adjacent_find(names.begin(), names.end()), names.end()) << board::to_rows(position);
            named += names.size();
        }
    }
    EXPECT_GT(named, 100U);
}

// A graph of any form, in which every state leads to later ones.
compiler::StateGraph random_graph(std::uint32_t states, std::mt19937& random) {
    const auto number = [&](std::uint32_t below) { return static_cast<std::uint32_t>(random() % below); };
    compiler::StateGraph graph;
    for (std::uint32_t i = 0; i < states; ++i) {
        compiler::State& state = graph.states.emplace_back();
        for (std::uint32_t name = number(9); state.names.size() < number(7); name += 1 + number(9))
            state.names.push_back(name);
        if (i + 1 == states || number(3) == 0) continue;
        state.point = static_cast<int>(number(point_count));
        const std::uint32_t choices = 1 + number(4);
        for (std::uint32_t& next : state.next) next = i + 1 + number(std::min(choices, states - i - 1));
    }
    return graph;
}

TEST(AutomatonBuild, UnpackedIsWhatWasPacked) {
    std::mt19937 random(test::test_seed());
    for (const std::uint32_t size : {1U, 2U, 10U, 1000U, 30'000U}) {
        const compiler::StateGraph graph = random_graph(size, random);
        const compiler::PackedAutomaton automaton = compiler::packed(graph);
        EXPECT_EQ(automaton.wide_states, size == 30'000U);
        EXPECT_EQ(unpacked(automaton.words, automaton.wide_states).states, graph.states) << size << " states";
    }
}

TEST(AutomatonBuild, LongListsOfNamesAreSeveralRuns) {
    for (const std::uint32_t length : {0U, 1U, 0x3fffU, 0x4000U, 0xffffU}) {
        compiler::StateGraph graph;
        graph.states.resize(2);
        for (compiler::State& state : graph.states) {
            state.names.resize(length);
            std::iota(state.names.begin(), state.names.end(), 0U);
        }
        graph.states[0].point = anchor_point;
        graph.states[0].next = {1, 1, 1, 1};
        const compiler::PackedAutomaton automaton = compiler::packed(graph);
        EXPECT_EQ(unpacked(automaton.words, automaton.wide_states).states, graph.states) << length << " names";
    }
}

// Sparse patterns that have little in common: what an automaton without limits explodes on.
std::vector<compiler::Conditions> sparse_patterns(std::size_t count, std::mt19937& random) {
    std::vector<compiler::Conditions> patterns;
    for (std::size_t i = 0; i < count; ++i) {
        compiler::Conditions pattern{{}, {5, 5, 5, 5}, 0};
        for (int row = -5; row <= 5; ++row)
            for (int column = -5; column <= 5; ++column)
                if (random() % 8 == 0)
                    pattern.cells.push_back({static_cast<std::uint16_t>(compiler::point_at(row, column)),
                                             static_cast<compiler::SymbolSet>(1 + random() % 6)});
        patterns.push_back(pattern);
    }
    return patterns;
}

TEST(AutomatonBuild, StaysWithinItsBytesHoweverPatternsExplode) {
    std::mt19937 random(test::test_seed());
    for (const std::size_t count : {1U, 50U, 500U}) {
        const auto patterns = sparse_patterns(count, random);
        EXPECT_EQ(compiler::product(patterns, no_price, compiler::automaton_byte_limit(count)).has_value(), count == 1);
        const compiler::PackedAutomaton automaton =
            compiler::packed(compiler::minimised(compiler::bounded_product(patterns, no_price)));
        EXPECT_LE(automaton.words.size() * 2, compiler::automaton_byte_limit(count) * 5 / 4) << count << " patterns";
    }
}

compiler::Conditions in_a_row(std::string_view cells) {
    compiler::Conditions pattern{{}, {0, 0, 0, static_cast<std::uint8_t>(cells.size() - 1)}, 0};
    constexpr std::array<std::pair<char, compiler::SymbolSet>, 4> kinds{{{'.', 1}, {'O', 2}, {'o', 3}, {'X', 4}}};
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (const auto& [cell, allowed] : kinds)
            if (cells[i] == cell)
                pattern.cells.push_back(
                    {static_cast<std::uint16_t>(compiler::point_at(0, static_cast<int>(i))), allowed});
    return pattern;
}

// The manual's example in 10.3.
TEST(AutomatonBuild, PrintsTheManualsExample) {
    const std::vector<compiler::Conditions> patterns{in_a_row("X..X"), in_a_row("X???"), in_a_row("X.OX"),
                                                     in_a_row("X?oX")};
    const std::string text = graph_text(compiler::minimised(compiler::bounded_product(patterns, no_price)));
    EXPECT_EQ(text, test::golden(std::filesystem::path(KATACHI_MATCH_GOLDEN) / "automaton.txt", text));
}

// Whatever words an automaton has: what passes the check leads nowhere outside and comes to an end.
TEST(AutomatonBuild, DamagedAutomataAreRefusedOrHarmless) {
    std::mt19937 random(test::test_seed());
    const board::Position position = test::random_position(9, 0.4, random);
    const std::vector<compiler::PatternDatabase> databases{random_database(position, 20, 5, random),
                                                           random_database(position, 20, 9, random)};
    const compiler::BuiltTables built(databases, compiler::Automata::are_built);
    const compiler::BuiltAutomata automata(built.tables(), no_price);
    const AutomatonBoard board(position);
    int refused = 0;
    for (int round = 0; round < 3000; ++round) {
        AutomatonTables damaged = automata.tables();
        std::vector<std::uint16_t> words(damaged.words.begin(), damaged.words.end());
        std::vector<Automaton> joint(damaged.joint.begin(), damaged.joint.end());
        std::vector<AutomatonAccept> accepts(damaged.accepts.begin(), damaged.accepts.end());
        std::vector<AutomatonFarCell> far_cells(damaged.far_cells.begin(), damaged.far_cells.end());
        const auto damage = [&](auto& rows) {
            auto* bytes = reinterpret_cast<unsigned char*>(rows.data());
            bytes[random() % (rows.size() * sizeof(rows[0]))] ^= static_cast<unsigned char>(1U << random() % 8);
        };
        switch (round % 8) {
            case 0: damage(joint); break;
            case 1: damage(accepts); break;
            case 2: damage(far_cells); break;
            case 3: words.resize(random() % words.size()); break;
            default: damage(words);
        }
        damaged.words = words;
        damaged.joint = joint;
        damaged.accepts = accepts;
        damaged.far_cells = far_cells;
        const auto wrong = check_automata(damaged, built.tables().orientations.size(), built.tables().databases.size());
        refused += wrong.empty() ? 0 : 1;
        if (!wrong.empty()) continue;
        std::size_t hits = 0;
        match_board(damaged, board, board::Colour::black,
                    [&](const Hit& hit) { hits += hit.orientation < built.tables().orientations.size() ? 1 : 0; });
        ASSERT_LE(hits, 81U * 100'000U);
    }
    EXPECT_GT(refused, 1000);
    EXPECT_LT(refused, 3000);
}

// A state that reads the anchor, and a last one.
TEST(CheckAutomata, RefusesStatesThatLeadBack) {
    const auto check = [](std::uint16_t next) {
        const std::vector<std::uint16_t> words{anchor_point, next, naming_flag | last_flag};
        const std::vector<Automaton> automata{{.first_word = 0,
                                               .word_count = 3,
                                               .first_pattern = 0,
                                               .pattern_count = 0,
                                               .database = 0,
                                               .wide_states = 0}};
        return check_automata(
            {.by_database = automata, .joint = {}, .words = words, .patterns = {}, .accepts = {}, .far_cells = {}}, 0,
            1);
    };
    EXPECT_EQ(check(2), "");
    EXPECT_EQ(check(1), "an automaton that leads between its states");
    EXPECT_EQ(check(0), "an automaton's state that cannot be") << "it would be read for ever";
    EXPECT_EQ(check(3), "an automaton's state that cannot be");
}

}  // namespace
}  // namespace katachi::match
