#include "patterndb/query/filter_sql.h"

namespace katachi::catalogue {

FilterSql::FilterSql(const EntryFilter& filter) {
    if (filter.database) add("database = ?", *filter.database);
    if (filter.kind) add("kind = ?", std::string(compiler::name(*filter.kind)));
    if (filter.class_letter)
        add("id IN (SELECT entry_id FROM entry_class WHERE letter = ?)", std::string(1, *filter.class_letter));
    if (filter.attribute) add("id IN (SELECT entry_id FROM attribute WHERE name = ?)", *filter.attribute);
    if (filter.rows) add("row_count = ?", *filter.rows);
    if (filter.columns) add("column_count = ?", *filter.columns);
    if (filter.name) add("lower(name) GLOB lower(?)", *filter.name);
}

void FilterSql::add(const std::string& condition, std::variant<int, std::string> value) {
    conditions_ += " AND " + condition;
    values_.push_back(std::move(value));
}

int FilterSql::bind(SQLite::Statement& statement, int index) const {
    for (const auto& value : values_) std::visit([&](const auto& v) { statement.bind(index++, v); }, value);
    return index;
}

}  // namespace katachi::catalogue
