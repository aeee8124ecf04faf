// The databases of GNU Go, known by their file names: no manifest is needed for a folder in its layout.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "compiler/model/database_spec.h"

namespace katachi::compiler {

struct ProfileEntry {
    std::string_view file;
    std::string_view database;
    DatabaseKind kind;
};

// Nothing for a file that GNU Go has not.
std::optional<ProfileEntry> gnugo_profile(std::string_view file_name);

// The profile is that of all its files, in the order of their names, the joseki side by side.
std::span<const ProfileEntry> gnugo_files();

}  // namespace katachi::compiler
