// An EntryFilter as a condition on the view placed_entry.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <string>
#include <variant>
#include <vector>

#include "patterndb/query/filter.h"

namespace katachi::catalogue {

class FilterSql {
  public:
    explicit FilterSql(const EntryFilter& filter);

    // " AND …" for every part of the filter that is set, with ? for the values.
    const std::string& conditions() const { return conditions_; }
    // Binds the values from `index` on; returns the index behind them.
    int bind(SQLite::Statement& statement, int index) const;

  private:
    void add(const std::string& condition, std::variant<int, std::string> value);

    std::string conditions_;
    std::vector<std::variant<int, std::string>> values_;
};

}  // namespace katachi::catalogue
