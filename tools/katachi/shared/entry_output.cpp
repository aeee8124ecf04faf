#include "tools/katachi/shared/entry_output.h"

#include <algorithm>
#include <filesystem>
#include <iostream>

#include "base/text/terminal_text.h"

namespace katachi::cli {

namespace {

std::vector<std::size_t> column_widths(const Table& table, bool unicode) {
    std::vector<std::size_t> widths;
    for (const TableRow& row : table.rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], static_cast<std::size_t>(base::width(base::glyphs(row[i], unicode))));
    }
    return widths;
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

std::string aligned(const Table& table, const base::TextStyle& style) {
    const std::vector<std::size_t> widths = column_widths(table, style.unicode);
    std::string text;
    for (const TableRow& row : table.rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const auto used = static_cast<std::size_t>(base::width(base::glyphs(row[i], style.unicode)));
            const std::string padding(widths[i] - used, ' ');
            const std::string cell = base::printable(row[i], style.unicode);
            line += (i > 0 ? "  " : "") + (i >= table.first_number ? padding + cell : cell + padding);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
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
