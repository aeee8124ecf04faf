// How often entries matched in a collection of games, as katachi match --profile counts it: the entries that never did.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>

#include "base/findings/diagnostic.h"
#include "compiler/model/pattern_database.h"

namespace katachi::compiler {

class CorpusProfile {
  public:
    // Throws FileError for a file that cannot be read, or is not what katachi match --profile --json writes.
    static CorpusProfile read(const std::filesystem::path& file);

    // Whether any entry of the database was counted.
    bool knows(const PatternDatabase& database) const;
    // Adds what rule never-matched finds; entries that were not counted are no finding.
    void find_never_matched(const PatternDatabase& database, base::Diagnostics& diagnostics) const;

  private:
    std::uint64_t games_ = 0;
    std::uint64_t positions_ = 0;
    // Whether there was a match, by database and entry; entries with one name have one answer.
    std::map<std::string, std::map<std::string, bool>> matched_;
};

}  // namespace katachi::compiler
