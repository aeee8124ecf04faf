#include "tools/katachi/shared/picture_option.h"

#include <CLI/CLI.hpp>

namespace katachi::cli {

CLI::Option* add_picture_option(CLI::App& command, std::string& output, const std::string& what) {
    return command
        .add_option("-o,--output", output, "draw " + what + ", too; .svg, .png, .html, .tex and .txt say the format")
        ->type_name("FILE");
}

CLI::Option* add_area_option(CLI::App& command, std::string& area) {
    return command
        .add_option("--area", area,
                    "draw this part of the board alone: A1-K10, or upper-left, upper-right, lower-left, lower-right")
        ->type_name("AREA");
}

}  // namespace katachi::cli
