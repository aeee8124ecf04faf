#include "tools/authoring/games/named_game.h"

#include <filesystem>

#include "base/files/file_error.h"
#include "base/files/read_file.h"
#include "base/files/standard_input.h"
#include "base/text/number.h"
#include "compiler/sgf/reader.h"

namespace katachi::authoring {

NamedGame split_game_number(const std::string& name) {
    const auto mark = name.rfind('#');
    std::error_code error;
    if (mark == std::string::npos || std::filesystem::exists(name, error)) return {name, std::nullopt};
    const auto number = base::number_from<std::size_t>(std::string_view(name).substr(mark + 1));
    if (!number || *number == 0) return {name, std::nullopt};
    return {name.substr(0, mark), number};
}

std::size_t game_index(const NamedGame& named, std::size_t count) {
    const std::size_t number = named.number.value_or(1);
    if (number > count)
        throw base::FileError(named.file + ": there is no game #" + std::to_string(number) +
                              "; games in the file: " + std::to_string(count));
    return number - 1;
}

std::string read_file_or_input(const std::string& file) {
    if (file == "-") return base::read_standard_input();
    return std::string(base::read_file(file)->text());
}

std::string AskedGames::name_of(std::size_t index) const {
    return file + (in_file > 1 ? "#" + std::to_string(first + index) : "");
}

AskedGames read_asked_games(const std::string& name, const std::string& encoding) {
    const NamedGame named = split_game_number(name);
    AskedGames asked;
    asked.file = named.file;
    asked.collection = compiler::read_sgf_collection(named.file, read_file_or_input(named.file),
                                                     encoding.empty() ? std::nullopt : std::optional(encoding));
    auto& games = asked.collection.games;
    asked.in_file = games.size();
    if (games.empty()) throw base::FileError(named.file + ": holds no game; SGF starts with `(;`");
    if (!named.number) return asked;
    const std::size_t index = game_index(named, games.size());
    asked.first = index + 1;
    compiler::SgfTree game = std::move(games[index]);
    games.clear();
    games.push_back(std::move(game));
    return asked;
}

}  // namespace katachi::authoring
