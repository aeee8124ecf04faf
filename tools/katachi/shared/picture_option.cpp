#include "tools/katachi/shared/picture_option.h"

#include <CLI/CLI.hpp>

namespace katachi::cli {

CLI::Option* add_picture_option(CLI::App& command, std::string& output, const std::string& what) {
    return command
        .add_option("-o,--output", output, "draw " + what + ", too; .svg, .png, .html, .tex and .txt say the format")
        ->type_name("FILE");
}

}  // namespace katachi::cli
