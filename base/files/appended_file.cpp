#include "base/files/appended_file.h"

#include <cerrno>
#include <fstream>
#include <system_error>

#include "base/files/file_error.h"

namespace katachi::base {

void append_to_file(const std::filesystem::path& path, std::string_view text) {
    std::ofstream file(path, std::ios::app | std::ios::binary);
    file << text << std::flush;
    if (file) return;
    const std::error_code error(errno, std::generic_category());
    if (error == std::errc::permission_denied)
        throw FileError(path.string() + ": cannot be written: " + error.message() + "; make it writable");
    throw file_error(path, error);
}

}  // namespace katachi::base
