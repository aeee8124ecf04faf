// The engine of this project, which lies beside the program.
#pragma once

#include <string>

namespace katachi::cli {

bool is_own_engine_there();

// Its command, for a shell. Throws FileError where it is not there.
std::string own_engine();

}  // namespace katachi::cli
