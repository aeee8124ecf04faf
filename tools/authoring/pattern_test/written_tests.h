// Tests that the program writes for the author to read: drafts, and what was seen in a game.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tools/authoring/match_input.h"
#include "tools/authoring/pattern_test/tested_databases.h"

namespace katachi::authoring {

struct WrittenTests {
    std::string file;
    std::vector<std::string> entries;
};

// Appends first tests of all entries that have none and whose name fits `filter` to the files beside their databases.
std::vector<WrittenTests> write_drafts(const TestedDatabases& all, const std::string& filter);

// Appends what is so now: whether an entry matches at a point of a game, and what its constraint answers there.
// Throws FileError where no entry is called so.
struct RecordedTest {
    std::string file;
    std::string line;
};
RecordedTest write_record(const TestedDatabases& all, const std::string& entry_at_point, const std::string& game,
                          std::optional<int> move);

}  // namespace katachi::authoring
