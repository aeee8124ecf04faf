// A catalogue file that is not there yet, and is removed at the end.
#pragma once

#include <filesystem>

#include "tests/support/temporary_folder.h"

namespace katachi::bench {

class CatalogueFile {
  public:
    std::filesystem::path path() const { return folder_ / "bench.kdb"; }
    void remove() const {
        std::error_code ignored;
        for (const char* part : {"", "-journal", "-wal", "-shm"})
            std::filesystem::remove(path().string() + part, ignored);
    }

  private:
    test::TemporaryFolder folder_;
};

}  // namespace katachi::bench
