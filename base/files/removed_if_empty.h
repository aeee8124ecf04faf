#pragma once

#include <filesystem>

namespace katachi::base {

// A file that another library makes, or a folder. Where it was not there at first and is empty at the end, as is what a
// full disk leaves, it is removed again.
class RemovedIfEmpty {
  public:
    explicit RemovedIfEmpty(std::filesystem::path path);
    RemovedIfEmpty(const RemovedIfEmpty&) = delete;
    RemovedIfEmpty& operator=(const RemovedIfEmpty&) = delete;
    ~RemovedIfEmpty();

  private:
    std::filesystem::path path_;
    bool is_new_;
};

}  // namespace katachi::base
