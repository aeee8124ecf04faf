// The subcommands of `katachi sgf`, and what they share.
#pragma once

#include "compiler/sgf/sgf_tree.h"
#include "tools/katachi/command.h"

namespace katachi {

void add_sgf_info_command(CLI::App& sgf, const CommonOptions& common, Action& action);
void add_sgf_transform_commands(CLI::App& sgf, Action& action);
void add_sgf_merge_command(CLI::App& sgf, Action& action);
void add_sgf_text_command(CLI::App& sgf, Action& action);

// Where games come from and, but for those who only show them, go to.
struct SgfFiles {
    std::vector<std::string> inputs;  // FILE, FILE#N or -
    std::string encoding;             // empty: by what the bytes say
    std::string output;               // empty: standard output
};

// The arguments `FILE` and the option --encoding; the option -o.
void add_sgf_input(CLI::App& command, SgfFiles& files, bool several);
void add_sgf_output(CLI::App& command, SgfFiles& files);

// The games that `name` asks for. Throws FileError, also where there is no such game.
struct AskedGames {
    std::string file;
    SgfCollection collection;
    std::size_t first = 1;    // number in its file of the first of them
    std::size_t in_file = 0;  // games in the file

    // "game.sgf", or "games.sgf#3" where there are several in the file.
    std::string name_of(std::size_t index) const;
};
AskedGames read_asked_games(const std::string& name, const std::string& encoding);

// "3:7: a node without its ';'"
std::string warning_text(const SgfWarning& warning, const SourceFile& source);

// Writes the warnings of reading to standard error.
void say_warnings(const AskedGames& asked);

// Writes games to where the user wants them.
void write_games(const std::vector<SgfTree>& games, const SgfFiles& files);

}  // namespace katachi
