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

constexpr auto no_numbers = static_cast<std::size_t>(-1);

// The first row is the heading.
struct Table {
    std::vector<TableRow> rows;
    std::size_t first_number = no_numbers;  // this column and those behind it hold numbers
};

enum class OutputFormat { text, json, tsv };

// Numbers are aligned to the right; what could steer a terminal is replaced.
std::string aligned(const Table& table, const base::TextStyle& style);

// The same of rows that are too many to be kept: each is made twice, first to fit the columns, then as a line.
class AlignedRows {
  public:
    explicit AlignedRows(const base::TextStyle& style, std::size_t first_number = no_numbers)
        : style_(style), first_number_(first_number) {}

    void fit(const TableRow& row);
    std::string line(const TableRow& row) const;

  private:
    base::TextStyle style_;
    std::size_t first_number_;
    std::vector<std::size_t> widths_;
};

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
