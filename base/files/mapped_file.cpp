#include "base/files/mapped_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <string>

#include "base/files/file_error.h"

namespace katachi::base {

MappedFile::MappedFile(const std::filesystem::path& path) {
    const auto last_error = [&] { return file_error(path, std::error_code(errno, std::generic_category())); };
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) throw last_error();
    struct ::stat status {};
    void* mapped = nullptr;
    const bool is_known = ::fstat(descriptor, &status) == 0;
    const auto size = static_cast<std::size_t>(status.st_size);
    if (is_known && size > 0) mapped = ::mmap(nullptr, size, PROT_READ, MAP_SHARED, descriptor, 0);
    const bool is_mapped = is_known && mapped != MAP_FAILED;
    const FileError error = last_error();
    ::close(descriptor);
    if (!is_mapped) throw FileError(error);
    if (size > 0) bytes_ = {static_cast<const std::byte*>(mapped), size};
}

MappedFile::~MappedFile() {
    if (!bytes_.empty()) ::munmap(const_cast<std::byte*>(bytes_.data()), bytes_.size());
}

}  // namespace katachi::base
