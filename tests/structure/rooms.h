// The rooms of the project, lowest floor first: ARCHITECTURE.md has the table with the reasons.
#pragma once

#include <array>
#include <string_view>

namespace katachi::test {

struct Room {
    std::string_view folder;  // ends in a slash
    int floor;                // a room may include itself and rooms of lower floors
};

// The longest folder that a path begins with is its room.
constexpr std::array rooms{
    Room{"base/", 0},
    Room{"engine/board/", 11},
    Room{"engine/counting/", 12},
    Room{"engine/sgf/", 13},
    Room{"engine/match/", 20},
    Room{"grammar/", 30},
    Room{"compiler/", 40},
    Room{"engine/reading/", 51},
    Room{"engine/analysis/", 57},
    Room{"engine/moves/", 58},
    Room{"engine/search/", 59},
    Room{"engine/gtp/", 60},
    Room{"engine/embed/", 60},
    Room{"patterndb/", 61},
    Room{"joseki/", 62},
    Room{"games/", 63},
    Room{"regression/", 64},
    Room{"tools/authoring/", 71},
    Room{"tools/answers/", 72},
    Room{"tools/", 80},
    Room{"tests/", 90},
};

// Null for a path outside of all rooms.
constexpr const Room* room_of(std::string_view path) {
    const Room* longest = nullptr;
    for (const Room& room : rooms)
        if (path.starts_with(room.folder) && (longest == nullptr || room.folder.size() > longest->folder.size()))
            longest = &room;
    return longest;
}

}  // namespace katachi::test
