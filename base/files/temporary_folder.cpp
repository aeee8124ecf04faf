#include "base/files/temporary_folder.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "base/files/file_error.h"

namespace katachi::base {

namespace fs = std::filesystem;

TemporaryFolder::TemporaryFolder(const fs::path& beginning) : name_(fs::absolute(beginning).string() + ".XXXXXX") {
    if (::mkdtemp(name_.data()) == nullptr)
        throw FileError(beginning.string() + ": cannot be made: " + std::strerror(errno) + "; choose another place");
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    fs::remove_all(name_, ignored);
}

}  // namespace katachi::base
