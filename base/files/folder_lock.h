// Programs that write in one folder, one after another: what each of them read is still there when it writes.
#pragma once

#include <filesystem>

namespace katachi::base {

// Held until it goes, or the program is killed.
class FolderLock {
  public:
    // Waits while another program, or another thread, holds it. A folder that cannot be locked holds nobody up.
    explicit FolderLock(const std::filesystem::path& folder);
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;
    ~FolderLock();

  private:
    int descriptor_ = -1;
};

}  // namespace katachi::base
