#include "tests/bench/corpus.h"

#include <sys/resource.h>

#include <algorithm>
#include <optional>
#include <stdexcept>

#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "engine/sgf/game.h"
#include "tests/support/recorded_positions.h"
#include "tests/support/shared_data.h"

namespace katachi {

namespace fs = std::filesystem;

namespace {

const fs::path project = KATACHI_SOURCE_DIR;

fs::path shared_corpus() { return shared_data() / "gnugo/patterns"; }

// The position before the move, if a stone was played there.
std::optional<GamePosition> before_move(const SgfGame& game, int number) {
    const auto found = position_before_move(game, number);
    const auto* reached = std::get_if<SgfPosition>(&found);
    if (reached == nullptr || number > game.move_count()) return std::nullopt;
    const auto next = std::find_if(game.events.begin(), game.events.end(), [&](const SgfEvent& event) {
        return event.kind == SgfEvent::Kind::move && --number == 0;
    });
    Board board = reached->board;
    const Move move{next->colour, next->vertex};
    if (move.vertex == pass_vertex || board.play(move.colour, move.vertex) != Legality::ok) return std::nullopt;
    return GamePosition{reached->board.position(), move, board.position()};
}

SgfGame first_game(const fs::path& file) {
    const std::string text = file_bytes(file);
    const auto games = read_sgf_games(text);
    if (const auto* error = std::get_if<SgfError>(&games))
        throw std::runtime_error(file.string() + ": " + error->message);
    return std::get<std::vector<SgfGame>>(games).front();
}

const fs::path example_game = project / "examples/lee-sedol-alphago-2016-game-4.sgf";

// Where no move is known that was played there, Black's first legal one from the upper left.
GamePosition with_some_move(const Position& position) {
    for (Vertex vertex = vertex_at(0, 0);; ++vertex) {
        Board board(position);
        if (board.play(Colour::black, vertex) == Legality::ok)
            return {position, {Colour::black, vertex}, board.position()};
    }
}

std::vector<GamePosition> recorded_game_positions() {
    std::vector<GamePosition> positions;
    for (const RecordedPosition& recorded : recorded_positions()) {
        if (recorded.position.size != max_board_size) continue;
        const auto played = before_move(first_game(shared_data() / "gnugo/regression" / recorded.game), recorded.move);
        positions.push_back(played && played->before == recorded.position ? *played
                                                                          : with_some_move(recorded.position));
    }
    return positions;
}

std::vector<GamePosition> example_game_positions() {
    const SgfGame game = first_game(example_game);
    std::vector<GamePosition> positions;
    for (int move = 1; move <= game.move_count(); move += 7)
        if (const auto played = before_move(game, move)) positions.push_back(*played);
    return positions;
}

// Every tenth recorded position.
std::vector<Position> some_recorded_positions() {
    std::vector<Position> positions;
    const auto recorded = recorded_positions();
    for (std::size_t i = 0; i < recorded.size(); i += 10) positions.push_back(recorded[i].position);
    return positions;
}

// Every seventh position of the example game.
std::vector<Position> example_positions() {
    std::vector<Position> positions;
    for (const GamePosition& position : example_game_positions()) positions.push_back(position.before);
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

const std::vector<GamePosition>& full_size_positions() {
    static const std::vector<GamePosition> positions =
        fs::exists(shared_corpus()) ? recorded_game_positions() : example_game_positions();
    return positions;
}

const std::vector<Position>& corpus_positions() {
    static const std::vector<Position> positions =
        fs::exists(shared_corpus()) ? some_recorded_positions() : example_positions();
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
