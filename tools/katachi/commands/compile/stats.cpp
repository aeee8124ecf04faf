#include "tools/katachi/commands/compile/stats.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

#include "tools/answers/compile_figures_json.h"

namespace katachi::cli {

namespace {

using authoring::CompileFigures;

// Between the name of the database and the time.
struct CountColumn {
    const char* key;  // in tab-separated values, as in JSON
    const char* heading;
    std::size_t CompileFigures::*count;
};

constexpr std::array count_columns{
    CountColumn{"patterns", "patterns", &CompileFigures::patterns},
    CountColumn{"orientations", "orientations", &CompileFigures::orientations},
    CountColumn{"cells", "cells", &CompileFigures::cells},
    CountColumn{"trie_slots", "trie slots", &CompileFigures::trie_slots},
    CountColumn{"states_before", "states", &CompileFigures::states_before},
    CountColumn{"states", "minimised", &CompileFigures::states},
    CountColumn{"bytes", "bytes", &CompileFigures::bytes},
};

Table as_table(const std::vector<CompileFigures>& figures, OutputFormat format) {
    const bool is_text = format == OutputFormat::text;
    Table table{.rows = {{"database"}}, .first_number = 1};
    const auto is_told = [&](const CountColumn& column) {
        const bool is_of_automata =
            column.count == &CompileFigures::states_before || column.count == &CompileFigures::states;
        return !is_text || !is_of_automata || figures.back().states > 0;
    };
    std::vector<CountColumn> columns;
    std::copy_if(count_columns.begin(), count_columns.end(), std::back_inserter(columns), is_told);
    for (const CountColumn& column : columns) table.rows.front().emplace_back(is_text ? column.heading : column.key);
    table.rows.front().emplace_back(is_text ? "build time" : "seconds");
    for (const CompileFigures& row : figures) {
        TableRow& cells = table.rows.emplace_back();
        cells.push_back(row.database);
        for (const CountColumn& column : columns) cells.push_back(std::to_string(row.*column.count));
        cells.push_back(is_text ? fmt::format("{:.3f} s", row.seconds) : fmt::format("{:#}", row.seconds));
    }
    return table;
}

}  // namespace

std::string compile_stats(const std::vector<CompileFigures>& figures, OutputFormat format,
                          const base::TextStyle& style) {
    if (format == OutputFormat::json) return answers::compile_figures_json(figures);
    return table_text(as_table(figures, format), format, style);
}

}  // namespace katachi::cli
