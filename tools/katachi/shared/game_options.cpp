#include "tools/katachi/shared/game_options.h"

#include <CLI/CLI.hpp>

#include "base/text/byte_size.h"
#include "compiler/sgf/encoding.h"

namespace katachi::cli {

void add_reading_options(CLI::App& command, authoring::GameReading& reading) {
    add_encoding_option(command, reading.encoding);
    add_archive_limit_option(command, reading.archive_limit);
}

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

void add_encoding_option(CLI::App& command, std::string& encoding) {
    const auto objection = [](const std::string& name) {
        return compiler::is_known_encoding(name)
                   ? ""
                   : "`" + name +
                         "` is no encoding; write it as CA does: UTF-8, GB18030, Big5, Shift_JIS, EUC-KR, ISO-8859-1";
    };
    command.add_option("--encoding", encoding, "read the text in this encoding, such as GB18030, whatever it says")
        ->check(CLI::Validator(objection, ""));
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
