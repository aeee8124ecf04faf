// The three sets of questions, and the collections of games that each is drawn from: none has a game of another one.
// The collection that the recorded outcomes come from is left alone.
#pragma once

#include <array>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/sgf/game.h"

namespace katachi::regression {

struct Split {
    std::string_view name;
    std::vector<std::string_view> archives;  // below games19/
};

inline const std::array<Split, 3>& splits() {
    static const std::array<Split, 3> all{{
        {"tune", {"server-9d-2009.tar.gz"}},
        {"choose", {"loose/FineArt"}},
        {"judge",
         {"loose/2018-Tencent-World-AI-WEIQI-Competition", "loose/AlphaGo", "loose/AlphaGo-2.0",
          "loose/Berry-Genomics-Cup-2018-World-AI-Weiqi-Competition", "loose/UEC-Cup-11"}},
    }};
    return all;
}

// The games of a set, by name. Names are those below `collections`, the folder games19; of games on 19 lines without a
// handicap alone. Throws FileError.
std::map<std::string, sgf::Game> games_of(const Split& split, const std::filesystem::path& collections);

// The board before a move of a game, or the composed board of that number where the name is that of a composed set
// (composed_problem.h). Throws FileError where there is none.
board::Position board_before(const std::map<std::string, sgf::Game>& games, const std::string& game, int move);

// The whole main line as SGF.
std::string sgf_of(const sgf::Game& game);

}  // namespace katachi::regression
