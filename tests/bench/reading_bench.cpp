// How fast strings are read: all strings of real positions attacked, and defended where the attack succeeds.
#include <benchmark/benchmark.h>

#include <vector>

#include "engine/board/sgf_game.h"
#include "engine/reading/tactics.h"
#include "tests/bench/corpus.h"
#include "tests/support/shared_data.h"

namespace katachi {
namespace {

std::uint64_t read_all(Tactics& tactics, Board& board) {
    std::uint64_t nodes = 0;
    for (const Colour colour : {Colour::black, Colour::white})
        for (const Vertex stone : board.stones(colour)) {
            if (board.origin(stone) != stone) continue;
            const TacticalAnswer attack = tactics.attack(board, stone);
            nodes += attack.nodes;
            if (attack.code != TacticalCode::failure) nodes += tactics.defend(board, stone).nodes;
        }
    return nodes;
}

// The time is that of one position.
void read_positions(benchmark::State& state) {
    if (!std::filesystem::exists(shared_data())) return state.SkipWithError("the shared data are absent");
    std::vector<Board> boards;
    for (const GamePosition& position : full_size_positions()) boards.emplace_back(position.before);
    Tactics tactics;
    tactics.set_caching(false);
    std::uint64_t nodes = 0;
    std::size_t next = 0;
    for (auto _ : state) nodes += read_all(tactics, boards[next++ % boards.size()]);
    state.SetItemsProcessed(static_cast<std::int64_t>(nodes));
    state.counters["nodes"] = benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kAvgIterations);
}
BENCHMARK(read_positions)->Name("reading/positions")->Unit(benchmark::kMillisecond)->Iterations(500);

// All strings of a position again: each answer is known.
void known_answers(benchmark::State& state) {
    if (!std::filesystem::exists(shared_data())) return state.SkipWithError("the shared data are absent");
    Board board(full_size_positions().back().before);
    Tactics tactics;
    read_all(tactics, board);
    for (auto _ : state) read_all(tactics, board);
    state.SetItemsProcessed(static_cast<std::int64_t>(tactics.cache_hits()));
}
BENCHMARK(known_answers)->Name("reading/known_answers");

// A game move by move: all strings of up to four liberties attacked and defended before each move. The time is that
// of one move; `known` is the share of questions that needed no reading, in per cent.
void game_replay(benchmark::State& state) {
    if (!std::filesystem::exists(shared_data())) return state.SkipWithError("the shared data are absent");
    const std::string text = gzip_bytes(shared_data() / "games19/server-9d-2016-07.sgf.gz");
    SgfReader reader(text);
    const SgfGame game = *reader.next();
    std::uint64_t questions = 0;
    std::uint64_t hits = 0;
    std::int64_t moves = 0;
    for (auto _ : state) {
        Tactics tactics;
        tactics.set_caching(state.range(0) != 0);
        for (int move = 1; move <= game.move_count(); ++move, ++moves) {
            Board board = std::get<SgfPosition>(position_before_move(game, move)).board;
            for (const Colour colour : {Colour::black, Colour::white})
                for (const Vertex stone : board.stones(colour)) {
                    if (board.origin(stone) != stone || board.liberties(stone) > 4) continue;
                    tactics.attack(board, stone);
                    tactics.defend(board, stone);
                    questions += 2;
                }
        }
        hits += tactics.cache_hits();
    }
    state.SetItemsProcessed(moves);
    state.counters["known"] = 100.0 * static_cast<double>(hits) / static_cast<double>(questions);
}
BENCHMARK(game_replay)->Name("reading/game_replay")->ArgName("cache")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace katachi
