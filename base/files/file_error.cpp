#include "base/files/file_error.h"

#include <string>

namespace katachi::base {

FileError file_error(const std::filesystem::path& path, const std::error_code& error) {
    std::string message = path.string() + ": " + error.message();
    if (error == std::errc::permission_denied) message += "; make it readable";
    if (error == std::errc::no_such_file_or_directory) message += "; check its spelling";
    return FileError(message);
}

}  // namespace katachi::base
