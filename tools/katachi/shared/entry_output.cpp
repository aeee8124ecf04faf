#include "tools/katachi/shared/entry_output.h"

#include <algorithm>
#include <filesystem>
#include <iostream>

#include "base/text/terminal_text.h"

namespace katachi::cli {

namespace {

std::size_t cell_width(const std::string& cell, const base::TextStyle& style) {
    return static_cast<std::size_t>(base::width(base::glyphs(cell, style.unicode)));
}

std::string escaped(const std::string& text) {
    std::string result;
    for (const char c : text) {
        switch (c) {
            case '\t': result += "\\t"; break;
            case '\n': result += "\\n"; break;
            case '\r': result += "\\r"; break;
            case '\\': result += "\\\\"; break;
            default: result += c;
        }
    }
    return result;
}

std::string file_name(const catalogue::EntrySummary& entry) {
    return std::filesystem::path(entry.path).filename().string();
}

}  // namespace

void AlignedRows::fit(const TableRow& row) {
    widths_.resize(std::max(widths_.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) widths_[i] = std::max(widths_[i], cell_width(row[i], style_));
}

std::string AlignedRows::line(const TableRow& row) const {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const std::string padding(widths_[i] - cell_width(row[i], style_), ' ');
        const std::string cell = base::printable(row[i], style_.unicode);
        line += (i > 0 ? "  " : "") + (i >= first_number_ ? padding + cell : cell + padding);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    return line + '\n';
}

std::string aligned(const Table& table, const base::TextStyle& style) {
    AlignedRows rows(style, table.first_number);
    for (const TableRow& row : table.rows) rows.fit(row);
    std::string text;
    for (const TableRow& row : table.rows) text += rows.line(row);
    return text;
}

std::string tab_separated(const Table& table) {
    std::string text;
    for (const TableRow& row : table.rows)
        for (std::size_t i = 0; i < row.size(); ++i) text += escaped(row[i]) + (i + 1 < row.size() ? '\t' : '\n');
    return text;
}

std::string table_text(const Table& table, OutputFormat format, const base::TextStyle& style) {
    return format == OutputFormat::tsv ? tab_separated(table) : aligned(table, style);
}

std::string size_text(int rows, int columns) { return std::to_string(rows) + "x" + std::to_string(columns); }

TableRow entry_headings(OutputFormat format) {
    if (format == OutputFormat::tsv)
        return {"database", "name",           "kind",       "rows", "columns", "symmetry",
                "classes",  "has_constraint", "has_action", "path", "line"};
    return {"entry", "kind", "size", "symmetry", "classes", "has", "place"};
}

TableRow entry_row(const catalogue::EntrySummary& entry, OutputFormat format) {
    const std::string line = std::to_string(entry.line);
    if (format == OutputFormat::tsv)
        return {entry.database,
                entry.name,
                std::string(compiler::name(entry.kind)),
                std::to_string(entry.rows),
                std::to_string(entry.columns),
                entry.symmetry,
                entry.classes,
                entry.has_constraint ? "1" : "0",
                entry.has_action ? "1" : "0",
                entry.path,
                line};
    std::string has = entry.has_constraint ? "constraint" : "";
    if (entry.has_action) has += has.empty() ? "action" : ", action";
    return {entry.database + "/" + entry.name,
            std::string(compiler::name(entry.kind)),
            size_text(entry.rows, entry.columns),
            entry.symmetry,
            entry.classes,
            has,
            file_name(entry) + ":" + line};
}

Outcome report_count(std::int64_t shown, std::int64_t total) {
    if (total == 0) {
        std::cerr << "nothing found; katachi db stats shows what the catalogue holds\n";
        return Outcome::findings;
    }
    if (shown < total) std::cerr << shown << " of " << total << " entries; more with --limit\n";
    return Outcome::success;
}

}  // namespace katachi::cli
