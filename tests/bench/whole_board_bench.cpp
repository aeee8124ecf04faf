// Whole-board openings: finding all that hold for a position, its hash being kept, with each colour to move.
#include "compiler/emit/table_builder.h"
#include "engine/match/whole_board_matcher.h"
#include "tests/bench/corpus.h"

namespace katachi::bench {
namespace {

struct HashedPosition {
    board::Position position;
    board::SymmetricHash hash;
};

std::vector<compiler::PatternDatabase> whole_boards() {
    base::Diagnostics diagnostics;
    auto databases = read_corpus(diagnostics);
    std::erase_if(databases,
                  [](const auto& database) { return database.spec.kind != compiler::DatabaseKind::whole_board; });
    return databases;
}

// What every hundredth entry draws: positions that are known.
std::vector<HashedPosition> known_positions(const std::vector<compiler::PatternDatabase>& databases) {
    constexpr std::size_t step = 100;
    std::vector<HashedPosition> positions;
    for (const compiler::PatternDatabase& database : databases)
        for (std::size_t i = 0; i < database.patterns.size(); i += step) {
            board::Position position(database.patterns[i].board_size);
            for (const compiler::PlacedStone& stone : database.patterns[i].stones)
                position.put(board::vertex_at(stone.at.row, stone.at.column),
                             stone.own ? board::Colour::black : board::Colour::white);
            positions.push_back({position, board::SymmetricHash(position)});
        }
    return positions;
}

// The positions are those of real games, and mostly unknown.
std::vector<HashedPosition> played_positions() {
    std::vector<HashedPosition> positions;
    for (const board::Position& position : corpus_positions())
        positions.push_back({position, board::SymmetricHash(position)});
    return positions;
}

std::size_t byte_count(const match::WholeBoardTables& tables) {
    return tables.sizes.size_bytes() + tables.positions.size_bytes() + tables.stones.size_bytes() +
           tables.entries.size_bytes() + tables.values.size_bytes() + tables.names.size_bytes();
}

void look_up(benchmark::State& state, const match::WholeBoardTables& tables,
             const std::vector<HashedPosition>& positions) {
    if (tables.entries.empty()) return state.SkipWithError("the corpus has no whole-board openings");
    std::size_t matches = 0;
    for (auto _ : state) {
        matches = 0;
        for (const auto& [position, hash] : positions)
            for (const board::Colour own : {board::Colour::black, board::Colour::white})
                match::visit_whole_board(tables, position, hash, own,
                                         [&](const match::WholeBoardMatch&) { ++matches; });
    }
    using benchmark::Counter;
    const auto bytes = static_cast<double>(byte_count(tables));
    state.counters["matches"] = static_cast<double>(matches);
    state.counters["a_position"] =
        Counter(static_cast<double>(positions.size()), Counter::kIsIterationInvariantRate | Counter::kInvert);
    state.counters["bytes"] = bytes;
    state.counters["bytes_an_entry"] = bytes / static_cast<double>(tables.entries.size());
}

void match_whole_board(benchmark::State& state) {
    const auto databases = whole_boards();
    look_up(state, compiler::BuiltTables(databases).tables().whole_boards, known_positions(databases));
}
BENCHMARK(match_whole_board)->Name("match/whole_board")->Unit(benchmark::kMicrosecond);

void match_unknown_whole_board(benchmark::State& state) {
    look_up(state, compiler::BuiltTables(whole_boards()).tables().whole_boards, played_positions());
}
BENCHMARK(match_unknown_whole_board)->Name("match/whole_board_unknown")->Unit(benchmark::kMicrosecond);

void build_whole_boards(benchmark::State& state) {
    const auto databases = whole_boards();
    for (auto _ : state)
        benchmark::DoNotOptimize(compiler::BuiltTables(databases).tables().whole_boards.entries.size());
}
BENCHMARK(build_whole_boards)->Name("build/whole_board")->Unit(benchmark::kMillisecond);

void keep_hash(benchmark::State& state) {
    board::SymmetricHash hash;
    const board::Vertex vertex = board::vertex_at(3, 15);
    for (auto _ : state) {
        hash.put(vertex, board::Colour::black);
        benchmark::DoNotOptimize(hash);
        hash.remove(vertex, board::Colour::black);
        benchmark::DoNotOptimize(hash);
    }
}
BENCHMARK(keep_hash)->Name("board/hash_put_and_remove");

}  // namespace
}  // namespace katachi::bench
