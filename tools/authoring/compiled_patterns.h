// Patterns that were read, with the tables that the fast matcher goes by, and the way back from a hit to its pattern.
#pragma once

#include <optional>
#include <vector>

#include "compiler/emit/table_builder.h"
#include "engine/match/hit.h"
#include "tools/authoring/found_match.h"

namespace katachi::authoring {

struct CompiledPattern {
    const compiler::PatternDatabase* database = nullptr;
    const compiler::Pattern* pattern = nullptr;
};

class CompiledPatterns {
  public:
    // `databases` must stay as they are. Throws std::length_error where they are too many for tables.
    explicit CompiledPatterns(const std::vector<compiler::PatternDatabase>& databases);

    const std::vector<compiler::PatternDatabase>& databases() const { return databases_; }
    const match::PatternTables& tables() const { return built_.tables(); }

    // The patterns of the tables, by their numbers there.
    const std::vector<CompiledPattern>& patterns() const { return patterns_; }

    // The match of a hit, not judged.
    FoundMatch found(const match::Hit& hit) const;

    // All matches for these sides, not judged; with `at`, of patterns that propose this move alone. In the order of
    // databases, sides, patterns, orientations and places. Whole boards, playout patterns and eye shapes are not in the
    // matcher's tables: the reference matcher finds them.
    std::vector<FoundMatch> matches(const board::Position& position, const std::vector<board::Colour>& sides,
                                    std::optional<board::Vertex> at = {}) const;

  private:
    const std::vector<compiler::PatternDatabase>& databases_;
    compiler::BuiltTables built_;
    std::vector<CompiledPattern> patterns_;
};

}  // namespace katachi::authoring
