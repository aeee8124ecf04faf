// katachi-games-growth FILE.csv [GAMES]: how a base of games grows, up to so many (1,500,000), most of them made from
// real ones; tests/bench/growth/games_growth.gnuplot draws it. Columns: games; of these, those that the import linked
// to an equal one; seconds to import so far, without making them; bytes of moves, of their index and of the headers;
// seconds to open the base; milliseconds of searches with all continuations, the median of nine: six stones of 3x3
// anywhere, three stones of 3x3 anywhere, a corner, a whole board; the most memory so far.
#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <iostream>

#include "games/base/base_moves.h"
#include "games/base/import_session.h"
#include "games/search/indexed_search.h"
#include "tests/bench/growth/growth_table.h"
#include "tests/bench/growth/made_games.h"
#include "tests/bench/mined_games.h"
#include "tests/games/search/drawn_shape.h"
#include "tests/support/temporary_folder.h"

namespace katachi::bench {
namespace {

constexpr std::uint64_t seed = 20261124;
constexpr int threads = 2;
constexpr std::int64_t games_per_text = 10000;
constexpr int rounds = 9;

double seconds_since(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double peak_mebibytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

std::vector<sgf::Game> real_games() {
    std::vector<sgf::Game> games;
    sgf::SgfReader reader(server_games(server_game_count));
    while (auto game = reader.next()) {
        const bool is_plain = std::ranges::all_of(
            game->events, [](const sgf::Event& event) { return event.kind == sgf::Event::Kind::move; });
        if (game->size == board::max_board_size && is_plain) games.push_back(std::move(*game));
    }
    return games;
}

// The shapes that all bases are asked for.
std::vector<games::Shape> asked_shapes() {
    std::vector<std::string> corner(7, std::string(7, '.'));
    corner[3][3] = 'X';
    corner[2][5] = 'O';
    std::vector<std::string> board(19, std::string(19, '.'));
    for (const int row : {3, 15})
        for (const int column : {3, 15}) board[row][column] = column == 3 ? 'O' : 'X';
    return {games::drawn_shape({"XOX", "XO.", ".O."}), games::drawn_shape({"XO.", "X..", "..."}),
            games::drawn_shape(corner, {.north = true, .west = true}),
            games::drawn_shape(board, {.north = true, .south = true, .west = true, .east = true})};
}

class GrowingBase {
  public:
    explicit GrowingBase(std::vector<sgf::Game> real)
        : made_(std::move(real), seed), base_(games::GameBase::open(folder_.path(), games::GameBase::Access::write)) {}

    // The base with so many games, as a line of the table.
    std::string row(std::int64_t games) {
        import(games);
        const auto start = std::chrono::steady_clock::now();
        const games::BaseMoves moves(base_);
        const double opening = seconds_since(start);
        std::vector<games::SearchedSegment> segments;
        std::size_t move_bytes = 0, index_bytes = 0;
        for (const games::Segment& segment : moves.segments()) {
            segments.push_back({.segment = &segment});
            move_bytes += segment.moves_bytes();
            index_bytes += segment.index_bytes();
        }
        std::string line =
            fmt::format("{},{},{:.2f},{},{},{},{:.3f}", imported_, linked_, import_seconds_, move_bytes, index_bytes,
                        std::filesystem::file_size(folder_.path() / "headers.sqlite"), opening);
        for (const games::Shape& shape : asked_shapes())
            line += fmt::format(",{:.3f}", 1000 * median_seconds(segments, {.shape = shape, .ways = {}}));
        return line + fmt::format(",{:.0f}\n", peak_mebibytes());
    }

  private:
    void import(std::int64_t games) {
        std::chrono::steady_clock::duration making{};
        const auto start = std::chrono::steady_clock::now();
        games::ImportSession session(base_, {.workers = threads});
        while (imported_ < games) {
            const auto making_from = std::chrono::steady_clock::now();
            std::string text;
            const std::string name = fmt::format("made-{:09}", imported_);
            for (std::int64_t i = 0; i < games_per_text && imported_ < games; ++i)
                text += made_.sgf(static_cast<std::uint64_t>(imported_++));
            making += std::chrono::steady_clock::now() - making_from;
            session.add_text(name, "", text);
        }
        linked_ += session.finish().duplicates;
        base_.settle();
        import_seconds_ += seconds_since(start) - std::chrono::duration<double>(making).count();
    }

    static double median_seconds(const std::vector<games::SearchedSegment>& segments,
                                 const games::ShapeQuestion& question) {
        std::vector<double> times;
        for (int i = 0; i < rounds; ++i) {
            const auto start = std::chrono::steady_clock::now();
            if (games::searched_answer(segments, question, threads).games == 0) throw std::runtime_error("no games");
            times.push_back(seconds_since(start));
        }
        std::ranges::nth_element(times, times.begin() + rounds / 2);
        return times[rounds / 2];
    }

    MadeGames made_;
    test::TemporaryFolder folder_;
    games::GameBase base_;
    std::int64_t imported_ = 0;
    std::int64_t linked_ = 0;
    double import_seconds_ = 0;
};

int run(const char* file, std::int64_t most) {
    std::vector<sgf::Game> real = real_games();
    if (real.empty()) {
        std::cerr << "katachi-games-growth: there are no games to begin with: set KATACHI_SHARED_DATA\n";
        return 2;
    }
    std::vector<std::int64_t> sizes;
    for (const std::int64_t size : {10'000, 30'000, 100'000, 300'000, 700'000, 1'500'000})
        if (size <= most) sizes.push_back(size);
    GrowingBase base(std::move(real));
    write_growth(file,
                 "games,linked,import_seconds,move_bytes,index_bytes,header_bytes,open_seconds,six_stones_ms,"
                 "three_stones_ms,corner_ms,board_ms,peak_MiB\n",
                 sizes, [&](std::int64_t size) { return base.row(size); });
    return 0;
}

}  // namespace
}  // namespace katachi::bench

int main(int argc, char** argv) {
    std::int64_t most = 1'500'000;
    if (argc == 3) std::from_chars(argv[2], argv[2] + std::strlen(argv[2]), most);
    return katachi::bench::growth_program("katachi-games-growth", argc == 3 ? 2 : argc, argv,
                                          [&](const char* file) { return katachi::bench::run(file, most); });
}
