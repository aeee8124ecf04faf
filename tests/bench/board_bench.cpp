// How fast the board plays: moves of real positions played and taken back, and whole random games.
#include <benchmark/benchmark.h>

#include <random>
#include <vector>

#include "engine/board/board.h"
#include "tests/support/recorded_positions.h"
#include "tests/support/shared_data.h"

namespace katachi::bench {
namespace {

std::vector<board::Board> middle_games() {
    std::vector<board::Board> boards;
    for (const test::RecordedPosition& recorded : test::recorded_positions())
        if (recorded.position.size == board::max_board_size && recorded.move >= 50)
            boards.emplace_back(recorded.position);
    return boards;
}

// Every legal move of a position in turn, either colour.
void play_and_undo(benchmark::State& state) {
    if (!std::filesystem::exists(test::shared_data())) return state.SkipWithError("the shared data are absent");
    std::vector<board::Board> boards = middle_games();
    std::int64_t pairs = 0;
    std::size_t next = 0;
    for (auto _ : state) {
        board::Board& board = boards[next++ % boards.size()];
        const board::VertexSet empty = board.empty_points();
        for (const board::Colour colour : {board::Colour::black, board::Colour::white})
            for (const board::Vertex vertex : empty) {
                if (board.play(colour, vertex) != board::Legality::ok) continue;
                board.undo();
                ++pairs;
            }
    }
    state.SetItemsProcessed(pairs);
}
BENCHMARK(play_and_undo)->Name("board/play_and_undo");

bool is_own_eye(const board::Board& board, board::Colour colour, board::Vertex vertex) {
    for (const int step : board::neighbour_steps) {
        const board::Colour there = board.at(vertex + step);
        if (there != colour && there != board::Colour::off_board) return false;
    }
    int opponents = 0;
    int off_board = 0;
    for (const int step : {-board::stride - 1, -board::stride + 1, board::stride - 1, board::stride + 1}) {
        opponents += board.at(vertex + step) == board::opponent(colour) ? 1 : 0;
        off_board += board.at(vertex + step) == board::Colour::off_board ? 1 : 0;
    }
    return opponents + (off_board > 0 ? 1 : 0) < 2;
}

// Any legal move that fills no eye of one point, each as likely as the others; a pass if there is none.
board::Vertex random_move(const board::Board& board, board::Colour colour, std::minstd_rand& random) {
    board::VertexSet candidates = board.empty_points();
    for (int count = candidates.count(); count > 0; --count) {
        const board::Vertex vertex = candidates.nth(static_cast<int>((random() * std::uint64_t(count)) >> 31U));
        if (!is_own_eye(board, colour, vertex) && board.is_legal(colour, vertex) == board::Legality::ok) return vertex;
        candidates.remove(vertex);
    }
    return board::pass_vertex;
}

void random_games(benchmark::State& state) {
    const int size = static_cast<int>(state.range(0));
    const int longest = 3 * size * size;
    std::minstd_rand random(1);
    std::int64_t moves = 0;
    const board::Board start(size);
    board::Board board = start;
    for (auto _ : state) {
        board = start;
        board::Colour colour = board::Colour::black;
        int passes = 0;
        int played = 0;
        while (passes < 2 && played < longest) {
            const board::Vertex vertex = random_move(board, colour, random);
            board.play(colour, vertex);
            passes = vertex == board::pass_vertex ? passes + 1 : 0;
            colour = board::opponent(colour);
            ++played;
        }
        moves += played;
    }
    state.SetItemsProcessed(state.iterations());
    state.counters["moves"] = benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kAvgIterations);
}
BENCHMARK(random_games)->Name("board/random_games")->Arg(9)->Arg(19)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace katachi::bench
