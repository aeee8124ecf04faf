// katachi test: whether entries match where their tests say, and nowhere else.
#include <CLI/CLI.hpp>
#include <memory>

#include "tools/katachi/commands/test/run.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/game_options.h"
#include "tools/katachi/shared/picture_option.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

void add_test_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand("test", "run the tests of patterns (x.test beside x.db)");
    auto options = std::make_shared<TestOptions>();
    command
        ->add_option("PATH", options->paths, "folders, .db files, joseki trees or .test files (default: this folder)")
        ->type_name("");
    command->add_option("--filter", options->filter, "of the entries, those of these names, such as 'net-*'")
        ->type_name("GLOB");
    add_json_option(*command, options->format);
    command->add_option("--junit", options->junit, "write the results as JUnit XML too")->type_name("FILE");
    auto* picture = add_picture_option(*command, options->output, "the failures");
    auto* coverage = command->add_flag("--coverage", options->coverage,
                                       "in place of results: cells, edges and constraints that no test needs");
    auto* draft = command->add_flag("--draft", options->draft, "write first tests of the entries that have none");
    auto* record = command
                       ->add_option("--record", options->record,
                                    "write a test of what is so in a game, such as net-on-two-stones@Q5")
                       ->type_name("NAME@VERTEX")
                       ->excludes(draft)
                       ->excludes(coverage);
    draft->excludes(coverage);
    for (auto* other : {coverage, draft, record}) picture->excludes(other);
    auto* game =
        command->add_option("--game", options->game, "SGF file (FILE#N: game N of a collection) or drawn board")
            ->type_name("FILE")
            ->needs(record);
    record->needs(game);
    add_move_option(*command, options->move, "the position before move N of the game (default: the last position)")
        ->needs(game);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi test patterns/\n"
        "  katachi test attack.db --filter 'net-*'\n"
        "  katachi test patterns/ --junit results.xml\n"
        "  katachi test patterns/ -o failures.html\n"
        "  katachi test patterns/ --coverage\n"
        "  katachi test attack.db --draft\n"
        "  katachi test attack.db --record loose-net@Q5 --game game.sgf --move 37\n"
        "\nA file of tests draws boards and says what matches there:\n"
        "  Board a stone in a net\n"
        "  ......\n"
        "  ..O...\n"
        "  .OX...\n"
        "  ...*..\n"
        "  ......\n"
        "  ......\n"
        "\n"
        "  geta-on-one-stone at *: true\n"
        "  not geta-on-one-stone at * if any of C3 D4 changes\n"
        "\nO is to move, as in patterns. The same language has lists of stones, moves and positions of games;\n"
        "grammar/README.md tells all of it.\n"
        "\nExit status: 0 all hold, 1 some fail or cannot be understood, 2 trouble.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_test(*options, common); }; });
}

}  // namespace katachi::cli
