// How fast strings are read: all strings of real positions attacked and defended, by the library, and over GTP beside
// GNU Go, which also tells how often the codes agree.
#include <benchmark/benchmark.h>

#include <atomic>
#include <chrono>
#include <string>
#include <vector>

#include "base/files/file_error.h"
#include "engine/reading/tactics.h"
#include "engine/sgf/game_record.h"
#include "regression/client/gtp_channel.h"
#include "tests/bench/corpus.h"
#include "tests/support/shared_data.h"
#include "tests/support/temporary_folder.h"

namespace katachi::bench {
namespace {

const std::vector<board::Board>& boards() {
    static const std::vector<board::Board> all = [] {
        std::vector<board::Board> result;
        for (const GamePosition& position : full_size_positions()) result.emplace_back(position.before);
        return result;
    }();
    return all;
}

template <typename Visit>
void for_each_string(const board::Board& board, Visit visit) {
    for (const board::Colour colour : {board::Colour::black, board::Colour::white})
        for (const board::Vertex string : board.strings(colour)) visit(string);
}

void read_all(reading::Tactics& tactics, board::Board& board) {
    for_each_string(board, [&](board::Vertex string) {
        tactics.attack(board, string);
        tactics.defend(board, string);
    });
}

// The time is that of one position.
void read_positions(benchmark::State& state) {
    if (!std::filesystem::exists(test::shared_data())) return state.SkipWithError("the shared data are absent");
    reading::Tactics tactics;
    tactics.set_caching(false);
    std::size_t next = 0;
    for (auto _ : state) {
        board::Board board = boards()[next++ % boards().size()];
        read_all(tactics, board);
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(tactics.nodes()));
    state.counters["nodes"] =
        benchmark::Counter(static_cast<double>(tactics.nodes()), benchmark::Counter::kAvgIterations);
}
BENCHMARK(read_positions)->Name("reading/positions")->Unit(benchmark::kMillisecond)->Iterations(500);

// Set-up stones alone.
std::string sgf_of(const board::Board& board) {
    return "(;GM[1]FF[4]SZ[" + std::to_string(board.size()) + "]" +
           sgf::sgf_set_up(board, board::Colour::black, board::Orientation::identity) + ")";
}

// "" where it is not installed.
std::string located_engine(const std::vector<std::string>& commands) {
    for (const std::string& command : commands) {
        try {
            return base::located_command(command);
        } catch (const base::FileError&) {
            continue;
        }
    }
    return "";
}

// The codes that an engine answers to attack and defend, and the time from first question to last answer.
struct Interview {
    std::string codes;
    double seconds = 0;
};

Interview interview(regression::GtpChannel& engine, const test::TemporaryFolder& folder, const board::Board& board) {
    engine.ask("loadsgf " + folder.write("position.sgf", sgf_of(board)).string());
    Interview result;
    const auto start = std::chrono::steady_clock::now();
    for_each_string(board, [&](board::Vertex string) {
        for (const char* question : {"attack ", "defend "}) {
            const regression::EngineReply reply = engine.ask(question + board::vertex_name(string, board.size()));
            const auto* answer = std::get_if<regression::EngineAnswer>(&reply);
            result.codes += answer != nullptr && answer->success ? answer->text.front() : '?';
        }
    });
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return result;
}

std::string own_codes(reading::Tactics& tactics, board::Board board) {
    std::string codes;
    for_each_string(board, [&](board::Vertex string) {
        for (const reading::TacticalAnswer& answer : {tactics.attack(board, string), tactics.defend(board, string)})
            codes += static_cast<char>('0' + static_cast<int>(answer.code));
    });
    return codes;
}

void read_over_gtp(benchmark::State& state, const std::vector<std::string>& commands) {
    if (!std::filesystem::exists(test::shared_data())) return state.SkipWithError("the shared data are absent");
    const std::string command = located_engine(commands);
    if (command.empty()) return state.SkipWithError("the engine is not installed");
    const test::TemporaryFolder folder;
    const std::atomic<bool> stop = false;
    const regression::EngineSettings settings{.command = command, .stop = &stop};
    regression::GtpChannel engine(settings, folder / "");
    reading::Tactics tactics;
    std::size_t next = 0;
    std::size_t questions = 0;
    std::size_t agreeing = 0;
    for (auto _ : state) {
        const board::Board& board = boards()[next++ % boards().size()];
        const Interview theirs = interview(engine, folder, board);
        state.SetIterationTime(theirs.seconds);
        const std::string ours = own_codes(tactics, board);
        questions += ours.size();
        for (std::size_t i = 0; i < ours.size(); ++i) agreeing += static_cast<std::size_t>(ours[i] == theirs.codes[i]);
    }
    state.counters["questions"] =
        benchmark::Counter(static_cast<double>(questions), benchmark::Counter::kAvgIterations);
    state.counters["agree%"] = 100.0 * static_cast<double>(agreeing) / static_cast<double>(questions);
}

void read_over_gtp_by_ours(benchmark::State& state) { read_over_gtp(state, {KATACHI_ENGINE}); }
void read_over_gtp_by_gnugo(benchmark::State& state) {
    read_over_gtp(state, {"gnugo --mode gtp", "/usr/games/gnugo --mode gtp"});
}
BENCHMARK(read_over_gtp_by_ours)
    ->Name("reading/positions over GTP: ours")
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime()
    ->Iterations(100);
BENCHMARK(read_over_gtp_by_gnugo)
    ->Name("reading/positions over GTP: GNU Go")
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime()
    ->Iterations(100);

// All strings of a position again: each answer is known.
void known_answers(benchmark::State& state) {
    if (!std::filesystem::exists(test::shared_data())) return state.SkipWithError("the shared data are absent");
    board::Board board(full_size_positions().back().before);
    reading::Tactics tactics;
    read_all(tactics, board);
    for (auto _ : state) read_all(tactics, board);
    state.SetItemsProcessed(static_cast<std::int64_t>(tactics.cache_hits()));
}
BENCHMARK(known_answers)->Name("reading/known_answers");

// A game move by move: all strings of up to four liberties attacked and defended before each move. The time is that
// of one move; `known` is the share of questions that needed no reading, in per cent.
void game_replay(benchmark::State& state) {
    if (!std::filesystem::exists(test::shared_data())) return state.SkipWithError("the shared data are absent");
    const std::string text = test::gzip_bytes(test::shared_data() / test::bulk_games_file);
    sgf::SgfReader reader(text);
    const sgf::Game game = *reader.next();
    std::uint64_t questions = 0;
    std::uint64_t hits = 0;
    std::int64_t moves = 0;
    for (auto _ : state) {
        reading::Tactics tactics;
        tactics.set_caching(state.range(0) != 0);
        for (int move = 1; move <= game.move_count(); ++move, ++moves) {
            board::Board board = std::get<sgf::SgfPosition>(sgf::position_before_move(game, move)).board;
            for_each_string(board, [&](board::Vertex string) {
                if (board.liberties(string) > 4) return;
                tactics.attack(board, string);
                tactics.defend(board, string);
                questions += 2;
            });
        }
        hits += tactics.cache_hits();
    }
    state.SetItemsProcessed(moves);
    state.counters["known"] = 100.0 * static_cast<double>(hits) / static_cast<double>(questions);
}
BENCHMARK(game_replay)->Name("reading/game_replay")->ArgName("cache")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace katachi::bench
