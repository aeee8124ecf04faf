#include "patterndb/query/text_search.h"

#include <algorithm>
#include <cctype>

#include "base/text/utf8.h"
#include "patterndb/connection.h"
#include "patterndb/query/filter_sql.h"
#include "patterndb/query/summary_row.h"

namespace katachi::catalogue {
namespace {

bool has_letters(std::string_view word) {
    return std::any_of(word.begin(), word.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte >= 0x80 || std::isalnum(byte);
    });
}

// Each word as a quoted phrase, so that nothing in it is an operator.
std::string phrases_of(std::string_view words) {
    std::string query;
    constexpr std::string_view blanks = " \t\r\n";
    for (std::size_t begin = words.find_first_not_of(blanks); begin != std::string_view::npos;) {
        const std::size_t end = std::min(words.find_first_of(blanks, begin), words.size());
        const std::string_view word = words.substr(begin, end - begin);
        begin = words.find_first_not_of(blanks, end);
        if (!has_letters(word)) continue;
        query += '"';
        for (const char c : word) query += c == '"' ? std::string("\"\"") : std::string(1, c);
        query += "\" * ";
    }
    return query;
}

}  // namespace

EntryList search_text(const Catalogue& catalogue, std::string_view words, const EntryFilter& filter,
                      std::int64_t limit) {
    // A zero byte would end the query for SQLite.
    std::string clean = base::as_utf8(words);
    std::replace(clean.begin(), clean.end(), '\0', ' ');
    const std::string phrases = phrases_of(clean);
    if (phrases.empty()) return {};
    return on_connection(catalogue, [&](SQLite::Database& connection) {
        const FilterSql where(filter);
        const std::string found =
            " FROM placed_entry JOIN (SELECT rowid, bm25(entry_words, 10, 2, 1) AS score "
            "FROM entry_words WHERE entry_words MATCH ?) ON rowid = id WHERE 1" +
            where.conditions();
        EntryList list;
        SQLite::Statement count(connection, "SELECT count(*)" + found);
        count.bind(1, phrases);
        where.bind(count, 2);
        count.executeStep();
        list.total = count.getColumn(0).getInt64();
        SQLite::Statement query(connection,
                                std::string("SELECT ") + summary_columns + found +
                                    " ORDER BY score, database, database_id, file_position, position LIMIT ?");
        query.bind(1, phrases);
        query.bind(where.bind(query, 2), limit);
        while (query.executeStep()) list.entries.push_back(summary_of(query));
        return list;
    });
}

}  // namespace katachi::catalogue
