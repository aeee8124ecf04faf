// The option by which commands draw what they print.
#pragma once

#include <string>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace katachi::cli {

// --area: the part of the board that is drawn.
CLI::Option* add_area_option(CLI::App& command, std::string& area);

// -o: a picture beside the text, of `what`. Gives the option back.
CLI::Option* add_picture_option(CLI::App& command, std::string& output, const std::string& what);

}  // namespace katachi::cli
