#include "tests/match/random_corners.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "compiler/reader/reader.h"
#include "tests/support/random_position.h"

namespace katachi::match {

compiler::PatternDatabase corner_database(const std::string& text) {
    compiler::PatternDatabase database;
    database.spec = {.name = "joseki", .kind = compiler::DatabaseKind::corner, .files = {}};
    base::Diagnostics diagnostics;
    compiler::read_source(std::make_shared<base::SourceFile>("joseki.db", text), database, diagnostics);
    EXPECT_TRUE(diagnostics.empty()) << diagnostics.front().message << "\n" << text;
    return database;
}

compiler::PatternDatabase RandomCorners::database(int count, int largest) {
    std::string text;
    std::vector<std::string> cells(static_cast<std::size_t>(largest),
                                   std::string(static_cast<std::size_t>(largest), '.'));
    for (int i = 0; i < count; ++i) {
        if (below(4) == 0)
            for (std::string& row : cells) std::ranges::fill(row, '.');
        for (int stones = below(4); stones > 0; --stones)
            cells[static_cast<std::size_t>(below(largest))][static_cast<std::size_t>(below(largest))] = ".OX"[below(3)];
        const auto rows = static_cast<std::size_t>(1 + below(largest));
        const auto columns = static_cast<std::size_t>(1 + below(largest));
        text += "Pattern J" + std::to_string(i) + "\n\n" + drawn(cells, rows, columns) +
                "\n:" + "88888|-\\/+XO"[below(12)] + ",s\n\n";
    }
    return corner_database(text);
}

board::Position RandomCorners::position(const compiler::PatternDatabase& database, int size) {
    board::Position position = test::random_position(size, 0.05 * below(3), random_);
    for (int corner = 0; corner < 4; ++corner) {
        const auto& patterns = database.patterns;
        const compiler::Pattern& pattern = patterns[static_cast<std::size_t>(below(static_cast<int>(patterns.size())))];
        put(pattern, board::all_orientations[static_cast<std::size_t>(below(board::orientation_count))],
            below(2) == 0 ? board::Colour::black : board::Colour::white, position);
    }
    if (below(3) == 0)
        position.put(board::vertex_at(below(size), below(size)),
                     below(2) == 0 ? board::Colour::empty : board::Colour::white);
    return position;
}

// A corner of the cells, in one of the four corners of a board.
std::string RandomCorners::drawn(const std::vector<std::string>& cells, std::size_t rows, std::size_t columns) {
    const bool south = below(2) == 0, east = below(2) == 0;
    const std::size_t move = static_cast<std::size_t>(below(static_cast<int>(rows * columns)));
    const std::string edge = east ? std::string(columns, '-') + "+\n" : "+" + std::string(columns, '-') + "\n";
    std::string text = south ? "" : edge;
    for (std::size_t i = 0; i < rows; ++i) {
        const std::size_t row = south ? rows - 1 - i : i;
        std::string line = cells[row].substr(0, columns);
        if (row == move / columns && line[move % columns] == '.') line[move % columns] = '*';
        if (east) std::ranges::reverse(line);
        text += east ? line + "|\n" : "|" + line + "\n";
    }
    return text + (south ? edge : "");
}

void RandomCorners::put(const compiler::Pattern& pattern, board::Orientation orientation, board::Colour own,
                        board::Position& position) {
    const compiler::Diagram diagram = compiler::transformed(pattern.diagram, orientation);
    if (diagram.rows > position.size || diagram.columns > position.size) return;
    const int top = diagram.edges.north ? 0 : position.size - diagram.rows;
    const int left = diagram.edges.west ? 0 : position.size - diagram.columns;
    for (int row = 0; row < diagram.rows; ++row)
        for (int column = 0; column < diagram.columns; ++column) {
            const char cell = diagram.at(row, column);
            position.put(board::vertex_at(top + row, left + column), cell == 'O'   ? own
                                                                     : cell == 'X' ? board::opponent(own)
                                                                                   : board::Colour::empty);
        }
}

}  // namespace katachi::match
