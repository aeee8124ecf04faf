#include "tests/bench/corpus.h"

#include <sys/resource.h>

#include <algorithm>
#include <optional>
#include <stdexcept>

#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "engine/sgf/game.h"
#include "tests/support/recorded_positions.h"
#include "tests/support/sgf_games.h"
#include "tests/support/shared_data.h"

namespace katachi::bench {

namespace fs = std::filesystem;

namespace {

const fs::path project = test::project_folder();

fs::path shared_corpus() { return test::shared_data() / "gnugo/patterns"; }

// The position before the move, if a stone was played there.
std::optional<GamePosition> before_move(const sgf::Game& game, int number) {
    const auto found = sgf::position_before_move(game, number);
    const auto* reached = std::get_if<sgf::SgfPosition>(&found);
    if (reached == nullptr || number > game.move_count()) return std::nullopt;
    const auto next = std::find_if(game.events.begin(), game.events.end(), [&](const sgf::Event& event) {
        return event.kind == sgf::Event::Kind::move && --number == 0;
    });
    board::Board board = reached->board;
    const board::Move move{next->colour, next->vertex};
    if (move.vertex == board::pass_vertex || board.play(move.colour, move.vertex) != board::Legality::ok)
        return std::nullopt;
    return GamePosition{reached->board.position(), move, board.position()};
}

sgf::Game first_game(const fs::path& file) {
    const auto games = test::sgf_games(test::file_bytes(file));
    if (games.empty()) throw std::runtime_error(file.string() + ": holds no game");
    return games.front();
}

const fs::path example_game = project / "examples/lee-sedol-alphago-2016-game-4.sgf";

// Where no move is known that was played there, the move is Black's first legal one from the upper left.
GamePosition with_some_move(const board::Position& position) {
    for (board::Vertex vertex = board::vertex_at(0, 0);; ++vertex) {
        board::Board board(position);
        if (board.play(board::Colour::black, vertex) == board::Legality::ok)
            return {position, {board::Colour::black, vertex}, board.position()};
    }
}

std::vector<GamePosition> recorded_game_positions() {
    std::vector<GamePosition> positions;
    for (const test::RecordedPosition& recorded : test::recorded_positions()) {
        if (recorded.position.size != board::max_board_size) continue;
        const auto played =
            before_move(first_game(test::shared_data() / "gnugo/regression" / recorded.game), recorded.move);
        positions.push_back(played && played->before == recorded.position ? *played
                                                                          : with_some_move(recorded.position));
    }
    return positions;
}

std::vector<GamePosition> example_game_positions() {
    const sgf::Game game = first_game(example_game);
    std::vector<GamePosition> positions;
    for (int move = 1; move <= game.move_count(); move += 7)
        if (const auto played = before_move(game, move)) positions.push_back(*played);
    return positions;
}

// Every tenth recorded position.
std::vector<board::Position> some_recorded_positions() {
    std::vector<board::Position> positions;
    const auto recorded = test::recorded_positions();
    for (std::size_t i = 0; i < recorded.size(); i += 10) positions.push_back(recorded[i].position);
    return positions;
}

// Every seventh position of the example game.
std::vector<board::Position> example_positions() {
    std::vector<board::Position> positions;
    for (const GamePosition& position : example_game_positions()) positions.push_back(position.before);
    return positions;
}

}  // namespace

fs::path corpus_folder() { return fs::exists(shared_corpus()) ? shared_corpus() : project / "patterndb/library"; }

std::string corpus_name() {
    return fs::exists(shared_corpus()) ? "compatibility corpus, recorded positions"
                                       : "shipped library, example game (the shared data are absent)";
}

std::vector<compiler::PatternDatabase> read_corpus(base::Diagnostics& diagnostics) {
    std::vector<compiler::PatternDatabase> databases;
    for (const compiler::DatabaseSpec& spec : compiler::discover_databases(corpus_folder()))
        databases.push_back(compiler::read_database(spec, diagnostics));
    return databases;
}

const std::vector<GamePosition>& full_size_positions() {
    static const std::vector<GamePosition> positions =
        fs::exists(shared_corpus()) ? recorded_game_positions() : example_game_positions();
    return positions;
}

const std::vector<board::Position>& corpus_positions() {
    static const std::vector<board::Position> positions =
        fs::exists(shared_corpus()) ? some_recorded_positions() : example_positions();
    return positions;
}

std::size_t entry_count(const std::vector<compiler::PatternDatabase>& databases) {
    std::size_t count = 0;
    for (const compiler::PatternDatabase& database : databases) count += database.patterns.size();
    return count;
}

void count_peak_memory(benchmark::State& state) {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    state.counters["peak_MiB"] = static_cast<double>(usage.ru_maxrss) / 1024;
}

}  // namespace katachi::bench
