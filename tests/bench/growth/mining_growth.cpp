// katachi-mining-growth FILE.csv: how the cost of mining grows with the number of games;
// tests/bench/growth/mining_growth.gnuplot draws it. Columns: games; seconds to count them with one worker and with
// two, and to prune what was counted; bytes of the catalogue; different moves, and those kept that were played in ten
// games or more; the most memory so far.
#include <fmt/format.h>
#include <sys/resource.h>

#include <iostream>

#include "tests/bench/catalogue_file.h"
#include "tests/bench/growth/growth_table.h"
#include "tests/bench/mined_games.h"
#include "tests/bench/quickest_round.h"

namespace katachi::bench {
namespace {

constexpr std::size_t game_counts[] = {500, 1000, 2000, 4000, 8000, 12000, server_game_count};

double peak_mebibytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

std::string row(std::size_t games) {
    const std::string_view text = server_games(games);
    const CatalogueFile file;
    std::string line = std::to_string(games);
    for (const int workers : {1, 2})
        line += fmt::format(",{:.3f}",
                            quickest_round([&] { file.remove(); }, [&] { mine_text(text, workers, file.path()); }));
    joseki::SummedMoves sums;
    std::size_t kept = 0;
    line += fmt::format(",{:.3f}", quickest_round([&] { kept = kept_graph(file.path(), sums).edges().size(); }));
    return line + fmt::format(",{},{},{},{:.0f}\n", std::filesystem::file_size(file.path()), sums.moves, kept,
                              peak_mebibytes());
}

int run(const char* file) {
    if (server_games(1).empty()) {
        std::cerr << "katachi-mining-growth: there are no games to mine: set KATACHI_SHARED_DATA\n";
        return 2;
    }
    write_growth(file, "games,one_worker_seconds,two_workers_seconds,pruning_seconds,bytes,moves,kept,peak_MiB\n",
                 game_counts, row);
    return 0;
}

}  // namespace
}  // namespace katachi::bench

int main(int argc, char** argv) {
    return katachi::bench::growth_program("katachi-mining-growth", argc, argv, katachi::bench::run);
}
