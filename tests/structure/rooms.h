// The rooms of the project, lowest floor first: ARCHITECTURE.md has the table with the reasons.
#pragma once

#include <array>
#include <string_view>

namespace katachi::test {

struct Room {
    std::string_view folder;  // ends in a slash
    int floor;                // 510 is floor 5.10; a room may include itself and rooms of lower floors
    std::string_view name;    // its namespace, within katachi
};

// The longest folder that a path begins with is its room.
constexpr std::array rooms{
    Room{"base/", 0, "base"},
    Room{"engine/board/", 101, "board"},
    Room{"engine/counting/", 102, "counting"},
    Room{"engine/sgf/", 103, "sgf"},
    Room{"engine/match/", 200, "match"},
    Room{"engine/naming/", 201, "naming"},
    Room{"grammar/", 300, "grammar"},
    Room{"compiler/", 400, "compiler"},
    Room{"engine/reading/", 501, "reading"},
    Room{"engine/worms/", 502, "worms"},
    Room{"engine/eyes/", 503, "eyes"},
    Room{"engine/eyespaces/", 504, "eyespaces"},
    Room{"engine/influence/", 505, "influence"},
    Room{"engine/position/", 506, "position"},
    Room{"engine/life/", 507, "life"},
    Room{"engine/combinations/", 507, "combinations"},
    Room{"engine/analysis/", 508, "analysis"},
    Room{"engine/moves/", 509, "moves"},
    Room{"engine/search/", 510, "search"},
    Room{"engine/gtp/", 511, "gtp"},
    Room{"engine/embed/", 511, "embed"},
    Room{"patterndb/", 601, "catalogue"},
    Room{"joseki/", 602, "joseki"},
    Room{"games/", 603, "games"},
    Room{"regression/", 604, "regression"},
    Room{"tools/authoring/", 701, "authoring"},
    Room{"tools/answers/", 702, "answers"},
    Room{"tools/studio/", 703, "studio"},
    Room{"tools/options/", 704, "options"},
    Room{"tools/katachi-compile/", 800, ""},
    Room{"tools/katachi/", 800, "cli"},
    Room{"tools/katachi-gtp/", 800, "player"},
    Room{"tools/katachi-lsp/", 800, "lsp"},
    Room{"tests/", 900, "test"},
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
