#include "tools/katachi/commands/compile/stats.h"

#include <fmt/core.h>

#include <array>
#include <cmath>
#include <nlohmann/json.hpp>

#include "base/findings/diagnostic_text.h"
#include "tools/answers/json_text.h"

namespace katachi::cli {

namespace {

struct Column {
    const char* key;  // in JSON and tab-separated values
    const char* heading;
    answers::Json (*value)(const CompileFigures& figures);  // what is no whole number is a time in seconds
};

constexpr std::array columns{
    Column{"database", "database", [](const CompileFigures& figures) { return answers::Json(figures.database); }},
    Column{"patterns", "patterns", [](const CompileFigures& figures) { return answers::Json(figures.patterns); }},
    Column{"orientations", "orientations",
           [](const CompileFigures& figures) { return answers::Json(figures.orientations); }},
    Column{"cells", "cells", [](const CompileFigures& figures) { return answers::Json(figures.cells); }},
    Column{"trie_slots", "trie slots", [](const CompileFigures& figures) { return answers::Json(figures.trie_slots); }},
    Column{"states_before", "states",
           [](const CompileFigures& figures) { return answers::Json(figures.states_before); }},
    Column{"states", "minimised", [](const CompileFigures& figures) { return answers::Json(figures.states); }},
    Column{"bytes", "bytes", [](const CompileFigures& figures) { return answers::Json(figures.bytes); }},
    Column{"seconds", "build time", [](const CompileFigures& figures) { return answers::Json(figures.seconds); }},
};

CompileFigures figures_of(const std::string& name, const TimedTables& timed) {
    const match::PatternTables& tables = timed.built.tables();
    CompileFigures figures{.database = name};
    figures.patterns = tables.patterns.size() + tables.whole_boards.entries.size();
    for (const match::PlayoutSet& set : tables.playouts.sets) figures.patterns += set.pattern_count;
    figures.orientations = tables.orientations.size();
    figures.cells = tables.cells.size();
    figures.trie_slots = tables.trie.slots.size();
    if (const auto& automata = timed.built.automaton_statistics(); !automata.empty()) {
        const bool is_one = tables.databases.size() == 1;
        const compiler::AutomatonStatistics& shown = is_one ? automata.front() : automata.back();
        figures.states_before = shown.states_before;
        figures.states = shown.states;
    }
    match::visit_sections(tables, [&](std::string_view, const auto& rows) { figures.bytes += rows.size_bytes(); });
    figures.seconds = std::round(timed.time.count() * 1e4) / 1e4;  // more digits would only be noise
    return figures;
}

std::string cell(const answers::Json& value, OutputFormat format) {
    if (value.is_string()) return value.get<std::string>();
    if (value.is_number_float() && format == OutputFormat::text) return fmt::format("{:.3f} s", value.get<double>());
    return value.dump();
}

answers::Json as_json(const std::vector<CompileFigures>& figures) {
    answers::Json list = answers::Json::array();
    for (const CompileFigures& row : figures) {
        answers::Json& item = list.emplace_back();
        for (const Column& column : columns) item[column.key] = column.value(row);
    }
    return list;
}

Table as_table(const std::vector<CompileFigures>& figures, OutputFormat format) {
    Table table{.rows = {{}}, .first_number = 1};
    for (const Column& column : columns)
        table.rows.front().emplace_back(format == OutputFormat::text ? column.heading : column.key);
    for (const CompileFigures& row : figures) {
        TableRow& cells = table.rows.emplace_back();
        for (const Column& column : columns) cells.push_back(cell(column.value(row), format));
    }
    return table;
}

}  // namespace

std::vector<CompileFigures> compile_figures(const std::vector<compiler::PatternDatabase>& databases,
                                            const TimedTables& all) {
    std::vector<CompileFigures> figures;
    for (const compiler::PatternDatabase& database : databases)
        if (compiler::is_compiled(database.spec.kind))
            figures.push_back(figures_of(database.spec.name, TimedTables({&database, 1})));
    figures.push_back(figures_of("all", all));
    return figures;
}

std::string compile_stats(const std::vector<CompileFigures>& figures, OutputFormat format,
                          const base::TextStyle& style) {
    if (format == OutputFormat::json) return answers::json_text(as_json(figures));
    return table_text(as_table(figures, format), format, style);
}

}  // namespace katachi::cli
