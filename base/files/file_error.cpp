#include "base/files/file_error.h"

#include <string>

namespace katachi::base {

FileError file_error(const std::filesystem::path& path, const std::error_code& error) {
    if (error == std::errc::no_such_file_or_directory)
        return FileError(path.string() + ": no such file or folder; check its spelling");
    std::string message = path.string() + ": " + error.message();
    if (error == std::errc::permission_denied) message += "; make it readable";
    return FileError(message);
}

}  // namespace katachi::base
