#include "base/files/make_folder.h"

#include "base/files/file_error.h"

namespace katachi::base {

void make_folder(const std::filesystem::path& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error)
        throw FileError(folder.string() + ": no folder can be made there: " + error.message() +
                        "; choose another place");
}

}  // namespace katachi::base
