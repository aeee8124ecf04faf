// Options that a command line names without their values.
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace katachi::options {

// The words of an error of parsing, which name an option of `command`, in words for people where values are missing:
// "--sprt needs 2 values: ELO0,ELO1; there is 1". Other errors come back as they are.
std::string missing_values_told(const std::string& error, const CLI::App& command);

}  // namespace katachi::options
