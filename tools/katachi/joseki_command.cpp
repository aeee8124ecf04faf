// katachi joseki: joseki trees, the library grown from them and from games, and questions to it.
#include "tools/katachi/joseki_commands.h"

namespace katachi {

void add_joseki_command(CLI::App& program, const CommonOptions&, Action&) {
    auto* command = program.add_subcommand("joseki", "joseki trees and their library: compile, mine, add, query");
    command->require_subcommand(1);
}

}  // namespace katachi
