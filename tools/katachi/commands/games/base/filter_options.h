// The options by which a base and games of it are chosen.
#pragma once

#include <cstddef>
#include <string>

namespace CLI {
class App;
}  // namespace CLI

namespace katachi::cli {

struct FilterChoice;

void add_base_option(CLI::App& command, std::string& base);
void add_filter_options(CLI::App& command, FilterChoice& choice);
// How much of what was found is listed.
void add_limit_option(CLI::App& command, std::size_t& limit, const char* help);

}  // namespace katachi::cli
