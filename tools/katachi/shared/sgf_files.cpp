#include "tools/katachi/shared/sgf_files.h"

#include <iostream>
#include <iterator>
#include <optional>

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/findings/source_file.h"
#include "compiler/sgf/reader.h"
#include "compiler/sgf/writer.h"
#include "tools/authoring/named_game.h"

namespace katachi::cli {

std::string AskedGames::name_of(std::size_t index) const {
    return file + (in_file > 1 ? "#" + std::to_string(first + index) : "");
}

AskedGames read_asked_games(const std::string& name, const std::string& encoding) {
    const authoring::NamedGame named = authoring::split_game_number(name);
    AskedGames asked;
    asked.file = named.file;
    asked.collection = compiler::read_sgf_collection(named.file, authoring::read_file_or_input(named.file),
                                                     encoding.empty() ? std::nullopt : std::optional(encoding));
    auto& games = asked.collection.games;
    asked.in_file = games.size();
    if (games.empty()) throw base::FileError(named.file + ": holds no game; SGF starts with `(;`");
    if (!named.number) return asked;
    const std::size_t index = authoring::game_index(named, games.size());
    asked.first = index + 1;
    compiler::SgfTree game = std::move(games[index]);
    games.clear();
    games.push_back(std::move(game));
    return asked;
}

std::string warning_text(const sgf::SgfWarning& warning, const base::SourceFile& source) {
    const base::LineColumn place = source.line_column(static_cast<std::uint32_t>(warning.offset));
    return std::to_string(place.line) + ":" + std::to_string(place.column) + ": " + warning.message;
}

void say_warnings(const AskedGames& asked) {
    for (const compiler::SgfTree& game : asked.collection.games)
        for (const sgf::SgfWarning& warning : game.warnings)
            std::cerr << asked.file << ":" << warning_text(warning, *asked.collection.source) << '\n';
}

void write_games(const std::vector<compiler::SgfTree>& games, const SgfFiles& files) {
    const std::string text = compiler::sgf_text(games);
    if (files.output.empty())
        std::cout << text;
    else
        base::write_file(files.output, text);
}

}  // namespace katachi::cli
