// Where the program lies that is running.
#pragma once

#include <filesystem>

namespace katachi::base {

// With its links followed. From /proc, and where there is none from how it was started; empty where neither tells.
std::filesystem::path own_program();

// How it was started, against the folder that we are in.
std::filesystem::path own_program_as_started();

}  // namespace katachi::base
