// katachi db: a catalogue of pattern databases, kept in one file.
#include "tools/katachi/db_commands.h"

namespace katachi {

void add_db_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand("db", "import patterns into a catalogue; list, search and export them");
    command->require_subcommand(1);
    add_db_import_command(*command, action);
    add_db_list_command(*command, common, action);
    add_db_show_command(*command, common, action);
    add_db_search_command(*command, common, action);
    add_db_stats_command(*command, common, action);
    add_db_export_command(*command, action);
    add_examples(
        *command,
        "Examples:\n"
        "  katachi db import patterns/                 make or refresh the catalogue katachi.kdb\n"
        "  katachi db list --kind attack --size 4x4\n"
        "  katachi db show attack/loose-net\n"
        "  katachi db search net ladder                in names, remarks and constraints\n"
        "  katachi db search --shape corner.txt        entries that draw a shape\n"
        "  katachi db export --file attack.db -o attack.db\n"
        "\nThe catalogue is --db FILE, else $KATACHI_DB, else katachi.kdb in this folder. It is a cache: delete\n"
        "it and import again at any time.");
}

}  // namespace katachi
