// katachi joseki game: which joseki the corners of a game are.
#include <CLI/CLI.hpp>
#include <memory>

#include "engine/naming/terms.h"
#include "tools/katachi/commands/joseki/game/game.h"
#include "tools/katachi/commands/joseki/subcommands.h"
#include "tools/katachi/shared/game_options.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

void add_joseki_game_command(CLI::App& joseki, const CommonOptions& common, Action& action) {
    auto* command = joseki.add_subcommand("game", "which joseki the corners of a game are, and how they were left");
    auto options = std::make_shared<JosekiGameOptions>();
    command
        ->add_option("GAME", options->game,
                     "an SGF file, or FILE#N for game N of a collection, or - for standard input")
        ->type_name("FILE")
        ->required();
    add_path_option(*command, options->path);
    command->add_option("--lang", options->language, "the words' language: en, ja (kana), romaji, zh or ko")
        ->check(CLI::IsMember(std::vector<std::string>(naming::language_names.begin(), naming::language_names.end())))
        ->capture_default_str();
    command
        ->add_option("--base", options->base,
                     "a base of games (katachi games import): what was played there in it, in any corner and colour")
        ->type_name("FOLDER");
    command->add_option("--limit", options->limit, "show so many moves of the library, and of the games")
        ->check(CLI::Range(0, 1000))
        ->type_name("N")
        ->capture_default_str();
    add_jobs_option(*command, options->jobs);
    add_json_option(*command, options->format);
    add_catalogue_option(*command, options->catalogue);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi joseki game game.sgf\n"
        "  katachi joseki game game.sgf --lang ja\n"
        "  katachi joseki game game.sgf --base games.base --limit 3\n"
        "  katachi joseki game game.sgf --json | jq -r '.corners[] | [.corner, .name, .left.move] | @tsv'\n"
        "\nNames and positions are those of the shipped trees, whatever corner, colour and order of moves; what is\n"
        "played there is also told by the library of --db. A corner is left by a move that the tree has not, or\n"
        "by playing elsewhere for good; more than 30 moves elsewhere count so. A word that a language lacks is\n"
        "told in English.\n"
        "Exit status: 0 a corner is known, 1 none is, 2 trouble.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_joseki_game(*options, common); }; });
}

}  // namespace katachi::cli
