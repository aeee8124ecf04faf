// What a save changed, as katachi watch tells it.
#pragma once

#include <string>

#include "base/findings/diagnostic_text.h"
#include "tools/authoring/games/game_positions.h"
#include "tools/authoring/workspace/watched_library.h"
#include "tools/authoring/workspace/watched_tests.h"

namespace katachi::cli {

// Entries that changed with their matches in `games`, new findings, and failing tests. "" where none of it changed.
std::string watch_text(const authoring::LibraryChange& change, authoring::WatchedTests& tests,
                       const authoring::WatchedLibrary& library, const authoring::KeptPositions& games,
                       const base::TextStyle& style);

}  // namespace katachi::cli
