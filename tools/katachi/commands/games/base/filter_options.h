// The options by which games of a base are chosen.
#pragma once

namespace CLI {
class App;
}  // namespace CLI

namespace katachi::cli {

struct FilterChoice;

void add_filter_options(CLI::App& command, FilterChoice& choice);

}  // namespace katachi::cli
