// Where the program lies that is running.
#pragma once

#include <filesystem>

namespace katachi::base {

// The path has its links followed. It comes from /proc, and where there is none from how the program was started. It is
// empty where neither tells.
std::filesystem::path own_program();

// How it was started, against the folder that we are in.
std::filesystem::path own_program_as_started();

}  // namespace katachi::base
