// A file of synonyms: the spellings of a player's name that are one player.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace katachi::games {

struct Alias {
    std::string name;                    // the player is told by
    std::vector<std::string> spellings;  // others
};

// Lines such as `Cho Chikun = 趙治勲, 조치훈, Zhao Zhixun`, in UTF-8; `#` begins a remark. Throws base::FileError with
// `file` and the line where a line is none of these, or a spelling stands for two players.
std::vector<Alias> read_aliases(std::string_view text, const std::string& file);

}  // namespace katachi::games
