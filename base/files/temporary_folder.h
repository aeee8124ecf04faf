#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace katachi::base {

// A new empty folder that nobody else may enter, for as long as this lives.
class TemporaryFolder {
  public:
    // Its name is `beginning` with letters behind it that nobody can guess. Throws FileError.
    explicit TemporaryFolder(const std::filesystem::path& beginning);
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder();

    std::filesystem::path path() const { return name_; }
    std::filesystem::path operator/(std::string_view file) const { return path() / file; }

  private:
    std::string name_;
};

}  // namespace katachi::base
