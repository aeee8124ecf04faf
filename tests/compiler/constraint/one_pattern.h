// Patterns given as text, with their tables.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "compiler/emit/table_builder.h"
#include "compiler/model/pattern_database.h"
#include "engine/match/match.h"

namespace katachi::compiler {

PatternDatabase database_of(const std::string& text, DatabaseKind kind = DatabaseKind::move);

// The first entry of a database, compiled.
class OnePattern {
  public:
    explicit OnePattern(const std::string& text)
        : databases_{database_of(text)}, built_(std::make_unique<BuiltTables>(databases_)) {}

    const Pattern& pattern() const { return databases_[0].patterns.at(0); }
    const match::PatternTables& tables() const { return built_->tables(); }

  private:
    std::vector<PatternDatabase> databases_;
    std::unique_ptr<BuiltTables> built_;
};

// The pattern turned, with its upper left corner at `corner`.
match::Match match_at(const Pattern& pattern, std::uint16_t index, board::Orientation orientation, board::Colour own,
                      board::Vertex corner);

}  // namespace katachi::compiler
