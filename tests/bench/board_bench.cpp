// How fast the board plays: moves of real positions played and taken back, and whole random games.
#include <benchmark/benchmark.h>

#include <random>
#include <vector>

#include "engine/board/board.h"
#include "tests/support/recorded_positions.h"
#include "tests/support/shared_data.h"

namespace katachi {
namespace {

std::vector<Board> middle_games() {
    std::vector<Board> boards;
    for (const RecordedPosition& recorded : recorded_positions())
        if (recorded.position.size == max_board_size && recorded.move >= 50) boards.emplace_back(recorded.position);
    return boards;
}

// Every legal move of a position in turn, either colour.
void play_and_undo(benchmark::State& state) {
    if (!std::filesystem::exists(shared_data())) return state.SkipWithError("the shared data are absent");
    std::vector<Board> boards = middle_games();
    std::int64_t pairs = 0;
    std::size_t next = 0;
    for (auto _ : state) {
        Board& board = boards[next++ % boards.size()];
        const VertexSet empty = board.empty_points();
        for (const Colour colour : {Colour::black, Colour::white})
            for (const Vertex vertex : empty) {
                if (board.play(colour, vertex) != Legality::ok) continue;
                board.undo();
                ++pairs;
            }
    }
    state.SetItemsProcessed(pairs);
}
BENCHMARK(play_and_undo)->Name("board/play_and_undo");

bool is_own_eye(const Board& board, Colour colour, Vertex vertex) {
    for (const int step : neighbour_steps) {
        const Colour there = board.at(vertex + step);
        if (there != colour && there != Colour::off_board) return false;
    }
    int opponents = 0;
    int off_board = 0;
    for (const int step : {-stride - 1, -stride + 1, stride - 1, stride + 1}) {
        opponents += board.at(vertex + step) == opponent(colour) ? 1 : 0;
        off_board += board.at(vertex + step) == Colour::off_board ? 1 : 0;
    }
    return opponents + (off_board > 0 ? 1 : 0) < 2;
}

// Any legal move that fills no eye of one point, each as likely as the others; a pass if there is none.
Vertex random_move(const Board& board, Colour colour, std::minstd_rand& random) {
    VertexSet candidates = board.empty_points();
    for (int count = candidates.count(); count > 0; --count) {
        const Vertex vertex = candidates.nth(static_cast<int>((random() * std::uint64_t(count)) >> 31U));
        if (!is_own_eye(board, colour, vertex) && board.is_legal(colour, vertex) == Legality::ok) return vertex;
        candidates.remove(vertex);
    }
    return pass_vertex;
}

void random_games(benchmark::State& state) {
    const int size = static_cast<int>(state.range(0));
    const int longest = 3 * size * size;
    std::minstd_rand random(1);
    std::int64_t moves = 0;
    const Board start(size);
    Board board = start;
    for (auto _ : state) {
        board = start;
        Colour colour = Colour::black;
        int passes = 0;
        int played = 0;
        while (passes < 2 && played < longest) {
            const Vertex vertex = random_move(board, colour, random);
            board.play(colour, vertex);
            passes = vertex == pass_vertex ? passes + 1 : 0;
            colour = opponent(colour);
            ++played;
        }
        moves += played;
    }
    state.SetItemsProcessed(state.iterations());
    state.counters["moves"] = benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kAvgIterations);
}
BENCHMARK(random_games)->Name("board/random_games")->Arg(9)->Arg(19)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace katachi
