#include "tests/bench/corpus.h"

#include <sys/resource.h>

#include <sstream>
#include <stdexcept>

#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "engine/board/sgf_game.h"
#include "tests/support/shared_data.h"

namespace katachi {

namespace fs = std::filesystem;

namespace {

const fs::path project = KATACHI_SOURCE_DIR;

fs::path shared_corpus() { return shared_data() / "gnugo/patterns"; }

// Every tenth recorded position.
std::vector<Position> recorded_positions() {
    std::vector<Position> positions;
    std::istringstream recorded(gzip_bytes(shared_data() / "oracle/matches-dev.tsv.gz"));
    int count = 0;
    for (std::string line; std::getline(recorded, line);) {
        if (!line.starts_with("@") || count++ % 10 != 0) continue;
        const auto position = parse_rows(line.substr(line.rfind('\t') + 1));
        if (!position) throw std::runtime_error("no position: " + line);
        positions.push_back(*position);
    }
    return positions;
}

// Every seventh position of the example game.
std::vector<Position> example_positions() {
    const std::string text = file_bytes(project / "examples/lee-sedol-alphago-2016-game-4.sgf");
    const auto games = read_sgf_games(text);
    const SgfGame& game = std::get<std::vector<SgfGame>>(games).front();
    std::vector<Position> positions;
    for (int move = 1; move <= game.move_count(); move += 7)
        positions.push_back(std::get<SgfPosition>(position_before_move(game, move)).board.position());
    return positions;
}

}  // namespace

fs::path corpus_folder() { return fs::exists(shared_corpus()) ? shared_corpus() : project / "patterndb/library"; }

std::string corpus_name() {
    return fs::exists(shared_corpus()) ? "compatibility corpus, recorded positions"
                                       : "shipped library, example game (the shared data are absent)";
}

std::vector<PatternDatabase> read_corpus(Diagnostics& diagnostics) {
    std::vector<PatternDatabase> databases;
    for (const DatabaseSpec& spec : discover_databases(corpus_folder()))
        databases.push_back(read_database(spec, diagnostics));
    return databases;
}

const std::vector<Position>& corpus_positions() {
    static const std::vector<Position> positions =
        fs::exists(shared_corpus()) ? recorded_positions() : example_positions();
    return positions;
}

std::size_t entry_count(const std::vector<PatternDatabase>& databases) {
    std::size_t count = 0;
    for (const PatternDatabase& database : databases) count += database.patterns.size();
    return count;
}

void count_peak_memory(benchmark::State& state) {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    state.counters["peak_MiB"] = static_cast<double>(usage.ru_maxrss) / 1024;
}

}  // namespace katachi
