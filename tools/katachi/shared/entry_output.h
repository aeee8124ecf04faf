// Tables as commands print them: aligned for people, tab-separated for programs. Rows, columns and lines of entries
// count from 1 in both.
#pragma once

#include <string>
#include <vector>

#include "base/findings/diagnostic_text.h"
#include "patterndb/query/query.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

using TableRow = std::vector<std::string>;

// The first row is the heading.
struct Table {
    std::vector<TableRow> rows;
    std::size_t first_number = static_cast<std::size_t>(-1);  // this column and those behind it hold numbers
};

enum class OutputFormat { text, json, tsv };

// Numbers are aligned to the right; what could steer a terminal is replaced.
std::string aligned(const Table& table, const base::TextStyle& style);
// Tabs, line ends and backslashes within a value are written \t, \n, \r and \\.
std::string tab_separated(const Table& table);
std::string table_text(const Table& table, OutputFormat format, const base::TextStyle& style);

// "4x5": rows, columns.
std::string size_text(int rows, int columns);

// An entry as a row of a table.
TableRow entry_headings(OutputFormat format);
TableRow entry_row(const catalogue::EntrySummary& entry, OutputFormat format);

// Says on standard error where entries were left out or none was found; gives the exit status.
Outcome report_count(std::int64_t shown, std::int64_t total);

}  // namespace katachi::cli
