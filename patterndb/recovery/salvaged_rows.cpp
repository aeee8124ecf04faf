#include "patterndb/recovery/salvaged_rows.h"

#include <deque>
#include <optional>

namespace katachi::catalogue {
namespace {

struct Range {
    std::int64_t least = 0;
    std::int64_t greatest = 0;
};

enum class Direction { up, down };

class Salvage {
  public:
    Salvage(SQLite::Database& damaged, const SalvagedTable& table,
            const std::function<void(const SQLite::Statement&)>& visit)
        : damaged_(damaged), table_(table), visit_(visit) {}

    // Rows are read from both ends towards the damage, then in the halves of what lies between, the large ones first.
    bool run(Range whole) {
        constexpr int most_ranges = 4000;  // a damaged page costs as many as it held keys
        bool is_whole = true;
        std::deque<Range> left{whole};
        for (int ranges = 0; !left.empty() && ranges < most_ranges; ++ranges) {
            const Range range = left.front();
            left.pop_front();
            const auto first_lost = first_unread(range, Direction::up);
            if (!first_lost) continue;
            is_whole = false;
            const auto last_lost = first_unread({*first_lost, range.greatest}, Direction::down);
            if (!last_lost || *first_lost >= *last_lost) continue;
            const std::int64_t middle = *first_lost + (*last_lost - *first_lost) / 2;
            left.push_back({*first_lost, middle});
            left.push_back({middle + 1, *last_lost});
        }
        return is_whole;
    }

    std::optional<std::int64_t> greatest_key() {
        try {
            return damaged_.execAndGet("SELECT coalesce(max(" + table_.key + "), 0) FROM " + table_.name).getInt64();
        } catch (const SQLite::Exception&) {
            return std::nullopt;
        }
    }

  private:
    // Reads the rows of the range; the key at which reading failed, nothing where it came to its end. Keys that do not
    // grow are damage as well, which might never end.
    std::optional<std::int64_t> first_unread(Range range, Direction direction) {
        const bool is_up = direction == Direction::up;
        std::int64_t next = is_up ? range.least : range.greatest;
        try {
            SQLite::Statement row(damaged_, "SELECT " + table_.columns + ", " + table_.key + " FROM " + table_.name +
                                                " WHERE " + table_.key + " BETWEEN ? AND ? ORDER BY " + table_.key +
                                                (is_up ? "" : " DESC"));
            row.bind(1, range.least);
            row.bind(2, range.greatest);
            while (row.executeStep()) {
                const std::int64_t key = row.getColumn(row.getColumnCount() - 1).getInt64();
                if (is_up ? key < next : key > next) return next;
                next = key;
                visit_(row);
            }
            return std::nullopt;
        } catch (const SQLite::Exception&) {
            return next;
        }
    }

    SQLite::Database& damaged_;
    const SalvagedTable& table_;
    const std::function<void(const SQLite::Statement&)>& visit_;
};

}  // namespace

bool visit_salvaged_rows(SQLite::Database& damaged, const SalvagedTable& table, std::int64_t greatest_key,
                         const std::function<void(const SQLite::Statement&)>& visit) {
    Salvage salvage(damaged, table, visit);
    const auto greatest = salvage.greatest_key();
    return salvage.run({0, greatest.value_or(greatest_key)}) && greatest.has_value();
}

}  // namespace katachi::catalogue
