#include "base/files/file_error.h"

#include <string>

namespace katachi::base {

FileError no_such_file(const std::filesystem::path& path) {
    if (path == "-")
        return FileError("-: standard input is not read here, or not beside other files; name files alone");
    const bool is_pattern = path.string().find_first_of("*?[") != std::string::npos;
    return FileError(path.string() + ": no such file or folder; " +
                     (is_pattern ? "the shell left this pattern as it is, for it stands in quotes or fits no file: "
                                   "name the folder, or leave the quotes out"
                                 : "check its spelling"));
}

FileError file_error(const std::filesystem::path& path, const std::error_code& error) {
    if (error == std::errc::no_such_file_or_directory) return no_such_file(path);
    std::string message = path.string() + ": " + error.message();
    if (error == std::errc::permission_denied) message += "; make it readable";
    if (error == std::errc::too_many_symbolic_link_levels)
        message += "; its links lead in a circle, name the file itself";
    return FileError(message);
}

}  // namespace katachi::base
