#include "tests/naming/played_names.h"

#include <algorithm>
#include <stdexcept>

#include "base/random/split_mix.h"
#include "base/text/ascii_case.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "engine/analysis/board_analysis.h"
#include "engine/sgf/game.h"
#include "tests/support/shared_data.h"

namespace katachi::naming {

namespace {

constexpr int least_moves = 100;

bool is_whole_game(const std::filesystem::path& file) {
    const std::string text = test::file_bytes(file);
    const auto game = sgf::SgfReader(text).next();
    return game && game->size == board::max_board_size && game->move_count() >= least_moves;
}

}  // namespace

NamesOfFolder::NamesOfFolder(const std::filesystem::path& folder) {
    base::Diagnostics found;
    std::vector<compiler::PatternDatabase> databases;
    for (const compiler::DatabaseSpec& spec : compiler::discover_databases(folder))
        databases.push_back(compiler::read_database(spec, found));
    for (const base::Diagnostic& finding : found)
        if (finding.severity == base::Severity::error)
            throw std::runtime_error(folder.string() + ": " + finding.message);
    built_ = std::make_unique<compiler::BuiltTables>(databases);
    namer_ = std::make_unique<MoveNamer>(built_->tables());
}

std::vector<std::filesystem::path> chosen_games(std::uint64_t seed, std::size_t part, std::size_t count) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(test::shared_data() / "games19" / "loose"))
        if (base::lower_case(entry.path().extension().string()) == ".sgf") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    base::SplitMix random(seed);
    for (std::size_t left = files.size(); left > 1; --left) std::swap(files[left - 1], files[random.below(left)]);
    std::vector<std::filesystem::path> chosen;
    std::size_t passed = 0;
    for (const std::filesystem::path& file : files) {
        if (chosen.size() == count) break;
        if (is_whole_game(file) && passed++ >= part * count) chosen.push_back(file);
    }
    return chosen;
}

std::vector<PlayedMove> named_moves(const std::filesystem::path& game, MoveNamer& namer) {
    const std::string text = test::file_bytes(game);
    const auto record = sgf::SgfReader(text).next();
    std::vector<PlayedMove> moves;
    if (!record) return moves;
    board::Board board(record->size);
    analysis::BoardAnalysis reader(analysis::limits_for_settled_answers);
    int number = 0;
    for (const sgf::Event& event : record->events) {
        if (event.kind == sgf::Event::Kind::move && ++number > 0 && event.vertex != board::pass_vertex) {
            PlayedMove played{.game = std::filesystem::relative(game, test::shared_data()).string(),
                              .number = number,
                              .move = {event.colour, event.vertex},
                              .before = board.position(),
                              .entries = {}};
            reader.set(board);
            for (const MoveName& name : namer.names(board, event.colour, event.vertex, &reader))
                played.entries.emplace_back(name.facts->entry);
            moves.push_back(std::move(played));
        }
        sgf::execute(event, board);
    }
    return moves;
}

std::string first_name(const PlayedMove& move) {
    return move.entries.empty() ? "" : std::string(name_of_entry(move.entries.front()));
}

}  // namespace katachi::naming
