// What other programs see of long work: a locked file beside the one that is worked on.
#pragma once

#include <filesystem>

namespace katachi::base {

// Held until it goes, or the program is killed. The file is removed then; one that a killed program left holds nobody
// up.
class WorkLock {
  public:
    // Throws FileError where the file cannot be made.
    explicit WorkLock(std::filesystem::path file);
    WorkLock(const WorkLock&) = delete;
    WorkLock& operator=(const WorkLock&) = delete;
    ~WorkLock();

    // False where another program holds it.
    bool is_held() const { return is_held_; }

  private:
    std::filesystem::path file_;
    int descriptor_ = -1;
    bool is_held_ = false;
};

}  // namespace katachi::base
