// Patterns that the engine of this project is to know in place of the shipped ones.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace katachi::cli {

// Their tables as a file, as long as this lives.
class ToldPatterns {
  public:
    // Broken entries are left out, and told of on standard error. Throws FileError.
    explicit ToldPatterns(const std::vector<std::string>& paths);
    ~ToldPatterns();
    ToldPatterns(const ToldPatterns&) = delete;
    ToldPatterns& operator=(const ToldPatterns&) = delete;

    // The engine's command with them.
    std::string engine() const;

  private:
    std::filesystem::path file_;
};

}  // namespace katachi::cli
