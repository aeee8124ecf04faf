// katachi-growth FILE.csv: how tables and matchers grow with the number of patterns; tests/bench/growth/growth.gnuplot
// draws it. Columns: patterns, orientations; for each kind of table, seconds to build it and its bytes; for each
// matcher, the microseconds of one core that it takes for a position, both colours.
#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <iostream>

#include "compiler/automaton/builder.h"
#include "compiler/emit/table_builder.h"
#include "compiler/trie/trie_packer.h"
#include "engine/match/automaton_matcher.h"
#include "engine/match/matcher.h"
#include "tests/bench/corpus.h"
#include "tests/bench/growth/growing_patterns.h"
#include "tests/bench/growth/growth_table.h"
#include "tests/bench/yardstick.h"
#include "tests/support/random_position.h"

namespace katachi::bench {
namespace {

constexpr std::size_t pattern_counts[] = {500, 1000, 2000, 4000, 8000, 16000};
constexpr int rounds = 5;                   // the quickest counts: whatever disturbs only makes slower
constexpr std::size_t position_stride = 5;  // of the positions of the other benchmarks

// The time is that of this process.
double seconds_now() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

template <typename Work>
double seconds_of(Work work) {
    const double start = seconds_now();
    work();
    return seconds_now() - start;
}

struct TableKind {
    const char* name;
    std::size_t (*build)(const std::vector<compiler::PatternDatabase>&,
                         const match::PatternTables&);  // gives the bytes
};

constexpr TableKind table_kinds[] = {
    {"all",
     [](const std::vector<compiler::PatternDatabase>& databases, const match::PatternTables&) {
         const compiler::BuiltTables built(databases, compiler::Automata::are_built);
         std::size_t bytes = 0;
         match::visit_sections(built.tables(), [&](const char*, const auto& rows) { bytes += rows.size_bytes(); });
         return bytes;
     }},
    {"trie",
     [](const std::vector<compiler::PatternDatabase>&, const match::PatternTables& tables) {
         const compiler::PackedTrie trie(compiler::build_trie(tables));
         return trie.tables().slots.size_bytes() + trie.tables().reach.size_bytes();
     }},
    {"automata",
     [](const std::vector<compiler::PatternDatabase>&, const match::PatternTables& tables) {
         const compiler::BuiltAutomata automata(tables);
         const match::AutomatonTables& built = automata.tables();
         return built.by_database.size_bytes() + built.joint.size_bytes() + built.words.size_bytes() +
                built.patterns.size_bytes() + built.accepts.size_bytes() + built.far_cells.size_bytes();
     }},
};

using Positions = std::vector<GamePosition>;

// Matches on all positions; gives the seconds, and counts matches so that nothing is left out.
struct MatcherKind {
    const char* name;
    double (*match)(const match::PatternTables&, const Positions&, std::size_t& matches);
};

constexpr MatcherKind matcher_kinds[] = {
    {"yardstick",
     [](const match::PatternTables& tables, const Positions& positions, std::size_t& matches) {
         const Yardstick matcher(tables);
         return seconds_of([&] {
             for (const GamePosition& position : positions)
                 for (const board::Colour side : {board::Colour::black, board::Colour::white})
                     matcher.scan(position.before, side, [&](const match::Hit&) { ++matches; });
         });
     }},
    {"scan",
     [](const match::PatternTables& tables, const Positions& positions, std::size_t& matches) {
         match::Matcher matcher(tables);
         return seconds_of([&] {
             for (const GamePosition& position : positions) {
                 matcher.set(position.before);
                 matcher.scan([&](const match::Hit&) { ++matches; });
             }
         });
     }},
    {"incremental",
     [](const match::PatternTables& tables, const Positions& positions, std::size_t& matches) {
         match::Matcher matcher(tables);
         double seconds = 0;
         for (const GamePosition& position : positions) {
             matcher.set(position.before);
             const auto count = [&](const match::Hit&, match::Change) { ++matches; };
             seconds += seconds_of([&] {
                 matcher.update(position.after, count);
                 matcher.update(position.before, count);
             });
         }
         return seconds / 2;  // a move or its undo
     }},
    {"automata",
     [](const match::PatternTables& tables, const Positions& positions, std::size_t& matches) {
         return seconds_of([&] {
             for (const GamePosition& position : positions) {
                 const match::AutomatonBoard board(position.before);
                 for (const board::Colour side : {board::Colour::black, board::Colour::white})
                     match::match_board(tables.automata, board, side, [&](const match::Hit&) { ++matches; });
             }
         });
     }},
};

std::string heading() {
    std::string line = "patterns,orientations";
    for (const TableKind& kind : table_kinds) line += fmt::format(",{0}_seconds,{0}_bytes", kind.name);
    for (const MatcherKind& kind : matcher_kinds) line += fmt::format(",{}_us", kind.name);
    return line + '\n';
}

double microseconds(const MatcherKind& kind, const match::PatternTables& tables, const Positions& positions) {
    double best = 0;
    std::size_t matches = 0;
    for (int round = 0; round < rounds; ++round) {
        const double seconds = kind.match(tables, positions, matches);
        best = round == 0 ? seconds : std::min(best, seconds);
    }
    return best * 1e6 / static_cast<double>(positions.size());
}

std::string row(const std::vector<compiler::PatternDatabase>& databases, const Positions& positions) {
    const compiler::BuiltTables built(databases, compiler::Automata::are_built);
    const match::PatternTables& tables = built.tables();
    std::string line = fmt::format("{},{}", tables.patterns.size(), tables.orientations.size());
    for (const TableKind& kind : table_kinds) {
        std::size_t bytes = 0;
        const double seconds = seconds_of([&] { bytes = kind.build(databases, tables); });
        line += fmt::format(",{:.3f},{}", seconds, bytes);
    }
    for (const MatcherKind& kind : matcher_kinds) line += fmt::format(",{:.1f}", microseconds(kind, tables, positions));
    return line + '\n';
}

Positions some_positions() {
    const Positions& all = full_size_positions();
    Positions some;
    for (std::size_t i = 0; i < all.size(); i += position_stride) some.push_back(all[i]);
    return some;
}

int run(const char* file) {
    std::cout << corpus_name() << "; mined patterns: ";
    GrowingPatterns patterns(test::test_seed());
    const Positions positions = some_positions();
    write_growth(file, heading(), pattern_counts,
                 [&](std::size_t count) { return row(patterns.first(count), positions); });
    return 0;
}

}  // namespace
}  // namespace katachi::bench

int main(int argc, char** argv) {
    return katachi::bench::growth_program("katachi-growth", argc, argv, katachi::bench::run);
}
