// What a save changed, as katachi watch tells it.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "base/findings/diagnostic_text.h"
#include "patterndb/import/database_diff.h"
#include "tools/authoring/game_positions.h"
#include "tools/authoring/pattern_test/test_results.h"
#include "tools/authoring/workspace/watched_library.h"

namespace katachi::cli {

// The tests of a library, to be run again where a save touched what they are about.
class WatchedTests {
  public:
    explicit WatchedTests(const authoring::WatchedLibrary& library) { remember(library); }

    // Of the entries that changed, and all of a database whose file of tests did.
    struct Run {
        authoring::TestedDatabases tested;
        authoring::TestResults results;  // of `tested`
    };
    Run run_again(const authoring::WatchedLibrary& library, const catalogue::DatabaseDiff& diff);

  private:
    // Databases whose tests read otherwise than last time.
    std::set<std::string> remember(const authoring::WatchedLibrary& library);

    std::map<std::string, std::string> texts_;  // by file
};

// Entries that changed with their matches in `games`, new findings, and failing tests. "" where none of it changed.
std::string watch_text(const authoring::LibraryChange& change, WatchedTests& tests,
                       const authoring::WatchedLibrary& library, const authoring::KeptPositions& games,
                       const base::TextStyle& style);

}  // namespace katachi::cli
