// Patterns that the engine of this project is to know in place of the shipped ones.
#pragma once

#include <string>
#include <vector>

#include "base/files/temporary_folder.h"

namespace katachi::cli {

// Their tables as a temporary file.
class ToldPatterns {
  public:
    // Broken entries are left out, and told of on standard error. Throws FileError.
    explicit ToldPatterns(const std::vector<std::string>& paths);

    // The engine's command with them.
    std::string engine() const;

  private:
    base::TemporaryFolder folder_;
};

}  // namespace katachi::cli
