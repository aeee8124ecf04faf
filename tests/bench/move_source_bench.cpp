// Moves that knowledge proposes wherever a search grows, a position each: real ones of 19 lines, and a corner of 9
// lines of each of them.
#include <initializer_list>

#include "engine/moves/sources/fuseki_source.h"
#include "engine/moves/sources/neighbourhood_source.h"
#include "engine/moves/sources/pattern_choice.h"
#include "engine/moves/sources/pattern_source.h"
#include "engine/moves/sources/template_source.h"
#include "patterndb/library_tables.h"
#include "patterndb/mined_tables.h"
#include "tests/bench/corpus.h"

namespace katachi::bench {
namespace {

std::vector<board::Board> boards_of(int size) {
    constexpr std::size_t every = 3;
    std::vector<board::Board> boards;
    const auto& positions = full_size_positions();
    for (std::size_t i = 0; i < positions.size(); i += every) {
        board::Position part(size);
        for (int row = 0; row < size; ++row)
            for (int column = 0; column < size; ++column)
                part.put(board::vertex_at(row, column), positions[i].before.at(row, column));
        boards.emplace_back(part);
    }
    return boards;
}

void measure(benchmark::State& state, moves::MoveSource& source) {
    const auto boards = boards_of(static_cast<int>(state.range(0)));
    std::vector<moves::Proposal> proposals;
    std::size_t proposed = 0;
    while (state.KeepRunningBatch(static_cast<benchmark::IterationCount>(boards.size()))) {
        proposed = 0;
        for (const board::Board& board : boards) {
            proposals.clear();
            source.propose({board}, proposals);
            proposed += proposals.size();
        }
    }
    state.counters["proposals"] = static_cast<double>(proposed);
    state.counters["positions"] = static_cast<double>(boards.size());
}

void mined(benchmark::State& state) {
    moves::PatternSource source("shape", std::make_shared<moves::PatternHits>(mined_tables()),
                                moves::PatternValues::worths);
    measure(state, source);
}

void neighbourhoods(benchmark::State& state) {
    measure(state, *moves::NeighbourhoodSource::over("shape", mined_tables()));
}

void library(benchmark::State& state) {
    moves::PatternSource source("pattern", std::make_shared<moves::PatternHits>(library_tables()),
                                moves::PatternValues::points);
    measure(state, source);
}

void corner(benchmark::State& state) {
    moves::PatternSource source("joseki", std::make_shared<moves::PatternHits>(library_tables()),
                                moves::PatternValues::opening_points, moves::HitUse::corner);
    measure(state, source);
}

void fuseki(benchmark::State& state) {
    moves::FusekiSource source("fuseki", std::make_shared<moves::PatternHits>(library_tables()));
    measure(state, source);
}

void templates(benchmark::State& state) {
    moves::TemplateSource source("templates", library_tables());
    measure(state, source);
}

// The three sources over the library as the engine asks them at a node, in one pass or each in one of its own.
void node(benchmark::State& state, bool is_shared) {
    const auto hits = std::make_shared<moves::PatternHits>(library_tables());
    const auto own = [&] { return is_shared ? hits : std::make_shared<moves::PatternHits>(library_tables()); };
    moves::PatternSource patterns("patterns", own(), moves::PatternValues::points);
    moves::PatternSource joseki("joseki", own(), moves::PatternValues::opening_points, moves::HitUse::corner);
    moves::FusekiSource fuseki("fuseki", own());
    const auto boards = boards_of(static_cast<int>(state.range(0)));
    std::vector<moves::Proposal> proposals;
    while (state.KeepRunningBatch(static_cast<benchmark::IterationCount>(boards.size())))
        for (const board::Board& board : boards) {
            proposals.clear();
            for (moves::MoveSource* source : std::initializer_list<moves::MoveSource*>{&patterns, &joseki, &fuseki})
                source->propose({board}, proposals);
        }
}

// What going on from one position to the next would cost instead of looking anew: a move of a game or its undo, the
// best that a search can hope for, for patterns whose shape settles it, one side.
void update(benchmark::State& state) {
    const match::PatternTables& tables = library_tables();
    const match::PatternFilter settled(
        tables, [&](std::uint16_t pattern) { return moves::is_settled_by_shape(tables, pattern); });
    const match::MatchQuery query{.filter = &settled, .black = true, .white = false};
    match::Matcher matcher(tables);
    const auto& positions = full_size_positions();
    std::size_t next = 0, changes = 0;
    const auto count = [&](const match::Hit&, match::Change) { ++changes; };
    while (state.KeepRunningBatch(2)) {
        const GamePosition& position = positions[next++ % positions.size()];
        state.PauseTiming();
        matcher.set(position.before);
        state.ResumeTiming();
        matcher.update(position.after, count, query);
        matcher.update(position.before, count, query);
    }
    benchmark::DoNotOptimize(changes);
}
BENCHMARK(update)->Name("moves/node/update")->Unit(benchmark::kMicrosecond);

BENCHMARK_CAPTURE(node, shared, true)->Name("moves/node/shared")->Arg(9)->Arg(19)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(node, apart, false)->Name("moves/node/apart")->Arg(9)->Arg(19)->Unit(benchmark::kMicrosecond);
BENCHMARK(mined)->Name("moves/mined/trie")->Arg(9)->Arg(19)->Unit(benchmark::kMicrosecond);
BENCHMARK(neighbourhoods)->Name("moves/mined/table")->Arg(9)->Arg(19)->Unit(benchmark::kMicrosecond);
BENCHMARK(library)->Name("moves/library")->Arg(9)->Arg(19)->Unit(benchmark::kMicrosecond);
BENCHMARK(corner)->Name("moves/corner")->Arg(9)->Arg(19)->Unit(benchmark::kMicrosecond);
BENCHMARK(templates)->Name("moves/templates")->Arg(9)->Arg(19)->Unit(benchmark::kMicrosecond);
BENCHMARK(fuseki)->Name("moves/fuseki")->Arg(9)->Arg(19)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace katachi::bench
