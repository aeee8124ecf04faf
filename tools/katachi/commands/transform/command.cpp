// katachi transform: entries drawn another way, in the text where they stand.
#include <CLI/CLI.hpp>
#include <memory>

#include "tools/katachi/commands/transform/run.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

void add_transform_command(CLI::App& program, Action& action) {
    auto* command = program.add_subcommand("transform", "turn or mirror entries, or exchange the colours in them");
    auto options = std::make_shared<TransformOptions>();
    command->add_option("FILE", options->file, "a .db file, or - for standard input")->required()->type_name("FILE");
    command->add_option("ENTRY", options->entries, "names, which may have * and ? in them (default: all entries)")
        ->type_name("NAME");
    auto* rotate = command->add_option("--rotate", options->degrees, "degrees clockwise: 90, 180 or 270")
                       ->check(CLI::IsMember({90, 180, 270}));
    auto* mirror = command->add_flag("--mirror", options->mirror, "exchange left and right (behind --rotate)");
    auto* flip = command->add_flag("--flip", options->flip, "exchange top and bottom");
    auto* transpose =
        command->add_flag("--transpose", options->transpose, "mirror in the diagonal from the upper left");
    command->add_option("--edge", options->edge, "turn until an edge is drawn here: north, south, west or east")
        ->check(CLI::IsMember({"north", "south", "west", "east"}))
        ->excludes(rotate)
        ->excludes(mirror)
        ->excludes(flip)
        ->excludes(transpose);
    command->add_flag("--swap-colours", options->swap_colours,
                      "exchange O and X, with labels, class letters and calls that follow");
    command->add_option("--kind", options->kind, "read the file as a database of this kind, such as connection")
        ->check(kind_validator())
        ->type_name("KIND");
    auto* output = command->add_option("-o,--output", options->output, "write the whole file here")->type_name("FILE");
    command->add_flag("--in-place", options->in_place, "change the file itself")->excludes(output);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi transform attack.db loose-net --rotate 90  how it looks (the file stays as it is)\n"
                 "  katachi transform attack.db 'net-*' --edge north --in-place\n"
                 "  katachi transform attack.db ladder-atari --swap-colours -o new.db\n"
                 "  katachi transform - --mirror < entry.txt           for editors: the text comes back\n"
                 "\nA turned entry matches what it matched before. Exit status: 0 all was changed, 1 an entry was left "
                 "as it\nis (standard error says why), 2 trouble.");
    command->callback([options, &action] { action = [options] { return run_transform(*options); }; });
}

}  // namespace katachi::cli
