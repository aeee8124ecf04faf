// katachi sgf: game records told about, turned, merged, drawn and brought to UTF-8.
#include "tools/katachi/sgf_commands.h"

namespace katachi {

void add_sgf_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand("sgf", "game records: what they hold; turn, merge, draw and mend them");
    command->require_subcommand(1);
    add_sgf_info_command(*command, common, action);
    add_sgf_transform_commands(*command, action);
    add_sgf_merge_command(*command, action);
    add_sgf_text_command(*command, action);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi sgf info games/*.sgf\n"
                 "  katachi sgf text 'games.sgf#3' --move 37\n"
                 "  katachi sgf turn --rotate 90 game.sgf -o turned.sgf\n"
                 "  katachi sgf merge joseki.sgf other.sgf -o both.sgf\n"
                 "  katachi sgf utf8 old.sgf -o new.sgf\n"
                 "\nBroken records are read as far as they make sense; what was mended is said on standard error.\n"
                 "What is written is SGF version 4 in UTF-8, and a file is replaced only when it is whole.");
}

}  // namespace katachi
