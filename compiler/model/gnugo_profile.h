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

// Functions that GNU Go's own entries name as the helper of their colon line.
std::span<const std::string_view> gnugo_helpers();
bool is_gnugo_helper(std::string_view name);

}  // namespace katachi::compiler
