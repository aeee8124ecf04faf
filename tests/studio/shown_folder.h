// A folder of patterns and games for a studio to show.
#pragma once

#include <filesystem>

#include "tests/support/temporary_folder.h"

namespace katachi::studio {

// attack.db with a constraint and a test, broken.db with a finding, games/a.sgf with variations, comments and marks,
// games/two.sgf with two games, and a base of them.
class ShownFolder {
  public:
    ShownFolder();

    std::string path() const { return folder_.path().string(); }
    const test::TemporaryFolder& folder() const { return folder_; }

  private:
    test::TemporaryFolder folder_;
};

extern const char* const attack_text;

}  // namespace katachi::studio
