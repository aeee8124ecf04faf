#include "games/base/game_filter.h"

#include <algorithm>
#include <functional>
#include <set>

#include "games/base/folded_text.h"
#include "games/base/headers_connection.h"

namespace katachi::games {

namespace {

// Conditions of a WHERE, and what their question marks stand for.
class Conditions {
  public:
    using Bind = std::function<void(SQLite::Statement&, int index)>;

    void add(const std::string& condition) { text_ += (text_.empty() ? " WHERE " : " AND ") + condition; }
    template <typename Value>
    void bind(const Value& value) {
        binds_.push_back([value](SQLite::Statement& statement, int index) { statement.bind(index, value); });
    }
    template <typename Number>
    void add_range(const std::string& column, const std::optional<Range<Number>>& range) {
        if (!range) return;
        add(column + " BETWEEN ? AND ?");
        bind(range->first);
        bind(range->second);
    }

    const std::string& text() const { return text_; }
    void bind_all(SQLite::Statement& statement) const {
        for (std::size_t i = 0; i < binds_.size(); ++i) binds_[i](statement, static_cast<int>(i) + 1);
    }

  private:
    std::string text_;
    std::vector<Bind> binds_;
};

// All spellings of the player that `name` is one of.
std::vector<std::int64_t> players_named(SQLite::Database& connection, const std::string& name) {
    SQLite::Statement row(connection,
                          "WITH told (name) AS (SELECT coalesce((SELECT of_name FROM alias WHERE key = ?1), ?1)) "
                          "SELECT number FROM player WHERE key IN (SELECT name FROM told) OR key IN "
                          "(SELECT key FROM alias WHERE of_name IN (SELECT name FROM told)) ORDER BY number");
    row.bind(1, folded_text(name));
    std::vector<std::int64_t> numbers;
    while (row.executeStep()) numbers.push_back(row.getColumn(0).getInt64());
    return numbers;
}

[[noreturn]] void refuse_unknown(SQLite::Database& connection, const GameBase& base, const std::string& name) {
    SQLite::Statement row(connection, "SELECT name FROM player WHERE instr(key, ?) > 0 ORDER BY name LIMIT 5");
    row.bind(1, folded_text(name));
    std::string known;
    while (row.executeStep()) known += (known.empty() ? "; did you mean " : ", ") + row.getColumn(0).getString();
    throw base::FileError(base.folder().string() + ": has no games of " + name + known);
}

std::string list_of(const std::vector<std::int64_t>& numbers) {
    std::string list;
    for (const std::int64_t number : numbers) list += (list.empty() ? "" : ",") + std::to_string(number);
    return "(" + list + ")";
}

void add_player(Conditions& conditions, const GameFilter::Player& player, const std::string& numbers) {
    if (player.colour == board::Colour::black)
        conditions.add("black IN " + numbers);
    else if (player.colour == board::Colour::white)
        conditions.add("white IN " + numbers);
    else
        conditions.add("(black IN " + numbers + " OR white IN " + numbers + ")");
}

void add_result(Conditions& conditions, const std::string& result) {
    if (result.empty()) return;
    const bool is_side = result == "B" || result == "W";
    conditions.add(is_side ? "substr(result, 1, 2) = ?" : "result = ?");
    conditions.bind(is_side ? result + "+" : result);
}

Conditions conditions_of(SQLite::Database& connection, const GameBase& base, const GameFilter& filter) {
    Conditions conditions;
    for (const GameFilter::Player& player : filter.players) {
        const auto numbers = players_named(connection, player.name);
        if (numbers.empty()) refuse_unknown(connection, base, player.name);
        add_player(conditions, player, list_of(numbers));
    }
    if (filter.since) {
        conditions.add("last_day >= ?");
        conditions.bind(filter.since->first.number());
    }
    if (filter.until) {
        conditions.add("first_day <= ?");
        conditions.bind(filter.until->last.number());
    }
    add_result(conditions, filter.result);
    conditions.add_range("black_rank", filter.rank);
    conditions.add_range("white_rank", filter.rank);
    if (!filter.event.empty()) {
        conditions.add("instr(lower(event), lower(?)) > 0");
        conditions.bind(filter.event);
    }
    conditions.add_range("handicap", filter.handicap);
    conditions.add_range("komi", filter.komi);
    conditions.add_range("moves", filter.length);
    return conditions;
}

// Games in their order, each but once: of games with the same moves the first that comes.
class FirstOfEqual {
  public:
    void add(std::int64_t number, std::optional<std::int64_t> duplicate_of) {
        const bool is_first = !duplicate_of || (!std::binary_search(numbers_.begin(), numbers_.end(), *duplicate_of) &&
                                                duplicated_.insert(*duplicate_of).second);
        if (is_first) numbers_.push_back(number);
    }

    std::vector<std::int64_t> take() { return std::move(numbers_); }

  private:
    std::vector<std::int64_t> numbers_;
    std::set<std::int64_t> duplicated_;  // that did not come themselves
};

}  // namespace

std::vector<std::int64_t> filtered_games(const GameBase& base, const GameFilter& filter) {
    return on_headers(base, [&](SQLite::Database& connection) {
        const Conditions conditions = conditions_of(connection, base, filter);
        SQLite::Statement row(connection,
                              "SELECT number, duplicate_of FROM game" + conditions.text() + " ORDER BY number");
        conditions.bind_all(row);
        FirstOfEqual games;
        while (row.executeStep()) {
            const SQLite::Column original = row.getColumn(1);
            const bool is_alone = filter.with_duplicates || original.isNull();
            games.add(row.getColumn(0).getInt64(), is_alone ? std::nullopt : std::optional(original.getInt64()));
        }
        return games.take();
    });
}

std::vector<std::int64_t> uncounted_games(const GameBase& base) {
    return on_headers(base, [](SQLite::Database& connection) {
        SQLite::Statement row(connection,
                              "SELECT number FROM removed_game UNION ALL "
                              "SELECT number FROM game WHERE duplicate_of IS NOT NULL ORDER BY number");
        std::vector<std::int64_t> numbers;
        while (row.executeStep()) numbers.push_back(row.getColumn(0).getInt64());
        return numbers;
    });
}

std::int64_t counted_games(const GameBase& base) {
    return on_headers(base, [](SQLite::Database& connection) {
        return connection
            .execAndGet(
                "SELECT (SELECT count(*) FROM game) - (SELECT count(*) FROM game WHERE duplicate_of IS NOT NULL)")
            .getInt64();
    });
}

}  // namespace katachi::games
