#include "tests/fuzz/files/archive_promise.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "base/files/temporary_folder.h"
#include "base/text/one_line.h"
#include "tools/authoring/games/game_files.h"

namespace katachi::fuzz {

std::string broken_archive_promise(const std::string& bytes) {
    namespace fs = std::filesystem;
    constexpr std::size_t limit = 1 << 16;
    static const base::TemporaryFolder folder(fs::temp_directory_path() / "katachi-fuzz-");
    const std::string file = (folder / "games").string();
    std::ofstream(file, std::ios::binary) << bytes;

    std::string broken;
    double share = 0;
    const authoring::GameTextVisitor visitor{
        .text =
            [&](const authoring::GameText& text) {
                if (!text.name.starts_with(file) || text.file != file) broken = "a text of another file: " + text.name;
                if (text.name != base::one_line(text.name)) broken = "a name that is no line: " + text.name;
                // Text of UTF-16 is given as UTF-8, which takes up to half as much again.
                if (text.text.size() > std::max(limit + limit / 2, 3 * bytes.size())) broken = "too long a text";
                if (text.share < share || text.share > 1) broken = "a share that does not grow";
                share = text.share;
                return broken.empty();
            },
        .trouble =
            [&](const std::string& line) {
                if (!line.starts_with(file)) broken = "trouble without the file: " + line;
                if (line != base::one_line(line)) broken = "trouble that is no line: " + line;
            }};
    authoring::visit_game_texts({file}, visitor, {.archive_limit = limit});
    return broken;
}

}  // namespace katachi::fuzz
