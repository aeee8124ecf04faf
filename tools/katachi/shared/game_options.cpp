#include "tools/katachi/shared/game_options.h"

#include <CLI/CLI.hpp>

#include "base/text/byte_size.h"

namespace katachi::cli {

void add_archive_limit_option(CLI::App& command, std::uint64_t& limit) {
    command
        .add_option_function<std::string>(
            "--limit-archive", [&limit](const std::string& text) { limit = base::byte_size(text).value(); },
            "pass over what unpacks to more than SIZE, such as 256M")
        ->check([](const std::string& text) {
            return base::byte_size(text) ? "" : "`" + text + "` is no size; write it as 4096, 256M or 2G";
        })
        ->default_str(base::byte_size_text(limit))
        ->type_name("SIZE");
}

CLI::Option* add_move_option(CLI::App& command, int& move, const std::string& what) {
    return command.add_option("--move", move, what)->check(CLI::Range(1, 100000))->type_name("N");
}

void add_path_option(CLI::App& command, std::string& path) {
    command
        .add_option("--path", path,
                    "a variation instead of the main line: 12.2 is the second one from move 12 on, 12.2,15.3 there the "
                    "third from move 15 on")
        ->type_name("MOVE.VARIATION");
}

}  // namespace katachi::cli
