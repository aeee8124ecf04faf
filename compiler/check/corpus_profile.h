// What a collection of games says of entries, as katachi match --profile or katachi games weigh counts it: those that
// never matched, and those whose move was never played.
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
    // Throws FileError for a file that cannot be read, or is not what these commands write with --format json.
    static CorpusProfile read(const std::filesystem::path& file);

    // Whether they tell of the moves of entries too, as katachi games weigh does.
    bool counts_moves() const { return counts_moves_; }
    // Whether any entry of the database was counted.
    bool knows(const PatternDatabase& database) const;
    // Adds what the rules never-matched and never-played find; entries that were not counted are no finding.
    void find(const PatternDatabase& database, base::Diagnostics& diagnostics) const;

  private:
    struct Count {
        std::uint64_t matched = 0;
        std::uint64_t played = 0;  // by the side that the entry is drawn for
    };

    void find(const Pattern& pattern, const Count& count, DatabaseKind kind, base::Diagnostics& diagnostics) const;

    std::string counted_in_;  // "2693 positions of 13 games", "13 games"
    bool counts_moves_ = false;
    // Counts by database and entry; those of entries with one name are added up.
    std::map<std::string, std::map<std::string, Count>> counts_;
};

}  // namespace katachi::compiler
