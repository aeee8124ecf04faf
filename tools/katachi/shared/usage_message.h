// What is wrong with a command line, in one line that says what to do.
#pragma once

#include <string>

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace katachi::cli {

std::string usage_message(const CLI::ParseError& error, const CLI::App& program);

}  // namespace katachi::cli
