// The databases of GNU Go, known by their file names: no manifest is needed for a folder in its layout.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "compiler/model/database_spec.h"

namespace katachi {

struct ProfileEntry {
    std::string_view file;
    std::string_view database;
    DatabaseKind kind;
};

// Nothing for a file that GNU Go has not.
std::optional<ProfileEntry> gnugo_profile(std::string_view file_name);

}  // namespace katachi
