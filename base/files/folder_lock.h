// Programs that write in one folder, one after another: what each of them read is still there when it writes.
#pragma once

#include <filesystem>

namespace katachi::base {

// Held until it goes, or the program is killed. Who changes a file locks the folder that the file stands in, behind all
// links, so that it is one folder by whatever name it is asked for.
class FolderLock {
  public:
    // Waits while another program, or another thread, holds it. A folder that cannot be locked holds nobody up.
    explicit FolderLock(const std::filesystem::path& folder);
    static FolderLock of_file(const std::filesystem::path& file);
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;
    ~FolderLock();

  private:
    int descriptor_ = -1;
};

}  // namespace katachi::base
