#include "base/files/destination.h"

#include <unistd.h>

#include "base/files/file_error.h"
#include "base/text/number.h"

namespace katachi::base {
namespace {

namespace fs = std::filesystem;

constexpr int most_links = 40;  // as many as the kernel follows

// The links in this folder lead to what the descriptors stand for, which may be no path at all.
bool is_in_descriptor_folder(const fs::path& path) {
    std::error_code error;
    return fs::equivalent(folder_of(path), "/proc/self/fd", error);
}

}  // namespace

fs::path folder_of(const fs::path& path) { return path.has_parent_path() ? path.parent_path() : fs::path("."); }

Destination destination_of(const fs::path& path) {
    if (path == "-") return {.path = path, .descriptor = STDOUT_FILENO, .is_stream = true};
    Destination destination{.path = path, .descriptor = {}, .is_stream = false};
    std::error_code error;
    for (int links = 0; fs::is_symlink(destination.path, error); ++links) {
        if (is_in_descriptor_folder(destination.path)) {
            destination.descriptor = number_from<int>(destination.path.filename().string());
            destination.is_stream = true;
            return destination;
        }
        if (links == most_links)
            throw FileError(path.string() +
                            ": cannot be written: its symbolic links lead in a circle; choose another place");
        destination.path = folder_of(destination.path) / fs::read_symlink(destination.path, error);
    }
    const fs::file_status status = fs::status(destination.path, error);
    destination.is_stream = fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status);
    return destination;
}

std::string output_name(const fs::path& output) { return output == "-" ? "standard output" : output.string(); }

}  // namespace katachi::base
