// Opening files of a folder, and never one outside of it, whatever a name or a link says.
#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>

namespace katachi::studio {

// A file is outside of the folder, or is none.
struct OutsideFolder : std::runtime_error {
    using std::runtime_error::runtime_error;
};

class Beneath {
  public:
    // Throws FileError where there is no such folder.
    explicit Beneath(const std::filesystem::path& folder);
    ~Beneath();
    Beneath(const Beneath&) = delete;
    Beneath& operator=(const Beneath&) = delete;

    const std::filesystem::path& folder() const { return folder_; }

    // The text of a regular file, by a path from the folder. Links are followed within the folder alone: the kernel
    // resolves the path (openat2, Linux 5.6). Throws OutsideFolder, and also where the kernel cannot do that; FileError
    // where the file cannot be read.
    std::string read(const std::filesystem::path& path) const;

    // Where the file lies that the path leads to, with its links followed. Throws as `read` does.
    std::filesystem::path place(const std::filesystem::path& path) const;

  private:
    std::filesystem::path folder_;
    int descriptor_ = -1;
};

}  // namespace katachi::studio
