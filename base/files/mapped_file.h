// A file that is read in place, as memory.
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>

namespace katachi::base {

// Read only. Somebody who shortens the file while it is mapped ends the program; write_file never does that.
class MappedFile {
  public:
    // Throws FileError.
    explicit MappedFile(const std::filesystem::path& path);
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;
    ~MappedFile();

    // Begins at a page; lives as long as this.
    std::span<const std::byte> bytes() const { return bytes_; }

  private:
    std::span<const std::byte> bytes_;
};

}  // namespace katachi::base
