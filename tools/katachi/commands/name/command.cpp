// katachi name: what the moves of a game are called.
#include <CLI/CLI.hpp>
#include <memory>

#include "engine/naming/terms.h"
#include "tools/katachi/commands/name/run.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/game_options.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

void add_name_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand("name", "say what the moves of a game are called: hane, keima, ponnuki");
    auto options = std::make_shared<NameOptions>();
    command
        ->add_option("GAME", options->game,
                     "an SGF file, or FILE#N for game N of a collection, or - for standard input")
        ->type_name("FILE");
    add_move_option(*command, options->move, "this move alone, with all its names and what they mean");
    add_path_option(*command, options->path);
    command->add_option("--lang", options->language, "the words' language: en, ja (kana), romaji, zh or ko")
        ->check(CLI::IsMember(std::vector<std::string>(naming::language_names.begin(), naming::language_names.end())))
        ->capture_default_str();
    command->add_flag("--all", options->all, "all names of each move, not the first three");
    command->add_flag("--without-reading", options->without_reading,
                      "leave out the names that have to be read: nets, ladders, snapbacks");
    command
        ->add_option("--export", options->library,
                     "boardmatcher: in place of a game's names, those entries that Sabaki's boardmatcher can match, as "
                     "its library in JSON")
        ->check(CLI::IsMember({"boardmatcher"}));
    for (const char* other : {"GAME", "--move", "--path", "--lang", "--all", "--without-reading"})
        command->get_option("--export")->excludes(command->get_option(other));
    add_json_option(*command, options->format);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi name game.sgf\n"
        "  katachi name game.sgf --move 37\n"
        "  katachi name game.sgf --lang ja --all\n"
        "  katachi name game.sgf --json | jq '.moves[] | [.move, .names[0].word]'\n"
        "  katachi name --export boardmatcher > library.json\n"
        "\nA word that a language lacks is told in English. Names ask of the position before the move, and by\n"
        "their constraints of the one after it; patterndb/names holds them.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_name(*options, common); }; });
}

}  // namespace katachi::cli
