// A catalogue file that is not there yet, and is removed at the end.
#pragma once

#include <unistd.h>

#include <filesystem>
#include <string>

namespace katachi::bench {

class CatalogueFile {
  public:
    CatalogueFile()
        : path_(std::filesystem::temp_directory_path() / ("katachi-bench-" + std::to_string(getpid()) + ".kdb")) {
        remove();
    }
    ~CatalogueFile() { remove(); }
    CatalogueFile(const CatalogueFile&) = delete;
    CatalogueFile& operator=(const CatalogueFile&) = delete;

    const std::filesystem::path& path() const { return path_; }
    void remove() const {
        std::error_code ignored;
        for (const char* part : {"", "-journal", "-wal", "-shm"})
            std::filesystem::remove(path_.string() + part, ignored);
    }

  private:
    std::filesystem::path path_;
};

}  // namespace katachi::bench
