// Where text goes that is written to a path: through symbolic links, to a file or to what is none, such as a pipe.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace katachi::base {

struct Destination {
    std::filesystem::path path;     // what the links lead to; no link itself, and perhaps not there yet
    std::optional<int> descriptor;  // of this program, where the path names one: -, /dev/stdout, /dev/fd/63
    bool is_stream = false;         // such a descriptor, a device, a pipe: it is written to and never replaced
};

// Where the path stands: "." for a name alone.
std::filesystem::path folder_of(const std::filesystem::path& path);

// `-` is standard output. Throws FileError where links lead in a circle.
Destination destination_of(const std::filesystem::path& path);

// What people are told an output is called: `-` is standard output, all else its own name.
std::string output_name(const std::filesystem::path& output);

}  // namespace katachi::base
