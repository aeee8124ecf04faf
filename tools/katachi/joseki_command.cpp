// katachi joseki: joseki trees, the library grown from them and from games, and questions to it.
#include "tools/katachi/joseki_commands.h"

#include "joseki/trees/joseki_dialect.h"

namespace katachi {

void add_dialect_option(CLI::App& command, std::string& dialect) {
    command
        .add_option("--dialect", dialect, "how colon lines begin: gnugo (`:8,sFJ`) or manual (`:8,sJ`, of older files)")
        ->check(CLI::IsMember({"gnugo", "manual"}))
        ->capture_default_str();
}

void add_joseki_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand("joseki", "joseki trees and their library: compile, mine, add, query");
    command->require_subcommand(1);
    add_joseki_compile_commands(*command, common, action);
    add_joseki_tree_command(*command, common, action);
    add_joseki_add_command(*command, action);
    add_joseki_mine_command(*command, common, action);
    add_joseki_merge_command(*command, common, action);
    add_joseki_fuseki_command(*command, common, action);
    add_joseki_export_command(*command, action);
    add_joseki_verify_command(*command, action);
    add_joseki_query_command(*command, common, action);
    add_joseki_show_command(*command, common, action);
    add_joseki_transpositions_command(*command, common, action);
    add_joseki_edit_commands(*command, action);
    add_joseki_graft_commands(*command, common, action);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi joseki mine games/ --db library.kdb          what is played in the corners of a collection\n"
        "  katachi joseki add hoshi.sgf --db library.kdb        a tree, grafted onto the library\n"
        "  katachi joseki query game.sgf --db library.kdb       what the library says of a board\n"
        "  katachi joseki show Q16 O17 --db library.kdb         … of one position\n"
        "  katachi joseki compile hoshi.sgf -o hoshi.db         a tree as patterns\n"
        "\nThe library lies in a catalogue: --db FILE, else $KATACHI_DB, else katachi.kdb in this folder.");
}

}  // namespace katachi
