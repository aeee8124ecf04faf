#include "games/base/game_odds.h"

#include "games/base/headers_connection.h"

namespace katachi::games {

std::vector<GameOdds> game_odds(const GameBase& base) {
    return on_headers(base, [](SQLite::Database& connection) {
        std::vector<GameOdds> odds;
        SQLite::Statement row(connection, "SELECT number, black_rank, white_rank, komi FROM game ORDER BY number");
        const auto rank = [&](int column) {
            const SQLite::Column value = row.getColumn(column);
            return value.isNull() ? std::nullopt : std::optional(value.getInt());
        };
        while (row.executeStep()) {
            GameOdds& game = odds.emplace_back();
            game.number = row.getColumn(0).getInt64();
            game.black_rank = rank(1);
            game.white_rank = rank(2);
            if (const SQLite::Column komi = row.getColumn(3); !komi.isNull()) game.komi = komi.getDouble();
        }
        return odds;
    });
}

}  // namespace katachi::games
