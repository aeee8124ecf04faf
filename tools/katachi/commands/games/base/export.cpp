// katachi games export: games of a base as SGF.
#include <filesystem>
#include <iostream>

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/text/counted.h"
#include "compiler/sgf/writer.h"
#include "games/base/base_moves.h"
#include "tools/katachi/commands/games/base/base_commands.h"

namespace katachi::cli {

namespace {

namespace fs = std::filesystem;

// A folder gets a file for each game, "game-17.sgf".
void write_each(const std::vector<games::ToldGame>& told, const games::BaseMoves& moves, const fs::path& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) throw base::FileError(folder.string() + ": cannot be made: " + error.message());
    for (const games::ToldGame& game : told)
        base::write_file(folder / ("game-" + std::to_string(game.number) + ".sgf"),
                         compiler::sgf_text(games::record_of(game, moves.game(game.number))));
}

std::string collection(const std::vector<games::ToldGame>& told, const games::BaseMoves& moves) {
    std::string text;
    for (const games::ToldGame& game : told) {
        if (!text.empty()) text += '\n';
        text += compiler::sgf_text(games::record_of(game, moves.game(game.number)));
    }
    return text;
}

// A name that says so, a file that is there, or a pipe.
bool is_one_file(const std::string& output) {
    std::error_code error;
    const fs::file_status status = fs::status(output, error);
    return output.ends_with(".sgf") || (fs::exists(status) && !fs::is_directory(status));
}

std::vector<games::ToldGame> asked_games(const games::GameBase& base, const GamesExportOptions& options) {
    if (options.numbers.empty()) return games::told_games(base, filtered_games(base, asked_filter(options.filter)));
    if (!options.filter.is_empty()) throw base::FileError("name games by their numbers, or by filters, not by both");
    auto told = games::told_games(base, options.numbers);
    if (told.size() != options.numbers.size())
        throw base::FileError(options.base +
                              ": does not have all of these games; katachi games list tells their numbers");
    return told;
}

}  // namespace

Outcome run_games_export(const GamesExportOptions& options) {
    const games::GameBase base = games::GameBase::open(options.base, games::GameBase::Access::read);
    const auto told = asked_games(base, options);
    const games::BaseMoves moves(base);
    if (told.empty()) {
        std::cerr << "no game passes the filters\n";
        return Outcome::findings;
    }
    if (options.output.empty()) {
        std::cout << collection(told, moves) << std::flush;
        return Outcome::success;
    }
    if (is_one_file(options.output))
        base::write_file(options.output, collection(told, moves));
    else
        write_each(told, moves, options.output);
    std::cerr << base::counted(told.size(), "game", "games") << " written to " << options.output << '\n';
    return Outcome::success;
}

}  // namespace katachi::cli
