// What a source proposes, as text, and tables compiled from text.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "compiler/emit/table_builder.h"
#include "compiler/reader/reader.h"
#include "engine/moves/sources/move_source.h"

namespace katachi {

// The database is named after its kind.
inline std::unique_ptr<BuiltTables> compiled(const std::string& text, DatabaseKind kind = DatabaseKind::move) {
    std::vector<PatternDatabase> databases(1);
    databases[0].spec.kind = kind;
    databases[0].spec.name = std::string(name(kind));
    Diagnostics diagnostics;
    read_source(std::make_shared<SourceFile>("test.db", text), databases[0], diagnostics);
    return std::make_unique<BuiltTables>(databases);
}

using Lines = std::vector<std::string>;

// "B2 move/hane", in the order of the alphabet.
inline Lines proposed(MoveSource& source, const Board& board, Colour to_move) {
    std::vector<Proposal> proposals;
    source.propose({board, to_move}, proposals);
    Lines lines;
    for (const auto& [vertex, feature] : proposals)
        lines.push_back(vertex_name(vertex, board.size()) + " " + source.feature_name(feature));
    std::sort(lines.begin(), lines.end());
    return lines;
}

}  // namespace katachi
