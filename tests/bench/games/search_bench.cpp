// Searching the 18,867 games of two archives for shapes: by index, and by the scan without one on as many threads.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <ctime>
#include <thread>

#include "engine/sgf/values.h"
#include "games/index/segment_builder.h"
#include "games/search/indexed_search.h"
#include "tests/bench/corpus.h"
#include "tests/games/search/drawn_shape.h"
#include "tests/support/shared_data.h"

namespace katachi::bench {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int jobs = 2;
constexpr std::array archives{test::bulk_games_file, "games19/server-9d-2009.tar.gz"};

std::vector<sgf::Game> archived_games(const char* archive) {
    const std::string text = test::gzip_bytes(test::shared_data() / archive);
    sgf::SgfReader reader(text);
    std::vector<sgf::Game> games;
    while (auto game = reader.next()) games.push_back(std::move(*game));
    return games;
}

std::string segment_of(const std::vector<sgf::Game>& games) {
    std::vector<games::SegmentGame> given;
    for (const sgf::Game& game : games) given.push_back({&game, sgf::sgf_winner(game.result)});
    return games::segment_bytes(given);
}

// A thread for each archive.
std::array<std::string, archives.size()> built_segments() {
    std::array<std::string, archives.size()> segments;
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < archives.size(); ++i)
        threads.emplace_back([&segments, i] { segments[i] = segment_of(archived_games(archives[i])); });
    threads.clear();
    return segments;
}

struct Base {
    std::vector<sgf::Game> games;
    std::vector<games::Segment> segments;
    std::vector<games::SearchedSegment> searched;
};

const Base& base() {
    static const Base whole = [] {
        Base made;
        for (const char* archive : archives) {
            auto games = archived_games(archive);
            made.segments.emplace_back(segment_of(games), archive);
            std::ranges::move(games, std::back_inserter(made.games));
        }
        for (const games::Segment& segment : made.segments) made.searched.push_back({&segment});
        return made;
    }();
    return whole;
}

double milliseconds(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

games::ShapeAnswer scanned_answer(const games::ShapeQuestion& question) {
    const games::PlainScan scan(question.shape, question.ways, question.counting);
    const std::vector<sgf::Game>& all = base().games;
    std::vector<std::vector<games::ShapeHit>> hits(all.size());
    std::atomic<std::size_t> next = 0;
    std::vector<std::jthread> threads;
    for (int i = 0; i < jobs; ++i)
        threads.emplace_back([&] {
            for (std::size_t game = next++; game < all.size(); game = next++) hits[game] = scan.hits(all[game]);
        });
    threads.clear();
    games::ShapeAnswer answer;
    for (std::size_t i = 0; i < all.size(); ++i) answer.add(hits[i], sgf::sgf_winner(all[i].result));
    answer.replies.clear();  // nobody asks for them
    return answer;
}

// The time is the median of 21 searches after the first one. `cpu_ms` is the mean of both threads' work, which others
// on the machine disturb less.
void search_games(benchmark::State& state, const games::Shape& shape) {
    if (!std::filesystem::exists(test::shared_data())) return state.SkipWithError("no shared data");
    const games::ShapeQuestion question{shape, {}, games::HitCounting::placements};
    const std::vector<games::SearchedSegment>& searched = base().searched;
    std::vector<double> times;
    games::ShapeAnswer answer;
    const std::clock_t cpu_start = std::clock();
    for (int i = 0; i < 22; ++i) {
        const auto start = Clock::now();
        answer = games::searched_answer(searched, question, jobs);
        times.push_back(milliseconds(start));
    }
    state.counters["cpu_ms"] = 1000.0 * static_cast<double>(std::clock() - cpu_start) / CLOCKS_PER_SEC / 22;
    state.counters["first_ms"] = times.front();
    std::sort(times.begin() + 1, times.end());
    const double median = times[11];
    const auto start = Clock::now();
    const games::ShapeAnswer scanned = scanned_answer(question);
    const double scan = milliseconds(start);
    if (scanned != answer) return state.SkipWithError("the scan answers otherwise");
    state.counters["hits"] = static_cast<double>(answer.hits);
    state.counters["scan_ms"] = scan;
    state.counters["scan_by_index"] = scan / median;
    for (auto _ : state) state.SetIterationTime(median / 1000);
}

games::Shape four_hoshi() {
    std::vector<std::string> rows(19, std::string(19, '.'));
    rows[3][3] = rows[3][15] = 'X';
    rows[15][3] = rows[15][15] = 'O';
    return games::drawn_shape(rows, {true, true, true, true});
}

games::Shape approached_corner() {
    return games::drawn_shape({".......", ".......", ".......", "...X...", ".....O.", ".......", "......."},
                              {.south = true, .west = true});
}

games::Shape hoshi_corner() {
    return games::drawn_shape({".......", ".......", ".......", "...X...", ".......", ".......", "......."},
                              {.south = true, .west = true});
}

#define KATACHI_SEARCH(name, ...) \
    BENCHMARK_CAPTURE(search_games, name, __VA_ARGS__)->Iterations(1)->UseManualTime()->Unit(benchmark::kMillisecond)
KATACHI_SEARCH(3x3_six_stones, games::drawn_shape({"XOX", "XO.", ".O."}));
KATACHI_SEARCH(3x5, games::drawn_shape({"XOX..", "XO...", ".O..."}));
KATACHI_SEARCH(3x3_three_stones, games::drawn_shape({"X.X", ".O.", "..."}));
KATACHI_SEARCH(2x2, games::drawn_shape({"XO", "X."}));
KATACHI_SEARCH(hoshi_corner, hoshi_corner());
KATACHI_SEARCH(approached_corner, approached_corner());
KATACHI_SEARCH(four_hoshi, four_hoshi());
KATACHI_SEARCH(6x6_corner, games::drawn_shape({"......", "......", "...X..", "......", "......", "......"},
                                              {.south = true, .west = true}));
#undef KATACHI_SEARCH

// From the archives to the bytes of two segments.
void build_game_index(benchmark::State& state) {
    if (!std::filesystem::exists(test::shared_data())) return state.SkipWithError("no shared data");
    for (auto _ : state) benchmark::DoNotOptimize(built_segments());
    double games = 0, moves = 0, index = 0;
    for (const games::Segment& segment : base().segments) {
        games += segment.games();
        moves += static_cast<double>(segment.moves_bytes());
        index += static_cast<double>(segment.index_bytes());
    }
    state.counters["games"] = games;
    state.counters["moves_bytes_a_game"] = moves / games;
    state.counters["index_bytes_a_game"] = index / games;
}
BENCHMARK(build_game_index)->Iterations(5)->Unit(benchmark::kMillisecond)->UseRealTime();

void open_game_index(benchmark::State& state) {
    if (!std::filesystem::exists(test::shared_data())) return state.SkipWithError("no shared data");
    const auto segments = built_segments();
    for (auto _ : state) {
        state.PauseTiming();
        auto copies = segments;
        state.ResumeTiming();
        for (std::string& bytes : copies) benchmark::DoNotOptimize(games::Segment(std::move(bytes), "base").games());
    }
}
BENCHMARK(open_game_index)->Iterations(5)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace katachi::bench
