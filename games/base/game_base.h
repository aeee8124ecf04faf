// A base of games: a folder with the moves in segments and what is told of the games in a database.
//
//     headers.sqlite         sources, games, players (base_schema.sql)
//     segment-00001.games    games/index/segment.h
//     import.lock            while games are imported
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <vector>

namespace SQLite {
class Database;
}

namespace katachi::games {

// A segment of a base: games first_game to first_game + games - 1. Segments and games are numbered from 1.
struct BaseSegment {
    std::int64_t number = 0;
    std::int64_t first_game = 0;
    std::int64_t games = 0;
};

class GameBase {
  public:
    enum class Access : std::uint8_t { read, write };

    // With `write` a folder that is not there, or is empty, becomes a base. Throws base::FileError, also where the
    // folder holds something else.
    static GameBase open(const std::filesystem::path& folder, Access access);
    GameBase(GameBase&&) noexcept;
    GameBase& operator=(GameBase&&) noexcept;
    ~GameBase();

    const std::filesystem::path& folder() const { return folder_; }
    std::filesystem::path segment_path(std::int64_t number) const;
    std::filesystem::path lock_path() const { return folder_ / "import.lock"; }

    std::vector<BaseSegment> segments() const;  // by number
    // Segments that no row names: an import was killed between the two.
    void remove_orphans() const;
    // The database as one file, without a journal beside it.
    void settle() const;

    // The connection is for the sources of this folder. Errors of SQLite are told in words by `on_headers`
    // (headers_connection.h).
    SQLite::Database& connection() const { return *connection_; }

  private:
    GameBase(std::filesystem::path folder, std::unique_ptr<SQLite::Database> connection);

    std::filesystem::path folder_;
    std::unique_ptr<SQLite::Database> connection_;
};

// Whether it is a folder with a database of headers.
bool is_game_base(const std::filesystem::path& folder);

}  // namespace katachi::games
