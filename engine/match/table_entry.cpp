#include "engine/match/table_entry.h"

#include "engine/match/whole_board_matcher.h"

namespace katachi::match {

namespace {

bool is_pattern(const PatternTables& tables, std::uint32_t entry) { return entry < tables.patterns.size(); }

std::uint32_t board_of_entry(const PatternTables& tables, std::uint32_t entry) {
    return entry - static_cast<std::uint32_t>(tables.patterns.size());
}

std::string name_of_entry(const PatternTables& tables, std::uint32_t entry) {
    return is_pattern(tables, entry) ? tables.text(tables.patterns[entry].name)
                                     : whole_board_name(tables, board_of_entry(tables, entry));
}

}  // namespace

std::uint32_t entry_count(const PatternTables& tables) {
    return static_cast<std::uint32_t>(tables.patterns.size() + tables.whole_boards.entries.size());
}

std::uint32_t entry_of_board(const PatternTables& tables, std::uint32_t whole_board_entry) {
    return static_cast<std::uint32_t>(tables.patterns.size()) + whole_board_entry;
}

std::uint32_t database_of_entry(const PatternTables& tables, std::uint32_t entry) {
    return is_pattern(tables, entry) ? tables.patterns[entry].database
                                     : whole_board_names(tables.whole_boards, board_of_entry(tables, entry)).database;
}

std::string full_name_of_entry(const PatternTables& tables, std::uint32_t entry) {
    return tables.text(tables.databases[database_of_entry(tables, entry)].name) + ("/" + name_of_entry(tables, entry));
}

std::string remark_of_entry(const PatternTables& tables, std::uint32_t entry) {
    return is_pattern(tables, entry) ? tables.text(tables.patterns[entry].remark) : "";
}

float value_of_entry(const PatternTables& tables, std::uint32_t entry) {
    return is_pattern(tables, entry) ? tables.patterns[entry].value
                                     : tables.whole_boards.values[board_of_entry(tables, entry)];
}

}  // namespace katachi::match
