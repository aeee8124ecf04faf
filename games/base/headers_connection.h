// Work on the database of a base, with SQLite's errors told in words for people. For the sources of this folder; others
// need no header of SQLite.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include "base/files/file_error.h"
#include "games/base/game_base.h"

namespace katachi::games {

base::FileError headers_error(const std::filesystem::path& folder, const SQLite::Exception& error);

// Runs `work(connection)`.
template <class Work>
auto on_headers(const GameBase& base, Work work) {
    try {
        return work(base.connection());
    } catch (const SQLite::Exception& error) {
        throw headers_error(base.folder(), error);
    }
}

}  // namespace katachi::games
