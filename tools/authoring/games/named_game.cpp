#include "tools/authoring/games/named_game.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <limits>
#include <memory>
#include <utility>
#include <variant>

#include "base/files/file_error.h"
#include "base/files/read_file.h"
#include "base/files/standard_input.h"
#include "base/text/ascii_case.h"
#include "base/text/byte_size.h"
#include "compiler/sgf/line.h"
#include "compiler/sgf/reader.h"
#include "tools/authoring/games/own_file.h"
#include "tools/authoring/games/packed_file.h"
#include "tools/authoring/games/record_name.h"

namespace katachi::authoring {

namespace {

constexpr std::size_t all = std::numeric_limits<std::size_t>::max();

FoundLine find_variation(const std::string& text, const sgf::NamedGame& named, const std::string& path) {
    const AskedGames asked = asked_games(text, {named.file, named.number.value_or(1)}, "");
    const compiler::SgfTree& tree = asked.collection.games.front();
    const std::string name = asked.name_of(0);
    return {compiler::game_of_line(tree, line_of(tree, name, path)), name + ", path " + path, asked.collection.source};
}

bool is_packed(const std::string& file) {
    constexpr std::array<std::string_view, 7> endings{".gz", ".xz", ".bz2", ".zst", ".zip", ".tar", ".tgz"};
    const std::string name = base::lower_case(file);
    return std::any_of(endings.begin(), endings.end(), [&](std::string_view ending) { return name.ends_with(ending); });
}

std::string unpacked(const std::string& file) {
    const GameReading reading;
    PackedFile packed(file, reading);
    std::string text;
    bool has_text = packed.next();
    while (has_text && !packed.is_whole_file() && !is_record_name(packed.name())) has_text = packed.next();
    if (has_text && !packed.is_whole_file())
        throw base::FileError(file + ": is an archive; name a game in it, such as '" + packed.name() + "'");
    if (has_text && packed.read(text)) return text;
    throw base::FileError(file + ": is damaged, or of more than " + base::byte_size_text(reading.archive_limit) +
                          "; unpack it, and name the file");
}

// Where the name of the archive ends in "games.zip: 2016/a.sgf"; npos where no such file is there.
std::size_t end_of_archive_name(const std::string& name) {
    std::error_code error;
    for (auto colon = name.find(": "); colon != std::string::npos; colon = name.find(": ", colon + 1))
        if (std::filesystem::is_regular_file(name.substr(0, colon), error)) return colon;
    return std::string::npos;
}

std::string entry_of_archive(const std::string& name, std::size_t end_of_archive) {
    const GameReading reading;
    const std::string archive = name.substr(0, end_of_archive);
    PackedFile packed(archive, reading);
    std::string text;
    while (packed.next())
        if (packed.name() == name && packed.read(text)) return text;
    throw base::FileError(name + ": cannot be read from the archive; katachi sgf info " + archive +
                          " shows what is in it");
}

void refuse_own_file(const std::string& file) {
    if (const std::string_view what = what_own_file_is(file); !what.empty())
        throw base::FileError(file + ": " + std::string(what) + "; name a game record or a drawn board in its place");
}

std::string bytes_of(const std::string& file) {
    if (file == "-") {
        std::string text = base::read_standard_input(base::default_archive_limit);
        if (text.size() > base::default_archive_limit)
            throw base::larger_than(base::default_archive_limit, base::input_name(file));
        return text;
    }
    std::error_code error;
    if (const auto end = end_of_archive_name(file); end != std::string::npos && !std::filesystem::exists(file, error))
        return entry_of_archive(file, end);
    if (is_packed(file) && std::filesystem::is_regular_file(file, error)) return unpacked(file);
    refuse_own_file(file);
    return std::string(base::read_file(file)->text());
}

}  // namespace

bool is_in_archive(const std::string& file) {
    std::error_code error;
    return !std::filesystem::exists(file, error) && end_of_archive_name(file) != std::string::npos;
}

std::string read_file_or_input(const std::string& file) { return compiler::text_of_bytes(bytes_of(file)); }

// Games that were not asked for are counted and not read.
AskedGames asked_games(const std::string& text, const sgf::NamedGame& named, const std::string& encoding) {
    const auto demanded = encoding.empty() ? std::nullopt : std::optional(encoding);
    const std::string file = base::input_name(named.file);
    compiler::SgfTreeReader reader(file, compiler::decode_sgf(text, demanded));
    AskedGames asked{.file = file, .collection = {.source = reader.source(), .games = {}}};
    asked.first = named.number.value_or(1);
    asked.in_file = reader.count();
    reader.pass_over(asked.first - 1);
    auto& games = asked.collection.games;
    while (games.empty() || !named.number) {
        auto game = reader.next();
        if (!game) break;
        games.push_back(std::move(*game));
    }
    if (games.empty()) throw base::FileError(sgf::no_game_text(named, asked.in_file, text));
    return asked;
}

FoundLine find_line(const std::string& text, const sgf::NamedGame& named, const std::string& path) {
    if (!path.empty()) return find_variation(text, named, path);
    const std::size_t number = named.number.value_or(1);
    sgf::SgfReader reader(text);
    std::size_t in_file = reader.pass_over(number - 1);
    auto game = reader.next();
    if (!game) throw base::FileError(sgf::no_game_text(named, in_file, text));
    in_file += 1 + reader.pass_over(all);
    return {std::move(*game), sgf::name_of_game(named.file, number, in_file),
            std::make_shared<base::SourceFile>(base::input_name(named.file), text)};
}

FoundLine main_line(const compiler::SgfTree& game, std::string name, base::SourcePtr source) {
    return {compiler::game_of_line(game, game.main_line()), std::move(name), std::move(source)};
}

AskedGames read_asked_games(const std::string& name, const std::string& encoding) {
    const sgf::NamedGame named = sgf::split_game_number(name);
    return asked_games(bytes_of(named.file), named, encoding);
}

AskedGames read_asked_game(const std::string& name, const std::string& encoding) {
    const sgf::NamedGame named = sgf::split_game_number(name);
    return asked_games(bytes_of(named.file), {named.file, named.number.value_or(1)}, encoding);
}

std::vector<compiler::SgfNodeIndex> line_of(const compiler::SgfTree& game, const std::string& name,
                                            const std::string& path) {
    if (path.empty()) return game.main_line();
    const auto steps = compiler::sgf_path(path);
    if (!steps)
        throw base::FileError("--path " + path +
                              ": write it as MOVE.VARIATION, such as 12.2, with a comma before each further one");
    auto line = compiler::line_of_path(game, *steps);
    if (const auto* error = std::get_if<std::string>(&line))
        throw base::FileError(name + ", path " + path + ": " + *error + "; katachi sgf info shows paths");
    return std::get<std::vector<compiler::SgfNodeIndex>>(std::move(line));
}

}  // namespace katachi::authoring
