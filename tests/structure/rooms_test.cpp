// The rooms are those of the table in ARCHITECTURE.md, on its floors and in its order.
#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <string>
#include <vector>

#include "tests/structure/rooms.h"

namespace katachi::test {

namespace {

constexpr int floor_of_programs = 800;  // a room each, and one row of the table

// "5.10 engine/search/" of each folder that a row begins with.
std::vector<std::string> rooms_of_the_table() {
    static const std::regex row(R"(\| ([\d.]+) \| (`[^|]*`) \|.*)"), folder("`([^`]*)`");
    std::vector<std::string> found;
    std::ifstream document(KATACHI_SOURCE_DIR "/ARCHITECTURE.md");
    for (std::string line; std::getline(document, line);) {
        std::smatch cells;
        if (!std::regex_match(line, cells, row)) continue;
        const std::string folders = cells[2];
        for (std::sregex_iterator name(folders.begin(), folders.end(), folder), end; name != end; ++name)
            found.push_back(cells[1].str() + " " + (*name)[1].str());
    }
    return found;
}

std::string in_the_table(const Room& room) {
    std::string floor = std::to_string(room.floor / 100);
    if (room.floor % 100 != 0) floor += "." + std::to_string(room.floor % 100);
    return floor + " " + (room.floor == floor_of_programs ? "tools/" : std::string(room.folder));
}

TEST(Rooms, AreThoseOfTheTable) {
    std::vector<std::string> listed;
    for (const Room& room : rooms)
        if (const std::string line = in_the_table(room); listed.empty() || listed.back() != line)
            listed.push_back(line);
    EXPECT_EQ(listed, rooms_of_the_table());
}

}  // namespace

}  // namespace katachi::test
