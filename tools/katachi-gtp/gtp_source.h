// Where requests of GTP come from, if not from standard input, by GNU Go's options.
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace katachi::player {

struct GtpSource {
    std::string file;
    std::string listen_at;   // [HOST:]PORT; the first connection is taken
    std::string connect_to;  // [HOST:]PORT
};

// `source` outlives the program.
void add_source_options(CLI::App& program, GtpSource& source);

// Puts it in the place of standard input, and a connection in that of standard output, too. Throws
// std::runtime_error where that cannot be had.
void take_as_standard_input(const GtpSource& source);

}  // namespace katachi::player
