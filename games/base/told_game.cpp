#include "games/base/told_game.h"

#include <algorithm>

#include "games/base/headers_connection.h"

namespace katachi::games {

namespace {

constexpr const char* game_row =
    "SELECT s.path, s.entry, s.games, g.place, g.board_size, g.moves, g.handicap, b.name, w.name, g.black_rank, "
    "g.white_rank, g.first_day, g.last_day, g.result, g.komi, g.rules, g.event, g.duplicate_of "
    "FROM game AS g JOIN source AS s ON s.number = g.source LEFT JOIN player AS b ON b.number = g.black "
    "LEFT JOIN player AS w ON w.number = g.white WHERE g.number = ?";

std::string text_of(const SQLite::Column& column) { return column.isNull() ? "" : column.getString(); }

std::optional<HeaderRank> rank_of(const SQLite::Column& column) {
    return column.isNull() ? std::nullopt : std::optional(HeaderRank::of_strength(column.getInt()));
}

std::string source_name(SQLite::Statement& row) {
    std::string name = text_of(row.getColumn(0));
    if (const std::string entry = text_of(row.getColumn(1)); !entry.empty()) name += ": " + entry;
    const bool is_alone = row.getColumn(2).getInt64() == 1;
    return is_alone ? name : name + "#" + std::to_string(row.getColumn(3).getInt64());
}

ToldGame told_by(SQLite::Statement& row, std::int64_t number) {
    ToldGame game{.number = number, .source = source_name(row), .headers = {}, .result = {}, .duplicate_of = {}};
    GameHeaders& headers = game.headers;
    headers.board_size = row.getColumn(4).getInt();
    headers.moves = row.getColumn(5).getInt();
    headers.handicap = row.getColumn(6).getInt();
    headers.black = text_of(row.getColumn(7));
    headers.white = text_of(row.getColumn(8));
    headers.black_rank = rank_of(row.getColumn(9));
    headers.white_rank = rank_of(row.getColumn(10));
    if (!row.getColumn(11).isNull())
        headers.date =
            HeaderDate{Day::of_number(row.getColumn(11).getInt()), Day::of_number(row.getColumn(12).getInt())};
    game.result = text_of(row.getColumn(13));
    if (!row.getColumn(14).isNull()) headers.komi = row.getColumn(14).getDouble();
    headers.rules = text_of(row.getColumn(15));
    headers.event = text_of(row.getColumn(16));
    if (!row.getColumn(17).isNull()) game.duplicate_of = row.getColumn(17).getInt64();
    return game;
}

}  // namespace

std::string ToldGame::written_or(const std::string& property, const std::string& told) const {
    const auto& written = headers.written;
    const auto found = std::ranges::find(written, property, [](const auto& text) { return text.first; });
    return found == written.end() ? told : found->second;
}

void visit_told_games(const GameBase& base, std::span<const std::int64_t> numbers,
                      const std::function<void(ToldGame)>& visit) {
    on_headers(base, [&](SQLite::Database& connection) {
        const SQLite::Transaction reading(connection);
        SQLite::Statement row(connection, game_row);
        SQLite::Statement written(connection, "SELECT property, text FROM written WHERE game = ? ORDER BY place");
        for (const std::int64_t number : numbers) {
            row.bind(1, number);
            if (row.executeStep()) {
                ToldGame game = told_by(row, number);
                written.bind(1, number);
                while (written.executeStep())
                    game.headers.written.emplace_back(text_of(written.getColumn(0)), text_of(written.getColumn(1)));
                written.reset();
                visit(std::move(game));
            }
            row.reset();
        }
    });
}

std::vector<ToldGame> told_games(const GameBase& base, std::span<const std::int64_t> numbers) {
    std::vector<ToldGame> games;
    visit_told_games(base, numbers, [&](ToldGame game) { games.push_back(std::move(game)); });
    return games;
}

EqualGames equal_games(const GameBase& base) {
    return on_headers(base, [](SQLite::Database& connection) {
        EqualGames equal;
        SQLite::Statement row(connection,
                              "SELECT duplicate_of, number FROM game WHERE duplicate_of IS NOT NULL "
                              "ORDER BY duplicate_of, number");
        std::int64_t first = 0;
        for (; row.executeStep(); ++equal.duplicates) {
            if (row.getColumn(0).getInt64() != first) equal.numbers.push_back(first = row.getColumn(0).getInt64());
            equal.numbers.push_back(row.getColumn(1).getInt64());
        }
        return equal;
    });
}

}  // namespace katachi::games
