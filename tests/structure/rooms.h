// The rooms of the project, lowest floor first: ARCHITECTURE.md has the table with the reasons.
#pragma once

#include <array>
#include <string_view>

namespace katachi::test {

struct Room {
    std::string_view folder;  // ends in a slash
    int floor;                // a room may include itself and rooms of lower floors
    std::string_view name;    // its namespace, within katachi
};

// The longest folder that a path begins with is its room.
constexpr std::array rooms{
    Room{"base/", 0, "base"},
    Room{"engine/board/", 11, "board"},
    Room{"engine/counting/", 12, "counting"},
    Room{"engine/sgf/", 13, "sgf"},
    Room{"engine/match/", 20, "match"},
    Room{"engine/naming/", 21, "naming"},
    Room{"grammar/", 30, "grammar"},
    Room{"compiler/", 40, "compiler"},
    Room{"engine/reading/", 51, "reading"},
    Room{"engine/worms/", 52, "worms"},
    Room{"engine/eyes/", 53, "eyes"},
    Room{"engine/eyespaces/", 54, "eyespaces"},
    Room{"engine/influence/", 55, "influence"},
    Room{"engine/position/", 56, "position"},
    Room{"engine/life/", 57, "life"},
    Room{"engine/combinations/", 57, "combinations"},
    Room{"engine/analysis/", 58, "analysis"},
    Room{"engine/moves/", 59, "moves"},
    Room{"engine/search/", 60, "search"},
    Room{"engine/gtp/", 61, "gtp"},
    Room{"engine/embed/", 61, "embed"},
    Room{"patterndb/", 62, "catalogue"},
    Room{"joseki/", 63, "joseki"},
    Room{"games/", 64, "games"},
    Room{"regression/", 65, "regression"},
    Room{"tools/authoring/", 71, "authoring"},
    Room{"tools/answers/", 72, "answers"},
    Room{"tools/studio/", 75, "studio"},
    Room{"tools/options/", 76, "options"},
    Room{"tools/katachi-compile/", 80, ""},
    Room{"tools/katachi/", 80, "cli"},
    Room{"tools/katachi-gtp/", 80, "player"},
    Room{"tools/katachi-lsp/", 80, "lsp"},
    Room{"tests/", 90, "test"},
};

// Null for a path outside of all rooms.
constexpr const Room* room_of(std::string_view path) {
    const Room* longest = nullptr;
    for (const Room& room : rooms)
        if (path.starts_with(room.folder) && (longest == nullptr || room.folder.size() > longest->folder.size()))
            longest = &room;
    return longest;
}

// The namespace of a file. A test of a room is in the room's namespace, so that it can speak as the room does.
constexpr std::string_view namespace_of(std::string_view path) {
    struct TestFolder {
        std::string_view folder;
        std::string_view name;
    };
    constexpr std::array test_folders{
        TestFolder{"tests/analysis/", "analysis"},
        TestFolder{"tests/answers/", "answers"},
        TestFolder{"tests/authoring/", "authoring"},
        TestFolder{"tests/base/", "base"},
        TestFolder{"tests/bench/", "bench"},
        TestFolder{"tests/board/", "board"},
        TestFolder{"tests/cli/", "cli"},
        TestFolder{"tests/combinations/", "combinations"},
        TestFolder{"tests/compiler/", "compiler"},
        TestFolder{"tests/counting/", "counting"},
        TestFolder{"tests/embed/", "embed"},
        TestFolder{"tests/eyes/", "eyes"},
        TestFolder{"tests/eyespaces/", "eyespaces"},
        TestFolder{"tests/fuzz/", "fuzz"},
        TestFolder{"tests/games/", "games"},
        TestFolder{"tests/gtp/", "gtp"},
        TestFolder{"tests/influence/", "influence"},
        TestFolder{"tests/joseki/", "joseki"},
        TestFolder{"tests/life/", "life"},
        TestFolder{"tests/lsp/", "lsp"},
        TestFolder{"tests/match/", "match"},
        TestFolder{"tests/moves/", "moves"},
        TestFolder{"tests/naming/", "naming"},
        TestFolder{"tests/patterndb/", "catalogue"},
        TestFolder{"tests/position/", "position"},
        TestFolder{"tests/reading/", "reading"},
        TestFolder{"tests/regression/", "regression"},
        TestFolder{"tests/search/", "search"},
        TestFolder{"tests/studio/", "studio"},
        TestFolder{"tests/worms/", "worms"},
        TestFolder{"tests/sgf/", "sgf"},
    };
    for (const TestFolder& folder : test_folders)
        if (path.starts_with(folder.folder)) return folder.name;
    const Room* room = room_of(path);
    return room == nullptr ? "" : room->name;
}

}  // namespace katachi::test
