#include "tests/compiler/constraint/one_pattern.h"

#include <stdexcept>

#include "compiler/reader/reader.h"

namespace katachi::compiler {

PatternDatabase database_of(const std::string& text, DatabaseKind kind) {
    PatternDatabase database;
    database.spec.kind = kind;
    base::Diagnostics diagnostics;
    read_source(std::make_shared<base::SourceFile>("test.db", text), database, diagnostics);
    if (!diagnostics.empty()) throw std::invalid_argument(diagnostics.front().message + " in:\n" + text);
    return database;
}

match::Match match_at(const Pattern& pattern, std::uint16_t index, board::Orientation orientation, board::Colour own,
                      board::Vertex corner) {
    const Diagram turned = transformed(pattern.diagram, orientation);
    match::Match match{.pattern = index, .colour = own, .orientation = orientation};
    match.upper_left = corner;
    match.lower_right = corner + (turned.rows - 1) * board::stride + turned.columns - 1;
    if (const auto move = turned.find(character(Cell::move)))
        match.move = corner + move->row * board::stride + move->column;
    return match;
}

}  // namespace katachi::compiler
