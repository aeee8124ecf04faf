#include <iostream>
#include <iterator>

#include "compiler/model/discovery.h"
#include "compiler/sgf/sgf_reader.h"
#include "compiler/sgf/sgf_writer.h"
#include "patterndb/atomic_file.h"
#include "tools/katachi/named_game.h"
#include "tools/katachi/sgf_commands.h"

namespace katachi {

namespace {

std::string check_encoding(const std::string& name) {
    if (is_known_encoding(name)) return "";
    return "`" + name + "` is no encoding; write it as CA does: UTF-8, GB18030, Big5, Shift_JIS, EUC-KR, ISO-8859-1";
}

}  // namespace

void add_sgf_input(CLI::App& command, SgfFiles& files, bool several) {
    command.add_option("GAME", files.inputs, "SGF file (FILE#N: game N of a collection), or - for standard input")
        ->required()
        ->expected(1, several ? CLI::detail::expected_max_vector_size : 1)
        ->type_name("FILE");
    command
        .add_option("--encoding", files.encoding, "read the text in this encoding, such as GB18030, whatever it says")
        ->check(CLI::Validator(check_encoding, ""));
}

void add_sgf_output(CLI::App& command, SgfFiles& files) {
    command.add_option("-o,--output", files.output, "write here (default: standard output)")->type_name("FILE");
}

std::string AskedGames::name_of(std::size_t index) const {
    return file + (in_file > 1 ? "#" + std::to_string(first + index) : "");
}

AskedGames read_asked_games(const std::string& name, const std::string& encoding) {
    const NamedGame named = split_game_number(name);
    AskedGames asked;
    asked.file = named.file;
    asked.collection = read_sgf_collection(named.file, read_file_or_input(named.file),
                                           encoding.empty() ? std::nullopt : std::optional(encoding));
    auto& games = asked.collection.games;
    asked.in_file = games.size();
    if (games.empty()) throw FileError(named.file + ": holds no game; SGF starts with `(;`");
    if (!named.number) return asked;
    const std::size_t index = game_index(named, games.size());
    asked.first = index + 1;
    SgfTree game = std::move(games[index]);
    games.clear();
    games.push_back(std::move(game));
    return asked;
}

std::string warning_text(const SgfWarning& warning, const SourceFile& source) {
    const LineColumn place = source.line_column(static_cast<std::uint32_t>(warning.offset));
    return std::to_string(place.line) + ":" + std::to_string(place.column) + ": " + warning.message;
}

void say_warnings(const AskedGames& asked) {
    for (const SgfTree& game : asked.collection.games)
        for (const SgfWarning& warning : game.warnings)
            std::cerr << asked.file << ":" << warning_text(warning, *asked.collection.source) << '\n';
}

void write_games(const std::vector<SgfTree>& games, const SgfFiles& files) {
    const std::string text = sgf_text(games);
    if (files.output.empty())
        std::cout << text;
    else
        write_file(files.output, text);
}

}  // namespace katachi
