// Diagrams for tests: drawn in place, or made by chance.
#pragma once

#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "compiler/model/diagram.h"

namespace katachi::catalogue {

// Rows as a .db file has them. Edges: '|' beside the rows, a row of '-' and '+' above or below.
inline compiler::Diagram drawing(std::vector<std::string> rows) {
    const auto is_edge = [](const std::string& row) { return row.find_first_not_of("-+") == std::string::npos; };
    compiler::Diagram diagram;
    if (is_edge(rows.front())) {
        diagram.edges.north = true;
        rows.erase(rows.begin());
    }
    if (is_edge(rows.back())) {
        diagram.edges.south = true;
        rows.pop_back();
    }
    diagram.edges.west = rows.front().front() == '|';
    diagram.edges.east = rows.front().back() == '|';
    for (std::string row : rows) {
        if (diagram.edges.west) row.erase(row.begin());
        if (diagram.edges.east) row.pop_back();
        diagram.columns = static_cast<int>(row.size());
        diagram.cells.insert(diagram.cells.end(), row.begin(), row.end());
        ++diagram.rows;
    }
    return diagram;
}

inline std::string to_rows(const compiler::Diagram& diagram) {
    std::string text;
    const std::string line(static_cast<std::size_t>(diagram.columns), '-');
    const auto edge = [&](bool drawn) {
        if (drawn) text += (diagram.edges.west ? "+" : "") + line + (diagram.edges.east ? "+" : "") + "\n";
    };
    edge(diagram.edges.north);
    for (int row = 0; row < diagram.rows; ++row) {
        if (diagram.edges.west) text += '|';
        for (int column = 0; column < diagram.columns; ++column) text += diagram.at(row, column);
        text += diagram.edges.east ? "|\n" : "\n";
    }
    edge(diagram.edges.south);
    return text;
}

// Up to `longest` rows and columns, drawn with `cells`; at most one edge each way.
inline compiler::Diagram random_diagram(std::mt19937& random, int longest, std::string_view cells) {
    const auto up_to = [&](int last) { return std::uniform_int_distribution<int>(0, last)(random); };
    compiler::Diagram diagram;
    diagram.rows = 1 + up_to(longest - 1);
    diagram.columns = 1 + up_to(longest - 1);
    const int vertical = up_to(4);
    const int horizontal = up_to(4);
    diagram.edges = {vertical == 1, vertical == 2, horizontal == 1, horizontal == 2};
    for (int i = 0; i < diagram.rows * diagram.columns; ++i)
        diagram.cells.push_back(cells[static_cast<std::size_t>(up_to(static_cast<int>(cells.size()) - 1))]);
    return diagram;
}

}  // namespace katachi::catalogue
