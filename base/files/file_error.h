// Trouble with the outside world, as an exception that is shown to a person.
#pragma once

#include <filesystem>
#include <stdexcept>
#include <system_error>

namespace katachi::base {

// One line for people, path first.
struct FileError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// "a.db: no such file or folder; check its spelling"; of a pattern such as "*.db", that the shell left it as it is.
FileError no_such_file(const std::filesystem::path& path);

// "a.db: Permission denied; make it readable".
FileError file_error(const std::filesystem::path& path, const std::error_code& error);

}  // namespace katachi::base
