// What a source proposes, as text, and tables compiled from text.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "compiler/emit/table_builder.h"
#include "compiler/reader/reader.h"
#include "engine/moves/sources/move_source.h"

namespace katachi::moves {

// The database is named after its kind.
inline std::unique_ptr<compiler::BuiltTables> compiled(const std::string& text,
                                                       compiler::DatabaseKind kind = compiler::DatabaseKind::move) {
    std::vector<compiler::PatternDatabase> databases(1);
    databases[0].spec.kind = kind;
    databases[0].spec.name = std::string(compiler::name(kind));
    base::Diagnostics diagnostics;
    compiler::read_source(std::make_shared<base::SourceFile>("test.db", text), databases[0], diagnostics);
    return std::make_unique<compiler::BuiltTables>(databases);
}

using Lines = std::vector<std::string>;

// "B2 move/hane", in the order of the alphabet.
inline Lines proposed(MoveSource& source, const board::Board& board, board::Colour to_move) {
    std::vector<Proposal> proposals;
    source.propose({board, to_move}, proposals);
    Lines lines;
    for (const auto& [vertex, feature] : proposals)
        lines.push_back(board::vertex_name(vertex, board.size()) + " " + source.feature_name(feature));
    std::sort(lines.begin(), lines.end());
    return lines;
}

}  // namespace katachi::moves
