// katachi joseki: joseki trees, the library grown from them and from games, and questions to it.
#include "tools/katachi/joseki_commands.h"

namespace katachi {

void add_joseki_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand("joseki", "joseki trees and their library: compile, mine, add, query");
    command->require_subcommand(1);
    add_joseki_compile_commands(*command, common, action);
}

}  // namespace katachi
