// The tests of a library that somebody is editing.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "patterndb/import/database_diff.h"
#include "tools/authoring/pattern_test/test_results.h"
#include "tools/authoring/workspace/watched_library.h"

namespace katachi::authoring {

// The tests of a library, to be run again where a save touched what they are about.
class WatchedTests {
  public:
    explicit WatchedTests(const WatchedLibrary& library) { remember(library); }

    // A run is of the entries that changed, and of all entries of a database whose file of tests did.
    struct Run {
        TestedDatabases tested;
        TestResults results;  // of `tested`
    };
    Run run_again(const WatchedLibrary& library, const catalogue::DatabaseDiff& diff);

  private:
    // Databases whose tests read otherwise than last time.
    std::set<std::string> remember(const WatchedLibrary& library);

    std::map<std::string, std::string> texts_;  // by file
};

}  // namespace katachi::authoring
